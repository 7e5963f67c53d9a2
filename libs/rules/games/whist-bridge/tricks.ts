import { type Card, NO_CARD, rankOf, suitOf } from '@arbitre/rules/kernel/cards';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { handOf } from '@arbitre/rules/kernel/hands';
import { cardIn, isKnown, type Play, tricksWon, winnerOf } from '@arbitre/rules/kernel/tricks/play';
import { type CardClass, NO_CLASS, strengthIn } from '@arbitre/rules/kernel/tricks/ranking';
import { DAMES, gameOf } from './ladder';
import { QUEENS } from './score/grid';
import type { WhistBridgeState } from './state';

const QUEEN = 10;

/** The tricks are played, claimed or stopped. */
export const isOver = ({ play, claimed, stopped }: WhistBridgeState): boolean =>
  play.completed === play.game.tricks || claimed >= 0 || stopped;

/** Tricks of a player, with those that he has claimed. */
export const tricksBy = ({ play, claimed }: WhistBridgeState, index: number): number =>
  tricksWon(play, index) + (claimed === index ? play.game.tricks - play.completed : 0);

const isQueen = (card: Card): boolean => rankOf(card) === QUEEN;

/** Queens of a trick (from 1), as far as it is played. */
const queensIn = (play: Play, number: number): number => {
  let queens = 0;
  for (let seat = 0; seat < play.seats; seat++) if (isQueen(cardIn(play, number, seat))) queens++;
  return queens;
};

/** Queens that each player has taken; those that are left go to whoever claimed the rest (WB-DEF-D-GAP-1). */
export const queensBy = ({ play, claimed }: WhistBridgeState): readonly number[] => {
  const taken = [0, 0, 0, 0];
  for (let number = 1; number <= play.completed; number++) {
    const winner = winnerOf(play, number);
    taken[winner] = (taken[winner] ?? 0) + queensIn(play, number);
  }
  const left = QUEENS - taken.reduce((sum, each) => sum + each, 0);
  if (claimed >= 0) taken[claimed] = (taken[claimed] ?? 0) + left;
  return taken;
};

/** What a player has taken: tricks, or queens of Dames. */
export type Taken = (index: number) => number;

export const takenIn = (state: WhistBridgeState): Taken => {
  if (state.contract?.game !== DAMES) return (index) => tricksBy(state, index);
  const queens = queensBy(state);
  return (index) => queens[index] ?? 0;
};

/** The same once this card has completed the last trick. */
export const takenAfterLast = (state: WhistBridgeState, winner: number, last: Card): Taken => {
  const { play, contract } = state;
  const before = takenIn(state);
  const more = contract?.game === DAMES ? queensIn(play, play.completed + 1) + (isQueen(last) ? 1 : 0) : 1;
  return (index) => before(index) + (index === winner ? more : 0);
};

/** The result cannot change any more: everybody who plays for himself has failed, or all queens are taken (WB-7-GAP-14). */
export const isDecided = (state: WhistBridgeState): boolean => {
  const { contract } = state;
  if (contract === null) return false;
  if (contract.game === DAMES) return queensBy(state).reduce((sum, each) => sum + each, 0) === QUEENS;
  const { declarers, most } = gameOf(contract.game);
  return declarers === 'joint' && contract.declarers.every((index) => tricksBy(state, index) > most);
};

type Hands = readonly (readonly Card[])[];

/** A trick under way, as a claim looks at it. */
type Trick = {
  readonly leader: number;
  readonly count: number;
  readonly led: CardClass;
  readonly best: number;
  readonly strength: number;
};

const without = (hands: Hands, seat: number, card: Card): Hands =>
  hands.map((hand, index) => (index === seat ? hand.filter((each) => each !== card) : hand));

const followable = ({ ranking }: Play, hand: readonly Card[], led: CardClass): readonly Card[] => {
  const following = hand.filter((card) => ranking.classOf[card] === led);
  return following.length === 0 ? hand : following;
};

const NEW_TRICK = { count: 0, led: NO_CLASS, best: -1, strength: -1 };

/** Whether the claimant can take every trick that is left, whatever the others play (WB-18-GAP-3). */
const takesAll = (play: Play, hands: Hands, claimant: number, trick: Trick): boolean => {
  const { leader, count, led } = trick;
  if (count === 4)
    return (
      trick.best === claimant &&
      (hands.every((hand) => hand.length === 0) ||
        takesAll(play, hands, claimant, { ...NEW_TRICK, leader: claimant }))
    );
  const seat = (leader + count) & 3;
  const hand = hands[seat] ?? [];
  const choices = count === 0 ? hand : followable(play, hand, led);
  const after = (card: Card): boolean => {
    const group = count === 0 ? (play.ranking.classOf[card] ?? NO_CLASS) : led;
    const strength = strengthIn(play.ranking, card, group);
    const wins = strength > trick.strength;
    return takesAll(play, without(hands, seat, card), claimant, {
      ...{ leader, count: count + 1, led: group },
      best: wins ? seat : trick.best,
      strength: wins ? strength : trick.strength,
    });
  };
  return seat === claimant ? choices.some(after) : choices.every(after);
};

/** What the known cards say about a claim of the rest: null where they do not tell. */
export const claimHolds = ({ play }: WhistBridgeState, claimant: number): boolean | null => {
  const seats = [0, 1, 2, 3];
  if (!seats.every((seat) => isKnown(play, seat))) return null;
  const hands = seats.map((seat) => cardsOf(handOf(play.held, seat)));
  return takesAll(play, hands, claimant, { ...NEW_TRICK, leader: play.toLead });
};

/** Of two seen cards the one to be played: it follows, then the higher rank, a trump, the higher suit (WB-17-GAP-1). */
export const dueCard = (play: Play, seat: number, cards: readonly Card[]): Card => {
  const { ranking, led, count } = play;
  const following = count === 0 ? cards : cards.filter((card) => ranking.classOf[card] === led);
  if (following.length === 0 && isKnown(play, seat)) {
    const held = cardsOf(handOf(play.held, seat));
    // A seen card that would be a revoke is not played.
    if (held.some((card) => ranking.classOf[card] === led)) return NO_CARD;
  }
  const open = following.length === 0 ? cards : following;
  const trump = (card: Card): number => (ranking.classOf[card] === ranking.trump ? 1 : 0);
  // S < C < D < H (WB-6.e); the kernel has spades last.
  const suitPlace = (card: Card): number => (suitOf(card) + 1) & 3;
  const [highest = NO_CARD] = open.toSorted(
    (a, b) => rankOf(b) - rankOf(a) || trump(b) - trump(a) || suitPlace(b) - suitPlace(a),
  );
  return highest;
};
