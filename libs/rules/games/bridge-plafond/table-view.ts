import { contractOf } from '@arbitre/rules/kernel/auction/auction';
import { formatContract } from '@arbitre/rules/kernel/auction/contract';
import { dummyOf } from '@arbitre/rules/kernel/auction/declarer';
import { formatCard, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { leftOf, rightOf, SEATS, seatName, sideName } from '@arbitre/rules/kernel/compass';
import { cardsOwed } from '@arbitre/rules/kernel/mistakes/obligations';
import type { SeatView, TableView } from '@arbitre/rules/kernel/table-view';
import { tricksBySide } from '@arbitre/rules/kernel/tricks/compass';
import { isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import { handView, reviewOf, tricksView } from '@arbitre/rules/kernel/tricks/view';
import { callViews, regularCalls, turnToCall } from './auction-laws/legal-calls';
import { legalPlays } from './play-laws/legal-plays';
import { shownDuties } from './play-laws/shown-duties';
import { openLead } from './play-laws/wrong-lead';
import { resultContract } from './result/score-of';
import type { BridgePlafondState } from './state';

const rolesOf = ({ dealer, declarer }: BridgePlafondState, seat: number): readonly string[] => [
  ...(dealer === seat ? ['dealer'] : []),
  ...(declarer === seat ? ['declarer'] : []),
  ...(declarer >= 0 && dummyOf(declarer) === seat ? ['dummy'] : []),
  ...(declarer >= 0 && leftOf(declarer) === seat ? ['left-flank'] : []),
  ...(declarer >= 0 && rightOf(declarer) === seat ? ['right-flank'] : []),
];

/** BP-JEU-8: faced by the opening lead, not before. */
export const isDummyFaced = (state: BridgePlafondState): boolean =>
  state.declarer >= 0 &&
  isUnderWay(state.play) &&
  // An opening lead out of turn may go back: nothing is laid down before declarer has chosen (BP-46-4).
  (state.play.completed > 0 || openLead(state) === null);

/** BP-JEU-9: trumps first from dummy's right, then red and black suits in turn. */
const ALTERNATING: Readonly<Record<string, readonly string[]>> = {
  C: ['C', 'H', 'S', 'D'],
  D: ['D', 'S', 'H', 'C'],
  H: ['H', 'S', 'D', 'C'],
  S: ['S', 'H', 'C', 'D'],
  NT: ['S', 'H', 'C', 'D'],
};
const asColumns = (strain: string, hand: readonly string[]): readonly string[] =>
  (ALTERNATING[strain] ?? Array.from(SUIT_LETTERS)).flatMap((suit) =>
    hand.filter((card) => card.startsWith(suit)),
  );

/** BP-43-5, BP-44-1: cards that lie face up before their player. */
const facedCards = ({ obligations }: BridgePlafondState, seat: number): readonly string[] =>
  obligations.length === 0
    ? []
    : ['shown-card', 'exposed-card'].flatMap((kind) => cardsOwed(obligations, seatName(seat), kind));

const seatView = (state: BridgePlafondState, seat: number): SeatView => {
  const hand = handView(state.play, seat);
  const faced = facedCards(state, seat);
  const open = isDummyFaced(state) && seat === dummyOf(state.declarer);
  return {
    seat: seatName(seat),
    side: sideName(seat),
    hand: open && hand !== null && state.contract !== null ? asColumns(state.contract.strain, hand) : hand,
    roles: rolesOf(state, seat),
    ...(open ? { open: true as const } : {}),
    ...(faced.length === 0 ? {} : { faced }),
  };
};

const turnOf = (state: BridgePlafondState): string | null => {
  if (state.grain === 'result') return null;
  if (state.phase === 'play') return state.play.turn < 0 ? null : seatName(state.play.turn);
  if (state.phase !== 'auction') return null;
  const turn = turnToCall(state);
  return turn < 0 ? null : seatName(turn);
};

const legalActs = (state: BridgePlafondState): readonly string[] => {
  if (turnOf(state) === null) return [];
  return state.phase === 'play' ? legalPlays(state, state.play.turn).map(formatCard) : regularCalls(state);
};

const factsOf = (state: BridgePlafondState): TableView['facts'] => {
  const standing = state.phase === 'auction' ? contractOf(state.auction) : null;
  return {
    board: String(state.setup.board),
    dealer: seatName(state.dealer),
    pack: state.pack,
    ...(standing === null ? {} : { standing: formatContract(standing) }),
    ...(isDummyFaced(state) ? { dummy: seatName(dummyOf(state.declarer)) } : {}),
  };
};

/** The deal at this moment, with no rule left to apply: cards, calls, legal acts, duties. */
export const tableView = (state: BridgePlafondState): TableView => {
  const { phase, play, score } = state;
  return {
    phase,
    seats: SEATS.map((_, seat) => seatView(state, seat)),
    turn: turnOf(state),
    calls: callViews(state),
    contract: resultContract(state),
    ...tricksView(play),
    ...(phase === 'finished' && play.completed > 0 ? { review: reviewOf(play) } : {}),
    tricks: tricksBySide(play),
    obligations: shownDuties(state),
    legal: legalActs(state),
    facts: factsOf(state),
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
