import type { Award, Exact, RankingMethod, ScoredDeal } from './contract';
import { type ArtificialImps, crossChoices, type Divisor } from './duplicate/imp-scoring';
import { exact, sum } from './exact';
import { impsFor, shareInImps, USUAL_IMPS } from './imps';
import { rank } from './ranking';
import {
  artificialPercent,
  boundsOf,
  formOf,
  type Outcome,
  outcomesOf,
  sidesOf,
  within,
} from './scored-deal';

type Played = { readonly deal: string; readonly form: string | null; readonly outcomes: readonly Outcome[] };

/** IMPs of each score against all results of its field, which weigh percents; what ties is worth nothing. */
const againstAll = (field: readonly Played[]): ReadonlyMap<number, number> => {
  const frequency = new Map<number, number>();
  for (const { outcomes } of field)
    for (const { score, percent } of outcomes) frequency.set(score, (frequency.get(score) ?? 0) + percent);
  const scores = [...frequency];
  return new Map(
    scores.map(([own]) => [
      own,
      scores.reduce((imps, [score, percent]) => imps + percent * impsFor(own - score), 0),
    ]),
  );
};

const divisorOf = (divisor: Divisor, results: number): number =>
  divisor === 'none' ? 1 : Math.max(1, divisor === 'results' ? results : results - 1);

/** One direction against the same direction at the other tables that played the same cards (BD-IMPP-2). */
const awardsOfSide =
  (divisor: Divisor, artificialImps: ArtificialImps) =>
  (group: readonly ScoredDeal[], side: string): readonly Award[] => {
    const played = group.flatMap((deal): readonly Played[] => {
      const outcomes = outcomesOf(deal, side);
      return outcomes.length === 0 ? [] : [{ deal: deal.deal, form: formOf(deal, side), outcomes }];
    });
    const fields = new Map(
      [...Map.groupBy(played, ({ form }) => form)].map(([form, own]) => [
        form,
        { imps: againstAll(own), results: own.length },
      ]),
    );
    // BD-IMPP-3: it weighs as much as the boards of the others.
    const times = divisor === 'none' ? played.length : 1;
    const given = (percent: number): Exact => exact(times * shareInImps(percent, artificialImps));
    return group.flatMap((deal): readonly Award[] => {
      const entry = deal.entries[side];
      if (entry === undefined) return [];
      const award = { deal: deal.deal, side, entry };
      const percent = artificialPercent(deal, side);
      if (percent !== null)
        return [{ ...award, value: given(percent), basis: { kind: 'artificial', given: percent } }];
      const own = outcomesOf(deal, side);
      const field = fields.get(formOf(deal, side));
      if (field === undefined || own.length === 0) return [];
      const imps = own.reduce((all, each) => all + each.percent * (field.imps.get(each.score) ?? 0), 0);
      const value = within(
        exact(imps, 10_000 * divisorOf(divisor, field.results)),
        boundsOf(deal, side),
        given,
      );
      return [{ ...award, value, basis: { kind: 'board', compared: field.results } }];
    });
  };

const crossed = (divisor: Divisor, artificialImps: ArtificialImps): RankingMethod['awards'] => {
  const ofSide = awardsOfSide(divisor, artificialImps);
  return (group) => sidesOf(group).flatMap((side) => ofSide(group, side));
};

/** Pairs at IMPs against every other result of the board, divided by as many (BD-IMPP-2, BD-IMPP-3). */
const plain: RankingMethod = {
  id: 'cross-imps',
  unit: 'imp',
  decimals: 2,
  individuals: true,
  awards: crossed('comparisons', USUAL_IMPS),
  standings: (entries, awards) => rank(entries, awards, sum),
};

export const crossImps: RankingMethod = { ...plain, choices: crossChoices(plain, crossed) };
