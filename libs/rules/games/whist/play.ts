import { type Card, rankOf } from '@arbitre/rules/kernel/cards';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { sideIndex } from '@arbitre/rules/kernel/compass';
import { failedBefore, followable, follows } from '@arbitre/rules/kernel/tricks/follow';
import {
  giveHand,
  isKnown,
  leaderOf,
  type Play,
  sizeHand,
  winnerOf,
} from '@arbitre/rules/kernel/tricks/play';

/** The keeper of a side's tricks: who won its first (WHC-JEU-8); -1 before. */
export const keeperOf = (play: Play, side: number): number => {
  for (let number = 1; number <= play.completed; number++)
    if (sideIndex(winnerOf(play, number)) === side) return winnerOf(play, number);
  return -1;
};

/** Who led to the trick on the table; who has to, while nobody has. */
export const leaderNow = (play: Play): number =>
  play.count > 0 ? leaderOf(play, play.completed + 1) : play.toLead;

export const isLedOutOfTurn = (play: Play): boolean => play.count > 0 && leaderNow(play) !== play.toLead;

/** Does a card fail to follow although the seat holds, as far as is known, the suit led (WHC-REN-1)? */
export const isRevoke = (play: Play, seat: number, card: Card): boolean => !follows(play, seat, card);

/** An unknown hand plays a suit that it failed to follow before: the earlier revoke is proved. */
export const provesRevoke = (play: Play, seat: number, card: Card): boolean =>
  !isKnown(play, seat) && failedBefore(play, seat, card) > 0;

export const legalToFollow = (play: Play, seat: number): readonly Card[] => cardsOf(followable(play, seat));

/** A hand that may have another number of cards than thirteen (WHC-MI-1). */
export const dealHand = (play: Play, seat: number, cards: readonly Card[]): void => {
  giveHand(play, seat, cards);
  sizeHand(play, seat, cards.length);
};

/** The highest or the lowest of these cards; they are of one suit. */
export const extremeOf = (cards: readonly Card[], end: 'highest' | 'lowest'): Card =>
  cards.reduce((best, card) =>
    (end === 'highest' ? rankOf(card) > rankOf(best) : rankOf(card) < rankOf(best)) ? card : best,
  );
