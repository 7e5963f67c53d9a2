import { artificial, board, opened, scored } from '../testing/scored-event';
import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';
import { toDecimal } from '@arbitre/rules/kernel/competition/exact';

const pairs = (scoring: Readonly<Record<string, unknown>> = {}) => opened('matchpoints', scoring);

/** NS's matchpoints of a board as they count, table by table, and the top. */
const points = (event: ReturnType<typeof scored>, side = 'NS', decimals = 1): readonly string[] =>
  event.awards
    .filter((award) => award.side === side)
    .map(({ basis }) => `${toDecimal(basis?.counted ?? { num: 0, den: 1 }, decimals)}/${basis?.top ?? 0}`);

const out = (...values: readonly number[]): readonly string[] => values.map((each) => each.toFixed(1));

describe('matchpoints by what a competition chose', () => {
  it('BD-L78A two units for a result that is beaten, one for a tie, and the top is twice the others', () => {
    const event = scored(pairs({ unit: 2 }), board([620, 620, 170, -100, -100]));
    expect(points(event)).toEqual(out(7, 7, 4, 1, 1).map((each) => `${each}/8`));
    expect(points(event, 'EW')).toEqual(out(1, 1, 4, 7, 7).map((each) => `${each}/8`));
  });
  it('BD-L78A-GAP-1 the convention of one unit is the usual one; its values are half, the percentages the same', () => {
    const lines = board([420, 430, 500, 420, 450, -50, 170]);
    const [one, two] = [scored(pairs(), lines), scored(pairs({ unit: 2 }), lines)];
    expect(points(one)).toEqual(out(2.5, 4, 6, 2.5, 5, 0, 1).map((each) => `${each}/6`));
    expect(points(two)).toEqual(out(5, 8, 12, 5, 10, 0, 2).map((each) => `${each}/12`));
    expect(one.rows.map(({ entry, total }) => [entry, total])).toEqual(
      two.rows.map(({ entry, total }) => [entry, total]),
    );
  });
  it('BD-MP-1 all results of a board in a direction are one field, whatever section they are of', () => {
    const event = scored(pairs(), board([420, 430, 400, 450, 170, -50, 140, 110, 90, 80, 480]));
    expect(new Set(points(event).map((each) => each.split('/')[1]))).toEqual(new Set(['10']));
    expect(event.worth('n11')).toBe('100.00');
  });
  it('BD-MP-2 the two sides of a table have the top together', () => {
    const event = scored(pairs(), board([420, 430, 500, 420, 450, -50, 170]));
    expect([points(event)[0], points(event, 'EW')[0]]).toEqual(['2.5/6', '3.5/6']);
  });
  it('BD-MP-3 a deal that is passed out is zero and is compared like any other', () => {
    expect(points(scored(pairs(), board([110, 0, -50])))).toEqual(['2.0/2', '1.0/2', '0.0/2']);
  });
  it('BD-MP-4 a split score is compared in each direction by what that direction was given', () => {
    const ruling: Readonly<Record<string, Adjustment>> = {
      NS: { kind: 'assigned', score: 420 },
      EW: { kind: 'assigned', score: -50 },
    };
    const lines = board([430, 170, -50]).map((line, at) => (at === 0 ? { ...line, ruling } : line));
    const event = scored(pairs(), lines);
    expect(points(event)).toEqual(['2.0/2', '1.0/2', '0.0/2']);
    expect(points(event, 'EW')).toEqual(['1.0/2', '0.0/2', '2.0/2']);
  });
  it('BD-MP-5 a total is all matchpoints out of the tops of the boards that the pair played', () => {
    const event = scored(pairs(), [
      ...board([420, 170, -50]),
      ...board([420, 170, -50], { board: 2 }).slice(0, 2),
      ...[{ NS: 'n4', EW: 'e4', score: -100, board: 2 }],
    ]);
    // n1 has 2 + 2 of 4, n3 sat the second board out: 0 of 2, and no board more to divide by.
    expect([event.total('n1'), event.total('n2'), event.total('n3')]).toEqual(['100.00', '50.00', '0.00']);
    expect(event.rows.find(({ entry }) => entry === 'n3')?.deals).toBe(1);
  });
  it('BD-MP-6-GAP-1 nothing is rounded before ranks are given', () => {
    const six = [420, 400, 400, 170, 140, 110];
    const event = scored(pairs(), [
      ...board(six),
      ...board([110, 140, 170, 400, 400, 420], { board: 2 }),
      ...board([420, 420, 420, 420, 420, 400], { board: 3 }),
    ]);
    const totals = event.rows.filter(({ entry }) => entry.startsWith('n')).map(({ total }) => total);
    expect(totals.some(({ den }) => den > 1)).toBe(true);
    expect(event.total('n1', 4)).not.toBe(event.total('n2', 4));
  });
});

describe('boards with fewer results than expected', () => {
  const eight = [650, 620, 620, 170, 140, -100, -200, -200];

  it('BD-NEUBERG-1 a result worth M of A results is worth (M + 1) E / A - 1 of 2 (E - 1)', () => {
    const event = scored(pairs({ unit: 2, expected: 10 }), board(eight));
    expect(points(event, 'NS', 2)).toEqual(
      [14, 11, 11, 8, 6, 4, 1, 1].map((each) => `${(((each + 1) * 10) / 8 - 1).toFixed(2)}/18`),
    );
    expect(points(event, 'NS', 2)[0]).toBe('17.75/18');
  });
  it('BD-NEUBERG-1 what is expected is the most that a board of the session has, and nothing is done where none was asked for', () => {
    const lines = [...board([...eight, 450, 420]), ...board(eight, { board: 2 })];
    expect(scored(pairs(), lines).worth('n1', 2)).toBe((1775 / 18).toFixed(2));
    expect(scored(pairs({ factoring: 'none' }), lines).worth('n1', 2)).toBe('100.00');
  });
  it('BD-NEUBERG-2 two or three results of many are worth fixed shares, and those that tie share', () => {
    const three = scored(pairs({ expected: 12 }), board([140, 140, -50]));
    expect(['n1', 'n2', 'n3'].map((entry) => three.worth(entry))).toEqual(['65.00', '65.00', '50.00']);
    const two = scored(pairs({ expected: 12 }), board([140, -50]));
    expect(['n1', 'n2'].map((entry) => two.worth(entry))).toEqual(['65.00', '55.00']);
    const enough = scored(pairs({ expected: 8 }), board([140, 110, -50]));
    expect(enough.worth('n1')).not.toBe('70.00');
  });
  it('BD-NEUBERG-3 a single result is an average plus to both sides', () => {
    const event = scored(pairs({ expected: 9 }), board([420]));
    expect([event.worth('n1'), event.worth('e1')]).toEqual(['60.00', '60.00']);
  });
  it('BD-NEUBERG-4 an artificial score is a percentage of the expected top, and real results are factored to all', () => {
    const lines = board([...eight, null]).map((line, at) =>
      at === eight.length ? { ...line, ruling: artificial(60, 40) } : line,
    );
    const event = scored(pairs({ unit: 2 }), lines);
    expect(points(event, 'NS', 3)).toEqual([
      ...[14, 11, 11, 8, 6, 4, 1, 1].map((each) => `${(((each + 1) * 9) / 8 - 1).toFixed(3)}/16`),
      '9.600/16',
    ]);
    expect(points(event, 'EW', 3).at(-1)).toBe('6.400/16');
  });
  it('BD-PHANTOM-1 a board that a pair sits out has a result less everywhere: nothing is factored, nobody has an average', () => {
    const event = scored(pairs(), [
      ...board([420, 170, 140, -50]),
      ...board([420, 170, 140, -50], { board: 2 }),
    ]);
    expect(points(event).toSorted()).toEqual(
      ['0', '0', '1', '1', '2', '2', '3', '3'].map((each) => `${each}.0/3`),
    );
    expect(event.rows.every(({ deals }) => deals === 2)).toBe(true);
  });
  it('BD-L87B each form of a fouled board is rated by itself and brought up to all its results', () => {
    const right = [650, 620, 620, 170, 140, 110, -100, -200, -200];
    const apart: Readonly<Record<string, Adjustment>> = {
      NS: { kind: 'apart', form: 'B' },
      EW: { kind: 'apart', form: 'B' },
    };
    const event = scored(pairs({ unit: 2 }), [
      ...board([...right, 420, 450, 480, 510]).map((line, at) =>
        at < 9 ? line : { ...line, ruling: apart },
      ),
    ]);
    expect(points(event, 'NS', 3).slice(9)).toEqual(
      [0, 2, 4, 6].map((each) => `${(((each + 1) * 13) / 4 - 1).toFixed(3)}/24`),
    );
    expect(points(event, 'NS', 3)[0]).toBe(`${((17 * 13) / 9 - 1).toFixed(3)}/24`);
  });
});
