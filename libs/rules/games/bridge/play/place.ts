import { type Card, formatCard, NO_CARD } from '@arbitre/rules/kernel/cards';
import { areOpponents, leftOf } from '@arbitre/rules/kernel/compass';
import { holdsClass } from '@arbitre/rules/kernel/tricks/follow';
import {
  cardIn,
  cardsOfTrick,
  copyPlay,
  hasPlayed,
  isKnown,
  leaderOf,
  onTable,
  type Play,
  type PlayedBy,
} from '@arbitre/rules/kernel/tricks/play';
import { classIn } from '@arbitre/rules/kernel/tricks/ranking';
import { reopenTrick, takeBack, takeBackAll } from '@arbitre/rules/kernel/tricks/take-back';
import { playCard } from '@arbitre/rules/kernel/tricks/trick';
import type { ChangeRight } from '../at-table';

/** The trick (from 1) to which a seat played a card, of the one on the table and the last; 0 for none. */
export const trickOfCard = (play: Play, seat: number, card: Card): number =>
  [play.completed + 1, play.completed].find((number) => number > 0 && cardIn(play, number, seat) === card) ??
  0;

/** The trick (from 1) to which a seat played a card, whenever that was; 0 for none. */
export const anyTrickOfCard = (play: Play, seat: number, card: Card): number => {
  for (let number = play.completed + 1; number > 0; number--)
    if (card !== NO_CARD && cardIn(play, number, seat) === card) return number;
  return 0;
};

/** The trick lies on the table again; what was played to the next one goes back to its hands. */
export const openTrick = (play: Play, number: number): void => {
  if (number > play.completed) return;
  takeBackAll(play);
  reopenTrick(play);
};

/** The first seat in rotation from the leader that has no card in the trick on the table. */
const firstOwing = (play: Play): number => {
  let seat = leaderOf(play, play.completed + 1);
  for (let step = 0; step < 4 && hasPlayed(play, seat); step++) seat = leftOf(seat);
  return seat;
};

/** A seat's card of a trick goes back to its hand; the first in rotation who owes a card plays next. */
export const takeCardBack = (play: Play, seat: number, number: number): void => {
  openTrick(play, number);
  const cards = onTable(play);
  takeBack(
    play,
    cards.filter((each) => each.seat === seat),
    cards.filter((each) => each.seat !== seat),
  );
  if (play.count > 0) play.turn = firstOwing(play);
};

/** Another card lies in the place of a seat's card; where it was led, it is what the others follow. */
export const replaceInTrick = (play: Play, seat: number, number: number, other: Card): void => {
  openTrick(play, number);
  const cards = onTable(play);
  takeBackAll(play);
  for (const each of cards) playCard(play, each.seat, each.seat === seat ? other : each.card);
};

/** What was played to a trick after a seat's card, in order. */
export const playedAfter = (play: Play, seat: number, number: number): readonly PlayedBy[] => {
  const cards = cardsOfTrick(play, number);
  return cards.slice(cards.findIndex((each) => each.seat === seat) + 1);
};

/**
 * The cards of the other side that lie in a trick after a seat's: they may be changed when it changes (BD-L47D).
 *
 * @param offenders the side whose card was the first to go back
 */
export const rightsAfter = (
  play: Play,
  seat: number,
  number: number,
  offenders: number,
): readonly ChangeRight[] =>
  playedAfter(play, seat, number)
    // A proper lead made over one out of turn stands (BD-L53B).
    .filter(
      (each) => areOpponents(each.seat, seat) && (number <= play.completed || each.seat !== play.toLead),
    )
    .map(({ seat: other, card }) => ({ seat: other, card: formatCard(card), trick: number, offenders }));

/** Where a card takes the place of another: the play as it is then, for whoever wins the trick. */
export const withReplaced = (play: Play, seat: number, number: number, other: Card): Play => {
  const then = copyPlay(play);
  replaceInTrick(then, seat, number, other);
  return then;
};

/** Whether a seat's other card would be a revoke in the place of the one that it played to a trick. */
export const wouldRevoke = (play: Play, seat: number, number: number, other: Card): boolean => {
  const then = copyPlay(play);
  openTrick(then, number);
  if (leaderOf(then, number) === seat || !isKnown(then, seat)) return false;
  const wrong = cardIn(then, number, seat);
  const holdsLed = holdsClass(then, seat, then.led) || classIn(then.ranking, wrong) === then.led;
  return classIn(then.ranking, other) !== then.led && holdsLed;
};
