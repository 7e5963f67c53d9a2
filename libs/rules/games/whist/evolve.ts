import { parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { areOpponents, partnerOf, seatIndex, seatName, SEATS } from '@arbitre/rules/kernel/compass';
import type { Irregularity } from '@arbitre/rules/kernel/mistakes/irregularities';
import { afterObligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { cardOnTable, hasPlayed, isKnown, sizeHand, unevenHands } from '@arbitre/rules/kernel/tricks/play';
import { takeBackAll } from '@arbitre/rules/kernel/tricks/take-back';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import { withTrickOpen } from './decide-hands';
import { applyCorrection } from './decide-revoke';
import type { WhistEvent } from './events';
import { evolveClaim } from './evolve-claims';
import { evolveDealing } from './evolve-dealing';
import { FAULT_ARTICLES, faultOf, sameFault } from './faults';
import { SHUFFLE_ORDERED, voidHands, type WhistState } from './state';

const play = (state: WhistState, name: string, card: string): void => {
  const seat = seatIndex(name);
  playCard(state.play, seat, parseCard(card));
  if (state.demands.length > 0) state.demands = state.demands.filter((each) => each.seat !== seat);
  if (state.waived !== 0) state.waived &= ~(1 << seat);
};

/** Numbers of cards that a report tells of hands that the record does not know (WHC-MI-3). */
const count = ({ play: table }: WhistState, { facts }: Irregularity): void => {
  SEATS.forEach((name, seat) => {
    const told = facts[name];
    if (typeof told === 'number' && !isKnown(table, seat)) sizeHand(table, seat, told);
  });
};

const observe = (state: WhistState, data: Irregularity): void => {
  state.irregularities = [...state.irregularities, data];
  if (FAULT_ARTICLES.includes(data.article)) {
    const fault = faultOf(data);
    if (!state.faults.some((known) => sameFault(known, fault.seat, fault.trick, fault.article)))
      state.faults = [...state.faults, fault];
  }
  if (data.article === 'WHC-MD-0.2' && areOpponents(state.dealer, seatIndex(data.seat)))
    state.preparation = { ...state.preparation, interference: true };
  if (data.article === 'WHC-MI-1' || data.article === 'WHC-MD-D') count(state, data);
};

const correct = (state: WhistState, name: string, card: string, number: number): void => {
  const seat = seatIndex(name);
  applyCorrection(state, seat, parseCard(card), number);
  state.faults = state.faults.filter((fault) => !(fault.seat === seat && fault.trick === number));
};

const supply = (state: WhistState, name: string, card: string): void => {
  const seat = seatIndex(name);
  state.play = withTrickOpen(state.play);
  playCard(state.play, seat, parseCard(card));
  state.omissions = state.omissions.filter((each) => each.seat !== seat);
};

/** The question concerns the partner's last card: in the open trick, or in the last one. */
const ask = (state: WhistState, name: string): void => {
  const partner = partnerOf(seatIndex(name));
  const { play } = state;
  const { completed } = play;
  const open = hasPlayed(play, partner) && suitOf(cardOnTable(play, partner)) !== play.led;
  state.asked = [...state.asked, `${seatName(partner)}:${open ? completed + 1 : completed}`];
  if (hasPlayed(play, partner) && !open)
    state.asked = [...state.asked, `${seatName(partner)}:${completed + 1}`];
};

const finish = (state: WhistState): void => {
  state.phase = 'finished';
  // What was owed lapses with the coup (WHC-CP-GAP-3).
  if (state.obligations.length > 0) state.obligations = [];
  if (state.demands.length > 0) state.demands = [];
};

const evolveRarely = (state: WhistState, event: WhistEvent): void => {
  switch (event.type) {
    case 'IrregularityObserved':
      observe(state, event.data);
      break;
    case 'ObligationImposed':
    case 'ObligationLifted':
      state.obligations = afterObligation(state.obligations, event);
      break;
    case 'PenaltyDemanded':
      state.demands = [...state.demands, { seat: seatIndex(event.data.seat), demand: event.data.demand }];
      break;
    case 'PenaltyWaived':
      state.waived |= 1 << seatIndex(event.data.seat);
      break;
    case 'LeadContested':
      takeBackAll(state.play);
      break;
    case 'RevokeCorrected':
      correct(state, event.data.seat, event.data.card, event.data.number);
      break;
    case 'PlayOmitted':
      unevenHands(state.play);
      state.omissions = [...state.omissions, { seat: seatIndex(event.data.seat), trick: event.data.number }];
      break;
    case 'CardSupplied':
      supply(state, event.data.seat, event.data.card);
      break;
    case 'SuitQuestionAsked':
      ask(state, event.data.seat);
      break;
    case 'TrickGathered':
      state.play.gathered = event.data.number;
      break;
    case 'ChoiceOffered':
      state.offer = event.data;
      break;
    case 'ChoiceMade':
      state.choice = event.data.choice;
      break;
    case 'DealVoided':
      voidHands(state, seatIndex(event.data.dealer));
      break;
    case 'ArbiterDecided':
      decideOnRecord(state, event.data);
      break;
    default:
      if (!evolveDealing(state, event)) evolveClaim(state, event);
  }
};

const decideOnRecord = (
  state: WhistState,
  data: Extract<WhistEvent, { type: 'ArbiterDecided' }>['data'],
): void => {
  state.decisions = [...state.decisions, data];
  if (state.offer?.to === 'arbiter') state.offer = null;
  if (data.decision === 'new-shuffle')
    state.preparation = { ...state.preparation, lastShuffler: SHUFFLE_ORDERED, cut: false, lifted: 0 };
  if (data.decision === 'split' && data.tricks !== undefined) state.agreed = data.tricks;
};

/** Applies one event in place and returns the state. An event of another type is passed over. */
export const evolve = (state: WhistState, event: WhistEvent): WhistState => {
  switch (event.type) {
    case 'CardPlayed':
      play(state, event.data.seat, event.data.card);
      break;
    case 'TrickWon':
      winTrick(state.play, seatIndex(event.data.seat));
      break;
    case 'DealScored':
      state.score = event.data;
      finish(state);
      break;
    default:
      evolveRarely(state, event);
  }
  return state;
};
