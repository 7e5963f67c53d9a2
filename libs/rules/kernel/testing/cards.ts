import type { TableView } from '../table-view';
import type { AnyAct } from './given';

/** `AKQ2.AKQ.432.432`: spades, hearts, diamonds, clubs. */
export const hand = (text: string): readonly string[] =>
  text.split('.').flatMap((ranks, suit) => Array.from(ranks, (rank) => 'SHDC'.charAt(suit) + rank));

/** `E:HJ S:H5 W:H2 N:HA`: cards in the order in which they fall; `seatOf`: the name of a seat that a letter stands for. */
export const cards = (
  text: string,
  seatOf: (letter: string) => string = (letter) => letter,
): readonly AnyAct[] =>
  text
    .split(' ')
    .filter((each) => each !== '')
    .map((each) => ({ do: 'play', seat: seatOf(each.charAt(0)), card: each.slice(2) }));

/** The first legal card of whoever's turn it is; null when nobody has to act. The hands have to be known. */
export const firstLegal =
  <State>({ tableView }: { tableView: (state: State) => TableView }) =>
  (state: State): AnyAct | null => {
    const { turn, legal } = tableView(state);
    return turn === null ? null : { do: 'play', seat: turn, card: legal[0] ?? '' };
  };
