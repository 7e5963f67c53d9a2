import { type Card, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { give } from '@arbitre/rules/kernel/hands';
import { failedBefore, provenRevokes } from '@arbitre/rules/kernel/tricks/follow';
import { hasPlayed, isClosed, isUnderWay, type Play } from '@arbitre/rules/kernel/tricks/play';
import { reopenTrick, replaceCard } from '@arbitre/rules/kernel/tricks/take-back';
import { putAway, turnUp } from '@arbitre/rules/kernel/tricks/visible';
import type { WhistMilitaireState } from './state';

export const suitName = (suit: number): string => SUIT_LETTERS.charAt(suit);

/** Marks the closed tricks in which a seat revoked as far as the cards prove (WM-R9a). */
export const markProven = (play: Play, seat: number): void => {
  for (const number of provenRevokes(play, seat))
    if (isClosed(play, number)) play.proven[seat] = (play.proven[seat] ?? 0) | (1 << number);
};

/** A card turned up without being played lies face up before its player until he plays it (WM-R10). */
export const exposeCard = ({ play, visible }: WhistMilitaireState, seat: number, card: Card): void => {
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

/** WM-R9-GAP-2: another card in place of a revoke; the cards that others played to the trick stay. */
export const correctRevoke = ({ play, visible }: WhistMilitaireState, seat: number, other: Card): void => {
  if (play.count === 0) reopenTrick(play);
  replaceCard(play, seat, other);
  putAway(visible, seat, other);
};
