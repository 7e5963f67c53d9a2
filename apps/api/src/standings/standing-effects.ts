import { fraction, rankedBy, type RankedRow, type RankingSources } from '@arbitre/rules';
import type { Entry } from '../competitions/competition.types';
import type { Loaders } from '../connections/loaders';
import type { Plain } from '../graphql/plain';
import { exactOf } from './standing.types';
import type { StandingEffect } from './standing-effect.types';

export type Effect = Omit<Plain<StandingEffect>, 'entry'> & { readonly entry: Plain<Entry> | null };

const placeOf = (row: RankedRow | undefined): number | null =>
  row === undefined || row.deals === 0 || row.excluded !== null ? null : row.rank;

const known = new WeakMap<RankingSources, readonly RankedRow[]>();

/** The rows of a ranking, worked out once as long as what it is made of is at hand. */
export const rowsOf = (sources: RankingSources): readonly RankedRow[] => {
  const rows = known.get(sources) ?? rankedBy(sources);
  known.set(sources, rows);
  return rows;
};

const keyed = (sources: RankingSources): ReadonlyMap<string, RankedRow> =>
  new Map(rowsOf(sources).map((row) => [`${row.field}\n${row.entry}`, row]));

/** Rows whose place or total differs between what the ranking is made of now and what it would be made of then. */
export const effectsBetween = (
  competition: string,
  now: RankingSources,
  then: RankingSources,
  loaders: Loaders,
): Promise<readonly Effect[]> => {
  const before = keyed(now);
  const after = keyed(then);
  const { decimals } = now.method;
  const totalOf = (row: RankedRow | undefined) => row?.total ?? fraction.ZERO;
  const changed = [...new Map([...before, ...after])].filter(([key]) => {
    const [one, other] = [before.get(key), after.get(key)];
    return placeOf(one) !== placeOf(other) || !fraction.equals(totalOf(one), totalOf(other));
  });
  return Promise.all(
    changed.map(async ([key, { entry, field }]) => {
      const [one, other] = [before.get(key), after.get(key)];
      return {
        entry: await loaders.entry.load({ competition, entry }),
        field,
        ...{ rankNow: placeOf(one), rankThen: placeOf(other) },
        totalNow: exactOf(totalOf(one).num, totalOf(one).den, decimals),
        totalThen: exactOf(totalOf(other).num, totalOf(other).den, decimals),
      };
    }),
  );
};
