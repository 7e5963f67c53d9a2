import type { PublishedRow } from '@arbitre/rules/kernel/competition/publication';
import { exactOf } from '../rules/amount';
import type { CompetitionResult } from '../table/contributions';
import type { DivisionState } from './state';

/** The newest published ranking of a competition, with who plays in each of its entries. */
export type CountedRanking = {
  readonly competition: string;
  readonly number: number;
  /** The event that published it. */
  readonly position: string;
  readonly finality: 'provisional' | 'official' | 'final';
  readonly rows: readonly PublishedRow[];
  /** Licences by entry. */
  readonly members: ReadonlyMap<string, readonly string[]>;
};

type Counted = DivisionState['competitions'] extends ReadonlyMap<string, infer Value> ? Value : never;

const keyOf = (members: readonly string[]): string => [...members].sort().join(' ');

/** Entries of a division by the persons who play in each: a pair is the same pair in every competition. */
const byMembers = ({ entries }: DivisionState): ReadonlyMap<string, string> =>
  new Map(
    [...entries.values()].flatMap(({ entry, members, place }) =>
      place === 'waiting' || members.length === 0 ? [] : [[keyOf(members), entry]],
    ),
  );

const resultOf = (
  { competition, number, phase, table, factor }: Counted,
  { finality, rows }: CountedRanking,
  { field, rank, tiedWith, total, excluded }: PublishedRow,
  entry: string,
): CompetitionResult => ({
  ...{ competition, number, entry, tiedWith },
  ...(phase === undefined ? {} : { phase }),
  ...(table === undefined ? {} : { table }),
  ...(factor === undefined ? {} : { factor: exactOf(factor) }),
  place: excluded === undefined ? rank : null,
  of: rows.filter((row) => row.excluded === undefined && row.field === field).length,
  figures: { total },
  finality: finality === 'provisional' ? 'provisional' : 'official',
});

/**
 * What the competitions that count came to for the entries of a division, by their published rankings, so that nothing counts
 * that nobody may see yet. An entry of a competition is the one of the division with the same persons.
 */
export const resultsIn = (
  state: DivisionState,
  rankings: readonly CountedRanking[],
): readonly CompetitionResult[] => {
  const known = byMembers(state);
  return rankings.flatMap((ranking) => {
    const counted = state.competitions.get(ranking.competition);
    if (counted === undefined) return [];
    return ranking.rows.flatMap((row) => {
      const entry = known.get(keyOf(ranking.members.get(row.entry) ?? []));
      return entry === undefined ? [] : [resultOf(counted, ranking, row, entry)];
    });
  });
};
