import { Ajv } from 'ajv';
import fc from 'fast-check';
import { card, hands, seat, someHands } from './compass-fields';
import { byKey, either, list, object, optional, orNull, partial } from './compound';
import type { Field } from './field';
import { article, facts, integer, lines, notation, number, oneOf, text, yesOrNo } from './values';

const place = object({
  table: text('The table', 4),
  board: integer(1, 32, 'Board'),
  note: optional(lines('Why')),
});

/** One of each kind, with a value that fits and one that just does not. */
const FIELDS: readonly (readonly [string, Field, unknown, unknown, string])[] = [
  ['a closed list', seat, 'N', 'n', ''],
  ['a text', text('Name', 3), 'abc', 'abcd', ''],
  ['a text that is not there', text('Name', 3), 'a', '', ''],
  ['a notation', notation('two digits', '^\\d\\d$', 'Two'), '12', '123', ''],
  ['an article', article('BD-'), 'BD-L1', 'WM-1', ''],
  ['a whole number', integer(1, 13, 'Trick'), 13, 13.5, ''],
  ['a number', number('Percent', 0, 100), 50.5, 101, ''],
  ['a yes or no', yesOrNo('Whether'), false, 0, ''],
  ['facts', facts, { a: 1, b: ['x'], c: null }, { a: { b: 1 } }, ''],
  ['null beside it', orNull(card), null, undefined, ''],
  ['a list', list(card, { least: 1, most: 2 }), ['SA'], ['SA', 'S1'], '1'],
  ['a list that is too long', list(card, { most: 1 }), [], ['SA', 'SK'], ''],
  ['an object', place, { table: 'A', board: 1 }, { table: 'A', board: 33 }, 'board'],
  [
    'an object with more than it has',
    place,
    { table: 'A', board: 1, note: 'x' },
    { table: 'A', board: 1, x: 1 },
    'x',
  ],
  ['an object that lacks something', place, { table: 'A', board: 2 }, { table: 'A' }, 'board'],
  ['some of an object', partial({ N: seat }), {}, { N: 'X' }, 'N'],
  [
    'hands',
    hands(13),
    { N: [], E: null, S: ['SA'], W: null },
    { N: [], E: null, S: ['SA', 'ZZ'], W: null },
    'S.1',
  ],
  ['some hands', someHands(13), { N: ['SA'] }, { Q: ['SA'] }, 'Q'],
  ['values by key', byKey(integer(0, 9, 'Points')), { a: 1 }, { a: 1, b: 10 }, 'b'],
  [
    'one of two shapes',
    either([object({ kind: oneOf(['a']), x: seat }), object({ kind: oneOf(['b']), y: seat })]),
    { kind: 'b', y: 'N' },
    { kind: 'b', y: 'Q' },
    'kind',
  ],
];

const ajv = new Ajv({ strict: true, allowUnionTypes: true });

describe('a declared field', () => {
  it.each(FIELDS)('accepts %s that fits, and says where one departs', (_, of, fits, misfits, path) => {
    expect([of.accepts(fits), of.accepts(misfits)]).toEqual([true, false]);
    expect(of.misfit(misfits)).toEqual({ path, expected: expect.stringMatching(/./) as string });
  });

  it.each(FIELDS)('publishes a schema that says the same: %s', (_, of, fits, misfits) => {
    const validate = ajv.compile(of.schema);
    expect([validate(fits), validate(misfits ?? 'nothing')]).toEqual([true, false]);
    const near = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('N', 'SA', '12', 'BD-', 'A', 0, 1, 13, null, [], ['SA'], {}),
      fc.record({ table: fc.constantFrom('A', 'ABCDE'), board: fc.integer(), kind: fc.constant('a') }),
    );
    fc.assert(
      fc.property(near, (value) => {
        expect(of.accepts(value)).toBe(validate(value));
      }),
    );
  });

  it('that is optional may be absent and not null', () => {
    const of = object({ note: optional(text('Why', 9)) });
    expect(
      [{}, { note: undefined }, { note: 'a' }, { note: null }].map((value) => of.accepts(value)),
    ).toEqual([true, true, true, false]);
  });

  it('tells a reader of a refusal what would have been right', () => {
    expect(seat.expected).toBe('one of N E S W');
    expect(list(card, { most: 13 }).expected).toBe('list of 0 to 13: a card such as SA or HT');
    expect(hands(13).misfit({ N: 3 })).toEqual({
      path: 'N',
      expected: 'list of 0 to 13: a card such as SA or HT',
    });
  });
});
