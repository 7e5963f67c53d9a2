import { hasShared } from '@arbitre/rules/kernel/testing/shared-data';
import { rankEvent, readEvent } from './testing/usebio';

// Published under the GPL: read where ../shared lies beside the working copy, never copied.
(hasShared ? describe : describe.skip)('club events of another program (need ../shared)', () => {
  if (!hasShared) {
    it.skip('../shared is not beside this working copy', () => undefined);
    return;
  }

  describe('a Butler evening of 8 pairs', () => {
    const event = readEvent('butler_howell.xml', 'TOTAL_SCORE');
    const { awards, standings } = rankEvent(event, 'butler', 2);

    it('BD-L77-1 has 140 scores by Law 77', () => {
      expect(event.lines).toHaveLength(140);
      expect(event.lines.map((line) => line.computed)).toEqual(
        event.lines.map((line) => line.deal.scores?.NS),
      );
    });
    it('BD-IMPP-1 has 140 IMPs against a datum of four or five results', () => {
      expect(awards.size).toBe(280);
      expect(event.lines.map(({ deal }) => awards.get(`${deal.deal} NS`)?.num)).toEqual(
        event.lines.map((line) => Number(line.points)),
      );
    });
    it('BD-RANK-2 has its 8 totals and places', () => {
      expect(standings.sort()).toEqual([...event.official].sort());
    });
  });

  describe('a Mitchell at matchpoints of 13 pairs', () => {
    const event = readEvent('mp_pairs_mitchell_03.xml', 'PERCENTAGE');
    const { standings } = rankEvent(event, 'matchpoints', 2);

    it('BD-MP-5 BD-RANK-1 has its percentages and the places of each direction', () => {
      expect(event.lines).toHaveLength(126);
      expect(standings.sort()).toEqual([...event.official].sort());
    });
  });
});
