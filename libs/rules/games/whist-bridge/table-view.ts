import type { TableView } from '@arbitre/rules/kernel/table-view';
import { handView, tricksView } from '@arbitre/rules/kernel/tricks/view';
import { dealerSeat, indexOf, PLAYERS, seatsAt } from './seats';
import type { WhistBridgeState } from './state';

/** The table at this moment, with no rule left to apply. */
export const tableView = (state: WhistBridgeState): TableView => {
  const { setup, play, score } = state;
  return {
    phase: state.phase === 'settling' ? 'auction' : state.phase,
    seats: seatsAt(setup.players).map((seat) => {
      const index = indexOf(setup, seat);
      return {
        ...{ seat, side: seat },
        hand: index < PLAYERS ? handView(play, index) : null,
        roles: seat === dealerSeat(setup) ? ['dealer'] : [],
      };
    }),
    turn: null,
    calls: [],
    contract: null,
    ...tricksView(play),
    tricks: {},
    obligations: [],
    legal: [],
    facts: {},
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
