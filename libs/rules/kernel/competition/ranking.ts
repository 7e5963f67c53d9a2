import type { Award, Entry, Exact, StandingRow } from './contract';
import { compare } from './exact';
import { isPlayed } from './scored-deal';

type Total = { readonly entry: Entry; readonly total: Exact; readonly deals: number };

/** Best first; equal totals share the best rank and the next rank is skipped (BD-RANK-2). */
const rankField = (field: string, totals: readonly Total[]): readonly StandingRow[] => {
  const ordered = [...totals].sort(
    (a, b) =>
      Number(b.deals > 0) - Number(a.deals > 0) ||
      compare(b.total, a.total) ||
      a.entry.number - b.entry.number,
  );
  const shared = Map.groupBy(ordered, ({ total, deals }) => `${total.num}/${total.den} ${String(deals > 0)}`);
  let rank = 1;
  return [...shared.values()].flatMap((rows) => {
    const own = rank;
    rank += rows.length;
    return rows.map(({ entry, total, deals }) => ({
      entry: entry.id,
      field,
      rank: own,
      tiedWith: rows.length - 1,
      total,
      deals,
    }));
  });
};

/**
 * The standings of each field by itself, fields in the order in which their first entry registered. `totalOf` makes a
 * total of an entry's awards. Entries without a deal come last.
 */
export const rank = (
  entries: readonly Entry[],
  awards: readonly Award[],
  totalOf: (values: readonly Exact[]) => Exact,
): readonly StandingRow[] => rankAwards(entries, awards, (own) => totalOf(own.map(({ value }) => value)));

const countPlayed = (awards: readonly Award[]): number => {
  let played = 0;
  for (const award of awards) if (isPlayed(award)) played++;
  return played;
};

/** The same where a total needs more of the awards than what they are worth. */
export const rankAwards = (
  entries: readonly Entry[],
  awards: readonly Award[],
  totalOf: (own: readonly Award[]) => Exact,
): readonly StandingRow[] => {
  const byEntry = Map.groupBy(awards, (award) => award.entry);
  const totals = entries.map((entry): Total => {
    const own = byEntry.get(entry.id) ?? [];
    return { entry, total: totalOf(own), deals: countPlayed(own) };
  });
  const fields = Map.groupBy(totals, ({ entry }) => entry.field ?? '');
  return [...fields].flatMap(([field, rows]) => rankField(field, rows));
};
