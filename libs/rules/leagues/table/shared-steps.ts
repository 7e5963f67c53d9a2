import { exact, sum } from '@arbitre/rules/kernel/competition/exact';
import type { Key, Step } from './chain';
import type { Adjustment, Contributions } from './contributions';
import type { Ranking } from './row';

type Entered = { readonly entry: string };

/** A step whose value each row has by itself. */
export const byOwn = <Each>(criterion: Ranking, key: (each: Each) => Key): Step<Each> => ({
  criterion,
  keys: (group) => new Map(group.map((each) => [each, key(each)])),
});

/** Those of a group who all have a value; null where one has none. */
const whereAllHave = <Each extends Entered>(
  criterion: Ranking,
  valueOf: (entry: string) => number | undefined,
): Step<Each> => ({
  criterion,
  keys: (group) => {
    const values = group.map((each) => [each, valueOf(each.entry)] as const);
    const known = values.flatMap(([each, value]) =>
      value === undefined ? [] : [[each, [exact(-value)]] as const],
    );
    return known.length === group.length ? new Map(known) : null;
  },
});

/** A lot parts a group only when all of it drew. */
export const byLot = <Each extends Entered>({ lots = {} }: Contributions): Step<Each> =>
  whereAllHave('lot', (entry) => (Object.hasOwn(lots, entry) ? lots[entry] : undefined));

export const byDecision = <Each extends Entered>({ decided = [] }: Contributions): Step<Each> => {
  const places = new Map(decided.map((entry, at) => [entry, at]));
  return whereAllHave('decided', (entry) => places.get(entry));
};

/** Fewer deducted points first. */
export const byPenalties = <Each extends Entered>(adjustments: readonly Adjustment[]): Step<Each> => {
  const deducted = Map.groupBy(
    adjustments.filter(({ points }) => points.num < 0),
    ({ entry }) => entry,
  );
  return byOwn('fewer-penalties', ({ entry }) => [
    sum((deducted.get(entry) ?? []).map(({ points }) => points)),
  ]);
};
