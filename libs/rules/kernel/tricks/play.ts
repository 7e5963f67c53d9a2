import { bitOf } from '../card-set';
import { type Card, NO_CARD } from '../cards';
import { emptyHands, give, type Hands, holds } from '../hands';
import { CLASSES, NO_CLASS, type CardClass, type Ranking } from './ranking';

/** What the kernel asks a game of tricks; the trump of a deal comes with its `Ranking`, the first leader with `startPlay`. */
export type TrickGame = {
  /** Names of those who play, in rotation order: four at most. */
  readonly seats: readonly string[];
  /** Tricks of a deal, which are the cards of a hand. */
  readonly tricks: number;
  /** Piles beside the hands (a skat, a kitty): they lie at the places after the seats. */
  readonly piles: number;
  /** A card as events write it. */
  readonly format: (card: Card) => string;
};

/** The cards of one deal while tricks are played, changed in place: nothing is allocated card by card. */
export type Play = {
  readonly game: TrickGame;
  /** How many play. */
  readonly seats: number;
  ranking: Ranking;
  /** Cards known to lie at a place still; the whole hand where `known` has its bit. */
  readonly held: Hands;
  /** Places whose cards are all known, one bit each. */
  known: number;
  /** Every card played so far, whoever played it: two halves as in a card set. */
  readonly played: Int32Array;
  /** Cards that each seat was dealt, once some hand had another number than it should; null before. */
  sizes: Int8Array | null;
  /** Who is to play; -1 where nobody is, between the last card of a trick and its winner. */
  turn: number;
  /** Whose lead it is to this trick, whoever leads. */
  toLead: number;
  /** The trick on the table: the class to follow, cards so far, the seat that is winning and how strongly. */
  led: CardClass;
  count: number;
  best: number;
  strength: number;
  /** Tricks completed. */
  completed: number;
  /** The last trick that was turned down (from 1), 0 for none. */
  gathered: number;
  /** Seats that have played to this trick, one bit each. */
  laid: number;
  /** `trick * seats + step`: the cards and their seats in the order in which they were played (`historyOf`). */
  readonly history: Uint8Array;
  /** By trick: the class that was led to it, and who won it. */
  readonly classes: Int8Array;
  readonly winners: Int8Array;
  /** `seat * CLASSES + class`: the trick (from 1) in which the seat first failed to follow that class, 0 for none. */
  readonly shownOut: Uint8Array;
  /** By seat, one bit a trick: failures to follow that a card played later proves wrong. */
  readonly proven: Int32Array;
};

export const newPlay = (game: TrickGame, ranking: Ranking): Play => {
  const seats = game.seats.length;
  return {
    game,
    seats,
    ranking,
    held: emptyHands(seats + game.piles),
    known: 0,
    played: new Int32Array(2),
    sizes: null,
    turn: -1,
    toLead: -1,
    led: NO_CLASS,
    count: 0,
    best: -1,
    strength: -1,
    completed: 0,
    gathered: 0,
    laid: 0,
    history: new Uint8Array(game.tricks * seats).fill(NOT_PLAYED),
    classes: new Int8Array(game.tricks),
    winners: new Int8Array(game.tricks).fill(-1),
    shownOut: new Uint8Array(seats * CLASSES),
    proven: new Int32Array(seats),
  };
};

export const copyPlay = (play: Play): Play => ({
  ...play,
  held: play.held.slice(),
  played: play.played.slice(),
  sizes: play.sizes?.slice() ?? null,
  history: play.history.slice(),
  classes: play.classes.slice(),
  winners: play.winners.slice(),
  shownOut: play.shownOut.slice(),
  proven: play.proven.slice(),
});

/** The trump is known and the first leader too. */
export const startPlay = (play: Play, ranking: Ranking, leader: number): void => {
  play.ranking = ranking;
  play.toLead = play.turn = leader;
};

export const isKnown = (play: Play, place: number): boolean => (play.known & (1 << place)) !== 0;
export const wasPlayed = (play: Play, card: Card): boolean =>
  ((play.played[card >> 5] ?? 0) & bitOf(card)) !== 0;
/** Somebody has led to the first trick. */
export const isUnderWay = (play: Play): boolean => play.completed > 0 || play.count > 0;
/** The trick (from 1) lies closed: turned down, or the next one led to. */
export const isClosed = (play: Play, number: number): boolean =>
  number < play.completed || (number === play.completed && (play.gathered === number || play.count > 0));

/** A card as the history keeps it, with the seat that played it: six bits and two. */
export const historyOf = (seat: number, card: Card): number => (seat << 6) | card;
/** No card was played: no pack has a card 63. */
export const NOT_PLAYED = 255;
const entryAt = (play: Play, at: number): number => play.history[at] ?? NOT_PLAYED;

export type PlayedBy = { readonly seat: number; readonly card: Card };

/** The cards of a trick (from 1) in the order in which they were played. */
export const cardsOfTrick = (play: Play, number: number): readonly PlayedBy[] => {
  const cards: PlayedBy[] = [];
  for (let step = 0; step < play.seats; step++) {
    const entry = entryAt(play, (number - 1) * play.seats + step);
    if (entry !== NOT_PLAYED) cards.push({ seat: entry >> 6, card: entry & 63 });
  }
  return cards;
};
/** The same in rotation from the leader, as they lie. */
export const cardsInRotation = (play: Play, number: number): readonly PlayedBy[] => {
  const cards = cardsOfTrick(play, number);
  const place = ({ seat }: PlayedBy): number => (seat - (cards[0]?.seat ?? 0) + play.seats) % play.seats;
  return cards.toSorted((a, b) => place(a) - place(b));
};
/** The cards of the trick on the table, in the order in which they were played. */
export const onTable = (play: Play): readonly PlayedBy[] => cardsOfTrick(play, play.completed + 1);

/** The card that a seat played to a trick (from 1); `NO_CARD` where it has not. */
export const cardIn = (play: Play, number: number, seat: number): Card => {
  const first = (number - 1) * play.seats;
  for (let step = 0; step < play.seats; step++) {
    const entry = entryAt(play, first + step);
    if (entry !== NOT_PLAYED && entry >> 6 === seat) return entry & 63;
  }
  return NO_CARD;
};
/** The card of a seat in the trick on the table. */
export const cardOnTable = (play: Play, seat: number): Card => cardIn(play, play.completed + 1, seat);
export const hasPlayed = (play: Play, seat: number): boolean => (play.laid & (1 << seat)) !== 0;
/** Who led to a trick (from 1); -1 where nobody has. */
export const leaderOf = (play: Play, number: number): number => {
  const entry = entryAt(play, (number - 1) * play.seats);
  return entry === NOT_PLAYED ? -1 : entry >> 6;
};
/** The class that was led to a trick (from 1). */
export const ledTo = (play: Play, number: number): CardClass => play.classes[number - 1] ?? NO_CLASS;
/** Who won a completed trick (from 1); -1 for one that nobody has won. */
export const winnerOf = (play: Play, number: number): number =>
  number > 0 && number <= play.completed ? (play.winners[number - 1] ?? -1) : -1;
/** Who won the last trick; -1 before the first. */
export const lastWinner = (play: Play): number => winnerOf(play, play.completed);

/** Every card that a seat has played, in order. */
export const playedBy = (play: Play, seat: number): readonly Card[] => {
  const cards: Card[] = [];
  for (const entry of play.history) if (entry !== NOT_PLAYED && entry >> 6 === seat) cards.push(entry & 63);
  return cards;
};

/** Tricks that a seat has won of the first `tricks`; of all that are completed unless told. */
export const tricksWon = (play: Play, seat: number, tricks = play.completed): number => {
  let won = 0;
  for (let trick = 0; trick < tricks; trick++) won += play.winners[trick] === seat ? 1 : 0;
  return won;
};

/** Cards that a seat should hold now: those that it was dealt without those that it has played. */
export const cardsLeft = (play: Play, seat: number): number =>
  (play.sizes?.[seat] ?? play.game.tricks) - playedBy(play, seat).length;

/** A seat was dealt this many cards: other than it should, or after that came to light of another seat. */
export const sizeHand = (play: Play, seat: number, cards: number): void => {
  if (cards === play.game.tricks && play.sizes === null) return;
  unevenHands(play)[seat] = cards;
};

/** From here on seats may run out of cards before the last trick. */
export const unevenHands = (play: Play): Int8Array =>
  (play.sizes ??= new Int8Array(play.seats).fill(play.game.tricks));

/** All the cards of a place as they were dealt; those that were played already are not given again. */
export const giveHand = (play: Play, place: number, cards: readonly Card[]): void => {
  play.known |= 1 << place;
  for (const card of cards) if (!wasPlayed(play, card)) give(play.held, place, card);
};

/** The same of cards as events write them; nothing is allocated. */
export const giveWritten = (
  play: Play,
  place: number,
  cards: readonly string[],
  parse: (text: string) => Card,
): void => {
  play.known |= 1 << place;
  for (const text of cards) {
    const card = parse(text);
    if (!wasPlayed(play, card)) give(play.held, place, card);
  }
};

/** Whether a card was dealt to a seat, as far as the record knows. */
export const wasDealt = (play: Play, seat: number, card: Card): boolean =>
  holds(play.held, seat, card) || playedBy(play, seat).includes(card);
