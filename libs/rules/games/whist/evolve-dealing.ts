import { parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { leftOf, seatIndex, SEATS } from '@arbitre/rules/kernel/compass';
import type { HandsDealt } from './events-dealing';
import type { WhistEvent } from './events';
import { compassRanking } from '@arbitre/rules/kernel/tricks/compass';
import { startPlay } from '@arbitre/rules/kernel/tricks/play';
import { dealHand } from './play';
import type { Preparation, WhistState } from './state';

const prepare = (state: WhistState, change: Partial<Preparation>): void => {
  state.preparation = { ...state.preparation, ...change };
};

const deal = (state: WhistState, { hands, last }: HandsDealt['data']): void => {
  SEATS.forEach((name, seat) => {
    const hand = hands[name];
    if (hand !== null) dealHand(state.play, seat, hand.map(parseCard));
  });
  state.dealt = true;
  if (last !== undefined) state.lastDealt = parseCard(last);
};

/** The trump is fixed and the deal is valid, whoever dealt (WHC-DONNE-3, WHC-ND-C.3, WHC-ND-GAP-2). */
const turn = (state: WhistState, name: string, card: string): void => {
  state.dealer = seatIndex(name);
  state.turnUp = parseCard(card);
  state.phase = 'play';
  // The eldest hand leads to the first trick (WHC-JEU-1).
  startPlay(state.play, compassRanking(suitOf(state.turnUp)), leftOf(state.dealer));
};

/** Events of shuffling, dealing and the honours call; false for any other. */
export const evolveDealing = (state: WhistState, event: WhistEvent): boolean => {
  switch (event.type) {
    case 'PackShuffled':
      prepare(state, { lastShuffler: seatIndex(event.data.seat) });
      return true;
    case 'PackPresented':
      prepare(state, { presented: true });
      return true;
    case 'PackCut':
      prepare(state, { cut: true, lifted: event.data.lifted });
      return true;
    case 'DealBegun':
      prepare(state, { dealer: seatIndex(event.data.seat), pack: event.data.pack });
      return true;
    case 'HandLookedAt':
      prepare(state, { looked: state.preparation.looked | (1 << seatIndex(event.data.seat)) });
      return true;
    case 'HandsDealt':
      deal(state, event.data);
      return true;
    case 'HandsRevealed':
      for (const [index, name] of SEATS.entries()) dealHandIfAny(state, index, event.data.hands[name]);
      return true;
    case 'TrumpCardTurned':
      turn(state, event.data.seat, event.data.card);
      return true;
    case 'PacksExchanged':
      state.packsExchanged = !state.packsExchanged;
      return true;
    case 'HonoursCalled':
      state.honoursCaller = seatIndex(event.data.seat);
      return true;
    case 'HonoursAnswered':
      state.honoursCaller = -1;
      state.honoursCalled = event.data.honours;
      return true;
    default:
      return false;
  }
};

const dealHandIfAny = (state: WhistState, seat: number, hand: readonly string[] | null): void => {
  if (hand !== null) dealHand(state.play, seat, hand.map(parseCard));
};
