import { parseCard } from '@arbitre/rules/kernel/cards';
import { giveHand } from '@arbitre/rules/kernel/tricks/play';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import { putAway } from '@arbitre/rules/kernel/tricks/visible';
import type {
  CardReplaced,
  DisputeSettled,
  HandsBySeat,
  HandsCounted,
  IrregularityObserved,
  PenaltyImposed,
  WhistMilitaireEvent,
} from './events';
import { correctRevoke, exposeCard, markProven } from '@arbitre/rules/kernel/tricks/revokes';
import { TRICKS } from './score';
import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import { dealAgain, disputeKey, type WhistMilitaireState } from './state';

const giveHands = (state: WhistMilitaireState, hands: HandsBySeat): void => {
  const { play } = state;
  SEATS.forEach((name, seat) => {
    const hand = hands[name];
    if (hand === null) return;
    state.counts[seat] = hand.length;
    giveHand(play, seat, hand.map(parseCard));
  });
};

const reveal = (state: WhistMilitaireState, hands: HandsBySeat): void => {
  giveHands(state, hands);
  for (let seat = 0; seat < SEATS.length; seat++) markProven(state.play, seat);
};

const count = (state: WhistMilitaireState, { counts }: HandsCounted['data']): void => {
  SEATS.forEach((name, seat) => {
    const cards = counts[name];
    if (cards === undefined) return;
    state.counts[seat] = cards;
    state.confirmed |= 1 << seat;
  });
};

const observe = (state: WhistMilitaireState, data: IrregularityObserved['data']): void => {
  state.irregularities = [...state.irregularities, data];
  const seat = seatIndex(data.seat);
  const trick = Number(data.facts.trick ?? 0);
  if (data.article === 'WM-R9a') state.penalised[seat] = (state.penalised[seat] ?? 0) | (1 << trick);
  if (data.article === 'WM-R10d' && data.facts.led !== undefined)
    state.revokes = [...state.revokes, { seat, trick, card: String(data.facts.card ?? '') }];
};

const replace = (state: WhistMilitaireState, data: CardReplaced['data']): void => {
  const seat = seatIndex(data.seat);
  correctRevoke(state, seat, parseCard(data.with));
  state.revokes = state.revokes.filter((mark) => mark.seat !== seat || mark.card !== data.card);
};

const impose = (state: WhistMilitaireState, data: PenaltyImposed['data']): void => {
  state.penalties = [...state.penalties, data];
  state.atFault |= 1 << (data.side === 'NS' ? 0 : 1);
  state.scoreDue = true;
};

const settle = (state: WhistMilitaireState, settled: DisputeSettled['data'] | null): void => {
  const { dispute, play } = state;
  if (dispute === null) return;
  state.dispute = null;
  state.settled = [...state.settled, disputeKey(dispute)];
  if (settled?.outcome !== 'proven' || dispute.accused === undefined) return;
  const seat = seatIndex(dispute.accused);
  play.proven[seat] = (play.proven[seat] ?? 0) | (1 << (dispute.trick ?? 0));
};

const win = (state: WhistMilitaireState, seat: number): void => {
  winTrick(state.play, seat);
  if (state.play.completed === TRICKS) state.scoreDue = true;
};

/** Applies one event in place and returns the state. An event of another type is passed over. */
export const evolve = (state: WhistMilitaireState, event: WhistMilitaireEvent): WhistMilitaireState => {
  switch (event.type) {
    case 'CardPlayed':
      state.phase = 'play';
      playCard(state.play, seatIndex(event.data.seat), parseCard(event.data.card));
      if (state.visible.count > 0)
        putAway(state.visible, seatIndex(event.data.seat), parseCard(event.data.card));
      break;
    case 'TrickWon':
      win(state, seatIndex(event.data.seat));
      break;
    case 'CardsDealt':
      state.dealt = true;
      state.phase = 'play';
      giveHands(state, event.data.hands);
      break;
    default:
      evolveSeldom(state, event);
  }
  return state;
};

const evolveSeldom = (state: WhistMilitaireState, event: WhistMilitaireEvent): void => {
  switch (event.type) {
    case 'CutMade':
      state.cut = true;
      break;
    case 'DealStarted':
      state.started = true;
      state.phase = 'dealing';
      state.pack = event.data.pack ?? state.pack;
      break;
    case 'HandsCounted':
      count(state, event.data);
      break;
    case 'PackCounted':
      state.packDefect = event.data.defect !== 'none';
      break;
    case 'PackChanged':
      state.pack = event.data.pack;
      break;
    case 'TrickGathered':
      state.play.gathered = state.play.completed;
      break;
    case 'HandsRevealed':
      reveal(state, event.data.hands);
      break;
    default:
      evolveFault(state, event);
  }
};

const evolveFault = (state: WhistMilitaireState, event: WhistMilitaireEvent): void => {
  switch (event.type) {
    case 'CardExposed':
      // Turned over by the dealer while he deals: the deal is cancelled, nobody holds the card yet (WM-R7.3).
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
    case 'DisputeSettled':
      settle(state, event.data);
      break;
    case 'ArbiterDecided':
      settle(state, null);
      break;
    default:
      evolveResult(state, event);
  }
};

const evolveResult = (state: WhistMilitaireState, event: WhistMilitaireEvent): void => {
  switch (event.type) {
    case 'PenaltyImposed':
      impose(state, event.data);
      break;
    case 'DealVoided':
      dealAgain(state);
      break;
    case 'ClaimsClosed':
      state.claimsClosed = true;
      break;
    case 'ResultRecorded':
      state.recorded = event.data;
      state.scoreDue = true;
      break;
    case 'DealScored':
      state.scoreDue = false;
      // A cancelled deal has no score: the event tells everybody else that nobody scored.
      state.score = event.data.result.winner === null ? null : event.data;
      if (state.score !== null) state.phase = 'finished';
      break;
    default:
      break;
  }
};
