import type { Award, Exact, RankingMethod, ScoredDeal } from './contract';
import { exact, fromPercent, mean } from './exact';
import { sharesOf } from './parts';
import { rank } from './ranking';
import { artificialPercent, formOf, type Outcome, outcomesOf } from './scored-deal';

/** A result that nobody else can be compared with counts as average plus (BD-NEUBERG-3). */
const WITHOUT_COMPARISON = exact(60);

/** Results that were played in one form, and how many the board has in all its forms. */
type Field = { readonly outcomes: readonly Outcome[]; readonly actual: number; readonly expected: number };

/**
 * Two for what is beaten and one for a tie, itself not counted (BD-L78A-GAP-1), in ten-thousandths: results weigh what a ruling
 * says, 100 otherwise (BD-L12C1c-GAP-1).
 */
const pointsOf = (own: readonly Outcome[], { outcomes }: Field): number => {
  let points = 0;
  for (const { score, percent } of own) {
    let here = -100;
    for (const other of outcomes)
      here += other.score < score ? 2 * other.percent : other.score === score ? other.percent : 0;
    points += percent * here;
  }
  return points;
};

/** Few results among many are worth fixed shares (BD-NEUBERG-2). */
const isTooFew = ({ actual, expected }: Field): boolean => actual <= 3 && 3 * actual <= expected;

/** Percent of the top; with fewer results than the board has altogether as if it had them all (BD-NEUBERG-1). */
const percentOfTop = (own: readonly Outcome[], field: Field): Exact => {
  const { actual, expected } = field;
  if (actual < 2) return WITHOUT_COMPARISON;
  const points = pointsOf(own, field);
  if (actual === expected) return exact(points, 200 * (actual - 1));
  if (isTooFew(field)) return exact(600_000 + 5 * (points - 10_000 * (actual - 1)), 10_000);
  return exact((points + 10_000) * expected - 10_000 * actual, 200 * actual * (expected - 1));
};

/** One direction is compared with the same direction at the other tables that played the same cards (BD-MP-1, BD-L87B). */
const awardsOfSide = (group: readonly ScoredDeal[], side: string, factored: boolean): readonly Award[] => {
  const played = group.flatMap((deal) => {
    const outcomes = outcomesOf(deal, side);
    return outcomes.length === 0 ? [] : [{ form: formOf(deal, side), outcomes }];
  });
  const artificial = group.filter((deal) => artificialPercent(deal, side) !== null).length;
  const expected = played.length + (factored ? artificial : 0);
  const fields = new Map(
    [...Map.groupBy(played, ({ form }) => form)].map(([form, of]) => [
      form,
      { outcomes: of.flatMap(({ outcomes }) => outcomes), actual: of.length, expected },
    ]),
  );
  return group.flatMap((deal) => {
    const entry = deal.entries[side];
    if (entry === undefined) return [];
    const percent = artificialPercent(deal, side);
    if (percent !== null) return [{ deal: deal.deal, side, entry, value: fromPercent(percent) }];
    const outcomes = outcomesOf(deal, side);
    const field = fields.get(formOf(deal, side));
    if (field === undefined || outcomes.length === 0) return [];
    return [{ deal: deal.deal, side, entry, value: percentOfTop(outcomes, field) }];
  });
};

const sidesOf = (group: readonly ScoredDeal[]): readonly string[] => [
  ...new Set(group.flatMap((deal) => Object.keys(deal.entries))),
];

/** @param factored artificial scores are results that the board might have had (BD-NEUBERG-4) */
const pairs = (id: string, factored: boolean): RankingMethod => ({
  id,
  unit: 'percent',
  decimals: 2,
  awards: (group) => sidesOf(group).flatMap((side) => awardsOfSide(group, side, factored)),
  parts: sharesOf,
  standings: (entries, awards) => rank(entries, awards, mean),
});

/**
 * Pairs at matchpoints: each board in percent of its top, the total the mean of a pair's boards (BD-L78A, BD-MP-5).
 * Artificial scores enter with their percentage and are left out of everybody's comparison.
 */
export const matchpoints = pairs('matchpoints', false);

/** The same for an event that factors a board with artificial scores: the real results are brought up to all of them (BD-NEUBERG-4). */
export const matchpointsNeuberg = pairs('matchpoints-neuberg', true);
