import { readFileSync, writeFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type Backend, startBackend } from '../testing/backend';
import { Client } from '../testing/client';
import { enterTeam, openSession, openTeams, publishOneGame } from '../testing/teams';
import { registerClubs } from '../testing/registry';
import { enterPairsOfGuests, openPairs, playBoard } from '../testing/tournament';
import { signInAll } from '../testing/writing';

const file = new URL('../../../docs/graphql.md', import.meta.url).pathname;
const guide = readFileSync(file, 'utf8');

/** A worked query of the guide and the answer beneath it; a subscription has none. */
const examples = [...guide.matchAll(/```graphql\n(.*?)```(?:\n\n```json answer\n(.*?)```)?/gs)].map(
  ([whole, query = '', answer]) => ({ whole, query, answer }),
);

/** What differs from one run to the next. */
const VARYING = new Set(['position', 'at', 'changedAt', 'hash', 'previousHash', 'endCursor']);
const settled = (key: string, value: unknown): unknown => (VARYING.has(key) && value !== null ? '…' : value);

describe('the guide to GraphQL', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
    await openPairs(backend.store, 'coupe-du-nord', []);
    await enterPairsOfGuests(backend, 'coupe-du-nord');
    await playBoard(backend.store, 'coupe-du-nord', 1, 4);
    const roles = await signInAll(backend);
    await openTeams(roles, 'coupe-militaire', 2, 'Sud');
    await registerClubs(roles.staff);
    const session = await openSession(roles, 'coupe-militaire');
    await session.record(roles.club, enterTeam(1), enterTeam(2), publishOneGame);
    const position = String(await playBoard(backend.store, 'coupe-du-nord', 2, 4));
    await new Client(backend.api.address).one(
      'query ($at: EventPosition) { region(name: "Nord", atLeast: $at) { name } }',
      { at: position },
    );
  }, 60_000);
  afterAll(() => backend.stop());

  it('holds valid operations only', () => {
    const { schema } = backend.api.app.get(GraphQLSchemaHost);
    expect(examples.length).toBeGreaterThan(8);
    expect(examples.flatMap(({ query }) => validate(schema, parse(query)))).toEqual([]);
  });

  it('shows the answers that its queries get, in its order (UPDATE_GUIDE=1 writes them)', async () => {
    const club = new Client(backend.api.address);
    let position: unknown = null;
    let written = guide;
    for (const { whole, query, answer } of examples) {
      if (answer === undefined) continue;
      const { data, errors } = await club.ask(query, { position });
      expect(errors).toEqual([]);
      for (const value of Object.values(data ?? {}))
        if (value !== null && typeof value === 'object' && 'position' in value) ({ position } = value);
      const text = JSON.stringify(data, settled, 2);
      written = written.replace(
        whole,
        () => `\`\`\`graphql\n${query}\`\`\`\n\n\`\`\`json answer\n${text}\n\`\`\``,
      );
      if (process.env.UPDATE_GUIDE !== '1') expect(JSON.parse(answer)).toEqual(JSON.parse(text));
    }
    if (process.env.UPDATE_GUIDE === '1') writeFileSync(file, written);
  });
});
