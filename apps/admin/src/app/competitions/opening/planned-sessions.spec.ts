import { linesOf, plannedFrom, sessionsTyped } from './planned-sessions';

describe('the sessions that a competition plans', () => {
  it('are typed a line each: a day in either form, and where', () => {
    expect(sessionsTyped('2026-11-21\n\n28/11/2026 ; 59001\r\n5.12.2026\tSalle des fêtes')).toEqual([
      { day: '2026-11-21' },
      { day: '2026-11-28', club: '59001' },
      { day: '2026-12-05', club: 'Salle des fêtes' },
    ]);
    expect(sessionsTyped('')).toEqual([]);
  });

  it.each(['next week', '2026-02-30', '31/31/2026', '2026-11-211', '; 59001'])('are not %s', (line) => {
    expect(sessionsTyped(line)).toBeNull();
  });

  it('are sixty at most', () => {
    expect(sessionsTyped(linesOf(plannedFrom('2026-11-21', 60)))).toHaveLength(60);
    expect(sessionsTyped(Array.from({ length: 61 }, () => '2026-11-21').join('\n'))).toBeNull();
  });

  it('follow one another by weeks', () => {
    expect(linesOf(plannedFrom('2026-12-25', 3))).toBe('25/12/2026\n01/01/2027\n08/01/2027');
  });

  it('lie like those of another competition, from another day on and as long as there are any', () => {
    const like = [
      { day: '2026-11-21', club: '59001' },
      { day: '2026-11-22', club: null },
    ];
    expect(linesOf(plannedFrom('2026-11-28', 3, like))).toBe('28/11/2026 ; 59001\n29/11/2026\n06/12/2026');
    expect(linesOf(plannedFrom('2026-11-28', 1, like))).toBe('28/11/2026 ; 59001');
  });

  it('are none without a day', () => {
    expect(plannedFrom('', 2)).toEqual([]);
  });
});
