import { methodOf } from '../testing/life';
import fc from 'fast-check';
import { standingsOf } from '@arbitre/rules/kernel/competition/standings';
import { deficit, percentOfTop } from '@arbitre/rules/kernel/competition/of-top';
import { teamTotal } from './percentage';
import { eliminated, ranked, suddenDeathSeconds, toppingSeconds } from './ranking';
import { type RoundScore, soloOf, soloPoints } from './solo';
import { warningPoints } from './warnings';

describe('percentages and deficits', () => {
  it.each([
    [793, 800, '99.13'],
    [790, 800, '98.75'],
    [955, 950, '100.53'],
    [0, 800, '0.00'],
    [-5, 800, '-0.62'],
  ])('SCR-TOUR-GAP-4 makes %i of %i %s', (total, top, percent) => {
    expect(percentOfTop(total, top)).toBe(percent);
  });
  it('SCR-TOUR-GAP-4 shows nothing without a top', () => {
    expect(percentOfTop(0, 0)).toBeNull();
  });
  it('SCR-TOUR-GAP-4 is the nearest hundredth, halves up', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.integer({ min: 1, max: 3000 }), (total, top) => {
        const hundredths = Math.round(Number(percentOfTop(total, top)) * 100);
        // Twice the distance, in units of 1/top: never more than one step, and at a half upwards.
        const twice = 2 * (hundredths * top - 10_000 * total);
        expect(twice > -top && twice <= top).toBe(true);
      }),
    );
  });
  it('SCR-TOUR-GAP-3 counts what is missing to the top', () => {
    expect([deficit(1002, 1034), deficit(955, 950)]).toEqual([-32, 5]);
  });
  it('SCR-TOUR-GAP-7 adds up a team', () => {
    expect(
      teamTotal([
        { total: 900, top: 950 },
        { total: 870, top: 950 },
      ]),
    ).toEqual({ total: 1770, deficit: -130, percent: '93.16' });
  });
});

describe('solos', () => {
  const scores = (...worths: readonly number[]): readonly RoundScore[] =>
    worths.map((worth, index) => ({ entry: `p${index + 1}`, worth, average: false }));
  it.each([
    ['SCR-3E-1 goes to the one above all others', [60, 58, 58], 'p1'],
    ['SCR-3E-1 goes to nobody when two are equal', [60, 60, 58], undefined],
    ['SCR-3E-GAP-4 needs a positive score', [0, 0, 0], undefined],
    ['SCR-3E-GAP-4 may be a 2', [0, 2, 0], 'p2'],
  ])('%s', (_, worths, entry) => {
    expect(soloOf(scores(...worths))?.entry).toBe(entry);
  });
  it('SCR-3E-GAP-5 is never an average', () => {
    const others = scores(38, 30, 0);
    expect(soloOf([{ entry: 'p9', worth: 35, average: true }, ...others])?.entry).toBe('p1');
    expect(soloOf([{ entry: 'p9', worth: 40, average: true }, ...scores(0)])).toBeNull();
  });
  it('SCR-3E-3 SCR-3E-GAP-3 brings 10 points from sixteen players on, nothing below', () => {
    expect([15, 16, 200].map(soloPoints)).toEqual([0, 10, 10]);
  });
  it('SCR-3E-1 is the only player of the highest score, whoever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { minLength: 1, maxLength: 30 }), (worths) => {
        const best = Math.max(...worths);
        const alone = worths.filter((each) => each === best).length === 1 && best > 0;
        expect(soloOf(scores(...worths))?.worth ?? null).toBe(alone ? best : null);
      }),
    );
  });
});

describe('warnings', () => {
  it('SCR-SAN-4 SCR-FADOQ-9 cost 5 points from the fourth on', () => {
    expect([0, 3, 4, 5, 8].map((count) => warningPoints(count, false))).toEqual([0, 0, -5, -10, -25]);
  });
  it('SCR-SAN-4 SCR-OPT-1 cost 5 points from the sixth on in blitz and variants', () => {
    expect([3, 5, 6, 8].map((count) => warningPoints(count, true))).toEqual([0, 0, -5, -15]);
  });
});

describe('rankings', () => {
  const rows = [900, 880, 880, 870].map((total, index) => ({ entry: `p${index + 1}`, total }));
  it('SCR-TOUR-GAP-5 share a rank among equals and skip the next', () => {
    expect(ranked(rows).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  });
  it('SCR-TOUR-GAP-9 stand in general and by category, who has none in general only', () => {
    const entries = ['p1', 'p2', 'p3', 'p4'].map((id, at) => ({
      ...{ id, number: at + 1, kind: 'player' as const, members: [] },
      ...(id === 'p1' ? {} : { field: 'Diamant' }),
    }));
    const awards = rows.map(({ entry, total }) => ({
      ...{ deal: 's1-game', side: entry, entry, value: { num: total, den: 1 } },
    }));
    const standings = standingsOf(methodOf('scrabble-total'), entries, awards);
    expect(standings.map(({ field, entry, rank }) => `${field} ${entry} ${rank}`)).toEqual([
      ...[' p1 1', ' p2 2', ' p3 2', ' p4 4'],
      ...['Diamant p2 1', 'Diamant p3 1', 'Diamant p4 3'],
    ]);
  });
  it('SCR-FADOQ-13 rank the better last game first, then the better last round of it', () => {
    const entries = ['a', 'b', 'c', 'd'].map((id, at) => ({
      ...{ id, number: at + 1, kind: 'player' as const, members: [] },
    }));
    const award = (entry: string, session: string, num: number, counts: Record<string, number> = {}) => ({
      ...{ deal: `${session}-game`, side: entry, entry, value: { num, den: 1 }, counts },
    });
    const last = (entry: string, num: number, ...back: readonly [number, number]) =>
      award(entry, 's2', num, { 'last-game': num, 'back-1': back[0], 'back-2': back[1] });
    const awards = [
      ...[award('a', 's1', 800), last('a', 790, 30, 20), award('b', 's1', 795), last('b', 795, 10, 10)],
      ...[award('c', 's1', 800), last('c', 790, 30, 25), award('d', 's1', 800), last('d', 790, 40, 0)],
    ];
    const standings = standingsOf(methodOf('scrabble-total'), entries, awards);
    expect(standings.map(({ entry, rank, total }) => `${rank} ${entry} ${total.num}`)).toEqual([
      ...['1 b 1590', '2 d 1590', '3 c 1590', '4 a 1590'],
    ]);
  });
  it('SCR-OPT-7 put out whoever is below the best score found; rounds grow shorter', () => {
    const points = new Map([
      ['a', 30],
      ['b', 25],
      ['c', 28],
    ]);
    expect(eliminated(points, ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
    expect([1, 3, 4, 6, 7].map(suddenDeathSeconds)).toEqual([80, 80, 60, 60, 40]);
  });
  it('SCR-OPT-8 count a missed top with its whole round and 20 seconds', () => {
    const found = [...Array.from({ length: 19 }, (_, at) => (at === 0 ? 40 : 20)), null, null];
    expect(toppingSeconds(found, 60)).toBe(400 + 2 * 60 + 2 * 20);
  });
  it('SCR-FADOQ-2 SCR-TOUR-GAP-1 add up the games; a missed one is worth nothing', () => {
    const method = methodOf('scrabble-total');
    const entries = ['a', 'b', 'c'].map((id, index) => ({
      id,
      number: index + 1,
      kind: 'player' as const,
      members: [],
    }));
    const award = (entry: string, deal: string, num: number) => ({
      deal,
      side: '',
      entry,
      value: { num, den: 1 },
    });
    const standings = method.standings(entries, [
      award('a', 's1', 812),
      award('a', 's2', 790),
      award('b', 's1', 805),
      award('b', 's2', 800),
      award('c', 's1', 900),
    ]);
    expect(standings.map(({ entry, total }) => [entry, total.num])).toEqual([
      ['b', 1605],
      ['a', 1602],
      ['c', 900],
    ]);
  });
});
