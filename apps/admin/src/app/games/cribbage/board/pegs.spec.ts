import { describe, expect, it } from '@jest/globals';
import { BOARD, countsOf, drawnHoles, HOME, rowsOf, tracksOf } from './pegs';

const facts = { front: '60-121', rear: '52-117', 'count-E': '8', 'count-crib': '5' };

describe('the board with its pegs', () => {
  it('CRIB-2.3 has a front and a rear peg for each side', () => {
    expect(tracksOf({ facts })).toEqual([
      { side: 'NS', front: 60, rear: 52 },
      { side: 'EW', front: 121, rear: 117 },
    ]);
  });
  it('has 121 holes, each side’s pegs in their own', () => {
    const [ns] = tracksOf({ facts });
    const holes = ns === undefined ? [] : rowsOf(ns).flat();
    expect(holes).toHaveLength(HOME);
    expect(holes.filter(({ peg }) => peg !== null)).toEqual([
      { number: 52, peg: 'rear' },
      { number: 60, peg: 'front' },
    ]);
  });
  it('keeps whoever went beyond the last hole at home, and shows no peg before the first', () => {
    const pegs = (front: number, rear: number) =>
      rowsOf({ side: 'NS', front, rear })
        .flat()
        .filter(({ peg }) => peg !== null);
    expect(pegs(129, 118)).toEqual([
      { number: 118, peg: 'rear' },
      { number: HOME, peg: 'front' },
    ]);
    expect(pegs(0, 0)).toEqual([]);
  });
  it('CRIB-2.1 is drawn once for both sides: each hole in a place of its own within the board', () => {
    const holes = drawnHoles(tracksOf({ facts }));
    expect(holes).toHaveLength(2 * HOME);
    expect(new Set(holes.map(({ x, y }) => `${x} ${y}`)).size).toBe(2 * HOME);
    expect(holes.filter(({ x, y }) => x < 5 || y < 5 || x > BOARD.width - 5 || y > BOARD.height - 5)).toEqual(
      [],
    );
  });
  it('tells what was counted, the crib last', () => {
    expect(countsOf({ facts })).toEqual([
      { what: 'E', points: '8' },
      { what: 'crib', points: '5' },
    ]);
  });
});
