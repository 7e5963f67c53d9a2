import { bitOf, type CardSet, cardsOf, difference, setOf, union } from '../kernel/card-set';
import { type Card, formatCard, NO_CARD } from '../kernel/cards';
import { PACK_32 } from '../kernel/decks';
import { emptyHands, give, handOf, type Hands, take } from '../kernel/hands';
import type { PlayedCard } from '../kernel/table-view';
import { CLASS_MASKS, CLASS_OF, CLASSES, laidOut, pointsOf, strengthOf } from './ranks';
import { nextPlayer, playerName } from './seats';
import { TRICKS } from './value';

/** The place of the skat among the hands. */
export const SKAT = 3;
const PACK = setOf(PACK_32.cards);

/** The cards of one deal, changed in place: nothing is allocated while they are played. */
export type Play = {
  /** The three hands and the skat (place 3): the cards that the record knows to lie there. */
  readonly held: Hands;
  /** Places whose cards are all known, one bit each. */
  known: number;
  readonly played: Int32Array;
  /** Index of the game in `GAME_KINDS`; -1 before the announcement. */
  game: number;
  turn: number;
  /** The seat that has to lead to this trick, whoever does (SKAT-4.1.1.b, SKAT-4.1.1.c). */
  toLead: number;
  /** The trick on the table: the class led, cards so far, the seat that is winning and how strongly. */
  led: number;
  count: number;
  best: number;
  strength: number;
  completed: number;
  gathered: boolean;
  /** Tricks in order: cards at `trick * 3 + seat`, and the seats that led to and won each. */
  readonly cards: Int8Array;
  readonly leaders: Int8Array;
  readonly winners: Int8Array;
  /** Card points and tricks of each player. */
  readonly points: Int16Array;
  readonly tricks: Int8Array;
  /** `seat * 5 + class`: the trick (from 1) in which the seat first failed to follow that class, 0 for none. */
  readonly shownOut: Uint8Array;
  /** By seat, one bit a trick: a failure to follow that a later card proves. */
  readonly proven: Int32Array;
};

export const newPlay = (): Play => ({
  held: emptyHands(4),
  known: 0,
  played: new Int32Array(2),
  game: -1,
  turn: 0,
  toLead: 0,
  led: -1,
  count: 0,
  best: -1,
  strength: -1,
  completed: 0,
  gathered: false,
  cards: new Int8Array(TRICKS * 3).fill(NO_CARD),
  leaders: new Int8Array(TRICKS).fill(-1),
  winners: new Int8Array(TRICKS).fill(-1),
  points: new Int16Array(3),
  tricks: new Int8Array(3),
  shownOut: new Uint8Array(3 * CLASSES),
  proven: new Int32Array(3),
});

export const copyPlay = (play: Play): Play => ({
  ...play,
  held: play.held.slice(),
  played: play.played.slice(),
  cards: play.cards.slice(),
  leaders: play.leaders.slice(),
  winners: play.winners.slice(),
  points: play.points.slice(),
  tricks: play.tricks.slice(),
  shownOut: play.shownOut.slice(),
  proven: play.proven.slice(),
});

export const isKnown = (play: Play, place: number): boolean => (play.known & (1 << place)) !== 0;
export const wasPlayed = (play: Play, card: Card): boolean =>
  ((play.played[card >> 5] ?? 0) & bitOf(card)) !== 0;

/** Whether a seat holds a card of a class, as far as its hand is known. */
export const holdsClass = (play: Play, seat: number, group: number): boolean => {
  const mask = (play.game * CLASSES + group) * 2;
  const hand = seat << 1;
  return (
    (((play.held[hand] ?? 0) & (CLASS_MASKS[mask] ?? 0)) |
      ((play.held[hand + 1] ?? 0) & (CLASS_MASKS[mask + 1] ?? 0))) !==
    0
  );
};

/** SKAT-4.2.1.b: a card that follows, or that is played by somebody who cannot. */
export const follows = (play: Play, seat: number, card: Card): boolean =>
  play.count === 0 || CLASS_OF[play.game * 64 + card] === play.led || !holdsClass(play, seat, play.led);

/** The card that a seat played to a trick (from 1); `NO_CARD` where it has not. */
export const cardIn = (play: Play, number: number, seat: number): Card =>
  play.cards[(number - 1) * 3 + seat] ?? NO_CARD;
export const hasPlayedTo = (play: Play, seat: number): boolean =>
  cardIn(play, play.completed + 1, seat) !== NO_CARD;

/** Cards that a seat should hold now after a correct deal and discard. */
export const cardsLeft = (play: Play, seat: number): number =>
  TRICKS - play.completed - Number(play.completed < TRICKS && hasPlayedTo(play, seat));

const turnAfter = (play: Play, seat: number): number => {
  let next = nextPlayer(seat);
  while (play.count < 3 && hasPlayedTo(play, next)) next = nextPlayer(next);
  return next;
};

const noteFollowing = (play: Play, seat: number, group: number): void => {
  const shown = seat * CLASSES + group;
  const failed = play.shownOut[shown] ?? 0;
  if (failed !== 0) play.proven[seat] = (play.proven[seat] ?? 0) | (1 << failed);
  if (group === play.led) return;
  const missed = seat * CLASSES + play.led;
  if (play.shownOut[missed] === 0) play.shownOut[missed] = play.completed + 1;
};

export const playCard = (play: Play, seat: number, card: Card): void => {
  const group = CLASS_OF[play.game * 64 + card] ?? -1;
  if (play.count === 0) {
    play.leaders[play.completed] = seat;
    play.led = group;
    play.strength = -1;
  }
  noteFollowing(play, seat, group);
  const power = strengthOf(play.game, card, play.led);
  if (power > play.strength) {
    play.strength = power;
    play.best = seat;
  }
  play.cards[play.completed * 3 + seat] = card;
  const half = card >> 5;
  play.played[half] = (play.played[half] ?? 0) | bitOf(card);
  take(play.held, seat, card);
  play.count++;
  play.turn = turnAfter(play, seat);
};

/** Card points of a complete or unfinished trick (from 1). */
export const trickPoints = (play: Play, number: number): number => {
  let sum = 0;
  for (let seat = 0; seat < 3; seat++) {
    const card = cardIn(play, number, seat);
    if (card !== NO_CARD) sum += pointsOf(card);
  }
  return sum;
};

/** SKAT-4.1.10: to the last trick the right leader leads, in whatever order the cards fell. */
export const lastTrickWinner = (play: Play): number => {
  const led = CLASS_OF[play.game * 64 + cardIn(play, TRICKS, play.toLead)] ?? -1;
  let best = play.toLead;
  for (let seat = 0; seat < 3; seat++)
    if (
      strengthOf(play.game, cardIn(play, TRICKS, seat), led) >
      strengthOf(play.game, cardIn(play, TRICKS, best), led)
    )
      best = seat;
  return best;
};

/** SKAT-4.1.1.c: the winner leads to the next trick. */
export const winTrick = (play: Play, winner: number): void => {
  play.points[winner] = (play.points[winner] ?? 0) + trickPoints(play, play.completed + 1);
  play.tricks[winner] = (play.tricks[winner] ?? 0) + 1;
  play.winners[play.completed] = winner;
  play.completed++;
  play.count = 0;
  play.led = play.best = play.strength = -1;
  play.gathered = false;
  play.turn = play.toLead = winner;
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

/** Cards that a player was dealt or took up and has not laid away, played ones included. */
export const cardsPlayedBy = (play: Play, seat: number): readonly Card[] =>
  Array.from({ length: TRICKS }, (_, index) => cardIn(play, index + 1, seat)).filter(
    (card) => card !== NO_CARD,
  );

/**
 * The twelve cards of the declarer, hand and skat together, as far as they prove the matadors; null where they are not
 * known. Thirty cards played leave the skat to be told (SKAT-2.2.1).
 */
export const twelveOf = (play: Play, declarer: number): CardSet | null => {
  const played = setOf(cardsPlayedBy(play, declarer));
  const own = union(played, handOf(play.held, declarer));
  if (isKnown(play, SKAT) && (isKnown(play, declarer) || play.completed === TRICKS))
    return union(own, handOf(play.held, SKAT));
  const known = (1 << nextPlayer(declarer)) | (1 << nextPlayer(nextPlayer(declarer)));
  // Every card that the two others are known to hold or played is not his; the rest is.
  if (play.completed === TRICKS || (play.known & known) === known) {
    const others = [nextPlayer(declarer), nextPlayer(nextPlayer(declarer))].map((seat) =>
      union(handOf(play.held, seat), setOf(cardsPlayedBy(play, seat))),
    );
    return others.reduce(difference, PACK);
  }
  return null;
};

/** Card points of the skat: known, or what is missing from 120 after the last trick; null otherwise. */
export const skatPoints = (play: Play): number | null => {
  if (isKnown(play, SKAT)) return pointsIn(handOf(play.held, SKAT));
  const rest = 120 - play.points.reduce((sum, points) => sum + points, 0);
  return play.completed === TRICKS ? rest : null;
};

export const pointsIn = (cards: CardSet): number =>
  cardsOf(cards).reduce((sum, card) => sum + pointsOf(card), 0);

/** Card points and tricks of the declarer and his opponents after some tricks; the skat is not among them. */
export const countAfter = (
  play: Play,
  declarer: number,
  tricks: number,
): { readonly own: number; readonly theirs: number; readonly ownTricks: number } => {
  let [own, theirs, ownTricks] = [0, 0, 0];
  for (let index = 0; index < tricks; index++) {
    const points = trickPoints(play, index + 1);
    if (play.winners[index] === declarer) {
      own += points;
      ownTricks++;
    } else theirs += points;
  }
  return { own, theirs, ownTricks };
};

/** The cards that a seat may play if it is its turn; empty where its hand is not known. */
export const legalCards = (play: Play, seat: number): readonly Card[] =>
  isKnown(play, seat) ? cardsOf(handOf(play.held, seat)).filter((card) => follows(play, seat, card)) : [];

export const notationOf = (cards: CardSet, game: number): readonly string[] =>
  laidOut(cardsOf(cards), game).map(formatCard);

/** A trick's cards in the order in which they lie: from the one who led. */
export const trickView = (play: Play, number: number): readonly PlayedCard[] => {
  const cards: PlayedCard[] = [];
  for (let step = 0, seat = play.leaders[number - 1] ?? -1; step < 3 && seat >= 0; step++) {
    const card = cardIn(play, number, seat);
    if (card !== NO_CARD) cards.push({ seat: playerName(seat), card: formatCard(card) });
    seat = nextPlayer(seat);
  }
  return cards;
};
