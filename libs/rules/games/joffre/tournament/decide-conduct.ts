import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import type { TournamentState } from './state';

/** Who has taken part in a lot of this tournament. */
export const players = ({ games }: TournamentState): readonly string[] => [
  ...new Set(games.flatMap(({ entries }) => entries)),
];

/** JOF-7-GAP-3: words and signs. */
export const decideWarn: Decide<'warn'> = (state, { entry, reason }) =>
  state.disqualified.has(entry)
    ? refuse('already-disqualified', { entry })
    : accepted({ type: 'PlayerWarned', data: { entry, reason } });

/** JOF-7-GAP-3: whoever cheats leaves the ranking, and is drawn no more. */
export const decideDisqualify: Decide<'disqualify'> = (state, { entry, reason }) =>
  state.disqualified.has(entry)
    ? refuse('already-disqualified', { entry })
    : accepted({ type: 'PlayerDisqualified', data: { entry, reason } });

/** JOF-7-GAP-3: no refund for a cheat. */
export const decideRefund: Decide<'request-refund'> = (state, { entry }) => {
  if (state.disqualified.has(entry)) return refused('JOF-7-GAP-3', { entry, disqualified: true });
  return state.refunds.has(entry)
    ? refuse('refund-requested', { entry })
    : accepted({ type: 'RefundRequested', data: { entry } });
};
