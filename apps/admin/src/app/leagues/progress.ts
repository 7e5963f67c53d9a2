import { exactOf, type LeagueRules, leagueTable, type Match } from '@arbitre/rules/leagues';
import { isPlayed } from './form-of';
import type { DivisionFixturesResult } from './leagues.operations';

type Division = NonNullable<DivisionFixturesResult['division']>;
type Fixture = Division['fixtures'][number];

const matchOf = ({ id, round, sides }: Fixture): Match => ({
  ...{ id, round, status: 'played' },
  sides: sides.map(({ entry, score, forfeits }) => ({
    ...{ entry, score: score === null ? null : exactOf(score.text) },
    ...(forfeits ? { forfeits: true as const } : {}),
  })),
});

/** Where an entry stood after a round. */
export type RankAfter = { readonly round: number; readonly rank: number };

/**
 * Where each entry stood after each round of which something is settled, under the rules in force: the table of its matches alone,
 * as if every later round were still to come.
 */
export const ranksByRound = ({
  fixtures,
  entries,
  rules,
}: Pick<Division, 'fixtures' | 'entries' | 'rules'>): ReadonlyMap<string, readonly RankAfter[]> => {
  const inForce = rules.at(-1)?.rules as LeagueRules | undefined;
  const settled = fixtures.filter(isPlayed);
  const rounds = [...new Set(settled.map(({ round }) => round))].sort((a, b) => a - b);
  const ranks = new Map<string, RankAfter[]>();
  if (inForce === undefined) return ranks;
  const contestants = entries.flatMap(({ entry: id, place }) => (place === 'PLAYING' ? [{ id }] : []));
  for (const round of rounds) {
    const matches = settled.filter((each) => each.round <= round).map(matchOf);
    for (const { entry, rank } of leagueTable(inForce, { entries: contestants, matches }).rows)
      ranks.set(entry, [...(ranks.get(entry) ?? []), { round, rank }]);
  }
  return ranks;
};
