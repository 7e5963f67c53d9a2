import { type Card } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex, type Seat, sideIndex } from '@arbitre/rules/kernel/compass';
import { type DealScore, VOID } from '@arbitre/rules/kernel/game';
import { tricksOfSide } from '@arbitre/rules/kernel/tricks/compass';
import { type Play, winnerOf } from '@arbitre/rules/kernel/tricks/play';
import { JOFFRE, KAISER } from './cards';

export const JOFFRE_POINTS = 5;
export const KAISER_POINTS = -3;
/** JOF-5-GAP-1: eight tricks, 5 and -3. */
const ALL_POINTS = 10;
export const MOST_POINTS = 12;
export const LEAST_POINTS = -2;
/** JOF-5.6. */
export const GAME = 40;

/** The side that won a card in a trick: 0 for NS, 1 for EW; -1 where nobody has yet. */
export const sideWith = (play: Play, card: Card): number => {
  for (let at = 0; at < play.completed * play.seats; at++)
    if (((play.history[at] ?? 0) & 63) === card)
      return sideIndex(winnerOf(play, Math.floor(at / play.seats) + 1));
  return -1;
};

/** JOF-5.1 to JOF-5.4: a point a trick, 5 for the Joffre, 3 less for the Kaiser, as far as the tricks are won. */
export const pointsOfSide = (play: Play, side: number): number =>
  tricksOfSide(play, side) +
  (sideWith(play, JOFFRE) === side ? JOFFRE_POINTS : 0) +
  (sideWith(play, KAISER) === side ? KAISER_POINTS : 0);

/** A deal as its sheet shows it: who bought at what, and what the buyer's side counted. */
export type Line = { readonly buyer: Seat; readonly bid: number; readonly points: number };

/** Sides that failed to follow in a trick that was closed, one bit each, as the arbiter ruled (JOF-6-GAP-3). */
type AtFault = number;

const bought = ({ bid, points }: Line, atFault: AtFault, side: number): number => {
  if ((atFault & (1 << side)) !== 0) return -bid;
  // The buyer's side scores its bid at least where the others are at fault.
  if ((atFault & (1 << (1 - side))) !== 0) return Math.max(points, bid);
  return points >= bid ? points : -bid;
};

/**
 * What each seat of a side scores. The buyer's side: all that it counted where that is the bid at least (JOF-5-GAP-2), else the
 * bid less (JOF-5.5). The others: what they counted, whatever becomes of the contract (JOF-5-GAP-3). A side that is ruled at
 * fault scores nothing, and loses what it bid (JOF-6-GAP-3).
 */
export const dealScore = (line: Line, atFault: AtFault = 0): DealScore => {
  const { buyer, bid, points } = line;
  const side = sideIndex(seatIndex(buyer));
  const others = ALL_POINTS - points;
  const own = bought(line, atFault, side);
  const against = (atFault & (1 << (1 - side))) !== 0 ? 0 : others;
  const made = own > 0;
  return {
    notation: `${buyer}${bid}${made ? '+' : '-'} ${points}${atFault === 0 ? '' : ' JOF-6-GAP-3'}`,
    result: { buyer, bid, made, points, others, atFault },
    scores: Object.fromEntries(
      SEATS.map((seat) => [seat, sideIndex(seatIndex(seat)) === side ? own : against]),
    ),
  };
};

/** Takes the place of a score that stood when the deal was cancelled: nobody scores until it is dealt again. */
export const VOID_SCORE: DealScore = {
  notation: VOID,
  result: { buyer: null, bid: null, made: null, points: null, others: null, atFault: 0 },
  scores: { N: 0, E: 0, S: 0, W: 0 },
};
