import { suitOf } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { correctRevoke, exposeCard } from '@arbitre/rules/kernel/tricks/revokes';
import { giveWritten, isUnderWay, startPlay } from '@arbitre/rules/kernel/tricks/play';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import { putAway } from '@arbitre/rules/kernel/tricks/visible';
import { parseCard, rankingWith, TRICKS } from './cards';
import type {
  ArbiterDecided,
  CardPlayed,
  CardReplaced,
  HandsBySeat,
  HandsCounted,
  IrregularityObserved,
  JoffreEvent,
} from './events';
import { dealAgain, disputeKey, type JoffreState, sideBit } from './state';

const giveHands = (state: JoffreState, hands: HandsBySeat): void => {
  for (let seat = 0; seat < SEATS.length; seat++) {
    const hand = hands[seatName(seat)];
    if (hand === null) continue;
    state.counts[seat] = hand.length;
    giveWritten(state.play, seat, hand, parseCard);
  }
};

/** JOF-4.8: the buyer's first card says which series is trump. */
const playOne = (state: JoffreState, data: CardPlayed['data']): void => {
  const { play, visible } = state;
  const seat = seatIndex(data.seat);
  const card = parseCard(data.card);
  if (state.trump < 0 && !isUnderWay(play)) {
    state.trump = suitOf(card);
    startPlay(play, rankingWith(state.trump), seat);
  }
  playCard(play, seat, card);
  if (visible.count > 0) putAway(visible, seat, card);
};

const count = (state: JoffreState, { counts }: HandsCounted['data']): void => {
  SEATS.forEach((name, seat) => {
    const cards = counts[name];
    if (cards !== undefined) state.counts[seat] = cards;
  });
};

const observe = (state: JoffreState, data: IrregularityObserved['data']): void => {
  state.irregularities = [...state.irregularities, data];
  const seat = seatIndex(data.seat);
  const trick = Number(data.facts.trick ?? 0);
  if (data.article === 'JOF-6-GAP-3') state.known[seat] = (state.known[seat] ?? 0) | (1 << trick);
  if (data.article === 'JOF-6d' && data.facts.led !== undefined)
    state.revokes = [...state.revokes, { seat, trick, card: String(data.facts.card ?? '') }];
};

const replace = (state: JoffreState, data: CardReplaced['data']): void => {
  const seat = seatIndex(data.seat);
  correctRevoke(state, seat, parseCard(data.with));
  state.revokes = state.revokes.filter((mark) => mark.seat !== seat || mark.card !== data.card);
};

const rule = (state: JoffreState, { outcome, side, points }: ArbiterDecided['data']): void => {
  if (state.dispute !== null) state.settled = [...state.settled, disputeKey(state.dispute)];
  state.dispute = null;
  if (outcome === 'revoke' && side !== undefined) state.atFault |= sideBit(side);
  if (outcome === 'points' && points !== undefined) state.ruledPoints = points;
  state.scoreDue = true;
};

/** Applies one event in place and returns the state. An event of another type is passed over. */
export const evolve = (state: JoffreState, event: JoffreEvent): JoffreState => {
  switch (event.type) {
    case 'CardPlayed':
      playOne(state, event.data);
      break;
    case 'TrickWon':
      winTrick(state.play, seatIndex(event.data.seat));
      if (state.play.completed === TRICKS) state.scoreDue = true;
      break;
    case 'BidMade':
      state.calls = [...state.calls, event.data];
      break;
    case 'Passed':
      state.calls = [...state.calls, { seat: event.data.seat, points: null }];
      break;
    default:
      evolveSeldom(state, event);
  }
  return state;
};

const evolveSeldom = (state: JoffreState, event: JoffreEvent): void => {
  switch (event.type) {
    case 'CutMade':
      state.cut = true;
      break;
    case 'CardsDealt':
      state.dealt = true;
      state.phase = 'auction';
      giveHands(state, event.data.hands);
      break;
    case 'ContractBought':
      // JOF-4.8: the buyer leads.
      state.phase = 'play';
      startPlay(state.play, rankingWith(-1), seatIndex(event.data.seat));
      break;
    case 'HandsCounted':
      count(state, event.data);
      break;
    case 'TrickGathered':
      state.play.gathered = state.play.completed;
      break;
    default:
      evolveFault(state, event);
  }
};

const evolveFault = (state: JoffreState, event: JoffreEvent): void => {
  switch (event.type) {
    case 'CardExposed':
      // Turned over by the dealer while he deals: the deal is cancelled, nobody holds the card yet (JOF-6-GAP-4).
      if (event.data.cause !== 'dealing')
        exposeCard(state, seatIndex(event.data.seat), parseCard(event.data.card));
      break;
    case 'CardReplaced':
      replace(state, event.data);
      break;
    case 'IrregularityObserved':
      observe(state, event.data);
      break;
    case 'DisputeOpened':
      state.dispute = event.data;
      break;
    case 'ArbiterDecided':
      rule(state, event.data);
      break;
    default:
      evolveResult(state, event);
  }
};

const evolveResult = (state: JoffreState, event: JoffreEvent): void => {
  switch (event.type) {
    case 'DealVoided':
      dealAgain(state);
      break;
    case 'ResultRecorded':
      state.recorded = event.data;
      state.scoreDue = true;
      break;
    case 'DealScored':
      state.scoreDue = false;
      // A cancelled deal has no score: the event tells everybody else that nobody scored.
      state.score = event.data.result.buyer === null ? null : event.data;
      if (state.score !== null) state.phase = 'finished';
      break;
    default:
      break;
  }
};
