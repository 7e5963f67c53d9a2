import { bitOf } from '../card-set';
import type { Card } from '../cards';
import { take } from '../hands';
import { cardsLeft, hasPlayed, historyOf, type Play } from './play';
import { CLASSES, NO_CLASS, type CardClass, strengthIn } from './ranking';

/** The next seat after this one that has still to play to the trick; -1 when nobody has. */
const nextAfter = (play: Play, seat: number): number => {
  const { seats, laid, sizes } = play;
  let next = seat + 1 === seats ? 0 : seat + 1;
  while (next !== seat) {
    if ((laid & (1 << next)) === 0 && (sizes === null || cardsLeft(play, next) > 0)) return next;
    next = next + 1 === seats ? 0 : next + 1;
  }
  return -1;
};

/**
 * A card goes from its hand to the trick. `called`: the class to follow where the card led does not say it itself (a
 * joker led without trump).
 */
export const playCard = (play: Play, seat: number, card: Card, called: CardClass = NO_CLASS): void => {
  const { ranking, shownOut, completed, count } = play;
  const group = ranking.classOf[card] ?? NO_CLASS;
  const voids = seat * CLASSES;
  if (count === 0) {
    play.led = called === NO_CLASS ? group : called;
    play.classes[completed] = play.led;
    play.strength = -1;
  } else if (group !== play.led && shownOut[voids + play.led] === 0)
    shownOut[voids + play.led] = completed + 1;
  // A card of a class that its player had failed to follow proves that trick.
  const failed = shownOut[voids + group] ?? 0;
  if (failed !== 0) play.proven[seat] = (play.proven[seat] ?? 0) | (1 << failed);
  play.history[completed * play.seats + count] = historyOf(seat, card);
  play.laid |= 1 << seat;
  play.count = count + 1;
  if (group === play.led || group === ranking.trump) {
    const power = ranking.power[card] ?? -1;
    if (power > play.strength) {
      play.strength = power;
      play.best = seat;
    }
  }
  const half = card >> 5;
  play.played[half] = (play.played[half] ?? 0) | bitOf(card);
  take(play.held, seat, card);
  // A card before its turn, other than a lead, leaves the turn with the seat that still owes one.
  if (seat === play.turn || count === 0) play.turn = nextAfter(play, seat);
};

/** A seat that has run out does not lead: the lead goes on to the next who still holds a card. */
const leaderWithCards = (play: Play, winner: number): number => {
  for (let step = 0; step < play.seats; step++) {
    const seat = (winner + step) % play.seats;
    if (cardsLeft(play, seat) > 0) return seat;
  }
  return winner;
};

export const clearTable = (play: Play): void => {
  play.count = play.laid = 0;
  play.led = NO_CLASS;
  play.best = play.strength = -1;
};

/** The trick is turned over to its winner, who leads to the next. */
export const winTrick = (play: Play, winner: number): void => {
  play.winners[play.completed] = winner;
  play.completed++;
  clearTable(play);
  play.turn = play.toLead = play.sizes === null ? winner : leaderWithCards(play, winner);
};

/** True when this seat's card leaves nobody to play to the trick. */
const completes = (play: Play, seat: number): boolean => {
  const { seats, count } = play;
  if (count === seats - 1) return true;
  if (play.sizes === null || count === 0) return false;
  for (let other = 0; other < seats; other++)
    if (other !== seat && !hasPlayed(play, other) && cardsLeft(play, other) > 0) return false;
  return true;
};

/** The seat that takes the trick when this card completes it, which changes nothing yet; -1 when the trick goes on. */
export const winnerIfLast = (play: Play, seat: number, card: Card): number => {
  if (!completes(play, seat)) return -1;
  return strengthIn(play.ranking, card, play.led) > play.strength ? seat : play.best;
};
