import type { GameColumns, ListEntry } from './entry';
import { defenceBonus, ratingOf } from './rating';
import { controlFault, footOf, newSheet, sheetFrom, totalsFault, withEntry } from './sheet';

const SPADES_WITH_2_HAND: GameColumns = {
  base: 11,
  matadors: 2,
  hand: true,
  schneider: false,
  schneiderAnnounced: false,
  schwarz: false,
  schwarzAnnounced: false,
  ouvert: false,
  overbid: false,
};

const game = (
  deal: number,
  declarer: string,
  value: number,
  columns: GameColumns | null = null,
): ListEntry => ({
  kind: 'game',
  deal,
  dealer: String(((deal - 1) % 4) + 1),
  declarer,
  value,
  game: columns,
});
const passed = (deal: number): ListEntry => ({ kind: 'passed', deal, dealer: '1' });
const FOUR = ['1', '2', '3', '4'];
const THREE = ['1', '2', '3'];

describe('the score sheet', () => {
  it('SKAT-5.5.1.b adds a game to the running total of its declarer and to nobody else', () => {
    const before = withEntry(newSheet(FOUR), game(1, '1', 84));
    const after = withEntry(before, game(2, '1', -44));
    expect(before.running['1']).toEqual({ points: 84, won: 1, lost: 0 });
    expect(after.running).toEqual({
      '1': { points: 40, won: 1, lost: 1 },
      '2': { points: 0, won: 0, lost: 0 },
      '3': { points: 0, won: 0, lost: 0 },
      '4': { points: 0, won: 0, lost: 0 },
    });
  });
  it('SKAT-5.5-GAP-1 shows each line with the columns of all players as they stand after it', () => {
    const sheet = sheetFrom(FOUR, [game(1, '2', 18), passed(2), game(3, '1', 44, SPADES_WITH_2_HAND)]);
    const third = sheet.lines[2];
    expect(third?.entry).toMatchObject({
      dealer: '3',
      value: 44,
      game: { base: 11, matadors: 2, hand: true },
    });
    expect(third?.running['1']).toEqual({ points: 44, won: 1, lost: 0 });
    expect(sheet.lines.map(({ running }) => running['2']?.points)).toEqual([18, 18, 18]);
    expect(sheet.lines.map(({ running }) => running['1']?.points)).toEqual([0, 0, 44]);
  });
  it('reads its entries in the order of the deals, however they come', () => {
    const entries = [game(3, '1', 20), game(1, '2', -36), passed(2)];
    expect(sheetFrom(THREE, entries)).toEqual(sheetFrom(THREE, [...entries].reverse()));
  });
  it('SKAT-5.5-GAP-2 accounts for every deal: won, lost, passed in or struck', () => {
    const players = { '1': { points: 0, won: 12, lost: 9 }, '2': { points: 0, won: 10, lost: 0 } };
    expect(controlFault({ deals: 36, passed: 4, struck: 0, players })).toEqual({
      sum: 'deals',
      expected: 36,
      found: 35,
    });
    expect(controlFault({ deals: 36, passed: 4, struck: 1, players })).toBeNull();
  });
  it('SKAT-5.5-GAP-2 names the first total that differs from the sum of the entries', () => {
    const sheet = sheetFrom(THREE, [game(1, '1', 18), game(2, '2', -40), passed(3)]);
    const players = {
      '1': { points: 18, won: 1, lost: 0 },
      '2': { points: -40, won: 0, lost: 1 },
      '3': { points: 0, won: 0, lost: 0 },
    };
    const totals = { deals: 3, passed: 1, struck: 0, players };
    expect(totalsFault(sheet, totals)).toBeNull();
    const wrong = { ...players, '2': { points: -20, won: 0, lost: 1 } };
    expect(totalsFault(sheet, { ...totals, players: wrong })).toEqual({
      sum: 'points',
      expected: -40,
      found: -20,
    });
    expect(totalsFault(sheet, { ...totals, deals: 4 })).toEqual({ sum: 'deals', expected: 4, found: 3 });
  });
  it('SKAT-5.5-GAP-2 has totals that add up to the values won less those lost', () => {
    const values = [18, -40, 96, -46, 23];
    const sheet = sheetFrom(
      THREE,
      values.map((value, index) => game(index + 1, THREE[index % 3] ?? '1', value)),
    );
    const all = Object.values(sheet.running).reduce((sum, { points }) => sum + points, 0);
    expect(all).toBe(18 + 96 + 23 - (40 + 46));
  });
});

describe('the foot of the list', () => {
  it('SKWO-5.1.a credits 50 points for a game won and debits 50 for one lost', () => {
    expect(ratingOf({ points: 0, won: 18, lost: 3, othersLost: 0 }, 4).games).toBe(750);
  });
  it('SKWO-5.1.b gives each opponent, the idle dealer too, 30 at a table of four and 40 at one of three', () => {
    expect([defenceBonus(4), defenceBonus(3)]).toEqual([30, 40]);
    const four = footOf(sheetFrom(FOUR, [game(1, '2', -36)]));
    expect(FOUR.map((seat) => four[seat]?.defence)).toEqual([30, 0, 30, 30]);
    const three = footOf(sheetFrom(THREE, [game(1, '2', -36)]));
    expect(THREE.map((seat) => three[seat]?.defence)).toEqual([40, 0, 40]);
  });
  it('SKWO-5.1.c adds points, own games and the games lost by others: the example gives 2107', () => {
    expect(ratingOf({ points: 937, won: 18, lost: 3, othersLost: 14 }, 4)).toEqual({
      games: 750,
      defence: 420,
      result: 2107,
    });
  });
  it('SKWO-5-GAP-1 gives nobody anything for a deal that was passed in', () => {
    const foot = footOf(sheetFrom(THREE, [passed(1), passed(2)]));
    expect(THREE.map((seat) => foot[seat]?.result)).toEqual([0, 0, 0]);
  });
  it('SKWO-5-GAP-5 has whole results, also below zero', () => {
    expect(ratingOf({ points: -56, won: 5, lost: 5, othersLost: 5 }, 3).result).toBe(144);
    expect(ratingOf({ points: -300, won: 0, lost: 4, othersLost: 1 }, 4).result).toBe(-470);
  });
});
