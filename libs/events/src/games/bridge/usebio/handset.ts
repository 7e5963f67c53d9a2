import { SEATS } from '@arbitre/rules/kernel/compass';
import { readDealTag } from '@arbitre/rules/games/bridge/pbn/deal-tag';
import { all, type Element, textIn } from './xml';

export type Hands = Readonly<Record<(typeof SEATS)[number], readonly string[] | null>>;
type Complain = (line: number, code: string, facts?: Readonly<Record<string, string | number>>) => void;

const SUITS = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'];

/** `AKT4`, `A K 10 4`, `-` for a void. */
const ranksIn = (hand: Element, suit: string): string =>
  textIn(hand, suit)
    .toUpperCase()
    .replaceAll('10', 'T')
    .replace(/[\s,-]/g, '');

const handOf = (board: Element, seat: string): string => {
  const hand = all(board, 'HAND').find((each) => textIn(each, 'DIRECTION').toUpperCase().startsWith(seat));
  return hand === undefined ? '-' : SUITS.map((suit) => ranksIn(hand, suit)).join('.');
};

const directChildren = (element: Element): readonly Element[] =>
  all(element, 'HANDSET').flatMap((set) => all(set, 'BOARD'));

/** Hands by the number of their board, of sets in the event and beside it (BD-USEBIO-7). */
export const handsIn = (elements: readonly Element[], complain: Complain): ReadonlyMap<string, Hands> => {
  const found = new Map<string, Hands>();
  for (const board of elements.flatMap(directChildren)) {
    const number = textIn(board, 'BOARD_NUMBER');
    const reading = readDealTag(`N:${SEATS.map((seat) => handOf(board, seat)).join(' ')}`);
    if (reading.ok) found.set(number, reading.hands);
    else complain(board.line, 'hands-not-read', { board: Number(number) || 0 });
  }
  return found;
};
