import { contractOf } from '@arbitre/rules/kernel/auction/auction';
import { obligationViews } from '@arbitre/rules/kernel/mistakes/obligations';
import type { CallView, ObligationView, SeatView, TableView } from '@arbitre/rules/kernel/table-view';
import { type Auction, type CallRecord, standing } from './auction/auction';
import { legalCalls } from './auction/breaches';
import { isQuitted } from './tricks/decide-turned';
import { sidesBegun } from './auction/period';
import { formatContract } from '@arbitre/rules/kernel/auction/contract';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { tricksBySide } from '@arbitre/rules/kernel/tricks/compass';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import { isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import { handView, reviewOf, tricksView } from '@arbitre/rules/kernel/tricks/view';
import { SEATS, seatName, sideName } from '@arbitre/rules/kernel/compass';
import { wrongLead } from './play/lead-choice';
import { isPermitted } from './play/infractions';
import { columnsOf } from './opening/decide-opening';
import { type BridgeState, dummyOf } from './state';

const rolesOf = (state: BridgeState, seat: number): readonly string[] => {
  const roles = state.setup.dealer === seatName(seat) ? ['dealer'] : [];
  if (state.declarer === seat) roles.push('declarer');
  if (state.declarer >= 0 && dummyOf(state) === seat) roles.push('dummy');
  return roles;
};

/** Dummy's suits from his right, trumps first (BD-L41D); the cards of each come highest first. */
const asColumns = (state: BridgeState, hand: readonly string[] | null): readonly string[] | null =>
  hand === null || state.contract === null
    ? hand
    : columnsOf(state.contract.strain).flatMap((suit) => hand.filter((card) => card.startsWith(suit)));

const seatView = (state: BridgeState, seat: number): SeatView => ({
  seat: seatName(seat),
  side: sideName(seat),
  hand: handView(state.play, seat),
  roles: rolesOf(state, seat),
  ...(isDummyFaced(state) && seat === dummyOf(state)
    ? { open: true, hand: asColumns(state, handView(state.play, seat)) }
    : {}),
});

const turnOf = (state: BridgeState): string | null => {
  if (state.grain === 'result' || state.phase === 'finished') return null;
  if (state.phase === 'play') return state.play.turn < 0 ? null : seatName(state.play.turn);
  return state.phase === 'auction' ? seatName(state.auction.turn) : null;
};

const callView = ({ seat, call, note }: CallRecord): CallView =>
  note === undefined ? { seat, call } : { seat, call, note };

/** The calls as they count, and after them one that waits. */
const callsOf = (auction: Auction): readonly CallView[] => {
  const { calls, irregular } = auction;
  if (!irregular) return calls.map(callView);
  const waiting = calls.filter(({ waits }) => waits === true);
  return [...standing(auction).flatMap((index) => calls[index] ?? []), ...waiting].map(callView);
};

const legalActs = (state: BridgeState): readonly string[] => {
  if (turnOf(state) === null) return [];
  const seat = state.play.turn;
  return state.phase === 'play'
    ? legalCards(state.play, seat)
        .filter((card) => isPermitted(state, { seat, name: seatName(seat), card }))
        .map(formatCard)
    : legalCalls(state.auction);
};

/** The rules know a revoke from the hand at once; the table learns of it when somebody notices. */
const secretRevoke = (duty: ObligationView): ObligationView =>
  duty.kind.endsWith('revoke') ? { ...duty, secret: true } : duty;

const obligationsOf = (state: BridgeState): readonly ObligationView[] => {
  const { pending } = state.auction;
  return [
    ...obligationViews(state.obligations).map(secretRevoke),
    ...(pending === null
      ? []
      : [{ kind: 'pending-call', seat: seatName(pending.seat), cards: [], article: pending.article }]),
  ];
};

const contractText = (state: BridgeState): string | null => {
  if (state.score?.notation === 'Pass') return 'Pass';
  if (state.contract !== null) return formatContract(state.contract);
  const recorded = state.recorded;
  return recorded?.declarer === undefined || recorded.declarer === null
    ? null
    : `${recorded.contract} ${recorded.declarer}`;
};

/** Not before somebody has said, or shown by his card, what becomes of an opening lead out of turn (BD-L54B1). */
const isDummyFaced = (state: BridgeState): boolean => {
  const { play, declarer } = state;
  return declarer >= 0 && isUnderWay(play) && (play.completed > 0 || wrongLead(state) === null);
};

const factsOf = (state: BridgeState): Readonly<Record<string, string>> => {
  const standing = state.phase === 'auction' ? contractOf(state.auction) : null;
  return {
    board: String(state.setup.board),
    dealer: state.setup.dealer,
    vulnerable: state.setup.vulnerable,
    ...(state.handsTaken === 0 ? {} : { auctionPeriod: sidesBegun(state).join(' ') }),
    ...(standing === null ? {} : { standing: formatContract(standing) }),
    ...(state.recorded?.lead === undefined ? {} : { lead: state.recorded.lead }),
    // The clarification period, in which questions are asked (BD-L17D1, BD-L41B).
    ...(state.atTable.faceDown === null ? {} : { faceDown: seatName(state.atTable.faceDown.seat) }),
    // Dummy is faced by the opening lead (BD-L41C-1): from then on everybody sees it.
    ...(isDummyFaced(state) ? { dummy: seatName(dummyOf(state)) } : {}),
  };
};

/** BD-L65A: where the rules keep the cards, nobody sees a trick again that all have turned down. */
const shownTricks = (state: BridgeState): Pick<TableView, 'trick' | 'lastTrick'> => {
  const shown = tricksView(state.play);
  const hidden = state.policy === 'enforced' && state.phase === 'play' && isQuitted(state);
  return hidden ? { ...shown, lastTrick: null } : shown;
};

/** BD-L65C: once the play is over it can be reviewed in order. */
const review = ({ phase, play }: BridgeState): Pick<TableView, 'review'> =>
  phase === 'finished' && play.completed > 0 ? { review: reviewOf(play) } : {};

/** The deal at this moment, with nothing left to work out: cards, calls, legal acts, duties. */
export const tableView = (state: BridgeState): TableView => {
  const { play, auction, score } = state;
  return {
    phase: state.phase,
    seats: SEATS.map((_, seat) => seatView(state, seat)),
    turn: turnOf(state),
    calls: callsOf(auction),
    contract: contractText(state),
    ...shownTricks(state),
    ...review(state),
    tricks: tricksBySide(play),
    obligations: obligationsOf(state),
    legal: legalActs(state),
    facts: factsOf(state),
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
