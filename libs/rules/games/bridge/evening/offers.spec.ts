import game from '../index';
import { bridgeEvening } from './order';
import { factsOf } from './facts';
import { minutesFor, offersFor } from './offers';
import { readSetup } from './setup';

const first = (kind: 'pair' | 'team' | 'player', count: number): string => {
  const [best] = offersFor({ kind, count });
  return best === undefined
    ? 'none'
    : `${best.setup.movement} ${best.setup.tables}: ${best.facts.rounds} × ${best.facts.boards}`;
};
const facts = (setup: Readonly<Record<string, unknown>>, entries: number) => {
  const reading = readSetup({ boards: 2, ...setup });
  if (!reading.ok) throw new Error(JSON.stringify(reading.violation));
  return factsOf(reading.setup, entries);
};

describe('the movements that are offered', () => {
  it('BD-TIME-GAP-1 give a round seven minutes a board and two for moving', () => {
    expect([1, 2, 3, 4].map(minutesFor)).toEqual([9, 16, 23, 30]);
  });
  it('BD-BAM-3 offer an odd number of teams a movement in which nobody sits out', () => {
    const offers = offersFor({ kind: 'team', count: 5 });
    expect(offers[1]).toMatchObject({
      ...{ setup: { movement: 'whist-league', tables: 5 } },
      ...{ facts: { rounds: 4, sitsOut: 0, plays: [28, 28], meets: [4, 4], shares: false } },
    });
    expect(offers[0]).toMatchObject({ setup: { movement: 'teams', tables: 6 }, facts: { sitsOut: 1 } });
  });
  it('BD-FADOQ-GAP-2 begin with a Howell at up to seven tables, of which an odd pair leaves one place free', () => {
    expect([4, 6, 8, 10, 12, 14].map((count) => first('pair', count))).toEqual([
      ...['howell 2: 3 × 9', 'howell 3: 5 × 5', 'howell 4: 7 × 4'],
      ...['howell 5: 9 × 3', 'howell 6: 11 × 2', 'howell 7: 13 × 2'],
    ]);
    expect(first('pair', 11)).toBe('howell 6: 11 × 2');
    const [odd] = offersFor({ kind: 'pair', count: 11 });
    expect([odd?.facts.free, odd?.facts.winners]).toEqual([1, 1]);
    expect(first('team', 8)).toBe('teams 8: 7 × 4');
    expect(first('player', 12)).toBe('individual 3: 11 × 2');
  });
  it('BD-FADOQ-GAP-2 begin with a Mitchell from eight tables on, of about 26 boards however many have come', () => {
    expect([15, 18, 20, 24, 26, 28, 32, 40, 60].map((count) => first('pair', count))).toEqual([
      ...['mitchell 8: 8 × 3', 'mitchell 9: 9 × 3', 'mitchell 10: 10 × 3', 'mitchell 12: 12 × 2'],
      ...['mitchell 13: 13 × 2', 'mitchell 14: 13 × 2', 'mitchell 16: 13 × 2', 'mitchell 20: 13 × 2'],
      'mitchell 30: 13 × 2',
    ]);
    expect(game.methods[0]?.id).toBe('matchpoints');
    expect(offersFor({ kind: 'pair', count: 20 }).map(({ setup }) => setup.movement)).toEqual(
      expect.arrayContaining(['howell', 'swiss-pairs', 'hesitation']),
    );
  });
  it.each([4, 5, 6, 7, 8, 9, 11, 14, 15, 16, 23, 40, 79, 80])('can all be opened by %i pairs', (count) => {
    const offers = offersFor({ kind: 'pair', count });
    expect(offers.length).toBeGreaterThan(2);
    for (const { setup, facts: told } of offers) {
      expect(bridgeEvening.readSetup(setup)).toEqual({ ok: true, setup });
      expect(told.free).toBeLessThan(2);
    }
  });
});

describe('what a movement comes to', () => {
  it('tells rounds, boards, who sits out and whom one meets', () => {
    expect(facts({ movement: 'howell', guide: 'published', tables: 5 }, 10)).toMatchObject({
      ...{ rounds: 9, boards: 2, free: 0, plays: [18, 18], sitsOut: 0, meets: [9, 9], winners: 1 },
      shares: false,
    });
    expect(facts({ movement: 'howell', guide: 'published', tables: 5 }, 9)).toMatchObject({
      ...{ free: 1, plays: [16, 16], sitsOut: 1, meets: [8, 8] },
    });
    expect(facts({ movement: 'mitchell', tables: 6 }, 11)).toMatchObject({
      ...{ rounds: 5, free: 1, plays: [8, 10], sitsOut: 1, meets: [4, 5], winners: 2 },
    });
    expect(facts({ movement: 'rover', tables: 7 }, 15)).toMatchObject({ free: 0, sitsOut: 1, winners: 2 });
    expect(facts({ movement: 'individual', tables: 2 }, 8)).toMatchObject({ meets: [7, 7], shares: true });
    expect(facts({ movement: 'swiss-pairs', tables: 4, rounds: 5 }, 7)).toMatchObject({
      ...{ rounds: 5, plays: [8, 10], sitsOut: 1, meets: null, balance: null },
    });
  });
});
