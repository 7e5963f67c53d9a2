import { formatCard, SUIT_LETTERS } from '../kernel/cards';
import { SEATS, seatName, sideName } from '../kernel/compass';
import { obligationViews } from '../kernel/obligations';
import type { SeatView, TableView } from '../kernel/table-view';
import { allowedCards } from './demands';
import { handView } from './play';
import { trickView } from '../kernel/trick-view';
import { isTurnUpOnTable, type WhistState } from './state';

const rolesOf = ({ dealer, play }: WhistState, seat: number): readonly string[] => [
  ...(dealer === seat ? ['dealer'] : []),
  ...(play.keepers.includes(seat) ? ['keeper'] : []),
];

const seatView = (state: WhistState, seat: number): SeatView => ({
  seat: seatName(seat),
  side: sideName(seat),
  hand: handView(state.play, seat),
  roles: rolesOf(state, seat),
});

const turnOf = ({ phase, grain, play }: WhistState): string | null =>
  phase === 'play' && grain === 'full' && play.turn >= 0 ? seatName(play.turn) : null;

const trumpOf = ({ play }: WhistState): string => SUIT_LETTERS.charAt(play.trump);

/**
 * The suit of the trump card for all; the card itself only until the dealer takes it, and again after the coup
 * (WHC-DONNE-5).
 */
const trumpFacts = (state: WhistState): Readonly<Record<string, string>> => {
  if (state.play.trump < 0) return {};
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
    ...(state.offer === null ? {} : { choice: `${state.offer.to}: ${state.offer.options.join(', ')}` }),
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
    contract: play.trump < 0 ? null : trumpOf(state),
    trick: { number: Math.min(play.completed + 1, 13), cards: trickView(play.trick) },
    lastTrick:
      play.completed === 0 ? null : { cards: trickView(play.last), winner: seatName(play.lastWinner) },
    tricks: { NS: play.won[0] ?? 0, EW: play.won[1] ?? 0 },
    obligations: obligationViews(state.obligations),
    legal: turn === null ? [] : allowedCards(state, play.turn).map(formatCard),
    facts: factsOf(state),
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
