import { bitOf } from '../kernel/card-set';
import { type Card, formatCard, NO_CARD, suitOf } from '../kernel/cards';
import { seatName, sideIndex } from '../kernel/compass';
import { give } from '../kernel/hands';
import { addToTrick, clearTrick, plainStrength } from '../kernel/trick';
import { cardsLeft, isKnown, type Play, tricksWon } from './play';

/** A card leaves the table for its hand. */
const toHand = (play: Play, seat: number, card: Card): void => {
  play.played[card >> 5] = (play.played[card >> 5] ?? 0) & ~bitOf(card);
  if (isKnown(play, seat)) give(play.held, seat, card);
  play.left[seat] = cardsLeft(play, seat) + 1;
};

/** Lays the trick again with these seats' cards, in the order in which they were played. */
const relay = (play: Play, seats: readonly number[], cards: readonly Card[]): void => {
  clearTrick(play.trick);
  seats.forEach((seat, index) => {
    play.order[index] = seat;
    addToTrick(play.trick, seat, cards[seat] ?? NO_CARD, play.trump, plainStrength);
  });
  const { trick } = play;
  play.turn = play.toLead;
  for (let step = 3; step >= 1 && trick.count > 0; step--) {
    const seat = (trick.leader + step) & 3;
    if (trick.cards[seat] === NO_CARD && cardsLeft(play, seat) > 0) play.turn = seat;
  }
};

const notation = (seat: number, card: Card): string => `${seatName(seat)}:${formatCard(card)}`;

/** The cards of the trick under way, as they would go back to the hands. */
export const cardsOnTable = ({ trick, order }: Play): readonly string[] =>
  Array.from(order.slice(0, trick.count), (seat) => notation(seat, trick.cards[seat] ?? NO_CARD));

/** All cards of the trick under way go back (WHC-EP-5, WHC-REN-GAP-7). */
export const clearTable = (play: Play): void => {
  for (const seat of play.order.slice(0, play.trick.count))
    toHand(play, seat, play.trick.cards[seat] ?? NO_CARD);
  relay(play, [], []);
};

/** The last trick lies open again: its winner is undone, what was played to the next goes back. */
export const reopenLast = (play: Play): void => {
  clearTable(play);
  play.completed--;
  const side = sideIndex(play.lastWinner);
  play.won[side] = tricksWon(play, side) - 1;
  if (tricksWon(play, side) === 0) play.keepers[side] = -1;
  play.toLead = play.leaders[play.completed] ?? -1;
  const cards = Array.from(play.last.cards);
  relay(play, Array.from(play.lastOrder.slice(0, play.last.count)), cards);
};

const forgetShownOut = (play: Play, seat: number): void => {
  let suits = 0;
  for (let trick = 0; trick < play.completed; trick++) {
    const card = play.history[trick * 4 + seat] ?? NO_CARD;
    const lead = play.history[trick * 4 + (play.leaders[trick] ?? 0)] ?? NO_CARD;
    if (card !== NO_CARD && suitOf(card) !== suitOf(lead)) suits |= 1 << suitOf(lead);
  }
  play.shownOut[seat] = suits;
};

/** The seats that played to the open trick after this one. */
export const playedAfter = (play: Play, seat: number): readonly number[] => {
  const seats = Array.from(play.order.slice(0, play.trick.count));
  return seats.slice(seats.indexOf(seat) + 1);
};

/** Who played after a seat takes his card back; the seat's own card goes back too (WHC-REN-4). */
export const returnFrom = (play: Play, seat: number): void => {
  const after = [seat, ...playedAfter(play, seat)];
  const stay = Array.from(play.order.slice(0, play.trick.count)).filter((each) => !after.includes(each));
  const cards = Array.from(play.trick.cards);
  for (const each of after) {
    toHand(play, each, cards[each] ?? NO_CARD);
    forgetShownOut(play, each);
  }
  relay(play, stay, cards);
};

/** The seats whose cards go back when a seat's card in the trick `number` is replaced, in notation. */
export const cardsReturnedBy = (play: Play, seat: number, number: number): readonly string[] => {
  if (number > play.completed)
    return playedAfter(play, seat).map((each) => notation(each, play.trick.cards[each] ?? NO_CARD));
  const order = Array.from(play.lastOrder.slice(0, play.last.count));
  const after = order.slice(order.indexOf(seat) + 1);
  return [...after.map((each) => notation(each, play.last.cards[each] ?? NO_CARD)), ...cardsOnTable(play)];
};
