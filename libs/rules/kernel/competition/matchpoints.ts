import type { Award, Exact, RankingMethod, ScoredDeal } from './contract';
import { matchpointChoices } from './duplicate/matchpoint-scoring';
import { divide, exact, fromPercent, sum } from './exact';
import { fieldOf, matchpointsOf, valuesIn } from './field';
import { factoredPercent } from './neuberg';
import { sharesOf } from './parts';
import { rankAwards } from './ranking';
import { artificialPercent, boundsOf, formOf, isPlayed, outcomesOf, sidesOf, within } from './scored-deal';

type Worth = Pick<Award, 'value' | 'basis'>;
type Counts = { readonly compared: number; readonly played: number; readonly results: number };

/** In what a competition chose nothing of, results that were played in another form are factored for, and no artificial scores. */
const worthOf = (points: number, { compared, played, results }: Counts): Worth => ({
  value: factoredPercent(points, { actual: compared, expected: played }),
  basis: { kind: 'board', points: matchpointsOf(points), compared, results },
});

/** One direction is compared with the same direction at the other tables that played the same cards (BD-MP-1, BD-L87B). */
const awardsOfSide = (group: readonly ScoredDeal[], side: string): readonly Award[] => {
  const played = group.flatMap((deal) => {
    const outcomes = outcomesOf(deal, side);
    return outcomes.length === 0 ? [] : [{ deal: deal.deal, form: formOf(deal, side), outcomes }];
  });
  const results =
    played.length +
    group.filter((deal) => deal.entries[side] !== undefined && isArtificial(deal, side)).length;
  const worth = new Map<string, Worth>();
  for (const own of Map.groupBy(played, ({ form }) => form).values()) {
    const worthIn = valuesIn(fieldOf(own.map(({ outcomes }) => outcomes)), (points, { contestants }) =>
      worthOf(points, { compared: contestants, played: played.length, results }),
    );
    for (const { deal, outcomes } of own) worth.set(deal, worthIn(outcomes));
  }
  return group.flatMap((deal) => {
    const entry = deal.entries[side];
    if (entry === undefined) return [];
    const percent = artificialPercent(deal, side);
    if (percent !== null)
      return [
        {
          ...{ deal: deal.deal, side, entry, value: fromPercent(percent) },
          basis: { kind: 'artificial' as const, given: percent, results },
        },
      ];
    const own = worth.get(deal.deal);
    if (own === undefined) return [];
    const award = { deal: deal.deal, side, entry, ...own };
    const bounds = boundsOf(deal, side);
    if (bounds === null) return [award];
    const basis = { kind: 'board' as const, ...own.basis, ...bounds };
    return [{ ...award, value: within(own.value, bounds, fromPercent), basis }];
  });
};

const isArtificial = (deal: ScoredDeal, side: string): boolean => artificialPercent(deal, side) !== null;

/** The mean of what was played; what is no board adds its share of one, and is none (BD-RANK-3). */
const meanOfBoards = (own: readonly Award[]): Exact =>
  divide(sum(own.map(({ value }) => value)), exact(Math.max(1, own.filter(isPlayed).length)));

/**
 * Pairs at matchpoints: each board in percent of its top, the total the mean of a pair's boards (BD-L78A, BD-MP-5).
 * Artificial scores enter with their percentage and are left out of everybody's comparison; boards with fewer results than
 * others are brought up to these where a competition chose so (BD-NEUBERG-4).
 */
const plain: RankingMethod = {
  id: 'matchpoints',
  unit: 'percent',
  decimals: 2,
  awards: (group) => sidesOf(group).flatMap((side) => awardsOfSide(group, side)),
  parts: sharesOf,
  standings: (entries, awards) => rankAwards(entries, awards, meanOfBoards),
};

export const matchpoints: RankingMethod = { ...plain, choices: matchpointChoices(plain) };
