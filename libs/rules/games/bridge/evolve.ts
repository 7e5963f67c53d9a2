import { parseCard } from '@arbitre/rules/kernel/cards';
import { call, evolveAuction } from './auction/evolve-auction';
import { isLeadPenalty, offerChoice, owe, takeChoice } from './auction/record';
import type {
  AuctionClosed,
  BridgeEvent,
  CardsDealt,
  IrregularityObserved,
  OptionsOffered,
  OptionTaken,
} from './events';
import type { ChoiceOption } from './fields';
import { afterCard, afterWithdrawal, revokeDuty, withdrawCard } from './irregularities';
import { wrongLead } from './play/lead-choice';
import { afterLead, afterTrick } from './play/lead-restrictions';
import { type DealScore, VOID } from '@arbitre/rules/kernel/game';
import { afterObligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { giveHand, isKnown } from '@arbitre/rules/kernel/tricks/play';
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

const offer = (state: BridgeState, data: OptionsOffered['data']): void => {
  if (state.phase === 'auction' || isLeadPenalty(data.article)) offerChoice(state.auction, data);
  else state.lead = { heard: false, taken: null };
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
  if (state.auction.offer === null) chooseLead(state, data);
  else takeChoice(state.auction, data.option);
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
  playCard(state.play, seat, parseCard(card));
  if (state.lead !== null) state.lead = null;
  if (state.obligations.length > 0)
    state.obligations = afterLead(afterCard(state.obligations, seat, card, state.play.completed + 1), seat);
};

const withdraw = (state: BridgeState, seat: number, card: string): void => {
  withdrawCard(state.play, seat);
  state.obligations = afterWithdrawal(state, seat, card);
  state.lead = null;
};

const observe = (state: BridgeState, data: IrregularityObserved['data']): void => {
  state.irregularities = [...state.irregularities, data];
  if (data.article !== 'BD-L61A' || !isKnown(state.play, seatIndex(data.seat))) return;
  state.obligations = [...state.obligations, revokeDuty(data, state.play.completed + 1)];
};

const score = (state: BridgeState, data: DealScore): void => {
  const isVoid = data.notation === VOID;
  state.score = isVoid ? null : data;
  if (!isVoid) state.phase = 'finished';
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
      offer(state, event.data);
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
      withdraw(state, seatIndex(event.data.seat), event.data.card);
      break;
    case 'DeclarerReplaced':
      replaceDeclarer(state, seatIndex(event.data.declarer));
      break;
    case 'ResultRecorded':
      state.recorded = event.data;
      break;
    case 'IrregularityObserved':
      observe(state, event.data);
      break;
    case 'DealScored':
      score(state, event.data);
      break;
    case 'ObligationImposed':
    case 'ObligationLifted':
      state.obligations = afterObligation(state.obligations, event);
      owe(state.auction, state.obligations);
      if (state.phase === 'play' && event.data.kind === 'lead-penalty') state.auction.offer = null;
      break;
    case 'ClaimMade':
      break;
    default:
      evolveAuction(state, event);
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
