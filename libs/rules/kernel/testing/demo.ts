import type { ScoredDeal } from '../competition/contract';
import type { Act, Decider, DomainEvent } from '../decider';
import type { DealState } from '../deal/state';
import type { DemoDeal, DemoSession } from '../demo';
import type { SessionState } from '../session/state';
import { given, type Situation } from './given';

/** A deal of a demo competition, played to its end. */
export const playedDeal = (
  decider: Decider<void, Act, DomainEvent, DealState>,
  { game, ruleset }: Pick<DemoSession, 'game' | 'ruleset'>,
  { acts, ...deal }: DemoDeal,
): Situation<DealState> =>
  given(decider, undefined).and({ do: 'open-deal', competition: 'demo', game, ruleset, ...deal }, acts);

/** The first sitting of a demo competition, from its opening to its last act. */
export const playedSitting = (
  decider: Decider<void, Act, DomainEvent, SessionState>,
  { game, ruleset, sittings: [sitting] }: Pick<DemoSession, 'game' | 'ruleset' | 'sittings'>,
): Situation<SessionState> =>
  given(decider, undefined).and(
    { do: 'open-session', competition: 'demo', number: 1, game, ruleset, setup: sitting?.setup },
    (sitting?.steps ?? []).flatMap(({ acts }) => acts),
  );

/** A deal as its ranking reads it. `entries`: by side or seat. */
export const scoredDeal = (
  { state }: Situation<DealState>,
  { session, round, table, board }: DemoDeal['place'],
  entries: ScoredDeal['entries'],
): ScoredDeal => ({
  deal: `demo.s${session}-r${round}-t${table}-b${board}`,
  group: `s${session}-b${board}`,
  ...{ table, entries, scores: state.score?.scores ?? null, adjustments: null },
});
