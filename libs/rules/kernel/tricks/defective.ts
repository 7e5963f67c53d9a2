import { bitOf } from '../card-set';
import { type Card, NO_CARD } from '../cards';
import { take } from '../hands';
import { cardIn, historyOf, NOT_PLAYED, onTable, type Play } from './play';
import { playCard } from './trick';
import { reopenTrick } from './take-back';

// Tricks that lack a card, which comes to light after they were turned down.

/** A trick that was turned down (from 1) lacks the card of this seat. */
export const lacksCard = (play: Play, number: number, seat: number): boolean =>
  number >= 1 && number <= play.completed && cardIn(play, number, seat) === NO_CARD;

/** Whether both sides have played to the trick after this one: to the one on the table, or to any later. */
export const bothPlayedOn = (play: Play, number: number): boolean =>
  number < play.completed ||
  (number === play.completed && [0, 1].every((side) => onTable(play).some(({ seat }) => seat % 2 === side)));

/** A card is put into a trick that lacks it, whose winner stays the same. */
export const addToTrick = (play: Play, number: number, seat: number, card: Card): void => {
  const at = play.history.indexOf(NOT_PLAYED, (number - 1) * play.seats);
  play.history[at] = historyOf(seat, card);
  const half = card >> 5;
  play.played[half] = (play.played[half] ?? 0) | bitOf(card);
  take(play.held, seat, card);
};

/** The last trick lies open again and takes the card that it lacks; nothing lies on the table after it. */
export const completeLast = (play: Play, seat: number, card: Card): void => {
  reopenTrick(play);
  playCard(play, seat, card);
};
