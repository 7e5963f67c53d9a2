import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLInputObjectType, isEnumType, isInputObjectType } from 'graphql';
import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '../testing/backend';
import { Client } from '../testing/client';
import { type Input, inputOf, type MutationOfSchema, mutationsOf } from '../testing/inputs-of-schema';

/** What lets a write get as far as it can; any other field is filled by its type. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  ...{ id: 'hostile', competition: 'hostile', ruleset: 'bridge-duplicate@1', method: 'matchpoints' },
  ...{ startsOn: '2026-11-21', kind: 'pair', policy: 'observed', grain: 'full', article: 'BD-L44C' },
  ...{
    deal: 'hostile.s1-r1-tA-b1',
    session: 'hostile.s1',
    setup: {},
    result: { contract: '4S', declarer: 'S' },
  },
  ...{ seat: 'N', entry: 'pair-1', side: 'NS', account: 'club', password: 'wrong' },
  members: [{ familyName: 'Ourse', givenName: 'Blanche' }, { familyName: 'Loup' }],
  acts: [{ do: 'note', text: 'x' }],
};

/** Every place of a text in an input, and every object of free JSON as a place of a key. */
const places = (value: unknown, path: readonly string[]): readonly (readonly string[])[] => {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => places(each, [...path, key]));
};

/** A word of an enum is no text: GraphQL itself refuses any other. */
const isWordOf = (input: GraphQLInputObjectType, [field = '', ...rest]: readonly string[]): boolean => {
  const of = input.getFields()[field];
  const type = of && getNamedType(of.type);
  if (isInputObjectType(type))
    return isWordOf(
      type,
      rest.filter((each) => !/^\d+$/u.test(each)),
    );
  return isEnumType(type);
};

const withText = (value: unknown, [key, ...rest]: readonly string[], text: string): unknown => {
  if (key === undefined) return text;
  const inner = withText((value as Input)[key], rest, text);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as Input), [key]: inner };
};

const HOSTILE = [
  ...['a\0b', '\ud800', 'x\udfff', '\u202eevil', '\u200b', '\u001b[2J', '\ufeff', 'x\u2028'],
  // Controls of the second set (NEL, CSI), DEL, and characters that Unicode keeps for nobody, in every plane.
  ...['\u0085', '\u009b31m', '\u007f', '\ufdd0', '\uffff', '\u{1fffe}', '\u{10ffff}'],
];
/** Longer than any field takes, in one request of less than what the API reads at all. */
const LONG = [501, 20_000, 90_000].map((length) => 'x'.repeat(length));
const ALLOWED = [
  'Élodie d’Œuvre',
  '王小明',
  'מרים',
  'می\u200cخواهم',
  '👩🏽\u200d⚕\ufe0f',
  "'; --",
  '%s ${x} <b>',
];

describe('hostile texts in every field of every mutation', () => {
  let backend: Backend;
  let staff: Client;
  let mutations: readonly MutationOfSchema[];

  beforeAll(async () => {
    backend = await startBackend();
    staff = await new Client(backend.api.address).as('staff');
    mutations = mutationsOf(backend.api.app.get(GraphQLSchemaHost).schema);
  }, 60_000);
  afterAll(() => backend.stop());

  const send = (name: string, input: GraphQLInputObjectType, value: unknown) =>
    staff.ask(`mutation ($input: ${input.name}!) { ${name}(input: $input) { __typename } }`, {
      input: value,
    });

  it('are refused whole, with the place and the character', async () => {
    expect(mutations.length).toBeGreaterThan(12);
    const head = await backend.store.head();
    let tried = 0;
    for (const { name, input } of mutations) {
      const sound = inputOf(input, BY_NAME);
      for (const path of places(sound, []))
        for (const text of HOSTILE) {
          tried++;
          const { status, data, errors } = await send(name, input, withText(sound, path, text));
          const field = `$input.${path.join('.')}`;
          expect([name, status, data ?? null]).toEqual([name, 400, null]);
          expect(errors).toMatchObject([
            {
              extensions: {
                code: 'BAD_USER_INPUT',
                field,
                found: expect.stringMatching(/^U\+[0-9A-F]{4,}$/),
              },
            },
          ]);
        }
    }
    expect(tried).toBeGreaterThan(300);
    expect(await backend.store.head()).toBe(head);
  }, 120_000);

  it('are refused whole when they are longer than anything that is kept', async () => {
    const head = await backend.store.head();
    for (const { name, input } of mutations) {
      const sound = inputOf(input, BY_NAME);
      for (const path of places(sound, []))
        for (const text of LONG) {
          const { status, data, errors } = await send(name, input, withText(sound, path, text));
          const outcome = (data?.[name] as { __typename?: string } | undefined)?.__typename;
          expect([name, path, status, errors, outcome]).not.toEqual([name, path, 200, [], 'Committed']);
          expect([name, path, status < 500]).toEqual([name, path, true]);
        }
    }
    expect(await backend.store.head()).toBe(head);
  }, 120_000);

  it('are refused in the keys of free JSON', async () => {
    for (const { name, input } of mutations)
      for (const field of ['setup', 'result'].filter((each) => each in input.getFields())) {
        const { errors } = await send(name, input, { ...inputOf(input, BY_NAME), [field]: { 'a\0': 1 } });
        expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', found: 'U+0000' } }]);
      }
  });

  it('are told from what people write in any script, which is answered, whatever the field', async () => {
    for (const { name, input } of mutations) {
      const sound = inputOf(input, BY_NAME);
      for (const [at, path] of places(sound, []).entries()) {
        if (isWordOf(input, path)) continue;
        const { errors } = await send(name, input, withText(sound, path, ALLOWED[at % ALLOWED.length] ?? ''));
        expect([name, path, errors]).toEqual([name, path, []]);
      }
    }
  }, 60_000);

  it('stop nothing: names in any script reach their rows unchanged', async () => {
    for (const [number, name] of ALLOWED.entries()) {
      const id = `script-${number}`;
      const open = {
        ...{ clientMutationId: randomUUID(), id, name, region: name },
        ruleset: 'bridge-duplicate@1',
      };
      const { position } = await staff.one<{ position: string }>(
        'mutation ($input: OpenCompetitionInput!) { openCompetition(input: $input) { ... on Committed { position } } }',
        { input: { ...open, method: 'matchpoints', startsOn: '2026-11-21' } },
      );
      expect(
        await staff.one(
          'query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) { name region } }',
          { id, at: position },
        ),
      ).toEqual({ name, region: name });
    }
  }, 60_000);
});
