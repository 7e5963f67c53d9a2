import { parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex, seatName, leftOf } from '@arbitre/rules/kernel/compass';
import type { FiledCall, FiledCard, FiledCourse, FiledResult } from '../event-file/contract';
import type { Contract, Seat } from '../events';
import { isBid, parseCall } from '@arbitre/rules/kernel/auction/calls';
import { tagLine } from './write-text';

/** Notes of a section are numbered from 1 (BD-PBN-14). */
const MOST_NOTES = 32;

const notesIn = (remarks: readonly { readonly note?: string }[]): readonly string[] =>
  [...new Set(remarks.flatMap(({ note }) => (note === undefined ? [] : [note])))].slice(0, MOST_NOTES);

const noteLines = (notes: readonly string[]): readonly string[] =>
  notes.map((note, at) => tagLine('Note', `${at + 1}:${note}`));

/** A call or a card with its note, then what is thought of it, lowest number first (BD-PBN-14, BD-PBN-16). */
const annotated = (
  text: string,
  { note, nags = [] }: { readonly note?: string; readonly nags?: readonly number[] },
  notes: readonly string[],
): string => {
  const number = note === undefined ? -1 : notes.indexOf(note);
  return [text, ...(number < 0 ? [] : [`=${number + 1}=`]), ...nags.map((nag) => `$${nag}`)].join(' ');
};

/** The columns of an auction: `^S` for a player who was passed over, `^I` before an insufficient bid that stood (BD-PBN-17). */
const columnsOf = (
  dealer: Seat,
  calls: readonly FiledCall[],
  notes: readonly string[],
): readonly string[] => {
  let [column, highest] = [seatIndex(dealer), 0];
  return calls.flatMap((made) => {
    const number = parseCall(made.call);
    const skipped = Array.from({ length: (seatIndex(made.seat) - column + 4) & 3 }, () => '^S');
    column = leftOf(seatIndex(made.seat));
    const mark = isBid(number) && number <= highest ? '^I ' : '';
    if (isBid(number)) highest = number;
    return [...skipped, `${mark}${annotated(made.call, made, notes)}`];
  });
};

const inLines = (tokens: readonly string[], number: number): readonly string[] =>
  Array.from({ length: Math.ceil(tokens.length / number) }, (_, at) =>
    tokens.slice(at * number, (at + 1) * number).join(' '),
  );

/** The section of the calls, four a line, and the notes of those that were explained (BD-PBN-13). */
export const auctionLines = (dealer: Seat, calls: readonly FiledCall[]): readonly string[] => {
  const notes = notesIn(calls);
  return [tagLine('Auction', dealer), ...inLines(columnsOf(dealer, calls, notes), 4), ...noteLines(notes)];
};

const suitIn = (card: string): number => suitOf(parseCard(card));

/** Who wins four cards by a contract's denomination. */
const winnerOf = (trick: readonly FiledCard[], { strain }: Contract): Seat | null => {
  const led = trick[0]?.card ?? '';
  const power = ({ card }: FiledCard): number =>
    card.startsWith(strain) ? 1000 + parseCard(card) : suitIn(card) === suitIn(led) ? parseCard(card) : -1;
  return trick.length < 4 ? null : (trick.toSorted((a, b) => power(b) - power(a))[0]?.seat ?? null);
};

type Hands = FiledResult['hands'];

/** `^R` before a card of another suit than the one that its player still held, `^L` before a lead of another seat (BD-PBN-17). */
const marksOf = (
  { seat, card }: FiledCard,
  trick: readonly FiledCard[],
  { left, leader }: { readonly left: ReadonlySet<string>; readonly leader: Seat },
  hands: Hands,
): string => {
  const [led] = trick;
  if (led?.card === card) return seat === leader ? '' : '^L ';
  const follows = led === undefined || suitIn(card) === suitIn(led.card);
  const could = (hands?.[seat] ?? []).some(
    (each) => left.has(each) && suitIn(each) === suitIn(led?.card ?? ''),
  );
  return !follows && could ? '^R ' : '';
};

/** Cards in the order of play as tricks in columns by seat, from the opening leader's seat (BD-PBN-15). */
const rowsOf = (contract: Contract, cards: readonly FiledCard[], notes: readonly string[], hands: Hands) => {
  const first = leftOf(seatIndex(contract.declarer));
  let leader = seatName(first);
  return Array.from({ length: Math.ceil(cards.length / 4) }, (_, number) => {
    const trick = cards.slice(number * 4, number * 4 + 4);
    const left = new Set(cards.slice(number * 4).map(({ card }) => card));
    for (const hand of SEATS)
      for (const card of hands?.[hand] ?? [])
        if (!cards.slice(0, number * 4).some((played) => played.card === card)) left.add(card);
    const own = { left, leader };
    leader = winnerOf(trick, contract) ?? leader;
    return SEATS.map((_seat, step) => {
      const seat = seatName((first + step) & 3);
      const played = trick.find((each) => each.seat === seat);
      return played === undefined
        ? '-'
        : `${marksOf(played, trick, own, hands)}${annotated(played.card, played, notes)}`;
    }).join(' ');
  });
};

/** The section of the cards; none where nobody played one. */
export const playLines = (
  contract: Contract,
  { cards, ended }: FiledCourse,
  hands: Hands,
): readonly string[] => {
  if (cards.length === 0 && ended === 'stopped') return [];
  const notes = notesIn(cards);
  return [
    tagLine('Play', seatName(leftOf(seatIndex(contract.declarer)))),
    ...rowsOf(contract, cards, notes, hands),
    ...(ended === 'claim' ? ['*'] : []),
    ...noteLines(notes),
  ];
};
