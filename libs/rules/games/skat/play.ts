import { type CardSet, cardsOf, difference, setOf, union } from '@arbitre/rules/kernel/card-set';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import { give, handOf, take } from '@arbitre/rules/kernel/hands';
import {
  cardIn,
  cardsOfTrick,
  isKnown,
  newPlay,
  type Play,
  playedBy,
  startPlay,
  type TrickGame,
  tricksWon,
  winnerOf,
} from '@arbitre/rules/kernel/tricks/play';
import { classIn, type Ranking, strengthIn } from '@arbitre/rules/kernel/tricks/ranking';
import { GRAND, laidOut, pointsOf } from './ranks';
import { nextPlayer, PLAYERS } from './seats';
import { CARD_POINTS, TRICKS } from './value';

/** The place of the skat among the hands. */
export const SKAT = 3;
const PACK = setOf(PACK_32.cards);
const SKAT_GAME: TrickGame = { seats: PLAYERS, tricks: TRICKS, piles: 1, format: formatCard };

/** Forehand leads; before a game is announced the cards lie as for grand (SKAT-4.1.1.b, SKAT-2.2.5.c). */
export const newSkatPlay = (): Play => {
  const play = newPlay(SKAT_GAME, GRAND);
  startPlay(play, GRAND, 0);
  return play;
};

/** Card points of a complete or unfinished trick (from 1). */
export const trickPoints = (play: Play, number: number): number =>
  cardsOfTrick(play, number).reduce((sum, { card }) => sum + pointsOf(card), 0);

/** Card points in the tricks that a player has won of the first `tricks`. */
export const pointsWon = (play: Play, seat: number, tricks = play.completed): number => {
  let points = 0;
  for (let number = 1; number <= tricks; number++)
    if (winnerOf(play, number) === seat) points += trickPoints(play, number);
  return points;
};

/** SKAT-4.1.10: to the last trick the right leader leads, in whatever order the cards fell. */
export const lastTrickWinner = (play: Play): number => {
  const { ranking, toLead } = play;
  const led = classIn(ranking, cardIn(play, TRICKS, toLead));
  const strength = (seat: number): number => strengthIn(ranking, cardIn(play, TRICKS, seat), led);
  return PLAYERS.reduce((best, _, seat) => (strength(seat) > strength(best) ? seat : best), toLead);
};

/** The two cards of the skat join a hand; where they are not known, the hand is not known any more either. */
export const skatToHand = (play: Play, seat: number): void => {
  const { held } = play;
  if (!isKnown(play, SKAT)) play.known &= ~(1 << seat);
  for (let half = 0; half < 2; half++) {
    held[(seat << 1) + half] = (held[(seat << 1) + half] ?? 0) | (held[(SKAT << 1) + half] ?? 0);
    held[(SKAT << 1) + half] = 0;
  }
  play.known &= ~(1 << SKAT);
};

/** A card of a hand is laid into the skat. */
export const layBack = (play: Play, seat: number, card: Card): void => {
  take(play.held, seat, card);
  give(play.held, SKAT, card);
};

/** Nothing is known of a place any more. */
export const clearPlace = (play: Play, place: number): void => {
  play.held[place << 1] = play.held[(place << 1) + 1] = 0;
  play.known &= ~(1 << place);
};

/**
 * The twelve cards of the declarer, hand and skat together, as far as they prove the matadors; null where they are not
 * known. Thirty cards played leave the skat to be told (SKAT-2.2.1).
 */
export const twelveOf = (play: Play, declarer: number): CardSet | null => {
  const played = setOf(playedBy(play, declarer));
  const own = union(played, handOf(play.held, declarer));
  if (isKnown(play, SKAT) && (isKnown(play, declarer) || play.completed === TRICKS))
    return union(own, handOf(play.held, SKAT));
  const known = (1 << nextPlayer(declarer)) | (1 << nextPlayer(nextPlayer(declarer)));
  // Every card that the two others are known to hold or played is not his; the rest is.
  if (play.completed === TRICKS || (play.known & known) === known) {
    const others = [nextPlayer(declarer), nextPlayer(nextPlayer(declarer))].map((seat) =>
      union(handOf(play.held, seat), setOf(playedBy(play, seat))),
    );
    return others.reduce(difference, PACK);
  }
  return null;
};

/** Card points of the skat: known, or what is missing from 120 after the last trick; null otherwise. */
export const skatPoints = (play: Play): number | null => {
  if (isKnown(play, SKAT)) return pointsIn(handOf(play.held, SKAT));
  return play.completed === TRICKS ? CARD_POINTS - pointsInTricks(play, TRICKS) : null;
};

export const pointsIn = (cards: CardSet): number =>
  cardsOf(cards).reduce((sum, card) => sum + pointsOf(card), 0);

const pointsInTricks = (play: Play, tricks: number): number =>
  PLAYERS.reduce((sum, _, seat) => sum + pointsWon(play, seat, tricks), 0);

/** Card points and tricks of the declarer and his opponents after some tricks; the skat is not among them. */
export const countAfter = (
  play: Play,
  declarer: number,
  tricks: number,
): { readonly own: number; readonly theirs: number; readonly ownTricks: number } => {
  const own = pointsWon(play, declarer, tricks);
  return {
    own,
    theirs: pointsInTricks(play, tricks) - own,
    ownTricks: tricksWon(play, declarer, tricks),
  };
};

/** Cards as they are laid out in the game under way. */
export const notationOf = (cards: CardSet, ranking: Ranking): readonly string[] =>
  laidOut(cardsOf(cards), ranking).map(formatCard);
