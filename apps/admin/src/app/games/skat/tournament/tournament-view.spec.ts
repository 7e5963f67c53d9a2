import { describe, expect, it } from '@jest/globals';
import {
  caseStage,
  lotsToDraw,
  rankedFigures,
  type DisputeCase,
  type EntryFigures,
  type TournamentView,
} from './tournament-view';

const figures = (entry: string, result: number, won: number, lost: number): EntryFigures => ({
  entry,
  result,
  won,
  lost,
  series: 2,
});

describe('the results of a tournament', () => {
  it('SKWO-5.1.d parts equal results by games won, then by fewer lost', () => {
    const rows = [figures('a', 900, 10, 2), figures('b', 900, 10, 3), figures('c', 900, 9, 0)];
    expect(rankedFigures(rows).map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });

  it('SKWO-5.1.d leaves those whom only a lot can part on the same rank', () => {
    const rows = [figures('a', 900, 10, 2), figures('b', 900, 10, 2), figures('c', 100, 3, 3)];
    expect(rankedFigures(rows).map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
});

describe('lots', () => {
  const due = (series: number) =>
    lotsToDraw({
      lotsDue: [['a', 'b']],
      results: [{ ...figures('a', 0, 0, 0), series }],
    } as unknown as TournamentView);

  it('SKWO-5.1.d are due once somebody has played, not before', () => {
    expect(due(0)).toEqual([]);
    expect(due(1)).toEqual([['a', 'b']]);
  });
});

const open: DisputeCase = {
  case: 1,
  series: 1,
  table: '2',
  by: 'player-1',
  matter: 'revoke',
  decided: null,
  appeal: null,
  ruled: null,
  objection: null,
  conciliated: null,
};
const decided = { by: 'referee-1', articles: ['SKAT-4.2.3.a'], decision: 'lost' };
const appeal = { by: 'player-1', grounds: 'not seen' };

describe('a dispute', () => {
  it.each([
    ['called', open],
    ['decided', { ...open, decided }],
    ['appealed', { ...open, decided, appeal }],
    ['ruled', { ...open, decided, appeal, ruled: { by: 'panel', upheld: false, decision: 'stands' } }],
    ['objected', { ...open, decided, appeal, objection: { by: 'player-1', text: 'rules' } }],
    ['conciliated', { ...open, decided, conciliated: { upheld: true, decision: 'changed' } }],
  ])('stands as %s', (stage, dispute) => {
    expect(caseStage(dispute)).toBe(stage);
  });
});
