import { type Card, SUIT_LETTERS } from '../cards';
import { give } from '../hands';
import { failedBefore, provenRevokes } from './follow';
import { hasPlayed, isClosed, isUnderWay, type Play } from './play';
import { reopenTrick, replaceCard } from './take-back';
import { putAway, turnUp, type VisibleCards } from './visible';

// Failures to follow where a card that was played out of place lies visible (the booklet of the FADOQ).

/** What is on the table of such a game. */
export type OpenTable = { readonly play: Play; readonly visible: VisibleCards };

export const suitName = (suit: number): string => SUIT_LETTERS.charAt(suit);

/** Marks the closed tricks in which a seat revoked as far as the cards prove. */
export const markProven = (play: Play, seat: number): void => {
  for (const number of provenRevokes(play, seat))
    if (isClosed(play, number)) play.proven[seat] = (play.proven[seat] ?? 0) | (1 << number);
};

/** A card turned up without being played lies face up before its player until he plays it. */
export const exposeCard = ({ play, visible }: OpenTable, seat: number, card: Card): void => {
  turnUp(visible, seat, card);
  give(play.held, seat, card);
  const failed = failedBefore(play, seat, card);
  if (failed > 0 && isClosed(play, failed)) play.proven[seat] = (play.proven[seat] ?? 0) | (1 << failed);
};

/** The trick (from 1) in which a seat's card could still be corrected: not closed yet; 0 when there is none. */
export const correctable = (play: Play, seat: number): number => {
  if (play.count > 0) return hasPlayed(play, seat) ? play.completed + 1 : 0;
  return isUnderWay(play) && !isClosed(play, play.completed) ? play.completed : 0;
};

/** Another card in place of a revoke; the cards that others played to the trick stay. */
export const correctRevoke = ({ play, visible }: OpenTable, seat: number, other: Card): void => {
  if (play.count === 0) reopenTrick(play);
  replaceCard(play, seat, other);
  putAway(visible, seat, other);
};
