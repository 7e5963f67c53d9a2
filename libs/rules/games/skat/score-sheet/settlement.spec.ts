import fc from 'fast-check';
import { amountOf, readStake, settle, settleInParts } from './settlement';

const totals = (...points: readonly number[]) =>
  Object.fromEntries(points.map((each, index) => ['ABCD'.charAt(index), each]));
const HALF = { num: 1, den: 2 };

describe('settlement of a list', () => {
  it('SKAT-5.5.5.a compares each player with each other one', () => {
    expect(settle(totals(10, -5, 1)).result).toEqual(totals(24, -21, -3));
  });
  // The rulebook prints -482 for A in the first example; the sum of the row shows that it is a gain.
  it.each([
    ['SKAT-5.5.5.b', 1, [196, 33, -12, 85], 302, [784, 132, -48, 340], [482, -170, -350, 38]],
    ['SKAT-5.5.5.c', 2, [44, 33, -420, 130], -213, [176, 132, -1680, 520], [389, 345, -1467, 733]],
  ] as const)(
    '%s settles the worked example of variant %i',
    (_, variant, points, sum, multiplied, result) => {
      expect(settle(totals(...points))).toMatchObject({
        variant,
        sum,
        multiplied: totals(...multiplied),
        result: totals(...result),
      });
    },
  );
  it('SKAT-5.5.5.d adds up the differences of every two players', () => {
    const { pairs, result } = settle(totals(120, -75, 200, -40));
    expect(pairs.map(({ a, b, difference }) => `${a}${b} ${difference}`)).toEqual([
      'AB 195',
      'AC -80',
      'AD 160',
      'BC -275',
      'BD -35',
      'CD 240',
    ]);
    expect(result).toEqual(totals(275, -505, 595, -365));
  });
  it('SKAT-5.5.5.d comes to the amounts of the other variants for any list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -3000, max: 3000 }), { minLength: 3, maxLength: 4 }),
        (points) => {
          const { pairs, result } = settle(totals(...points));
          const gain = (player: string): number =>
            pairs.reduce(
              (sum, { a, b, difference }) =>
                sum + (a === player ? difference : 0) - (b === player ? difference : 0),
              0,
            );
          expect(Object.fromEntries(Object.keys(result).map((player) => [player, gain(player)]))).toEqual(
            result,
          );
          expect(Object.values(result).reduce((sum, each) => sum + each, 0)).toBe(0);
        },
      ),
    );
  });
  it('SKAT-5.5.5.e divides the totals before comparing them where the stake is half a cent', () => {
    expect(settle(totals(196, 33, -12, 85), HALF)).toMatchObject({
      totals: totals(98, 17, -6, 43),
      sum: 152,
      result: totals(240, -84, -176, 20),
    });
  });
  it('SKAT-5.5.4.a takes a stake of at most one cent', () => {
    expect(
      ['0', '1', '0.5', '1/4', '2', '5/4', 'x', '1/0', ['1']].map((each) => readStake(each)),
    ).toMatchObject([
      { ok: true, stake: { num: 0, den: 1 } },
      { ok: true, stake: { num: 1, den: 1 } },
      { ok: true, stake: HALF },
      { ok: true, stake: { num: 1, den: 4 } },
      { ok: false, violation: { article: 'SKAT-5.5.4.a' } },
      { ok: false, violation: { article: 'SKAT-5.5.4.a' } },
      { ok: false, violation: { article: 'invalid-field' } },
      { ok: false, violation: { article: 'invalid-field' } },
      { ok: false, violation: { article: 'invalid-field' } },
    ]);
  });
  it('SKAT-5.5.4.b rounds the amount of a lost game before it doubles it', () => {
    expect([amountOf(-66, HALF), amountOf(33, HALF), amountOf(-66, { num: 1, den: 1 })]).toEqual([
      -34, 17, -66,
    ]);
  });
  it('SKAT-5.5-GAP-3 settles each part of a list among those who played it', () => {
    const early = totals(10, -5, 1);
    const late = { A: 0, B: 18, C: 0, Eva: -36 };
    expect(settleInParts([early, late])).toEqual({
      A: 24 + 18,
      B: -21 + 90,
      C: -3 + 18,
      Eva: -126,
    });
  });
});
