import { SEATS, seatIndex, sideName } from '@arbitre/rules/kernel/compass';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import type { WhistBridgeState } from './state';

/** The table at this moment, with no rule left to apply. */
export const tableView = ({ score }: WhistBridgeState): TableView => ({
  phase: score === null ? 'waiting' : 'finished',
  seats: SEATS.map((seat) => ({ seat, side: sideName(seatIndex(seat)), hand: null, roles: [] })),
  turn: null,
  calls: [],
  contract: null,
  trick: { number: 1, cards: [] },
  lastTrick: null,
  tricks: {},
  obligations: [],
  legal: [],
  facts: {},
  score: score === null ? null : { notation: score.notation, scores: score.scores },
});
