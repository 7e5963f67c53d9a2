import { given, bidding, deal as dealt } from '../testing/table';
import { checkIn, given as tournament, publish } from '../testing/tournament';
import type { SheetDeal } from '@arbitre/rules/kernel/session/contract';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { skatOrder } from '../tournament/session';
import { dealerOf } from '../setup';
import { BASE_VALUES, CARD_POINTS, NULL_VALUES, OUT_OF_SCHNEIDER } from '../value';
import type { SkatSheetView } from './view';

/** The sheet as a session of skat shows it where no notice was published. */
const sheetOfDeals = (deals: readonly SheetDeal[]): SkatSheetView =>
  skatOrder.sheet?.(deals) as SkatSheetView;

const FOUR = ['A', 'B', 'C', 'D'];
const THREE = ['A', 'B', 'C'];

/** Who plays which part when the seat whose turn it is deals. */
const seatingOf = (players: readonly string[], board: number): SheetDeal['seating'] => {
  const dealer = dealerOf(board, players.length) - 1;
  const at = (step: number): string => players[(dealer + step) % players.length] ?? '';
  const active = { forehand: at(1), middlehand: at(2), rearhand: at(3) };
  return players.length === 3 ? active : { ...active, dealer: at(0) };
};

type Line = Readonly<Record<string, unknown>>;

const scoreOf = (players: number, board: number, line: Line): DealScore => {
  const { state, refusals } = given({
    players,
    deal: board,
    grain: 'result',
  }).when({ do: 'record-result', ...line });
  if (state.score === null) throw new Error(refusals.join(' '));
  return state.score;
};

const sheetDeal = (
  players: readonly string[],
  board: number,
  line: Line,
  adjustments: SheetDeal['adjustments'] = null,
): SheetDeal => ({
  place: { session: 1, round: 2, table: '3', board },
  seating: seatingOf(players, board),
  score: scoreOf(players.length, board, line),
  adjustments,
});

const PASSED: Line = { kind: 'passed' };
const game = (declarer: string, contract: string, matadors: number, more: Line = {}): Line => ({
  declarer,
  contract,
  matadors,
  won: true,
  ...more,
});

describe('the list that deals fill', () => {
  it('SKAT-5.5-GAP-1 has the players from seat 1 as columns, whatever their part in a deal', () => {
    const deals = [1, 2, 3].map((board) => sheetDeal(FOUR, board, PASSED));
    const sheet = sheetOfDeals(deals);
    expect(sheet).toMatchObject({ series: 2, table: '3', players: FOUR });
    expect(sheet.lines.map(({ dealer }) => dealer)).toEqual(['A', 'B', 'C']);
    expect(sheetOfDeals([sheetDeal(THREE, 5, PASSED)]).players).toEqual(THREE);
  });
  it('SKAT-5.5-GAP-1 SKAT-5.5.2 writes base value, matadors and steps of a game beside its value', () => {
    const sheet = sheetOfDeals([sheetDeal(FOUR, 3, game('rearhand', 'SH', 2))]);
    expect(sheet.lines[0]).toMatchObject({
      deal: 3,
      kind: 'game',
      dealer: 'C',
      declarer: 'B',
      contract: 'SH',
      value: 44,
      game: { base: 11, matadors: 2, hand: true, schneider: false, ouvert: false, overbid: false },
      running: { B: { points: 44, won: 1, lost: 0 } },
    });
  });
  it('SKAT-5.5-GAP-1 SKAT-5.4.1.b remarks an overbid, announced steps, and no matadors for null', () => {
    const sheet = sheetOfDeals([
      sheetDeal(THREE, 1, game('forehand', 'H', 1, { won: false, bid: 50 })),
      sheetDeal(THREE, 2, game('middlehand', 'CHZ', 2, { level: 'schwarz' })),
      sheetDeal(THREE, 3, game('rearhand', 'NO', 0)),
    ]);
    expect(sheet.lines.map(({ value, game: columns }) => [value, columns])).toMatchObject([
      [-100, { base: 10, matadors: 1, overbid: true }],
      [12 * 8, { schneiderAnnounced: true, schwarz: true, schwarzAnnounced: true }],
      [46, { base: 46, matadors: null, ouvert: true }],
    ]);
  });
  it('SKWO-9.4-GAP-1 SKAT-3.3.7.a enters a deal that nobody played as passed in; the next seat deals', () => {
    const sheet = sheetOfDeals([sheetDeal(FOUR, 9, PASSED), sheetDeal(FOUR, 10, game('forehand', 'G', 1))]);
    expect(sheet.lines.map(({ deal, kind, dealer, value }) => [deal, kind, dealer, value])).toEqual([
      [9, 'passed', 'A', 0],
      [10, 'game', 'B', 48],
    ]);
    expect(sheet.counts).toEqual({ won: 1, lost: 0, passed: 1, struck: 0 });
  });
  it('SKWO-5.1.b SKWO-5.1.c rates the foot by the size of the table', () => {
    const lost = (players: readonly string[]) =>
      sheetOfDeals([sheetDeal(players, 1, game('forehand', 'D', 1, { won: false }))]).foot;
    expect(lost(FOUR)).toMatchObject({ A: { result: 30 }, B: { result: -36 - 50 }, C: { result: 30 } });
    expect(lost(THREE)).toMatchObject({ A: { result: 40 }, B: { result: -36 - 50 }, C: { result: 40 } });
  });
  it('SKAT-5.5.5.a settles the list at one cent a point', () => {
    const sheet = sheetOfDeals([sheetDeal(THREE, 1, game('forehand', 'G', 1))]);
    expect(sheet.settlement).toEqual({ A: -48, B: 96, C: -48 });
    expect(sheetOfDeals([]).settlement).toBeNull();
  });
  const halfCent = (players: readonly string[], deals: readonly SheetDeal[]) => {
    const { state } = tournament().when(
      publish({ stake: '0.5' }),
      players.map((entry) => checkIn(entry)),
    );
    return skatOrder.sheet?.(deals, state) as SkatSheetView;
  };
  it('SKAT-3.5.3 shows what the declarer gets from each of the others, or pays to each', () => {
    const [won, lost, none] = sheetOfDeals([
      sheetDeal(FOUR, 1, game('forehand', 'G', 2)),
      sheetDeal(FOUR, 2, game('forehand', 'G', 2, { won: false })),
      sheetDeal(FOUR, 3, PASSED),
    ]).lines.map(({ payments }) => payments);
    expect(won).toEqual({ A: -72, B: 216, C: -72, D: -72 });
    expect(lost).toEqual({ A: 144, B: 144, C: -432, D: 144 });
    expect(none).toEqual({ A: 0, B: 0, C: 0, D: 0 });
  });
  it('SKAT-5.5.4.b rounds the amount of a lost game before it is doubled', () => {
    // Spades hand with 1 is worth 33: 16.5 cents are 17, lost 34.
    const line = game('forehand', 'SH', 1);
    const sheet = halfCent(FOUR, [sheetDeal(FOUR, 1, line), sheetDeal(FOUR, 2, { ...line, won: false })]);
    expect(sheet.lines.map(({ value, payments }) => [value, payments.D])).toEqual([
      [33, -17],
      [-66, 34],
    ]);
  });
  it('SKAT-5.5.4.a SKAT-5.5.5.e settles at the stake of the notice', () => {
    const sheet = halfCent(THREE, [sheetDeal(THREE, 1, game('forehand', 'SH', 1))]);
    // 33 points at half a cent are 17 cents.
    expect(sheet).toMatchObject({ stake: '0.5', settlement: { A: -17, B: 34, C: -17 } });
  });
  it('SKWO-7.2-GAP-4 shows what an arbiter assigned in the place of the table’s result, marked', () => {
    const line = game('forehand', 'G', 1);
    const sheet = sheetOfDeals([
      sheetDeal(THREE, 1, line, { forehand: { kind: 'assigned', score: -96 } }),
      sheetDeal(THREE, 2, line, { middlehand: { kind: 'artificial', percent: 50 } }),
    ]);
    expect(sheet.lines.map(({ value, ruled }) => [value, ruled])).toEqual([
      [-96, true],
      [48, true],
    ]);
  });
  it('SKAT-5.5.1.b adds each value to the running total of its declarer, or takes it away', () => {
    const sheet = sheetOfDeals([
      sheetDeal(THREE, 1, game('middlehand', 'C', 6)),
      sheetDeal(THREE, 2, game('forehand', 'G', 1)),
      sheetDeal(THREE, 3, { ...game('rearhand', 'S', 1), won: false }),
    ]);
    expect(sheet.lines.map(({ running }) => THREE.map((player) => running[player]?.points))).toEqual([
      [0, 0, 84],
      [0, 0, 84 + 48],
      [0, 0, 84 + 48 - 44],
    ]);
  });
  /** Games of single points do not exist: a ruling gives each player his total of the worked example. */
  const settled = (players: readonly string[], totals: readonly number[]) => {
    const first = sheetDeal(players, 1, PASSED);
    const seatOf = new Map(Object.entries(first.seating).map(([seat, player]) => [player, seat]));
    const adjustments = Object.fromEntries(
      players.map((player, index) => [
        seatOf.get(player) ?? '',
        { kind: 'assigned' as const, score: totals[index] ?? 0 },
      ]),
    );
    return Object.values(sheetOfDeals([{ ...first, adjustments }]).settlement ?? {});
  };
  it('SKAT-5.5.5.b SKAT-5.5.5.c SKAT-5.5.5.d settles the worked examples of all three ways', () => {
    expect(settled(FOUR, [196, 33, -12, 85])).toEqual([482, -170, -350, 38]);
    expect(settled(FOUR, [44, 33, -420, 130])).toEqual([389, 345, -1467, 733]);
    expect(settled(FOUR, [120, -75, 200, -40])).toEqual([275, -505, 595, -365]);
  });
  it('leaves out a deal that was void and is dealt again', () => {
    const score = { notation: 'void', result: { kind: 'void' }, scores: { forehand: 0 } };
    expect(sheetOfDeals([{ ...sheetDeal(THREE, 1, PASSED), score }]).lines).toEqual([]);
  });
  it('is the sheet of a session of skat', () => {
    expect(skatOrder.sheet?.([sheetDeal(THREE, 1, PASSED)])).toMatchObject({ players: THREE, series: 2 });
  });
});

describe('the conditions of a tournament', () => {
  it('SKWO-9-GAP-1 SKAT-3.2.4 SKAT-5.1.2 SKAT-5.2.3 are those of the game: cut, constants, thirty points', () => {
    const cut = (lifted: number) => given().when({ do: 'cut', seat: 'middlehand', lifted }).refusals;
    expect([cut(3), cut(4), cut(28), cut(29)]).toEqual([['SKAT-3.2.4'], [], [], ['SKAT-3.2.4']]);
    expect([NULL_VALUES, BASE_VALUES.G]).toEqual([{ N: 23, NH: 35, NO: 46, NHO: 59 }, 24]);
    expect([OUT_OF_SCHNEIDER - 1, CARD_POINTS]).toEqual([30, 120]);
  });
  it('SKWO-9-GAP-3 SKAT-4.1.4 lose an undecided game for who did not follow, without a warning', () => {
    const { state, refusals } = given().when(
      dealt(
        'C7 C8 C9 CQ CK CT CA S7 S8 S9',
        'CJ SJ HJ DJ HA HT HK HQ H9 H8',
        'SA ST SK SQ DA DT DK DQ D9 D8',
        'H7 D7',
      ),
      bidding('M:18 F:pass R:pass'),
      { do: 'take-skat', seat: 'middlehand' },
      { do: 'discard', seat: 'middlehand', cards: ['H7', 'D7'] },
      { do: 'announce', seat: 'middlehand', contract: 'G' },
      { do: 'play', seat: 'forehand', card: 'S7' },
      { do: 'play', seat: 'middlehand', card: 'H8' },
      { do: 'play', seat: 'rearhand', card: 'D8' },
      { do: 'claim-breach', seat: 'middlehand' },
    );
    expect([refusals, state.ended?.outcome]).toEqual([[], { kind: 'decided', won: true, level: 'simple' }]);
    expect(state.score?.scores).toEqual({ forehand: 0, middlehand: 24 * 5, rearhand: 0 });
  });
});
