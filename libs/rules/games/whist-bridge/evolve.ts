import { NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import { take } from '@arbitre/rules/kernel/hands';
import { cardsLeft, giveWritten, isKnown, startPlay, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import { applyCall, declareTrou, silence } from './auction/effects';
import { readCall } from './auction/calls';
import { doubtsOf, excusesTrou } from './auction/duties';
import type {
  ArbiterDecided,
  AuctionClosed,
  CallMade,
  CardsShown,
  IrregularityObserved,
  WhistBridgeEvent,
} from './events';
import type { HandsBySeat } from './fields';
import { readContract } from './deal-score';
import { DAMES, gameOf } from './ladder';
import { dealerSeat, type Seat, trickGame } from './seats';
import { dueCard } from './tricks';
import { dealAgain, disputeKey, indexIn, rankingIn, type WhistBridgeState } from './state';

/** A card laid aside is no more in the hand, where the record tells which one it was. */
const giveHand = (state: WhistBridgeState, index: number, hand: readonly string[]): void => {
  const { play, discards, discarded } = state;
  const aside = discards[index] ?? NO_CARD;
  if ((discarded & (1 << index)) !== 0 && aside < 0) {
    const open = hand.filter((card) => !wasPlayed(play, parseCard(card)));
    const [only] = open;
    const left = cardsLeft(play, index);
    if (open.length > left) {
      if (left === 0 && open.length === 1 && only !== undefined) discards[index] = parseCard(only);
      return;
    }
  }
  giveWritten(play, index, hand, parseCard);
  if (aside >= 0) take(play.held, index, aside);
};

const giveHands = (state: WhistBridgeState, hands: HandsBySeat): void => {
  for (let index = 0; index < 4; index++) {
    const seat = state.players[index] ?? '1';
    const hand = hands[seat];
    if (hand !== undefined && hand !== null) giveHand(state, index, hand);
  }
};

const call = (state: WhistBridgeState, { seat, call: text }: CallMade['data']): void => {
  const made = readCall(text);
  if (made === null) return;
  const index = indexIn(state, seat);
  state.phase = 'auction';
  state.calls.push({ seat, call: text });
  if (made.kind !== 'premier' && (state.announced & (1 << index)) === 0) {
    state.announced |= 1 << index;
    if (excusesTrou(made)) state.slamFirst |= 1 << index;
  }
  if (!isKnown(state.play, index)) {
    const doubts = doubtsOf(state.auction, index, made);
    if (doubts.length > 0) state.doubts = [...state.doubts, ...doubts];
  }
  applyCall(state.auction, index, made);
};

/** Who leads: the dealer's left, the declarer, or the boucheur (WB-7-GAP-12, WB-9.d, WB-5-GAP-2). */
const leaderOf = (state: WhistBridgeState): number => {
  const { contract } = state;
  if (contract === null || contract.game === DAMES) return 0;
  const { lead } = gameOf(contract.game);
  return lead === 'dealers-left'
    ? 0
    : lead === 'boucheur'
      ? (contract.declarers[1] ?? 0)
      : (contract.declarers[0] ?? 0);
};

/** Nothing more has to be known before the first lead. */
const isSettled = ({ contract, discarded }: WhistBridgeState): boolean => {
  if (contract === null) return false;
  if (contract.game === DAMES) return true;
  const { trump, discard, declarers } = gameOf(contract.game);
  if (discard && discarded !== 15) return false;
  if (declarers === 'pair' && contract.declarers.length < 2) return false;
  return trump === 'none' || contract.suit !== null;
};

const startWhenSettled = (state: WhistBridgeState): void => {
  if (!isSettled(state)) return;
  state.phase = 'play';
  startPlay(state.play, rankingIn(state.contract?.suit ?? null), leaderOf(state));
};

const close = (state: WhistBridgeState, { contract, declarers }: AuctionClosed['data']): void => {
  const { game, suit } = readContract(contract);
  state.contract = {
    game,
    suit,
    direct: state.auction.direct,
    declarers: declarers.map((seat) => indexIn(state, seat)),
  };
  state.auction.floor = -1;
  state.phase = 'settling';
  if (state.contract.game !== DAMES && gameOf(state.contract.game).discard)
    state.play = { ...state.play, game: trickGame(state.table, true) };
  startWhenSettled(state);
};

const discard = (state: WhistBridgeState, index: number, text: string | null | undefined): void => {
  state.discarded |= 1 << index;
  if (text !== null && text !== undefined) {
    const card = parseCard(text);
    state.discards[index] = card;
    take(state.play.held, index, card);
  } else state.play.known &= ~(1 << index);
  startWhenSettled(state);
};

/** A card that was seen first is played, whatever is drawn after it (WB-17.a), unless it would be a revoke (WB-17-GAP-1). */
const show = (state: WhistBridgeState, { seat, cards }: CardsShown['data']): void => {
  const index = indexIn(state, seat);
  const before = state.shown[index] ?? null;
  if (before === null || dueCard(state.play, index, before) < 0) state.shown[index] = cards.map(parseCard);
};

/** Found after the first announcement: the deal is played unless all agree (WB-4.i). */
const flaw = (state: WhistBridgeState, dealer: Seat): void => {
  if (state.phase !== 'waiting') state.flaw = { dealer, voted: false };
};

const observe = (state: WhistBridgeState, data: IrregularityObserved['data']): void => {
  state.irregularities = [...state.irregularities, data];
  const index = indexIn(state, data.seat);
  if (data.article === 'WB-4.h') flaw(state, dealerSeat(state.table));
  if (data.article === 'WB-18.f' && index < 4)
    state.known[index] = (state.known[index] ?? 0) | (1 << Number(data.facts.trick ?? 0));
};

const decided = (state: WhistBridgeState, data: ArbiterDecided['data']): void => {
  const { dispute } = state;
  if (dispute !== null) state.settled = [...state.settled, disputeKey(dispute)];
  state.dispute = null;
  // Whatever the arbiter decides of a deal that was dealt wrongly is decided for good (WB-4-GAP-3).
  if (data.article === 'WB-4-GAP-3') state.flaw = null;
  if (data.outcome === 'stand') return;
  state.ruled = data;
  state.scoreDue = true;
};

/** Applies one event in place, and passes over what it does not know. */
export const evolve = (state: WhistBridgeState, event: WhistBridgeEvent): WhistBridgeState => {
  switch (event.type) {
    case 'CardPlayed': {
      const index = indexIn(state, event.data.seat);
      playCard(state.play, index, parseCard(event.data.card));
      if (state.shown[index] !== null) state.shown[index] = null;
      break;
    }
    case 'TrickWon':
      winTrick(state.play, indexIn(state, event.data.seat));
      if (state.play.completed === state.play.game.tricks) state.scoreDue = true;
      break;
    case 'CallMade':
      call(state, event.data);
      break;
    case 'CardsDealt':
      state.phase = 'auction';
      giveHands(state, event.data.hands);
      break;
    default:
      evolveSeldom(state, event);
  }
  return state;
};

const evolveSeldom = (state: WhistBridgeState, event: WhistBridgeEvent): void => {
  switch (event.type) {
    case 'PackShuffled':
      state.shuffled = event.data.times;
      break;
    case 'CutMade':
      state.cut = true;
      break;
    case 'DealVoided':
      dealAgain(state, Number(event.data.dealer));
      break;
    case 'WrongDealerReported':
      flaw(state, event.data.dealer);
      break;
    case 'RedealVoted':
      if (state.flaw !== null) state.flaw = { ...state.flaw, voted: true };
      break;
    case 'TrouDeclared':
      // What was said before does not count (WB-5.j).
      state.calls = [{ seat: event.data.seat, call: 'trou' }];
      declareTrou(state.auction, indexIn(state, event.data.seat));
      break;
    case 'TrouKept':
      state.trouKept |= 1 << indexIn(state, event.data.seat);
      break;
    case 'CallVoid':
      silence(state.auction, indexIn(state, event.data.seat));
      break;
    case 'ArbiterAsked': {
      const asked = readCall(event.data.call);
      if (asked !== null) state.auction.asked = { seat: indexIn(state, event.data.seat), call: asked };
      break;
    }
    case 'ArbiterAnswered': {
      const { asked } = state.auction;
      state.arbiters = [...state.arbiters, event.data.arbiter];
      if (!event.data.granted && asked !== null) silence(state.auction, asked.seat);
      break;
    }
    case 'AuctionClosed':
      close(state, event.data);
      break;
    default:
      evolveContract(state, event);
  }
};

const evolveContract = (state: WhistBridgeState, event: WhistBridgeEvent): void => {
  const { contract } = state;
  switch (event.type) {
    case 'BoucheurRevealed':
      if (contract === null) break;
      state.contract = {
        ...contract,
        declarers: [...contract.declarers.slice(0, 1), indexIn(state, event.data.seat)],
      };
      startWhenSettled(state);
      break;
    case 'TrumpNamed':
      if (contract === null) break;
      state.contract = { ...contract, suit: event.data.suit };
      startWhenSettled(state);
      break;
    case 'CardDiscarded':
      discard(state, indexIn(state, event.data.seat), event.data.card);
      break;
    case 'CardsShown':
      show(state, event.data);
      break;
    case 'HandExposed':
      state.exposed |= 1 << indexIn(state, event.data.seat);
      // At a table whose cards nobody recorded it is known from now on.
      giveWritten(state.play, indexIn(state, event.data.seat), event.data.cards, parseCard);
      break;
    case 'ClaimMade':
      state.claimed = indexIn(state, event.data.seat);
      state.scoreDue = true;
      break;
    case 'PlayStopped':
      state.stopped = true;
      state.scoreDue = true;
      break;
    case 'HandsRevealed':
      giveHands(state, event.data.hands);
      break;
    default:
      evolveFault(state, event);
  }
};

const evolveFault = (state: WhistBridgeState, event: WhistBridgeEvent): void => {
  switch (event.type) {
    case 'IrregularityObserved':
      observe(state, event.data);
      break;
    case 'DisputeOpened':
      state.dispute = event.data;
      break;
    case 'ArbiterDecided':
      decided(state, event.data);
      break;
    case 'ResultRecorded':
      state.recorded = event.data;
      state.scoreDue = true;
      break;
    case 'DealScored':
      state.scoreDue = false;
      state.score = event.data;
      state.phase = 'finished';
      break;
    default:
      break;
  }
};
