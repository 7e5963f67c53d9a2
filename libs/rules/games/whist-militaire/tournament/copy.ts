import type { TournamentState } from './state';

/** An independent copy: the original may go on evolving. What the maps hold is never changed. */
export const copyTournament = (state: TournamentState): TournamentState => ({
  ...state,
  teams: new Map(state.teams),
  partners: new Map(state.partners),
  substitutes: new Map(state.substitutes),
  seated: new Set(state.seated),
  boxes: new Map(state.boxes),
  signed: new Map(state.signed),
  disputed: new Map(state.disputed),
  disqualified: new Map(state.disqualified),
  refunds: new Set(state.refunds),
});
