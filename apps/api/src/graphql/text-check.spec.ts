import { parse } from 'graphql';
import { strangeText } from './text-check';

const WRITE = `mutation ($input: RecordResultInput!) { recordResult(input: $input) { __typename } }`;

const told = (document: string, variables: Record<string, unknown> = {}) => {
  const problem = strangeText(parse(document), variables);
  if (problem === null) return null;
  const { http: _, ...extensions } = problem.extensions;
  return { message: problem.message, ...extensions };
};

describe('texts of a request that cannot be kept', () => {
  it.each<[string, unknown, string, string]>([
    ['a text', { place: { table: 'A\0' } }, '$input.place.table', 'U+0000'],
    ['an id in a list', { seating: [{ seat: 'N', entry: '\ud800' }] }, '$input.seating.0.entry', 'U+D800'],
    ['JSON', { result: { contract: ['\u001b'] } }, '$input.result.contract.0', 'U+001B'],
    ['a key of JSON', { setup: { 'a\0': 1 } }, '$input.setup.a?', 'U+0000'],
    [
      'a number of JSON',
      { result: { tricks: Number.POSITIVE_INFINITY } },
      '$input.result.tricks',
      'Infinity',
    ],
  ])('are told in variables: %s', (_, input, field, found) => {
    expect(told(WRITE, { input })).toMatchObject({ code: 'BAD_USER_INPUT', field, found });
  });

  it('are told in the document: arguments, JSON and defaults of variables', () => {
    expect(told(String.raw`{ competition(id: "a\u0000") { id } }`)).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'competition.id',
      found: 'U+0000',
      message: 'competition.id: the text holds the character U+0000, which cannot be kept: take it out.',
    });
    expect(
      told(String.raw`mutation { recordResult(input: { result: { lead: ["\u202E"] } }) { __typename } }`),
    ).toMatchObject({ field: 'recordResult.input.result.lead', found: 'U+202E' });
    expect(told(String.raw`query ($id: ID = "\u0007") { competition(id: $id) { id } }`)).toMatchObject({
      field: '$id',
    });
  });

  it('are told again when the document comes again', () => {
    const document = parse(String.raw`{ competition(id: "\u0000") { id } }`);
    expect([strangeText(document, {})?.message, strangeText(document, {})?.message]).toEqual([
      expect.stringContaining('U+0000'),
      expect.stringContaining('U+0000'),
    ]);
  });

  it('are not the line feeds of a reason, nor the letters of any script', () => {
    const input = { reason: 'Vu :\n\tune carte\nde trop', by: 'مریم', table: 'Große Halle 👩🏽\u200d⚕\ufe0f' };
    expect(told(WRITE, { input })).toBeNull();
    expect(told('{ competition(id: """a\nb""") { id } }')).toBeNull();
  });
});
