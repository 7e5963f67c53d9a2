import type { Award, AwardKind, Exact, ScoredDeal } from './contract';
import { exact, fromPercent } from './exact';
import { artificialPercent, boundsOf, formOf, type Outcome, outcomesOf, within } from './scored-deal';

/** The other table of the same match: the same two teams with the directions reversed (BD-TEAM-1), the same cards (BD-L87C). */
const otherTable = (deal: ScoredDeal, group: readonly ScoredDeal[]): ScoredDeal | null =>
  group.find(
    (each) =>
      each.entries.NS === deal.entries.EW &&
      each.entries.EW === deal.entries.NS &&
      formOf(each, 'NS') === formOf(deal, 'NS'),
  ) ?? null;

/** How a method values a board between two teams. */
export type BoardScale = {
  /** For the difference of the two tables, from the own side. */
  readonly ofDifference: (difference: number) => Exact;
  /** For an artificial score. `once`: the other table has a result. */
  readonly ofPercent: (percent: number, once: boolean) => Exact;
};

type Worth = { readonly value: Exact; readonly kind: AwardKind };

/** Each result that might have come here with each there: compared first, weighed then. */
const compared = (
  here: readonly Outcome[],
  there: readonly Outcome[],
  { ofDifference }: BoardScale,
): Exact => {
  let total = { num: 0, den: 1 };
  for (const one of here)
    for (const other of there) {
      const { num, den } = ofDifference(one.score + other.score);
      const weight = exact(one.percent * other.percent * num, 10_000 * den);
      total = exact(total.num * weight.den + weight.num * total.den, total.den * weight.den);
    }
  return total;
};

const hasResult = (deal: ScoredDeal | null): boolean => (deal?.scores ?? null) !== null;

/** The team that sits NS at `home`: its pair there and its pair EW at `away`. Null while a table has no result. */
const worthOf = (home: ScoredDeal, away: ScoredDeal | null, scale: BoardScale): Worth | null => {
  const percent = artificialPercent(home, 'NS') ?? (away === null ? null : artificialPercent(away, 'EW'));
  if (percent !== null) {
    const once = hasResult(home) !== hasResult(away);
    return { value: scale.ofPercent(percent, once), kind: 'artificial' };
  }
  const here = outcomesOf(home, 'NS');
  const there = away === null ? [] : outcomesOf(away, 'EW');
  if (away === null || here.length === 0 || there.length === 0) return null;
  const ofPercent = (given: number): Exact => scale.ofPercent(given, false);
  const value = compared(here, there, scale);
  return {
    value: within(within(value, boundsOf(home, 'NS'), ofPercent), boundsOf(away, 'EW'), ofPercent),
    kind: 'board',
  };
};

/**
 * Teams of four: the two tables of a match together. Each team's award for a board stands on the table where it sits NS, so
 * that a board counts once; a board without its second table counts nothing yet.
 */
export const teamAwards =
  (scale: BoardScale) =>
  (group: readonly ScoredDeal[]): readonly Award[] =>
    group.flatMap((deal): readonly Award[] => {
      const { NS: entry, EW: against } = deal.entries;
      const worth = worthOf(deal, otherTable(deal, group), scale);
      if (entry === undefined || worth === null) return [];
      const { value, kind } = worth;
      const basis = { kind, ...(against === undefined ? {} : { against }) };
      return [{ deal: deal.deal, side: 'NS', entry, value, basis }];
    });

export const shareOf = (percent: number): Exact => {
  const { num, den } = fromPercent(percent);
  return exact(num, den * 100);
};
