import { openPlay } from '@arbitre/rules/kernel/auction/declarer';
import { cardOf, formatCard, NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import { holds } from '@arbitre/rules/kernel/hands';
import type { Contract, Seat } from '../events';
import { isRevoke } from '../play/play';
import { newCompassPlay } from '@arbitre/rules/kernel/tricks/compass';
import { giveHand, isKnown, onTable, type Play, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { playCard, winnerIfLast, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import { leftOf, SEATS, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { type Annotated, judgementsOf } from './annotate';
import type { DealTag } from './deal-tag';
import type { PbnCard } from './game';
import type { Complain } from './problem';

export type PlayReading = {
  readonly cards: readonly PbnCard[];
  readonly ended: '*' | '+' | 'none';
  readonly irregular: boolean;
  /** False when a card could not be followed; the tricks below then mean nothing. */
  readonly followed: boolean;
  readonly play: Play;
  readonly declarer: Seat;
};

type Row = readonly Annotated[];
type Reader = {
  readonly play: Play;
  readonly cards: PbnCard[];
  readonly complain: Complain;
  readonly notes: ReadonlyMap<number, string>;
  irregular: boolean;
  /** A card is unknown: nothing after it can be placed. */
  stopped: boolean;
};

const isCardText = (text: string): boolean => text !== '-' && text !== '*' && text !== '+';

/** Tokens to rows of four columns; a mark ends the section and only unknown cards may follow it. */
const rowsOf = (
  items: readonly Annotated[],
  complain: Complain,
): { readonly rows: readonly Row[]; readonly ended: '*' | '+' | 'none' } => {
  const cells: Annotated[] = [];
  let ended: '*' | '+' | 'none' = 'none';
  for (const item of items) {
    if (ended !== 'none') {
      complain(item.line, 'text-after-end', { text: item.text.slice(0, 20) });
      break;
    }
    if (item.text === '*' || item.text === '+') ended = item.text;
    else cells.push(item);
  }
  const rows: Row[] = [];
  for (let at = 0; at < cells.length; at += 4) rows.push(cells.slice(at, at + 4));
  return { rows, ended };
};

/** Why a card cannot be played here, as a code with facts; null when it can. */
const cardProblem = (play: Play, seat: number, card: number): { code: string; seat: Seat } | null => {
  if (wasPlayed(play, card)) return { code: 'card-already-played', seat: seatName(seat) };
  if (isKnown(play, seat) && !holds(play.held, seat, card))
    return { code: 'card-not-held', seat: seatName(seat) };
  return null;
};

/** One card; false when the play cannot be followed any further. */
const readCard = (reader: Reader, seat: number, item: Annotated): boolean => {
  const { play, complain } = reader;
  const card = parseCard(item.text.toUpperCase());
  const facts = { seat: seatName(seat), card: item.text.slice(0, 20) };
  if (card === NO_CARD) {
    complain(item.line, 'bad-card', facts);
    return false;
  }
  const problem = cardProblem(play, seat, card);
  if (problem !== null) {
    complain(item.line, problem.code, facts);
    return false;
  }
  const revoke = isRevoke(play, seat, card);
  const marked = item.marks.includes('R');
  if (revoke !== marked && (isKnown(play, seat) || revoke)) {
    complain(item.line, revoke ? 'BD-L44C' : 'mark-without-irregularity', facts);
    return false;
  }
  if (marked) reader.irregular = true;
  const winner = winnerIfLast(play, seat, card);
  playCard(play, seat, card);
  const note = reader.notes.get(item.note);
  reader.cards.push({
    ...{ seat: seatName(seat), card: formatCard(card), line: item.line },
    ...(note === undefined ? {} : { note }),
    ...judgementsOf(item),
  });
  if (winner >= 0) winTrick(play, winner);
  return true;
};

/** The seat that leads a row: the one marked `^L`, which must not be the one whose turn it is. Null: bad marks. */
const leaderOf = (reader: Reader, row: Row, first: number): number | null => {
  const marked = row.findIndex((item) => item.marks.includes('L'));
  const proper = reader.play.turn;
  for (const item of row) {
    if (item.marks.some((mark, index) => item.marks.indexOf(mark) !== index || !'RL'.includes(mark))) {
      reader.complain(item.line, 'bad-marks', { card: item.text, marks: item.marks });
      return null;
    }
  }
  if (marked < 0) return proper;
  const seat = (first + marked) & 3;
  const again = row.findIndex((item, index) => index !== marked && item.marks.includes('L'));
  if (seat === proper || again >= 0) {
    reader.complain(row[marked]?.line ?? 0, 'mark-without-irregularity', { seat: seatName(seat), mark: 'L' });
    return null;
  }
  reader.irregular = true;
  return seat;
};

/** A row is a trick in columns by seat; it is read in the order of play (BD-PBN-15). */
const readRow = (reader: Reader, row: Row, first: number): boolean => {
  if (reader.stopped) return noMoreCards(reader, row, first, first, 4);
  const leader = leaderOf(reader, row, first);
  if (leader === null) return false;
  for (let step = 0, seat = leader; step < 4; step++, seat = leftOf(seat)) {
    const item = row[(seat - first) & 3];
    if (item === undefined || !isCardText(item.text)) return noMoreCards(reader, row, first, seat, 4 - step);
    if (!readCard(reader, seat, item)) return false;
  }
  return true;
};

/** After an unknown card nothing of the trick can be placed: later cards in it are reported. */
const noMoreCards = (reader: Reader, row: Row, first: number, from: number, seats: number): boolean => {
  reader.stopped = true;
  for (let step = 0, seat = from; step < seats; step++, seat = leftOf(seat)) {
    const item = row[(seat - first) & 3];
    if (item !== undefined && isCardText(item.text)) {
      const code = parseCard(item.text.toUpperCase()) === NO_CARD ? 'bad-card' : 'card-after-unknown';
      reader.complain(item.line, code, { seat: seatName(seat), card: item.text.slice(0, 20) });
      return false;
    }
  }
  return true;
};

/** Follows the cards of a play section by the Laws, with as much as the known hands allow to check. */
export const readPlay = (
  first: Seat,
  contract: Contract,
  hands: DealTag,
  items: readonly Annotated[],
  notes: ReadonlyMap<number, string>,
  complain: Complain,
): PlayReading => {
  const play = newCompassPlay();
  openPlay(play, contract);
  for (const [seat, name] of SEATS.entries()) {
    const hand = hands[name];
    if (hand !== null) giveHand(play, seat, hand.map(parseCard));
  }
  const { rows, ended } = rowsOf(items, complain);
  const reader: Reader = { play, cards: [], complain, notes, irregular: false, stopped: false };
  const followed = rows.every((row) => readRow(reader, row, seatIndex(first)));
  return {
    cards: reader.cards,
    ended,
    irregular: reader.irregular,
    followed,
    play,
    declarer: contract.declarer,
  };
};

/** Tricks that a side wins whatever happens: a hand's unbroken run of the highest trumps still out. */
export const certainTricks = (play: Play, side: number): number => {
  const best = SEATS.map((_, seat) => {
    if (sideIndex(seat) !== side || !isKnown(play, seat) || play.ranking.trump < 0) return 0;
    let run = 0;
    for (let rank = 12; rank >= 0; rank--) {
      const card = cardOf(play.ranking.trump, rank);
      // A higher trump in the trick under way may still take a lower one with it.
      if (wasPlayed(play, card) && !onTable(play).some((each) => each.card === card)) continue;
      if (!holds(play.held, seat, card)) break;
      run++;
    }
    return run;
  });
  return Math.max(...best);
};
