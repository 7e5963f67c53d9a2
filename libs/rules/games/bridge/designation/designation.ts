import { cardsOf } from '@arbitre/rules/kernel/card-set';
import {
  type Card,
  cardOf,
  formatCard,
  parseWritten,
  RANK_LETTERS,
  rankOf,
  SUIT_LETTERS,
  suitOf,
  NO_CARD,
} from '@arbitre/rules/kernel/cards';
import { seatName } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { handOf, holds } from '@arbitre/rules/kernel/hands';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import {
  hasPlayed,
  isKnown,
  lastWinner,
  ledTo,
  type Play,
  wasPlayed,
} from '@arbitre/rules/kernel/tricks/play';
import { classIn, strengthIn } from '@arbitre/rules/kernel/tricks/ranking';
import { type BridgeState, dummyOf } from '../state';

/** What declarer's words come to: dummy's card, either defender's choice (BD-L46B5), or why they say no card. */
export type Designation =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'anything' }
  | { readonly kind: 'unclear'; readonly refusal: Refusal };

const playing = (card: Card): Designation => ({ kind: 'card', card });
const unclear = (refusal: Refusal): Designation => ({ kind: 'unclear', refusal });

const dummysCards = ({ play }: BridgeState, dummy: number): readonly Card[] =>
  cardsOf(handOf(play.held, dummy));
const lowest = (cards: readonly Card[]): Card =>
  cards.reduce((low, card) => (low === NO_CARD || rankOf(card) < rankOf(low) ? card : low), NO_CARD);
const highest = (cards: readonly Card[]): Card =>
  cards.reduce((high, card) => (high === NO_CARD || rankOf(card) > rankOf(high) ? card : high), NO_CARD);

/** Cards that declarer sees in neither of his hands nor on the table. */
const unseen = ({ play, declarer }: BridgeState, dummy: number): readonly Card[] =>
  PACK_52.cards.filter(
    (card) => !wasPlayed(play, card) && !holds(play.held, dummy, card) && !holds(play.held, declarer, card),
  );

const isLast = (play: Play, seat: number): boolean => play.count === 3 && !hasPlayed(play, seat);

/**
 * BD-L46B1b: the lowest card known to win. Unless dummy plays last no card of its suit that declarer cannot see may be higher;
 * whether a defender might ruff is not counted.
 */
const winning = (state: BridgeState, dummy: number): Card => {
  const { play } = state;
  const { ranking, led, strength } = play;
  const hidden = isLast(play, dummy) ? [] : unseen(state, dummy);
  const isMaster = (card: Card): boolean =>
    !hidden.some((other) => suitOf(other) === suitOf(card) && rankOf(other) > rankOf(card));
  return lowest(
    legalCards(play, dummy).filter((card) => strengthIn(ranking, card, led) > strength && isMaster(card)),
  );
};

const notInDummy = (call: string, dummy: number): Designation =>
  unclear(refused('BD-L46B4', { call, seat: seatName(dummy) }));

/** `high`, `low`, `win`: of the suit that was led, which there must be (BD-L46B1a to BD-L46B1c). */
const byWord = (state: BridgeState, dummy: number, word: string): Designation => {
  const { play } = state;
  if (play.count === 0) return unclear(refused('BD-L46A', { call: word }));
  const inSuit = dummysCards(state, dummy).filter((card) => classIn(play.ranking, card) === play.led);
  const card = word === 'win' ? winning(state, dummy) : word === 'high' ? highest(inSuit) : lowest(inSuit);
  if (card !== NO_CARD) return playing(card);
  return word === 'win' ? unclear(refused('BD-L46B1b', { call: word })) : notInDummy(word, dummy);
};

/** A rank without a suit (BD-L46B3a, BD-L46B3b). */
const byRank = (state: BridgeState, dummy: number, letter: string): Designation => {
  const { play } = state;
  const rank = RANK_LETTERS.indexOf(letter);
  const continued = play.count === 0 && lastWinner(play) === dummy ? ledTo(play, play.completed) : -1;
  if (continued >= 0 && holds(play.held, dummy, cardOf(continued, rank)))
    return playing(cardOf(continued, rank));
  const cards = legalCards(play, dummy).filter((card) => rankOf(card) === rank);
  const [only = NO_CARD, ...others] = cards;
  if (only === NO_CARD) return notInDummy(letter, dummy);
  return others.length === 0
    ? playing(only)
    : unclear(refused('BD-L46B3b', { call: letter, cards: cards.map(formatCard) }));
};

const bySuit = (state: BridgeState, dummy: number, letter: string): Designation => {
  const suit = SUIT_LETTERS.indexOf(letter);
  const card = lowest(dummysCards(state, dummy).filter((each) => suitOf(each) === suit));
  return card === NO_CARD ? notInDummy(letter, dummy) : playing(card);
};

/** What declarer's words come to by Law 46, at this moment, with dummy's hand known. */
export const resolve = (state: BridgeState, call: string): Designation => {
  const dummy = dummyOf(state);
  if (call === 'anything') return { kind: 'anything' };
  const named = parseWritten(call);
  if (named !== NO_CARD)
    return holds(state.play.held, dummy, named) || !isKnown(state.play, dummy)
      ? playing(named)
      : notInDummy(call, dummy);
  if (call === 'high' || call === 'low' || call === 'win') return byWord(state, dummy, call);
  return SUIT_LETTERS.includes(call) ? bySuit(state, dummy, call) : byRank(state, dummy, call);
};
