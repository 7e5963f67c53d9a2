import { bitOf } from '../card-set';
import type { Card } from '../cards';
import { give } from '../hands';
import {
  cardOnTable,
  isKnown,
  lastWinner,
  leaderOf,
  NOT_PLAYED,
  onTable,
  type Play,
  type PlayedBy,
} from './play';
import { NO_CLASS } from './ranking';
import { clearTable, playCard } from './trick';

/** What the trick on the table had shown of the hands is forgotten with it. */
const forget = ({ shownOut, completed }: Play): void => {
  for (let at = 0; at < shownOut.length; at++) if (shownOut[at] === completed + 1) shownOut[at] = 0;
};

/** Lays the trick on the table again with these cards, in their order; whoever led leads, unless his card is not there. */
const layAgain = (play: Play, cards: readonly PlayedBy[]): void => {
  const { seats, completed, led } = play;
  const leader = leaderOf(play, completed + 1);
  forget(play);
  play.history.fill(NOT_PLAYED, completed * seats, (completed + 1) * seats);
  clearTable(play);
  play.turn = play.toLead;
  for (const { seat, card } of cards) playCard(play, seat, card, seat === leader ? led : NO_CLASS);
};

/** A card is in its hand again; a hand that is not known is not known by it either. */
const toHand = (play: Play, { seat, card }: PlayedBy): void => {
  const half = card >> 5;
  play.played[half] = (play.played[half] ?? 0) & ~bitOf(card);
  if (isKnown(play, seat)) give(play.held, seat, card);
};

/**
 * Cards of the trick on the table go back to their hands. `stay` are the others, in the order in which they are to lie.
 */
export const takeBack = (play: Play, cards: readonly PlayedBy[], stay: readonly PlayedBy[]): void => {
  for (const each of cards) toHand(play, each);
  layAgain(play, stay);
};

/** All cards of the trick on the table go back. */
export const takeBackAll = (play: Play): void => {
  takeBack(play, onTable(play), []);
};

/**
 * The last trick lies open again, with nothing on the table after it: it has no winner, and is led to by whoever won the
 * one before, or led to it where it was the first.
 */
export const reopenTrick = (play: Play): void => {
  play.completed--;
  play.gathered = Math.min(play.gathered, play.completed);
  play.led = play.classes[play.completed] ?? NO_CLASS;
  play.toLead = play.completed > 0 ? lastWinner(play) : leaderOf(play, 1);
  layAgain(play, onTable(play));
};

/** Another card lies in place of the one that a seat played to the trick on the table, which goes back to its hand. */
export const replaceCard = (play: Play, seat: number, other: Card): void => {
  const cards = onTable(play);
  const wrong = cardOnTable(play, seat);
  toHand(play, { seat, card: wrong });
  layAgain(
    play,
    cards.map((each) => (each.seat === seat ? { seat, card: other } : each)),
  );
};
