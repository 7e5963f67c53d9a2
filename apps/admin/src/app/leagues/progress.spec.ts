import { ranksByRound } from './progress';

const RULES = {
  ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' }, calendar: {} },
  match: { by: 'result', win: 3, draw: 1, loss: 0 },
  order: ['difference', 'lot'],
};
const fixture = (
  round: number,
  match: number,
  home: string,
  away: string,
  score: readonly [string, string] | null,
) => ({
  ...{ id: `r${round}-m${match}`, round, day: null, postponed: false, reports: [] },
  stage: score === null ? ('DUE' as const) : ('SETTLED' as const),
  sides: [home, away].map((entry, at) => ({
    ...{ entry, name: entry, forfeits: false, score: score === null ? null : { text: score[at] ?? '0' } },
  })),
});
const entries = ['a', 'b', 'c', 'd'].map((entry) => ({ entry, name: entry, place: 'PLAYING' as const }));
const rules = [{ version: 1, rules: RULES }];

describe('the rank after each round', () => {
  it('is that of the rounds up to it, under the chain of the rules, and of no round without a result', () => {
    const fixtures = [
      fixture(1, 1, 'a', 'b', ['1', '0']),
      fixture(1, 2, 'c', 'd', ['5', '0']),
      fixture(2, 1, 'b', 'c', ['9', '0']),
      fixture(2, 2, 'a', 'd', ['1', '0']),
      fixture(3, 1, 'a', 'c', null),
    ];
    const ranks = ranksByRound({ fixtures, entries, rules });
    expect(ranks.get('c')).toEqual([
      { round: 1, rank: 1 },
      { round: 2, rank: 3 },
    ]);
    expect(ranks.get('a')).toEqual([
      { round: 1, rank: 2 },
      { round: 2, rank: 1 },
    ]);
    expect(ranks.get('b')?.map(({ rank }) => rank)).toEqual([3, 2]);
  });

  it('is nobody’s before anything is settled', () => {
    expect(ranksByRound({ fixtures: [fixture(1, 1, 'a', 'b', null)], entries, rules }).size).toBe(0);
  });
});
