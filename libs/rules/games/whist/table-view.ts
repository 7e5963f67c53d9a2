import { formatCard, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { SEATS, seatName, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { obligationViews } from '@arbitre/rules/kernel/mistakes/obligations';
import type { SeatView, TableView } from '@arbitre/rules/kernel/table-view';
import { allowedCards } from './demands';
import { tricksBySide } from '@arbitre/rules/kernel/tricks/compass';
import { handView, tricksView } from '@arbitre/rules/kernel/tricks/view';
import { keeperOf } from './play';
import { isTurnUpOnTable, type WhistState } from './state';

const rolesOf = ({ dealer, play }: WhistState, seat: number): readonly string[] => [
  ...(dealer === seat ? ['dealer'] : []),
  ...(keeperOf(play, sideIndex(seat)) === seat ? ['keeper'] : []),
];

const seatView = (state: WhistState, seat: number): SeatView => ({
  seat: seatName(seat),
  side: sideName(seat),
  hand: handView(state.play, seat),
  roles: rolesOf(state, seat),
  // The dealer's twelve other cards are hidden while the turn-up lies before him (WHC-DONNE-4).
  ...(seat === state.dealer && isTurnUpOnTable(state) ? { faced: [formatCard(state.turnUp)] } : {}),
});

const turnOf = ({ phase, grain, play }: WhistState): string | null =>
  phase === 'play' && grain === 'full' && play.turn >= 0 ? seatName(play.turn) : null;

const trumpOf = ({ play }: WhistState): string => SUIT_LETTERS.charAt(play.ranking.trump);

/**
 * The suit of the trump card for all; the card itself only until the dealer takes it, and again after the coup
 * (WHC-DONNE-5).
 */
const trumpFacts = (state: WhistState): Readonly<Record<string, string>> => {
  if (state.play.ranking.trump < 0) return {};
  const shown = isTurnUpOnTable(state) || state.phase === 'finished';
  return { trump: trumpOf(state), ...(shown ? { turnUp: formatCard(state.turnUp) } : {}) };
};

const factsOf = (state: WhistState): Readonly<Record<string, string>> => {
  const { setup } = state;
  return {
    board: String(setup.board),
    dealer: seatName(state.dealer),
    variant: setup.variant,
    target: String(setup.target),
    before: `NS ${setup.before.NS} EW ${setup.before.EW}`,
    ...(state.attempt > 1 ? { attempt: String(state.attempt) } : {}),
    ...trumpFacts(state),
  };
};

const callsOf = ({ demands }: WhistState): TableView['calls'] =>
  demands.map(({ seat, demand }) => ({ seat: seatName(seat), call: demand }));

/** The coup at this moment. Candidates of a revoke are the arbiter's, and not shown to the table (WHC-REN-2.B). */
export const tableView = (state: WhistState): TableView => {
  const { play, score } = state;
  const turn = turnOf(state);
  return {
    phase: state.phase,
    seats: SEATS.map((_, seat) => seatView(state, seat)),
    turn,
    calls: callsOf(state),
    contract: play.ranking.trump < 0 ? null : trumpOf(state),
    ...tricksView(play),
    tricks: tricksBySide(play),
    obligations: obligationViews(state.obligations),
    legal: turn === null ? [] : allowedCards(state, play.turn).map(formatCard),
    facts: factsOf(state),
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
