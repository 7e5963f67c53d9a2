import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import { decodeCursor, encodeCursor } from './cursor';

describe('cursors', () => {
  it('give back the keys that they were made of', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (text, number) => {
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

  it('refuse the keys of another list', () => {
    expect(() => decodeCursor(encodeCursor([1, 'a']), ['text', 'int'])).toThrow('not a cursor of this list');
  });
});
