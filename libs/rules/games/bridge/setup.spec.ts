import { readSetup, standardBoard } from './setup';

describe('the marks of a board', () => {
  it('BD-L2-1 gives the deal to N, E, S, W in turn', () => {
    expect([1, 2, 3, 4, 5, 17].map((board) => standardBoard(board).dealer).join('')).toBe('NESWNN');
  });
  it('BD-L2-2 marks vulnerability by the cycle of sixteen', () => {
    const boards = (mark: string): readonly number[] =>
      Array.from({ length: 16 }, (_, index) => index + 1).filter(
        (board) => standardBoard(board).vulnerable === mark,
      );
    expect(boards('None')).toEqual([1, 8, 11, 14]);
    expect(boards('NS')).toEqual([2, 5, 12, 15]);
    expect(boards('EW')).toEqual([3, 6, 9, 16]);
    expect(boards('All')).toEqual([4, 7, 10, 13]);
  });
  it('BD-L2-3 repeats the cycle', () => {
    expect(standardBoard(36)).toEqual({ ...standardBoard(4), board: 36 });
  });
  it('BD-L2-4 BD-L2-GAP-1 lets what is marked on the board prevail', () => {
    expect(readSetup({ board: 1, dealer: 'W', vulnerable: 'All' })).toEqual({
      ok: true,
      setup: { board: 1, dealer: 'W', vulnerable: 'All' },
    });
  });
  it.each([
    [{ board: 0 }, 'board'],
    [{ board: 1, dealer: 'X' }, 'dealer'],
    [{ board: 1, vulnerable: 'Both' }, 'vulnerable'],
    [{}, 'board'],
  ])('refuses %j by its field', (given, field) => {
    const reading = readSetup(given);
    expect(reading.ok ? null : reading.violation.facts.field).toBe(field);
  });
});
