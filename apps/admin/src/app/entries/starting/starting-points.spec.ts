import { linesOf, startingTyped } from './starting-points';

const ENTRIES = [
  { id: 'a', number: 1, field: 'NS' },
  { id: 'b', number: 2, field: 'NS' },
  { id: 'c', number: 1, field: 'EW' },
  { id: 'd', number: 7 },
];

describe('what entries begin with', () => {
  it('is typed a line an entry, and told as it is typed', () => {
    const points = startingTyped('7 2,5\n\n2; -3\nEW 1 0.25\r\n', ENTRIES);
    expect(points).toEqual({ d: 2.5, b: -3, c: 0.25 });
    expect(linesOf(points ?? {}, ENTRIES)).toBe('EW 1 0.25\n2 -3\n7 2.5');
    expect(startingTyped(linesOf(points ?? {}, ENTRIES), ENTRIES)).toEqual(points);
    expect(startingTyped(' \n', ENTRIES)).toEqual({});
  });
  it.each([
    ...['9 2', '7', 'x', '7 2 3', '7 1e9', '7 2.555', '7 2\n7 3', '1 2', '7 9999999', '7 1000000', '7 2'],
    ...['__proto__ 7 2', 'NS 7 2', '7 NaN', '7 ٣'],
  ])('is refused whole where a line is none: %j', (typed) => {
    expect(startingTyped(typed, ENTRIES)).toEqual(typed === '7 2' ? { d: 2 } : null);
  });
});
