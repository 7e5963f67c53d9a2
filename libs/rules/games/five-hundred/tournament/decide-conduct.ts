import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import type { TournamentState } from './state';

export const teamsOf = ({ drawn }: TournamentState): readonly string[] => drawn?.teams ?? [];

const knownTeam = (state: TournamentState, team: string): Refusal | null => {
  if (state.disqualified.has(team)) return refuse('already-disqualified', { entry: team });
  return teamsOf(state).includes(team) ? null : refuse('unknown-entry', { entry: team });
};

/** C500-9.3: whoever plays for somebody who is not there does so by leave of the person in charge. */
export const decideSubstitute: Decide<'admit-substitute'> = (state, { team, player, substitute }) =>
  knownTeam(state, team) ?? accepted({ type: 'SubstituteAdmitted', data: { team, player, substitute } });

/** C500-9.3, C500-9.5: a warning, or any other measure, with what it does; points come with it, or go. */
export const decideMeasure: Decide<'take-measure'> = (
  state,
  { team, measure, reason, effect = '', points = null },
) =>
  knownTeam(state, team) ??
  accepted({ type: 'MeasureTaken', data: { team, measure, reason, effect, points } });

/** C500-9.4: whoever has finished leaves the tables of others. */
export const decideSendAway: Decide<'send-away'> = (state, { player, table }) =>
  [...state.tables.values()].some((own) => own.game === state.called && own.table === table)
    ? accepted({ type: 'SpectatorSentAway', data: { player, table } })
    : refuse('unknown-table', { table, game: state.called });

/** C500-9.6: a cheat costs his team the tournament. */
export const decideDisqualify: Decide<'disqualify'> = (state, { team, player, reason }) =>
  state.disqualified.has(team)
    ? refuse('already-disqualified', { entry: team })
    : accepted({ type: 'TeamDisqualified', data: { team, player, reason } });

/** C500-9.7: no refund for the team of a cheat. */
export const decideRefund: Decide<'request-refund'> = (state, { team }) => {
  if (state.disqualified.has(team)) return refused('C500-9.7', { entry: team, disqualified: true });
  return state.refunds.has(team)
    ? refuse('refund-requested', { entry: team })
    : accepted({ type: 'RefundRequested', data: { team } });
};
