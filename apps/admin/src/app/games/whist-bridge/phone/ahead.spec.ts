import { describe, expect, it } from '@jest/globals';
import { activeOf, type Entered, needingOf, stepped } from './ahead';
import type { TableNow } from './table-now';

const EMPTY: TableNow = {
  ...{
    manche: 1,
    table: '1',
    players: [],
    drawn: [],
    elsewhere: [],
    deals: 0,
    deal: 0,
    dealer: '',
    active: [],
  },
  ...{
    phase: 'seats',
    contract: null,
    outcome: null,
    lines: [],
    totals: {},
    tokens: {},
    ticked: [],
    mail: [],
    call: null,
  },
  ...{ failures: {}, arbiterGames: [], summons: [], granted: [], silenced: [], enforced: true },
};
const FOUR = ['a', 'b', 'c', 'd'];
const FIVE = [...FOUR, 'e'];

const after = (...entered: readonly Entered[]): TableNow => entered.reduce(stepped, EMPTY);
const seated = (players: readonly string[]): Entered => ({ step: 'seated', players });
const solo = (deal: number, player: string): Entered => ({
  ...{ step: 'announced', deal },
  contract: { game: 'S6', suit: 'H', declarers: [player], direct: false },
});
const told = (deal: number, tricks: number): Entered => ({ step: 'told', deal, outcome: { tricks } });
const validated = (deal: number): Entered => ({ step: 'validated', deal });

describe('a table that goes on without a network', () => {
  it('WB-16-GAP-2 begins with the second place as dealer, and the deal passes clockwise', () => {
    const now = after(seated(FOUR));
    expect([now.deal, now.deals, now.dealer, now.active]).toEqual([1, 16, 'b', ['c', 'd', 'a', 'b']]);
    const next = after(seated(FOUR), solo(1, 'c'), told(1, 6), validated(1));
    expect([next.deal, next.dealer, next.phase]).toEqual([2, 'c', 'contract']);
  });

  it('WB-16-GAP-1 leaves out the dealer of five', () => {
    expect(after(seated(FIVE)).active).toEqual(['c', 'd', 'e', 'a']);
    expect(activeOf(FIVE, 'e')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('WB-3.k scores a deal once it is validated, and not before', () => {
    const read = after(seated(FOUR), solo(1, 'c'), told(1, 5));
    expect([read.phase, read.totals]).toEqual(['read', {}]);
    expect(stepped(read, validated(1)).totals).toEqual({ a: 10, b: 10, c: -15, d: 10 });
  });

  it('takes back the result, then the contract', () => {
    const undone = (what: 'contract' | 'result'): Entered => ({ step: 'undone', deal: 1, what });
    const play = stepped(after(seated(FOUR), solo(1, 'c'), told(1, 5)), undone('result'));
    expect(play).toMatchObject({ phase: 'play', outcome: null });
    // The server has taken it back already, and its answer is on its way.
    expect(stepped(play, undone('result'))).toBe(play);
    expect(stepped(play, undone('contract'))).toMatchObject({ phase: 'contract', contract: null });
  });

  it('passes over what is about another deal or comes twice', () => {
    const now = after(seated(FOUR), solo(1, 'c'), told(1, 6), validated(1));
    expect(stepped(now, validated(1))).toBe(now);
    expect(stepped(now, solo(1, 'd'))).toBe(now);
    expect(stepped(now, seated(FIVE))).toBe(now);
  });

  it('WB-15.b tells who needs the arbiter after two games alone that failed', () => {
    const one = after(seated(FOUR), solo(1, 'c'), told(1, 5), validated(1));
    expect(needingOf(one)).toEqual([]);
    const two = [solo(2, 'c'), told(2, 4), validated(2)].reduce(stepped, one);
    expect(needingOf(two)).toEqual(['c']);
  });

  it('WB-3.n is closed once each has ticked the own box', () => {
    const over: TableNow = { ...after(seated(FOUR)), phase: 'ticks' };
    const ticks = FOUR.map((player): Entered => ({ step: 'ticked', player }));
    expect(ticks.slice(0, 3).reduce(stepped, over).phase).toBe('ticks');
    expect(ticks.reduce(stepped, over).phase).toBe('closed');
  });
});
