import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import { decodeCursor, encodeCursor } from './cursor';

describe('cursors', () => {
  it('give back the keys that they were made of', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1000 }), fc.integer(), (text, number) => {
        expect(decodeCursor(encodeCursor([text, number]), ['text', 'int'])).toEqual([text, number]);
      }),
    );
  });

  it('refuse whatever else they are given, and never fail otherwise', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
    );
    fc.assert(
      fc.property(garbage, (cursor) => {
        expect(() => decodeCursor(cursor, ['text', 'int', 'int'])).toThrow(GraphQLError);
      }),
    );
  });

  it('refuse texts that no column holds', () => {
    for (const text of ['a\0', '\ud800'])
      expect(() => decodeCursor(encodeCursor([text]), ['text'])).toThrow('not a cursor of this list');
  });

  it.each([
    ['int', 2 ** 31],
    ['int', -(2 ** 31) - 1],
    ['int', 1.5],
    ['int', Number.MAX_SAFE_INTEGER],
    ['date', 'tomorrow'],
    ['date', '2026-13-01'],
    ['date', '2026-11-21T00:00'],
    ['text', 'x'.repeat(1001)],
  ] as const)('refuse what no column of their list holds: %s %s', (kind, key) => {
    expect(() => decodeCursor(encodeCursor([key]), [kind])).toThrow('not a cursor of this list');
  });

  it('refuse the keys of another list', () => {
    expect(() => decodeCursor(encodeCursor([1, 'a']), ['text', 'int'])).toThrow('not a cursor of this list');
  });
});
