import { evolveClaims, scoreClaim } from './claims/evolve';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { answerPending, makeCall } from './auction/auction';
import type {
  AuctionClosed,
  BridgeEvent,
  CallMade,
  CardsDealt,
  OptionTaken,
} from './events';
import type { ChoiceOption } from './fields';
import { afterCard, afterWithdrawal } from './irregularities';
import { evolveRevokes, playOn, scoreRevokes, withdraw } from './revokes/evolve';
import { wrongLead } from './play/lead-choice';
import { afterLead, afterTrick } from './play/lead-restrictions';
import { parseCall } from './notation';
import { afterObligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { giveHand } from '@arbitre/rules/kernel/tricks/play';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import { openPlay } from './play/play';
import { leftOf, SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import type { BridgeState } from './state';

const deal = (state: BridgeState, { hands }: CardsDealt['data']): void => {
  SEATS.forEach((name, seat) => {
    const hand = hands[name];
    if (hand !== null) giveHand(state.play, seat, hand.map(parseCard));
  });
  state.dealt = true;
  state.phase = 'auction';
};

const call = (state: BridgeState, data: CallMade['data']): void => {
  state.phase = 'auction';
  makeCall(state.auction, seatIndex(data.seat), parseCall(data.call), { ...data });
};

const offer = (state: BridgeState): void => {
  const { auction } = state;
  if (state.phase === 'play') state.lead = { heard: false, taken: null };
  else if (auction.pending !== null) auction.pending = { ...auction.pending, choice: 'offered' };
};

/** What was chosen of a lead out of turn: it stands, or its card goes back by the event that follows. */
const chooseLead = (state: BridgeState, { by, option }: OptionTaken['data']): void => {
  const lead = wrongLead(state);
  if (lead === null) return;
  if (lead.to[0] !== seatIndex(by)) state.lead = { heard: true, taken: null };
  else if (option === 'accept') acceptLead(state, lead.seat);
  else state.lead = { heard: true, taken: option as ChoiceOption };
};

/** The lead out of turn is the right one from now on (BD-L53A). */
const acceptLead = (state: BridgeState, seat: number): void => {
  state.play.toLead = seat;
  state.lead = null;
};

const take = (state: BridgeState, data: OptionTaken['data']): void => {
  if (state.phase === 'play') chooseLead(state, data);
  else answerPending(state.auction, data.option === 'accept');
};

const win = (state: BridgeState, winner: number): void => {
  winTrick(state.play, winner);
  if (state.obligations.length > 0) state.obligations = afterTrick(state.obligations, winner);
};

const closeAuction = (state: BridgeState, { contract }: AuctionClosed['data']): void => {
  state.contract = contract;
  if (contract === null) return;
  state.phase = 'play';
  state.declarer = seatIndex(contract.declarer);
  openPlay(state.play, contract);
};

const play = (state: BridgeState, seat: number, card: string): void => {
  if (state.correction !== null) playOn(state);
  playCard(state.play, seat, parseCard(card));
  if (state.lead !== null) state.lead = null;
  if (state.obligations.length > 0)
    state.obligations = afterLead(afterCard(state.obligations, card), seat);
};

const takeBack = (state: BridgeState, seat: number, card: string): void => {
  withdraw(state, seat, card);
  if (state.lead?.taken !== undefined && state.lead.taken !== null)
    state.obligations = afterWithdrawal(state, seat, card);
  state.lead = null;
};

/** Applies one event in place and returns the state. An event of another type is passed over. */
export const evolve = (state: BridgeState, event: BridgeEvent): BridgeState => {
  switch (event.type) {
    case 'CardPlayed':
      play(state, seatIndex(event.data.seat), event.data.card);
      break;
    case 'TrickWon':
      win(state, seatIndex(event.data.seat));
      break;
    case 'CallMade':
      call(state, event.data);
      break;
    case 'OptionsOffered':
      offer(state);
      break;
    case 'OptionTaken':
      take(state, event.data);
      break;
    case 'CardsDealt':
      deal(state, event.data);
      break;
    case 'AuctionClosed':
      closeAuction(state, event.data);
      break;
    case 'CardWithdrawn':
      takeBack(state, seatIndex(event.data.seat), event.data.card);
      break;
    case 'DeclarerReplaced':
      replaceDeclarer(state, seatIndex(event.data.declarer));
      break;
    case 'ResultRecorded':
      state.recorded = event.data;
      break;
    case 'IrregularityObserved':
      state.irregularities = [...state.irregularities, event.data];
      break;
    case 'DealScored':
      state.score = event.data;
      state.phase = 'finished';
      scoreRevokes(state);
      scoreClaim(state);
      break;
    case 'ObligationImposed':
    case 'ObligationLifted':
      state.obligations = afterObligation(state.obligations, event);
      break;
    default:
      evolveRevokes(state, event);
      evolveClaims(state, event);
  }
  return state;
};

/** BD-L54A: dummy becomes declarer; the lead out of turn stands and the play goes on after it. */
const replaceDeclarer = (state: BridgeState, declarer: number): void => {
  state.declarer = declarer;
  state.lead = null;
  state.play.toLead = leftOf(declarer);
  if (state.contract !== null) state.contract = { ...state.contract, declarer: SEATS[declarer] ?? 'N' };
};
