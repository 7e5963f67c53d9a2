import { openPlay } from '@arbitre/rules/kernel/auction/declarer';
import { evolveClaims, scoreClaim } from './claims/evolve';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { QUIET } from './at-table';
import { call, evolveAuction } from './auction/evolve-auction';
import { isLeadPenalty, offerChoice, owe, takeChoice } from './auction/record';
import type {
  AuctionClosed,
  BridgeEvent,
  CardExposed,
  CardsDealt,
  CardWithdrawn,
  IrregularityObserved,
  OptionsOffered,
  OptionTaken,
} from './events';
import { openChoice } from './play/choices';
import * as atTable from './play/evolve-table';
import { evolveRevokes, playOn, scoreRevokes, withdraw } from './revokes/evolve';
import { wrongLead } from './play/lead-choice';
import { leadAfterBack } from './play/lead-choice';
import { afterCardPlayed, afterChoice, afterInfraction, beforeWithdrawal, SETTLED } from './play/unsettled';
import { afterObligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { give } from '@arbitre/rules/kernel/hands';
import { giveWritten, sizeHand } from '@arbitre/rules/kernel/tricks/play';
import { toReview } from './hands/record';
import { evolveHands } from './hands/evolve-hands';
import { type DealScore, VOID } from '@arbitre/rules/kernel/game';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import { leftOf, partnerOf, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { BridgeState } from './state';

const deal = (state: BridgeState, { hands }: CardsDealt['data']): void => {
  for (let seat = 0; seat < SEATS.length; seat++) {
    const hand = hands[seatName(seat)];
    if (hand === null) continue;
    sizeHand(state.play, seat, hand.length);
    giveWritten(state.play, seat, hand, parseCard);
  }
  state.dealt = true;
  state.phase = 'auction';
};

const offer = (state: BridgeState, data: OptionsOffered['data']): void => {
  if (state.phase === 'auction' || isLeadPenalty(data.article)) offerChoice(state.auction, data);
  else state.lead = { heard: false };
};

/** What was chosen of a card: it stands, or goes back by the events that follow. */
const chooseOnCard = (state: BridgeState, { by, option }: OptionTaken['data']): void => {
  const choice = openChoice(state);
  if (choice === null) return;
  if (choice.to[0] !== seatIndex(by)) {
    state.lead = { heard: true };
    return;
  }
  state.lead = null;
  if (choice.about === 'lead' && option === 'accept') state.play.toLead = choice.seat;
  state.unsettled = afterChoice(state.unsettled, choice, option, state.play.completed + 1);
};

const take = (state: BridgeState, data: OptionTaken['data']): void => {
  if (state.auction.offer === null) chooseOnCard(state, data);
  else takeChoice(state.auction, data.option);
};

/** A card lies face up before its player (BD-L49); a hand that is not known holds it at least. */
const expose = (state: BridgeState, { seat: name, card }: CardExposed['data']): void => {
  const { play, declarer, unsettled } = state;
  const seat = seatIndex(name);
  give(play.held, seat, parseCard(card));
  const seen = state.phase === 'play' && seat === partnerOf(declarer) && wrongLead(state) !== null;
  if (seen) state.unsettled = { ...unsettled, dummySeen: true };
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
  if (state.unsettled !== SETTLED) state.unsettled = afterCardPlayed(state.unsettled, seat);
  if (state.atTable !== QUIET) state.atTable = atTable.afterCardPlayed(state.atTable, state.play, seat, card);
};

const takeBack = (state: BridgeState, data: CardWithdrawn['data']): void => {
  const seat = seatIndex(data.seat);
  state.play.toLead = leadAfterBack(state, seat);
  state.unsettled = beforeWithdrawal(state.unsettled, state.play, seat, state.declarer);
  atTable.beforeWithdrawal(state, data);
  withdraw(state, seat, data.card);
  state.lead = null;
};

const observe = (state: BridgeState, data: IrregularityObserved['data']): void => {
  state.irregularities = [...state.irregularities, data];
  if (state.phase === 'play')
    state.unsettled = afterInfraction(state.unsettled, data, state.play.completed + 1);
  atTable.observeAtTable(state, data);
  if (data.article === 'BD-L15A3') state.hands = toReview(state.hands, data.article);
};

/** A void score after a new deal leaves the table as that made it (BD-L6D2); a result that comes after all ends a cancellation. */
const score = (state: BridgeState, data: DealScore): void => {
  if (data.notation !== VOID && state.hands.cancelled !== null)
    state.hands = { ...state.hands, cancelled: null };
  const isAnew = data.notation === VOID && state.hands.cancelled === null;
  state.score = isAnew ? null : data;
  if (!isAnew) state.phase = 'finished';
};

/** Applies one event in place and returns the state. An event of another type is passed over. */
export const evolve = (state: BridgeState, event: BridgeEvent): BridgeState => {
  switch (event.type) {
    case 'CardPlayed':
      play(state, seatIndex(event.data.seat), event.data.card);
      break;
    case 'TrickWon':
      winTrick(state.play, seatIndex(event.data.seat));
      break;
    case 'CallMade':
      call(state, event.data);
      break;
    case 'CardsDealt':
      deal(state, event.data);
      break;
    case 'AuctionClosed':
      closeAuction(state, event.data);
      break;
    case 'DealScored':
      score(state, event.data);
      scoreRevokes(state);
      scoreClaim(state);
      break;
    default:
      evolveSeldom(state, event);
  }
  return state;
};

/** What most deals know nothing of. */
const evolveSeldom = (state: BridgeState, event: BridgeEvent): void => {
  switch (event.type) {
    case 'OptionsOffered':
      offer(state, event.data);
      break;
    case 'OptionTaken':
      take(state, event.data);
      break;
    case 'CardWithdrawn':
      takeBack(state, event.data);
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
    case 'ObligationImposed':
    case 'ObligationLifted':
      state.obligations = afterObligation(state.obligations, event);
      owe(state.auction, state.obligations);
      if (state.phase === 'play' && event.data.kind === 'lead-penalty') state.auction.offer = null;
      break;
    case 'CardExposed':
      expose(state, event.data);
      break;
    case 'CardsPlayedTogether':
    case 'CardsPlayedAtOnce':
    case 'PenaltyCardNamed':
      break;
    default:
      evolveAuction(state, event);
      evolveRevokes(state, event);
      evolveClaims(state, event);
      atTable.evolveTable(state, event);
      evolveHands(state, event);
  }
};

/** BD-L54A: dummy becomes declarer; the lead out of turn stands and the play goes on after it. */
const replaceDeclarer = (state: BridgeState, declarer: number): void => {
  state.declarer = declarer;
  state.lead = null;
  state.play.toLead = leftOf(declarer);
  if (state.contract !== null) state.contract = { ...state.contract, declarer: SEATS[declarer] ?? 'N' };
};
