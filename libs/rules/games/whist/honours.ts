import { cardOf, type Card } from '@arbitre/rules/kernel/cards';
import { sideName } from '@arbitre/rules/kernel/compass';
import { isKnown, type Play, playedBy, wasDealt } from '@arbitre/rules/kernel/tricks/play';
import type { Honours } from './score';

/** Jack, queen, king, ace: the ten is none (WHC-PS1-3). */
const HONOUR_RANKS = [9, 10, 11, 12] as const;

export const honourCards = (trump: number): readonly Card[] =>
  HONOUR_RANKS.map((rank) => cardOf(trump, rank));

/** Trump honours that were dealt to a seat, the turn-up included (WHC-HONNEUR-GAP-1, WHC-DONNE-GAP-1). */
export const honoursDealt = (play: Play, seat: number): number =>
  isKnown(play, seat)
    ? honourCards(play.ranking.trump).filter((card) => wasDealt(play, seat, card)).length
    : 0;

/** Honours that a seat of an unknown hand has played; with the turn-up that is all that the record proves. */
const honoursPlayed = (play: Play, seat: number): number => {
  const played = playedBy(play, seat);
  return honourCards(play.ranking.trump).filter((card) => played.includes(card)).length;
};

export const honoursKnown = (play: Play, seat: number): number =>
  isKnown(play, seat) ? honoursDealt(play, seat) : honoursPlayed(play, seat);

/** The side that was dealt three honours or four; null at two each (WHC-PS1-4). */
export const honoursOf = (play: Play): Honours | null => {
  const counts = [0, 1].map((side) => honoursKnown(play, side) + honoursKnown(play, side + 2));
  const side = counts.findIndex((count) => count >= 3);
  return side < 0 ? null : { side: sideName(side), count: counts[side] ?? 0 };
};
