import { correctedUntil, dayIn } from './season/due';

describe('the window of a region', () => {
  it.each([
    ['2026-06-30', 0, '2026-06-30'],
    ['2026-06-30', 14, '2026-07-14'],
    ['2027-02-27', 2, '2027-03-01'],
    ['2028-02-27', 2, '2028-02-29'],
    ['2026-12-31', 365, '2027-12-31'],
  ])('that plays until %s with %i days after is corrected until %s', (until, window, last) => {
    expect(correctedUntil({ until, window })).toBe(last);
  });

  it.each([
    ['Europe/Paris', '2026-06-30T21:59:59Z', '2026-06-30'],
    ['Europe/Paris', '2026-06-30T22:00:00Z', '2026-07-01'],
    ['Europe/Paris', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['America/Martinique', '2026-07-01T03:59:59Z', '2026-06-30'],
    ['Pacific/Kiritimati', '2026-06-30T10:00:00Z', '2026-07-01'],
  ])('has the days of its own clocks: in %s %s is on %s', (zone, time, day) => {
    expect(dayIn(zone, time)).toBe(day);
  });
});
