import type { Award, Exact, RankingMethod, ScoredDeal } from './contract';
import { matchpointChoices } from './duplicate/matchpoint-scoring';
import { divide, exact, fromPercent, sum } from './exact';
import { fieldOf, matchpointsOf, valuesIn } from './field';
import { factoredPercent } from './neuberg';
import { sharesOf } from './parts';
import { rankAwards } from './ranking';
import {
  artificialPercent,
  boundsOf,
  formOf,
  isPlayed,
  type Outcome,
  outcomesOf,
  sidesOf,
  within,
} from './scored-deal';

type Worth = Required<Pick<Award, 'value' | 'basis'>>;
type Counts = { readonly compared: number; readonly played: number; readonly results: number };

/** In what a competition chose nothing of, results that were played in another form are factored for, and no artificial scores. */
const worthOf = (points: number, { compared, played, results }: Counts): Worth => ({
  value: factoredPercent(points, { actual: compared, expected: played }),
  basis: {
    kind: 'board',
    points: matchpointsOf(points),
    counted: exact(points, 20_000),
    top: compared - 1,
    ...{ compared, results },
  },
});

type Played = {
  readonly deal: ScoredDeal;
  readonly form: string | null;
  readonly outcomes: readonly Outcome[];
};

const playedBy = (group: readonly ScoredDeal[], side: string): readonly Played[] => {
  const played: Played[] = [];
  for (const deal of group) {
    const outcomes = outcomesOf(deal, side);
    if (outcomes.length > 0) played.push({ deal, form: formOf(deal, side), outcomes });
  }
  return played;
};

const artificialOf = (deal: ScoredDeal, side: string, results: number): Worth | null => {
  const percent = artificialPercent(deal, side);
  return percent === null
    ? null
    : { value: fromPercent(percent), basis: { kind: 'artificial', given: percent, results } };
};

/** What a ruling gives a side at least or at most. */
const bounded = (worth: Worth, deal: ScoredDeal, side: string): Worth => {
  const bounds = boundsOf(deal, side);
  if (bounds === null) return worth;
  return { value: within(worth.value, bounds, fromPercent), basis: { ...worth.basis, ...bounds } };
};

/** One direction is compared with the same direction at the other tables that played the same cards (BD-MP-1, BD-L87B). */
const awardsOfSide = (group: readonly ScoredDeal[], side: string): readonly Award[] => {
  const played = playedBy(group, side);
  const given = group.filter(
    (deal) => deal.entries[side] !== undefined && artificialPercent(deal, side) !== null,
  );
  const results = played.length + given.length;
  const worth = new Map<ScoredDeal, Worth>();
  for (const own of Map.groupBy(played, ({ form }) => form).values()) {
    const worthIn = valuesIn(fieldOf(own.map(({ outcomes }) => outcomes)), (points, { contestants }) =>
      worthOf(points, { compared: contestants, played: played.length, results }),
    );
    for (const { deal, outcomes } of own) worth.set(deal, bounded(worthIn(outcomes), deal, side));
  }
  const awards: Award[] = [];
  for (const deal of group) {
    const entry = deal.entries[side];
    const own = artificialOf(deal, side, results) ?? worth.get(deal);
    if (entry !== undefined && own !== undefined)
      awards.push({ deal: deal.deal, side, entry, value: own.value, basis: own.basis });
  }
  return awards;
};

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
  individuals: true,
  awards: (group) => sidesOf(group).flatMap((side) => awardsOfSide(group, side)),
  parts: sharesOf,
  standings: (entries, awards) => rankAwards(entries, awards, meanOfBoards),
};

export const matchpoints: RankingMethod = { ...plain, choices: matchpointChoices(plain) };
