import { minutesSince, roundNow, tilesOf, waitsForArbiter, type RoomDeal } from './room-tiles';

const deal = (round: number, table: string, board: number, more: Partial<RoomDeal> = {}): RoomDeal => ({
  ...{ id: `r${round}-t${table}-b${board}`, round, table, board, state: 'SCORED', finality: 'ENTERED' },
  ...{ changedAt: `2026-11-25T20:0${board}:00Z`, history: [{ type: 'DealOpened' }, { type: 'DealScored' }] },
  ...more,
});

describe('the tiles of a room', () => {
  it('show what each planned table has, lacks and plays next', () => {
    const planned = [
      { round: 1, table: '1', boards: [1, 2] },
      { round: 1, table: '10', boards: [3, 4] },
      { round: 1, table: '2', boards: [5, 6] },
    ];
    const tiles = tilesOf(1, planned, [deal(1, '1', 1), deal(1, '1', 2), deal(1, '2', 5), deal(2, '2', 1)]);
    expect(tiles.map(({ table, done, missing, next }) => [table, done, missing, next])).toEqual([
      ['1', 2, 0, null],
      ['2', 1, 1, 6],
      ['10', 0, 2, 3],
    ]);
    expect(tiles.map(({ last }) => last)).toEqual(['2026-11-25T20:02:00Z', '2026-11-25T20:05:00Z', null]);
  });
  it('await the next board of a game that goes on, unless one is played', () => {
    const open = { round: 1, table: '1', boards: [], open: true as const };
    const tile = (...deals: readonly RoomDeal[]) => {
      const [{ done, missing, next } = { done: -1, missing: -1, next: -1 }] = tilesOf(1, [open], deals);
      return [done, missing, next];
    };
    expect([
      tile(),
      tile(deal(1, '1', 1)),
      tile(deal(1, '1', 1), deal(1, '1', 2, { state: 'OPEN' })),
    ]).toEqual([
      [0, 1, 1],
      [1, 1, 2],
      [1, 1, 2],
    ]);
  });
  it('show tables that nobody planned, with a deal that is not over as missing', () => {
    const [tile] = tilesOf(1, [], [deal(1, 'A', 1), deal(1, 'A', 2, { state: 'OPEN' })]);
    expect(tile).toMatchObject({ table: 'A', done: 1, missing: 1, next: 2 });
  });
  it('show how many results nobody has verified, and the one that is in dispute', () => {
    const [tile] = tilesOf(
      1,
      [],
      [
        deal(1, 'A', 1),
        deal(1, 'A', 2, { finality: 'VERIFIED' }),
        deal(1, 'A', 3, { finality: 'DISPUTED' }),
        deal(1, 'A', 4, { state: 'OPEN', finality: null }),
      ],
    );
    expect(tile).toMatchObject({ unverified: 1, disputed: 'r1-tA-b3' });
  });
  it('show that the arbiter was called until a ruling or a result follows', () => {
    const called = (...types: readonly string[]): boolean =>
      waitsForArbiter({ history: types.map((type) => ({ type })) });
    expect(called('DealOpened', 'ArbiterCalled')).toBe(true);
    expect(called('DealOpened', 'DealScored', 'ArbiterCalled')).toBe(true);
    expect(called('DealOpened', 'ArbiterCalled', 'RulingGiven')).toBe(false);
    expect(called('DealOpened', 'AttentionDrawn', 'DealScored')).toBe(false);
    expect(called('DealOpened')).toBe(false);
  });
  it('are of the round that is played, or the last of which anything is known', () => {
    const planned = [{ round: 3, table: '1', boards: [] }];
    expect(roundNow(2, planned, [])).toBe(2);
    expect(roundNow(null, planned, [deal(4, '1', 1)])).toBe(4);
    expect(roundNow(null, [], [])).toBe(0);
  });
  it('say how old the last entry is', () => {
    expect(minutesSince('2026-11-25T20:00:00Z', Date.parse('2026-11-25T20:04:59Z'))).toBe(4);
    expect(minutesSince('2026-11-25T20:00:00Z', Date.parse('2026-11-25T19:59:00Z'))).toBe(0);
  });
});
