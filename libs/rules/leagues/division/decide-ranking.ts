import { add, compare, negate, toDecimal } from '@arbitre/rules/kernel/competition/exact';
import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import type { Given } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { exactOf } from '../rules/amount';
import type { divisionActs } from './acts';
import type { DivisionContext } from './context';
import type { DivisionEvent } from './events';
import type { RankingToPublish } from './ranking';
import { type DivisionState, rulesInForce } from './state';

type Acts = typeof divisionActs;
type Answer = Decision<DivisionEvent>;

/** The nearest that the first two of any group come; null where nobody is second. */
const nearest = ({ rows }: RankingToPublish): Exact | null => {
  let near: Exact | null = null;
  const ranked = rows.filter(({ unranked }) => unranked === undefined);
  for (const [, [first, second]] of Map.groupBy(ranked, ({ group = '' }) => group)) {
    if (first === undefined || second === undefined) continue;
    const difference = add(first.total, negate(second.total));
    const apart = difference.num < 0 ? negate(difference) : difference;
    if (near === null || compare(apart, near) < 0) near = apart;
  }
  return near;
};

/** How near the finish of an official table is where the rules have somebody look at it first; null where nobody has to. */
export const closeFinish = (state: DivisionState, ranking: RankingToPublish): Exact | null => {
  const limit = rulesInForce(state)?.closeFinish;
  const apart = limit === undefined || ranking.finality !== 'official' ? null : nearest(ranking);
  return apart === null || compare(apart, exactOf(limit ?? 0)) > 0 ? null : apart;
};

/** A close finish waits until somebody else than who publishes has looked at it, as it is now. */
const unchecked = (state: DivisionState, ranking: RankingToPublish, actor: string | null): Refusal | null => {
  const near = closeFinish(state, ranking);
  if (near === null) return null;
  const apart = toDecimal(near, 2);
  const { checked } = state;
  if (checked?.hash !== ranking.hash) return refuse('division-close-finish', { apart });
  return checked.by === actor ? refuse('division-checked-by-oneself', { apart }) : null;
};

export const publishRanking = (
  state: DivisionState,
  { reason }: Given<Acts, 'publish-division-ranking'>,
  { ranking, actor }: DivisionContext,
): Answer => {
  if (ranking === null || ranking.rows.length === 0) return refuse('nothing-to-publish');
  const { rankings } = state;
  const last = rankings.at(-1);
  if (last?.hash === ranking.hash) return refuse('ranking-unchanged', { number: last.number });
  const refused = unchecked(state, ranking, actor);
  if (refused !== null) return refused;
  const data = { number: rankings.length + 1, ...ranking, ...(reason === undefined ? {} : { reason }) };
  return accepted({ type: 'DivisionRankingPublished', data });
};

export const checkRanking = (
  state: DivisionState,
  { note }: Given<Acts, 'check-division-ranking'>,
  { ranking, actor }: DivisionContext,
): Answer => {
  if (ranking === null || closeFinish(state, ranking) === null) return refuse('finish-not-close');
  const { hash } = ranking;
  if (state.checked?.hash === hash) return refuse('division-checked-already');
  const by = actor === null ? {} : { by: actor };
  return accepted({
    type: 'DivisionRankingChecked',
    data: { hash, ...by, ...(note === undefined ? {} : { note }) },
  });
};
