import { GraphQLSchemaHost } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../../testing/backend';
import { Client } from '../../../testing/client';
import { OF_SEASON, openHiddenSeason } from '../../../testing/hidden-season';
import { holderOf } from '../../../testing/holders';
import { inputOf, mutationsOf } from '../../../testing/inputs-of-schema';
import { type Roles, signInAll, write } from '../../../testing/writing';
import { FIELDS } from '../fields';

type Outcome = { readonly __typename: string; readonly code?: string; readonly path?: string };

const OUTCOME = '{ __typename ... on AccountRefused { code path } }';
const SEE_AS = `mutation ($input: SeeAsInput!) { seeAs(input: $input) ${OUTCOME} }`;
const STOP = `mutation { stopSeeingAs ${OUTCOME} }`;
const HIDDEN = `{ deal(id: "${OF_SEASON.deal}") { events { type data } replay { table } }
  scored: deal(id: "${OF_SEASON.scored}") { notation sides { score } }
  session(id: "words.s1") { view events { type data } }
  competition(id: "here") { standings(first: 5) { nodes { rank } } entries(first: 5) { nodes { name } } } }`;

describe('seeing as another role', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await openHiddenSeason(roles);
  }, 120_000);
  afterAll(() => backend.stop());

  const admin = () => new Client(backend.api.address).as('admin');
  const seeAs = (client: Client, role: string, scope = 'federation') =>
    client.one<Outcome>(SEE_AS, { input: { role, scope } });
  const seeing = async (role: string, scope = 'federation'): Promise<Client> => {
    const client = await admin();
    expect(await seeAs(client, role, scope)).toMatchObject({ __typename: 'AccountDone' });
    return client;
  };
  const offered = (client: Client, competition: string) =>
    client.one<readonly string[]>('query ($competition: ID) { may(competition: $competition) }', {
      competition,
    });

  it('is for administrators, in person, somewhere that there may be', async () => {
    for (const [name, client] of Object.entries(roles))
      expect([name, (await seeAs(client, 'STAFF')).code]).toEqual([
        name,
        name === 'nobody' ? 'not-signed-in' : 'not-permitted',
      ]);
    expect(await seeAs(await admin(), 'STAFF', 'planet:mars')).toMatchObject({
      ...{ code: 'invalid-field', path: 'input.scope' },
    });
  });

  it('offers what the role would be offered, where it would hold', async () => {
    const client = await admin();
    expect(await offered(client, 'here')).not.toContain('giveRuling');
    await seeAs(client, 'ARBITER', 'competition:here');
    expect(await offered(client, 'here')).toEqual(await offered(roles.arbitre, 'here'));
    expect(await offered(client, 'words')).toEqual([]);
    expect(await client.one('{ me { id role seeing { role scope } } }')).toEqual({
      ...{ id: 'admin', role: 'ARBITER', seeing: { role: 'ARBITER', scope: 'competition:here' } },
    });
    expect((await seeAs(client, 'PUBLIC')).code).toBe('seeing-as');
    await client.one(STOP);
    await seeAs(client, 'PUBLIC');
    expect(await offered(client, 'here')).toEqual([]);
    expect(await client.one(STOP)).toMatchObject({ __typename: 'AccountDone' });
    expect(await offered(client, 'here')).toContain('giveGrant');
    expect(await client.one('{ me { role seeing { role } } }')).toEqual({
      role: 'ADMINISTRATOR',
      seeing: null,
    });
  });

  it.each(['STAFF', 'ARBITER', 'AUDITOR', 'CLUB', 'PUBLIC'])(
    'as %s shows nothing hidden that the administrator does not see himself',
    async (role) => {
      const { data } = await (await seeing(role)).ask(HIDDEN);
      expect(data).toEqual((await roles.nobody.ask(HIDDEN)).data);
      expect(JSON.stringify(data)).not.toContain('KITS');
    },
  );

  it('hides what the role may not read, and shows what both may', async () => {
    const reads = async (client: Client, query: string) => (await client.ask(query)).errors.length === 0;
    const ACCOUNTS = '{ accounts(first: 1) { totalCount } }';
    const MEMBERS = '{ members(first: 1) { totalCount } }';
    expect(await reads(await admin(), ACCOUNTS)).toBe(true);
    expect(await reads(await seeing('AUDITOR'), ACCOUNTS)).toBe(true);
    for (const query of [ACCOUNTS, MEMBERS]) expect(await reads(await seeing('STAFF'), query)).toBe(false);
  });

  it('shows of what both see as much as the lesser: an arbiter of one competition as one of another', async () => {
    const both = await holderOf(backend, 'arbiter-and-administrator', {
      role: 'arbiter',
      scopes: ['competition:here'],
    });
    await write(await admin(), 'giveGrant', {
      ...{
        account: both.id,
        role: 'ADMINISTRATOR',
        scope: 'federation',
        from: '2026-01-01',
        why: 'appointed',
      },
    });
    const cards = async () => JSON.stringify((await both.client.ask(HIDDEN)).data?.deal);
    const own = await cards();
    expect(own).not.toBe(JSON.stringify((await roles.nobody.ask(HIDDEN)).data?.deal));
    await seeAs(both.client, 'ARBITER', 'competition:here');
    expect(await cards()).toBe(own);
    await both.client.one(STOP);
    await seeAs(both.client, 'ARBITER', 'competition:words');
    expect(await cards()).toBe(JSON.stringify((await roles.nobody.ask(HIDDEN)).data?.deal));
  });

  it('writes nothing, by no mutation there is, and says why', async () => {
    const client = await seeing('STAFF');
    const { schema } = backend.api.app.get(GraphQLSchemaHost);
    const database = backend.api.app.get(DataSource);
    const kept = async (): Promise<readonly unknown[]> => [
      await backend.store.head(),
      await database.query<unknown[]>(
        'SELECT id, locked_at, personal, password_hash FROM access.account ORDER BY id',
      ),
      await database.query<unknown[]>('SELECT id FROM access.session ORDER BY id'),
    ];
    const before = await kept();
    const open = (FIELDS.Mutation?.public ?? '').split(' ');
    const refused: unknown[] = [];
    for (const { name, input } of mutationsOf(schema)) {
      if (open.includes(name) || name === 'stopSeeingAs') continue;
      const value = { ...inputOf(input, { account: 'club', signIn: 'x@y', name: 'X', role: 'STAFF' }) };
      const { data, errors } = await client.ask(
        `mutation ($input: ${input.name}!) { ${name}(input: $input) { __typename ... on Problem { code } } }`,
        { input: value },
      );
      const told = (data?.[name] as Outcome | undefined)?.code ?? errors[0]?.extensions.code;
      if (told !== 'seeing-as' && told !== 'FORBIDDEN') refused.push([name, data, errors]);
    }
    expect(refused).toEqual([]);
    expect(await kept()).toEqual(before);
    expect(await write(client, 'closeCompetition', { competition: 'here', reason: 'x' })).toMatchObject({
      ...{
        code: 'seeing-as',
        messageEn: expect.stringContaining('You see as another role (STAFF)') as string,
      },
    });
  });

  it('is of one session, ends with it, and is an entry of the audit', async () => {
    const client = await seeing('STAFF', 'region:nord');
    expect(await (await admin()).one('{ me { seeing { role } } }')).toEqual({ seeing: null });
    const auditor = roles.auditeur;
    const { nodes } = await auditor.one<{ nodes: readonly object[] }>(
      '{ audit(first: 100, kind: ENTERED, account: "admin") { nodes { what role subject account } } }',
    );
    expect(nodes).toContainEqual({
      ...{ what: 'seeAs', role: 'ADMINISTRATOR', subject: 'STAFF region:nord', account: 'admin' },
    });
    expect(nodes).toContainEqual({ what: 'signIn', role: null, subject: null, account: 'admin' });
    expect(await client.one('mutation { signOut }')).toBe(true);
    expect(await client.one('{ me { id } }')).toBeNull();
  });
});
