import { describe, expect, it } from '@jest/globals';
import { adjustmentsIn, type Bounds, shortGiven } from './given-sides';

const bounds: Bounds = { percent: true, least: -7600, most: 7600, step: 10 };

describe('what an arbiter gives the sides of a deal', () => {
  it('is a share of the top or points, a side each', () => {
    expect(
      adjustmentsIn(
        { NS: { kind: 'artificial', amount: '60' }, EW: { kind: 'assigned', amount: '−420' } },
        bounds,
      ),
    ).toEqual([
      { side: 'NS', artificialPercent: 60 },
      { side: 'EW', assignedScore: -420 },
    ]);
  });

  it.each(['60 % 620, 40 % -100', '60% × +620 + 40% × −100', '60%620;40 % of -100'])(
    'BD-L12C1c is several results that weigh 100 percent together: %s',
    (amount) => {
      expect(adjustmentsIn({ NS: { kind: 'weighted', amount } }, bounds)).toEqual([
        {
          side: 'NS',
          weighed: [
            { score: 620, percent: 60 },
            { score: -100, percent: 40 },
          ],
        },
      ]);
    },
  );

  it('BD-L87B is the own result among those of one form of the board, by its letter', () => {
    expect(adjustmentsIn({ NS: { kind: 'apart', amount: 'b' } }, bounds)).toEqual([
      { side: 'NS', form: 'B' },
    ]);
    expect(adjustmentsIn({ NS: { kind: 'apart', amount: 'B2' } }, bounds)).toBeNull();
  });

  it('BD-L86B2b is an assigned score worth at least, or at most, an artificial one', () => {
    const sides = {
      NS: { kind: 'assigned', amount: '400', least: '60' },
      EW: { kind: 'assigned', amount: '-400', most: '40', least: '' },
    } as const;
    expect(adjustmentsIn(sides, bounds)).toEqual([
      { side: 'NS', assignedScore: 400, atLeast: 60 },
      { side: 'EW', assignedScore: -400, atMost: 40 },
    ]);
    for (const least of ['101', 'sixty', '-60'])
      expect(adjustmentsIn({ NS: { kind: 'assigned', amount: '400', least } }, bounds)).toBeNull();
  });
  it('leaves out a side that is given nothing', () => {
    expect(
      adjustmentsIn({ NS: { kind: 'artificial', amount: '40' }, EW: { kind: '', amount: '' } }, bounds),
    ).toEqual([{ side: 'NS', artificialPercent: 40 }]);
  });

  it.each([
    ['nothing', { kind: '', amount: '' }],
    ['more than the top', { kind: 'artificial', amount: '101' }],
    ['points that nobody can score', { kind: 'assigned', amount: '425' }],
    ['weights of more than all', { kind: 'weighted', amount: '60 % 620, 50 % -100' }],
    ['a result alone', { kind: 'weighted', amount: '60 % 620' }],
    ['points among several that nobody can score', { kind: 'weighted', amount: '60 % 625, 40 % -100' }],
    ['no number', { kind: 'assigned', amount: 'x' }],
  ] as const)('is not complete with %s', (_, side) => {
    expect(adjustmentsIn({ NS: side }, bounds)).toBeNull();
  });
});

describe('what all sides get in one line', () => {
  const sides = [
    { side: 'NS', score: 420 },
    { side: 'EW', score: -420 },
  ];
  const points: Bounds = { percent: false, least: -999, most: 999, step: 1 };
  const given = (text: string, within = bounds) => {
    const found = shortGiven(text, sides, within);
    return found && Object.entries(found).map(([side, { kind, amount }]) => `${side} ${kind} ${amount}`);
  };

  it.each([
    ['60/40', ['NS artificial 60', 'EW artificial 40']],
    [' 50 50 ', ['NS artificial 50', 'EW artificial 50']],
    ['+620 / -620', ['NS assigned +620', 'EW assigned -620']],
    ['1400/−1400', ['NS assigned 1400', 'EW assigned −1400']],
    ['=', ['NS assigned 420', 'EW assigned -420']],
  ])('%s', (text, told) => {
    expect(given(text)).toEqual(told);
  });

  it('is points in a game that has no top', () => {
    expect(given('48/0', points)).toEqual(['NS assigned 48', 'EW assigned 0']);
  });

  it.each(['', '60', '60/', '60/40/20', '60/forty', '60//40'])('is nothing yet: %j', (text) => {
    expect(given(text)).toBeNull();
  });

  it('does not stand where a side has no result', () => {
    expect(shortGiven('=', [{ side: 'NS', score: null }, ...sides.slice(1)], bounds)).toBeNull();
  });
});
