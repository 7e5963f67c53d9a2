import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type GraphQLField,
  getNamedType,
  type GraphQLObjectType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { registerClubs } from '../../testing/registry';
import { openPlayers } from '../../testing/scrabble';
import { openSession, openTeams } from '../../testing/teams';
import { type Roles, signInAll, write } from '../../testing/writing';
import { encodeCursor } from './cursor';

type Field = GraphQLField<unknown, unknown>;

const isConnection = ({ type }: Field): boolean => getNamedType(type).name.endsWith('Connection');

/** What no place of any list's keys can hold. */
const NEVER = [
  ...[null, true, {}, [], 1.5, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e300],
  ...['a\0', '\ud800', 'x'.repeat(5000)],
] as const;
/** What is a text like any other where a text stands, and is refused elsewhere. */
const ELSEWHERE = ['9'.repeat(30), '2026-99-99', "'; --"] as const;

/** Texts that are no cursor at all. */
const NO_CURSORS = ['\0', '\ud800', 'null', 'e30', 'WzEsMiwz', 'A'.repeat(100_000), '{"a":1}', '..', '%00'];

describe('cursors that no list gave out', () => {
  let backend: Backend;
  let roles: Roles;
  const lists: { readonly name: string; readonly query: string }[] = [];

  /** The rest of what a list must be given. */
  const REQUIRED: Readonly<Record<string, string>> = { first: '2', by: 'PLAYER' };
  /** How something that has lists is asked for. */
  const PARENTS: Readonly<Record<string, string>> = {
    Competition: 'competition(id: "cup")',
    Region: 'region(name: "Nord")',
    Club: 'club(number: "59001")',
    Season: 'season(id: "2026")',
    Session: 'session(id: "teams.s1")',
  };
  const listOf = (field: Field): string => {
    const needed = field.args.filter(isRequiredArgument);
    const given = needed.map(({ name }) => {
      if (REQUIRED[name] === undefined) throw new Error(`${field.name} needs ${name}: give it a value here`);
      return `${name}: ${REQUIRED[name]}`;
    });
    return `${field.name}(after: $after, ${given.join(', ')}) { nodes { __typename } totalCount pageInfo { endCursor } }`;
  };
  const fieldsOf = (type: GraphQLObjectType | null | undefined): readonly Field[] =>
    Object.values(type?.getFields() ?? {});

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await registerClubs(roles.staff);
    const season = await write(roles.staff, 'openSeason', {
      ...{ season: '2026', name: 'Saison', from: '2026-09-01', until: '2027-06-30', games: ['bridge'] },
    });
    await openTeams(roles, 'teams', 2);
    await openSession(roles, 'teams');
    await openPlayers(roles, 'cup', 4);
    const at = String(await backend.store.head());
    const asked = `query ($at: EventPosition, $season: EventPosition) {
      region(name: "Nord", atLeast: $at) { name }
      season(id: "2026", atLeast: $season) { id }
      club(number: "59001", atLeast: $season) { number }
    }`;
    await roles.nobody.one(asked, { at, season: season.position });
    const { schema } = backend.api.app.get(GraphQLSchemaHost);
    for (const field of fieldsOf(schema.getQueryType()).filter(isConnection))
      lists.push({ name: field.name, query: `query ($after: String) { ${listOf(field)} }` });
    for (const type of Object.values(schema.getTypeMap()))
      if (isObjectType(type) && type.name !== 'Query')
        for (const field of fieldsOf(type).filter(isConnection)) {
          const parent = PARENTS[type.name];
          if (parent === undefined) throw new Error(`${type.name}: say here how one of them is asked for`);
          const query = `query ($after: String) { ${parent} { ${listOf(field)} } }`;
          lists.push({ name: `${type.name}.${field.name}`, query });
        }
  }, 60_000);
  afterAll(() => backend.stop());

  const refused = async (client: Client, query: string, after: string) => {
    const { errors } = await client.ask(query, { after });
    return errors.map(({ extensions, message }) => [extensions.code, message.split(':')[0]]);
  };

  it('are refused by every list of the schema in clear words, whatever they hold, and never reach the database', async () => {
    expect(lists.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'competitions',
        'solos',
        'soloTotals',
        'Competition.deals',
        'Competition.standings',
        'Region.competitions',
      ]),
    );
    for (const { name, query } of lists) {
      const cursors = (keys: readonly unknown[], rest: readonly unknown[]): readonly string[] =>
        [2, 4, 5].flatMap((length) =>
          keys.flatMap((key, index) =>
            rest.map((other, turn) =>
              encodeCursor(
                Array.from({ length }, (_, at) => (at === (index + turn) % length ? key : other)) as never,
              ),
            ),
          ),
        );
      for (const after of [...NO_CURSORS, ...cursors(NEVER, ['a', 1, '2026-11-21'])]) {
        const place = after.startsWith('\0') || after.startsWith('\ud800') ? '$after' : 'after';
        const seen = [name, after.slice(0, 80)];
        expect([...seen, await refused(roles.auditeur, query, after)]).toEqual([
          ...seen,
          [['BAD_USER_INPUT', place]],
        ]);
      }
      for (const after of cursors(ELSEWHERE, ['a', 1, '2026-11-21'])) {
        const told = await refused(roles.auditeur, query, after);
        expect([[], [['BAD_USER_INPUT', 'after']]]).toContainEqual(told);
      }
    }
  }, 120_000);
});
