import { SEATS, seatIndex, seatName, leftOf } from '@arbitre/rules/kernel/compass';
import type { FiledCall, FiledCard, FiledCourse } from '../event-file/contract';
import type { Contract, Seat } from '../events';
import { tagLine } from './write-text';

/** Notes of a section are numbered from 1 (BD-PBN-14). */
const MOST_NOTES = 32;

const inLines = (tokens: readonly string[], number: number): readonly string[] =>
  Array.from({ length: Math.ceil(tokens.length / number) }, (_, at) =>
    tokens.slice(at * number, (at + 1) * number).join(' '),
  );

/** The section of the calls, four a line, and the notes of those that were explained (BD-PBN-13). */
export const auctionLines = (dealer: Seat, calls: readonly FiledCall[]): readonly string[] => {
  const notes = [...new Set(calls.flatMap(({ note }) => (note === undefined ? [] : [note])))].slice(
    0,
    MOST_NOTES,
  );
  const tokens = calls.map(({ call, note }) => {
    const number = note === undefined ? -1 : notes.indexOf(note);
    return number < 0 ? call : `${call} =${number + 1}=`;
  });
  return [
    tagLine('Auction', dealer),
    ...inLines(tokens, 4),
    ...notes.map((note, at) => tagLine('Note', `${at + 1}:${note}`)),
  ];
};

/** Cards in the order of play as tricks in columns by seat, from the opening leader's seat (BD-PBN-15). */
const rowsOf = (first: number, cards: readonly FiledCard[]): readonly string[] =>
  Array.from({ length: Math.ceil(cards.length / 4) }, (_, trick) => {
    const own = cards.slice(trick * 4, trick * 4 + 4);
    return SEATS.map((_seat, step) => {
      const seat = seatName((first + step) & 3);
      return own.find((each) => each.seat === seat)?.card ?? '-';
    }).join(' ');
  });

/** The section of the cards; none where nobody played one. */
export const playLines = ({ declarer }: Contract, { cards, ended }: FiledCourse): readonly string[] => {
  const first = leftOf(seatIndex(declarer));
  if (cards.length === 0 && ended === 'stopped') return [];
  return [tagLine('Play', seatName(first)), ...rowsOf(first, cards), ...(ended === 'claim' ? ['*'] : [])];
};
