import type { IssGame } from './game';

/** A game with its place: the list, from 1, and the number of the deal on it. */
export type PlacedIssGame = { readonly game: IssGame; readonly list: number; readonly deal: number };

type List = {
  readonly number: number;
  /** Players clockwise, the first dealer first: who sits on seats 1, 2, 3. */
  readonly seats: readonly string[];
  deals: number;
};

const SEATS = 3;

/** Undated games stand where the file has them, behind the dated ones. */
const inOrder = (a: IssGame, b: IssGame): number =>
  a.date === b.date ? a.line - b.line : a.date === null ? 1 : b.date === null ? -1 : a.date < b.date ? -1 : 1;

/** Rearhand deals, forehand sits on his left (SKAT-ISS-GAP-2). */
const clockwise = ({ players: [forehand, middlehand, rearhand] }: IssGame): readonly string[] => [
  rearhand,
  forehand,
  middlehand,
];

/** The same players in the same order around the table, whoever deals. */
const sameTable = ({ seats }: List, game: IssGame): boolean => {
  const [dealer = '', forehand = ''] = clockwise(game);
  const at = seats.indexOf(dealer);
  const left = seats.indexOf(forehand);
  return seats.includes(game.players[1]) && at >= 0 && left === (at + 1) % SEATS;
};

/**
 * The next deal of a list that this game's dealer deals (SKAT-3.1-GAP-1): where records are missing, numbers are left out, so
 * that the turn of dealing shows.
 */
const nextDeal = ({ seats, deals }: List, game: IssGame): number => {
  const seat = seats.indexOf(game.players[2]);
  return deals + 1 + ((((seat - deals) % SEATS) + SEATS) % SEATS);
};

/**
 * The lists that records make (SKAT-ISS-GAP-2): the games of one series in the order of their dates, a new list where other
 * players sit down or the same ones in another order. Lists are numbered as they begin.
 */
export const listsOfIss = (games: readonly IssGame[]): readonly PlacedIssGame[] => {
  const latest = new Map<string | null, List>();
  let lists = 0;
  return [...games].sort(inOrder).map((game) => {
    let list = latest.get(game.series);
    if (list === undefined || !sameTable(list, game)) {
      list = { number: ++lists, seats: clockwise(game), deals: 0 };
      latest.set(game.series, list);
    }
    list.deals = nextDeal(list, game);
    return { game, list: list.number, deal: list.deals };
  });
};
