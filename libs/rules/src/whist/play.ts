import { bitOf, cardsOf } from '../kernel/card-set';
import { type Card, formatCard, NO_CARD, rankOf, suitOf } from '../kernel/cards';
import { leftOf, sideIndex } from '../kernel/compass';
import { emptyHands, followSuit, give, type Hands, handOf, suitHeld, take } from '../kernel/hands';
import {
  addToTrick,
  clearTrick,
  copyTrick,
  hasPlayed,
  newTrick,
  plainStrength,
  type Trick,
  winnerWith,
} from '../kernel/trick';

export const TRICKS = 13;

/** The play of one coup, changed in place. */
export type Play = {
  /** Cards that known hands still hold. */
  readonly held: Hands;
  /** Known hands as they were dealt: honours are counted here (WHC-HONNEUR-GAP-1). */
  readonly dealt: Hands;
  /** Seats whose hand the record knows, one bit each. */
  known: number;
  /** Every card played, two halves as in a card set. */
  readonly played: Int32Array;
  /** Suits that a seat failed to follow, one bit each: a later card of that suit proves the revoke. */
  readonly shownOut: Uint8Array;
  /** Cards that each seat has left: 13 less those played, unless the hands were dealt wrongly. */
  readonly left: Int8Array;
  /** Some seat was dealt a wrong number of cards, or missed a trick: seats may run out early. */
  uneven: boolean;
  trump: number;
  turn: number;
  /** Whose lead it is to the trick under way; another leader's lead is out of turn. */
  toLead: number;
  readonly trick: Trick;
  /** The seats of the trick under way in the order in which they played. */
  readonly order: Int8Array;
  completed: number;
  /** Tricks won by NS and EW. */
  readonly won: Int8Array;
  readonly last: Trick;
  readonly lastOrder: Int8Array;
  lastWinner: number;
  firstWinner: number;
  /** Cards by trick and seat, `trick * 4 + seat`; `NO_CARD` where none was played. */
  readonly history: Int8Array;
  readonly leaders: Int8Array;
  /** The last trick that was gathered explicitly. */
  gathered: number;
  /** The keeper of each side's tricks: who won its first (WHC-JEU-8). */
  readonly keepers: Int8Array;
};

export const newPlay = (): Play => ({
  held: emptyHands(4),
  dealt: emptyHands(4),
  known: 0,
  played: new Int32Array(2),
  shownOut: new Uint8Array(4),
  left: new Int8Array(4).fill(TRICKS),
  uneven: false,
  trump: -1,
  turn: -1,
  toLead: -1,
  trick: newTrick(),
  order: new Int8Array(4),
  completed: 0,
  won: new Int8Array(2),
  last: newTrick(),
  lastOrder: new Int8Array(4),
  lastWinner: -1,
  firstWinner: -1,
  history: new Int8Array(TRICKS * 4).fill(NO_CARD),
  leaders: new Int8Array(TRICKS).fill(-1),
  gathered: 0,
  keepers: new Int8Array(2).fill(-1),
});

export const copyPlay = (play: Play): Play => ({
  ...play,
  held: play.held.slice(),
  dealt: play.dealt.slice(),
  played: play.played.slice(),
  shownOut: play.shownOut.slice(),
  left: play.left.slice(),
  trick: copyTrick(play.trick),
  order: play.order.slice(),
  won: play.won.slice(),
  last: copyTrick(play.last),
  lastOrder: play.lastOrder.slice(),
  history: play.history.slice(),
  leaders: play.leaders.slice(),
  keepers: play.keepers.slice(),
});

export const isKnown = (play: Play, seat: number): boolean => (play.known & (1 << seat)) !== 0;
export const wasPlayed = (play: Play, card: Card): boolean =>
  ((play.played[card >> 5] ?? 0) & bitOf(card)) !== 0;
export const cardsLeft = (play: Play, seat: number): number => play.left[seat] ?? 0;
export const tricksWon = (play: Play, side: number): number => play.won[side] ?? 0;

/** A seat that has run out does not lead: the lead goes on to the next who still holds a card (WHC-MI-GAP-3). */
const leaderWithCards = (play: Play, seat: number): number => {
  let leader = seat;
  for (let step = 0; step < 4 && cardsLeft(play, leader) === 0; step++) leader = leftOf(leader);
  return leader;
};

/** The next seat in rotation from the leader that has still to play; -1 when nobody has. */
const nextToPlay = (play: Play): number => {
  const { trick } = play;
  for (let step = 1, seat = leftOf(trick.leader); step < 4; step++, seat = leftOf(seat))
    if (!hasPlayed(trick, seat) && cardsLeft(play, seat) > 0) return seat;
  return -1;
};

/** The eldest hand leads to the first trick (WHC-JEU-1). */
export const startPlay = (play: Play, dealer: number, trump: number): void => {
  play.trump = trump;
  play.toLead = play.turn = leftOf(dealer);
};

export const playCard = (play: Play, seat: number, card: Card): void => {
  const { trick } = play;
  if (trick.count > 0 && suitOf(card) !== trick.led)
    play.shownOut[seat] = (play.shownOut[seat] ?? 0) | (1 << trick.led);
  play.order[trick.count] = seat;
  addToTrick(trick, seat, card, play.trump, plainStrength);
  play.played[card >> 5] = (play.played[card >> 5] ?? 0) | bitOf(card);
  take(play.held, seat, card);
  play.left[seat] = cardsLeft(play, seat) - 1;
  play.turn = nextToPlay(play);
};

const remember = ({ trick, history, leaders, completed }: Play): void => {
  leaders[completed] = trick.leader;
  for (let seat = 0; seat < 4; seat++) history[completed * 4 + seat] = trick.cards[seat] ?? NO_CARD;
};

/** The winner leads to the next trick (WHC-JEU-9). */
export const winTrick = (play: Play, winner: number): void => {
  const { trick, last } = play;
  remember(play);
  last.cards.set(trick.cards);
  last.leader = trick.leader;
  last.led = trick.led;
  last.count = trick.count;
  play.lastOrder.set(play.order);
  play.lastWinner = winner;
  const side = sideIndex(winner);
  if (play.keepers[side] === -1) play.keepers[side] = winner;
  if (play.completed === 0) play.firstWinner = winner;
  play.won[side] = tricksWon(play, side) + 1;
  play.completed++;
  clearTrick(trick);
  play.toLead = play.turn = play.uneven ? leaderWithCards(play, winner) : winner;
};

/** True when this seat's card leaves nobody to play to the trick. */
const completes = (play: Play, seat: number): boolean => {
  const { trick } = play;
  if (trick.count === 3) return true;
  if (!play.uneven || trick.count === 0) return false;
  for (let other = 0; other < 4; other++)
    if (other !== seat && !hasPlayed(trick, other) && cardsLeft(play, other) > 0) return false;
  return true;
};

/** The seat that takes the trick when this card completes it (WHC-JEU-5 to WHC-JEU-7); -1 when it goes on. */
export const winnerIfLast = (play: Play, seat: number, card: Card): number =>
  completes(play, seat) ? winnerWith(play.trick, seat, card, play.trump, plainStrength) : -1;

export const isLedOutOfTurn = (play: Play): boolean =>
  play.trick.count > 0 && play.trick.leader !== play.toLead;

/** Does a card fail to follow although the seat holds, as far as is known, the suit led (WHC-REN-1)? */
export const isRevoke = (play: Play, seat: number, card: Card): boolean => {
  const { trick } = play;
  return (
    trick.count > 0 &&
    suitOf(card) !== trick.led &&
    isKnown(play, seat) &&
    suitHeld(play.held, seat, trick.led) !== 0
  );
};

/** An unknown hand plays a suit that it failed to follow before: the earlier revoke is proved. */
export const provesRevoke = (play: Play, seat: number, card: Card): boolean =>
  !isKnown(play, seat) && ((play.shownOut[seat] ?? 0) & (1 << suitOf(card))) !== 0;

export const legalToFollow = (play: Play, seat: number): readonly Card[] =>
  cardsOf(followSuit(play.held, seat, play.trick.count > 0 ? play.trick.led : null));

export const dealHand = (play: Play, seat: number, cards: readonly Card[]): void => {
  play.known |= 1 << seat;
  for (const card of cards) {
    give(play.dealt, seat, card);
    if (!wasPlayed(play, card)) give(play.held, seat, card);
  }
  play.left[seat] = cards.length - playedBy(play, seat).length;
  if (cards.length !== TRICKS) play.uneven = true;
};

/** Every card that a seat has played, in order. */
export const playedBy = (play: Play, seat: number): readonly Card[] => {
  const cards: Card[] = [];
  for (let trick = 0; trick < play.completed; trick++) cards.push(play.history[trick * 4 + seat] ?? NO_CARD);
  cards.push(play.trick.cards[seat] ?? NO_CARD);
  return cards.filter((card) => card !== NO_CARD);
};

export const handView = (play: Play, seat: number): readonly string[] | null =>
  isKnown(play, seat) ? cardsOf(handOf(play.held, seat)).map(formatCard) : null;

/** The highest or the lowest of these cards; they are of one suit. */
export const extremeOf = (cards: readonly Card[], end: 'highest' | 'lowest'): Card =>
  cards.reduce((best, card) =>
    (end === 'highest' ? rankOf(card) > rankOf(best) : rankOf(card) < rankOf(best)) ? card : best,
  );
