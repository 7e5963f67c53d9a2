import { readFileSync } from 'node:fs';
import { dealerOf } from '../setup';
import { listsOfIss } from './lists';
import { readIss } from './read';

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}.sgf`, import.meta.url), 'utf8');
type Row = readonly [series: string, minute: number, names: string];
const gamesOf = (...players: readonly Row[]) =>
  readIss(
    players
      .map(([series, minute, names]) => {
        const [p0 = '', p1 = '', p2 = ''] = names.split(' ');
        const time = `10:${String(minute).padStart(2, '0')}:00`;
        return `(;GM[Skat]SE[${series}]DT[2026-01-02/${time}/UTC]P0[${p0}]P1[${p1}]P2[${p2}]MV[]R[passed] ;)`;
      })
      .join('\n'),
  ).games;
const placed = (...given: readonly Row[]) =>
  listsOfIss(gamesOf(...given)).map(({ list, deal }) => `${list}.${deal}`);

describe('lists made of records', () => {
  it('SKAT-ISS-GAP-2 hold the deals of one series in the order of their dates', () => {
    const given = gamesOf(['1', 3, 'c a b'], ['1', 1, 'a b c'], ['1', 2, 'b c a']);
    expect(listsOfIss(given).map(({ game, list, deal }) => `${game.line} ${list}.${deal}`)).toEqual([
      '2 1.1',
      '3 1.2',
      '1 1.3',
    ]);
  });
  it('SKAT-ISS-GAP-2 leave out the numbers of deals that were not recorded', () => {
    expect(placed(['1', 1, 'a b c'], ['1', 2, 'c a b'], ['1', 3, 'c a b'])).toEqual(['1.1', '1.3', '1.6']);
  });
  it('begin anew with another series, other players, or another order around the table', () => {
    expect(
      placed(['1', 1, 'a b c'], ['2', 2, 'b c a'], ['1', 3, 'b c a'], ['1', 4, 'a b d'], ['1', 5, 'b a d']),
    ).toEqual(['1.1', '2.1', '1.2', '3.1', '4.1']);
  });
  it('put a game without a date behind the dated ones', () => {
    const undated = gamesOf(['1', 1, 'a b c'], ['1', 2, 'b c a']).map((game, index) =>
      index === 0 ? { ...game, date: null } : game,
    );
    expect(listsOfIss(undated).map(({ game }) => game.line)).toEqual([2, 1]);
  });
  it('SKAT-ISS-GAP-2 SKAT-3.1-GAP-1 let each deal be dealt by the seat whose turn it is', () => {
    const lists = listsOfIss(readIss(fixture('go-skat')).games);
    const seatsOf = new Map<string, Set<number>>();
    for (const { game, list, deal } of lists) {
      const dealer = `${list} ${game.players[2]}`;
      seatsOf.set(dealer, (seatsOf.get(dealer) ?? new Set()).add(dealerOf(deal, 3)));
    }
    expect([...seatsOf.values()].filter((seats) => seats.size > 1)).toEqual([]);
    expect(lists.map(({ list, deal }) => `${list}.${deal}`).join(' ')).toBe(
      '1.1 2.1 2.2 2.4 2.5 2.6 2.7 3.1',
    );
  });
});
