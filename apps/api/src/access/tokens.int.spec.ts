import { randomUUID } from 'node:crypto';
import { Accounts, hashPublicPassword } from '@arbitre/accounts';
import { endGrant, giveGrant } from '@arbitre/events';
import type { Role } from '@arbitre/rules/federation';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { answersOf, listening, socket } from '../../testing/subscribe';
import { openPairs, pairs } from '../../testing/tournament';

const PASSWORD = 'brume cerise lanterne';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const CREATE = `mutation ($input: CreateTokenInput!) { createToken(input: $input) {
  __typename ... on TokenCreated { token } ... on AccountRefused { code path } } }`;
const OUTCOME = '{ __typename ... on AccountRefused { code } }';
const REVOKE = `mutation ($input: RevokeTokenInput!) { revokeToken(input: $input) ${OUTCOME} }`;
const REVOKE_ALL = `mutation ($input: AccountInput!) { revokeTokens(input: $input) ${OUTCOME} }`;
const LOCK = `mutation ($input: AccountInput!) { lockAccount(input: $input) ${OUTCOME} }`;
const MINE = '{ myTokens { id name readsOnly usedOn grants { id role } } }';
const CLOSE = `mutation ($input: CloseCompetitionInput!) { closeCompetition(input: $input) {
  __typename ... on Problem { code } } }`;

const programOf = (token: string): Record<string, unknown> => ({ bearer: token });
const importer = () => ({
  ...{ commandId: randomUUID(), actor: { id: 'importer', role: 'importer' } },
  time: new Date().toISOString(),
});

describe('a token', () => {
  let backend: Backend;
  let count = 0;
  beforeAll(async () => {
    backend = await startBackend();
    for (const id of ['coupe', 'autre']) await openPairs(backend.store, id, pairs(2));
  }, 60_000);
  afterAll(() => backend.stop());

  const stranger = (network: string | null = null) => new Client(backend.api.address, network);
  const program = (token: string, network: string | null = null): Client =>
    Object.assign(stranger(network), programOf(token));

  /** Somebody with these grants, signed in. */
  const holder = async (...grants: readonly (readonly [Role, string])[]) => {
    const signIn = `person-${++count}`;
    const accounts = backend.api.app.get(Accounts);
    const made = await accounts.create({
      ...{ signIn, name: signIn, passwordHash: await hashPublicPassword(PASSWORD) },
    });
    if (!('id' in made)) throw new Error(JSON.stringify(made));
    for (const [role, scope] of grants) {
      const grant = { account: made.id, role, scope, from: '2026-01-01', why: 'appointed' } as const;
      await giveGrant(backend.store, grant, importer(), accounts.whileGrantsChange);
    }
    const client = stranger();
    await client.one(SIGN_IN, { input: { account: signIn, password: PASSWORD } });
    return { id: made.id, client };
  };

  const make = (client: Client, more: object = {}) =>
    client.one<{ token?: string; code?: string; path?: string }>(CREATE, {
      input: { name: 'Page du club', grants: [], readsOnly: false, current: PASSWORD, ...more },
    });
  const made = async (client: Client, more: object = {}): Promise<string> =>
    (await make(client, more)).token ?? 'no token';
  const closing = (client: Client, competition: string) =>
    client.one<{ code?: string }>(CLOSE, {
      input: { clientMutationId: randomUUID(), competition, reason: 'over' },
    });
  const idOf = async (client: Client): Promise<string> =>
    (await client.one<{ id: string }[]>(MINE))[0]?.id ?? 'no token';

  it('is shown once, recognised by its beginning, and lies nowhere in clear; nor does its name', async () => {
    const { client } = await holder(['staff', 'federation']);
    const token = await made(client, { grants: ['g1'] });
    expect(token).toMatch(/^arb_[\w-]{43}$/);
    expect(await client.one(MINE)).toMatchObject([
      { name: 'Page du club', readsOnly: false, usedOn: null, grants: [{ id: 'g1', role: 'STAFF' }] },
    ]);
    const rows = await backend.api.app.get(DataSource).query<object[]>('SELECT * FROM access.api_token');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Page du club|${token}`));
  });

  it('is made by who knows the password, of grants that he holds, for a year at most', async () => {
    const { client } = await holder(['staff', 'federation']);
    expect(await make(client, { current: 'guess' })).toMatchObject({ code: 'wrong-password' });
    expect(await make(client, { grants: ['g2'] })).toMatchObject({ path: 'input.grants' });
    expect(await make(client, { name: ' ' })).toMatchObject({ path: 'input.name' });
    for (const days of [0, 366]) expect(await make(client, { days })).toMatchObject({ path: 'input.days' });
    expect(await make(client, { days: 365 })).toMatchObject({ __typename: 'TokenCreated' });
    expect(await make(stranger())).toMatchObject({ code: 'not-signed-in' });
  });

  it('does what its grants allow and no other of its owner’s', async () => {
    const { id, client } = await holder(
      ['organiser', 'competition:coupe'],
      ['organiser', 'competition:autre'],
    );
    const one = program(await made(client, { grants: ['g1'] }));
    expect(await one.one('{ me { id grants { id } } }')).toEqual({ id, grants: [{ id: 'g1' }] });
    expect(await closing(one, 'autre')).toMatchObject({ code: 'not-permitted-here' });
    expect(await closing(one, 'coupe')).toMatchObject({ __typename: 'Committed' });
    const nothing = program(await made(client));
    expect(await closing(nothing, 'autre')).toMatchObject({ code: 'not-permitted' });
    expect(await client.one(MINE)).toMatchObject([
      { usedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      { usedOn: expect.any(String) },
    ]);
  });

  it('writes nothing where it only reads, and cares for no account', async () => {
    const { client } = await holder(['administrator', 'federation'], ['staff', 'federation']);
    const reader = program(await made(client, { grants: ['g1', 'g2'], readsOnly: true }));
    const writer = program(await made(client, { grants: ['g1', 'g2'] }));
    expect(await reader.one('{ accounts(first: 1) { totalCount } }')).toBeTruthy();
    expect(await reader.one('{ may }')).toEqual([]);
    expect(await writer.one('{ may }')).toEqual(expect.arrayContaining(['openCompetition']));
    expect(await writer.one('{ may }')).not.toContain('lockAccount');
    const input = { clientMutationId: randomUUID(), competition: 'autre', reason: 'over' };
    const refused = [
      await reader.ask(CLOSE, { input }),
      await writer.ask(LOCK, { input: { account: 'staff' } }),
      await writer.ask(
        'mutation { ...out } fragment out on Mutation { endAllSessions(input: {}) { __typename } }',
      ),
      await writer.ask('mutation { hidden: signOut }'),
      await writer.ask(CREATE, { input: { name: 'x', grants: [], readsOnly: true } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    for (const query of [MINE, '{ mySessions { id } }', '{ myPasskeys { id } }'])
      expect((await writer.ask(query)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await client.one('{ me { role } }')).toEqual({ role: 'ADMINISTRATOR' });
  });

  it('uses no cookie: it is not helped by one', async () => {
    const { client } = await holder(['staff', 'federation']);
    const token = await made(client);
    const both = Object.assign(program(token), { cookie: client.cookie });
    expect(await both.one('{ me { grants { id } } }')).toEqual({ grants: [] });
  });

  it('is refused with 401 where it is wrong, revoked, over, or of an account that is locked', async () => {
    const admin = await stranger().as('admin');
    const { id, client } = await holder(['staff', 'federation']);
    const ask = async (token: string) => {
      const { status, errors } = await program(token, '203.0.113.20').ask('{ me { id } }');
      return [status, errors[0]?.extensions.code ?? null];
    };
    const refused = [401, 'UNAUTHENTICATED'];
    expect(await ask('arb_wrong')).toEqual(refused);
    expect(await ask('another')).toEqual(refused);
    const first = await made(client);
    expect(await ask(first)).toEqual([200, null]);
    const input = { token: await idOf(client) };
    expect(await client.one(REVOKE, { input })).toEqual({ __typename: 'AccountDone' });
    expect(await client.one(REVOKE, { input })).toMatchObject({ code: 'own-token-not-found' });
    expect(await ask(first)).toEqual(refused);

    const over = await made(client);
    await backend.api.app
      .get(DataSource)
      .query('UPDATE access.api_token SET expires_at = now() WHERE account = $1', [id]);
    expect(await ask(over)).toEqual(refused);

    const all = await made(client);
    expect(await admin.one(REVOKE_ALL, { input: { account: id } })).toEqual({ __typename: 'AccountDone' });
    expect(await ask(all)).toEqual(refused);

    const last = await made(client);
    await admin.one(LOCK, { input: { account: id } });
    expect(await ask(last)).toEqual(refused);
  });

  it('may not be guessed for ever from one network; a right one is taken all the same', async () => {
    const { client } = await holder(['staff', 'federation']);
    const token = await made(client);
    const tries: number[] = [];
    for (let n = 0; n < 61; n++) tries.push((await program('arb_x', '203.0.113.21').ask('{ may }')).status);
    expect([tries.filter((status) => status === 401).length, tries.at(-1)]).toEqual([60, 429]);
    expect((await program(token, '203.0.113.21').ask('{ may }')).status).toBe(200);
  });

  it('is asked at the write whether its grant has not ended', async () => {
    const { id, client } = await holder(['organiser', 'competition:autre']);
    const one = program(await made(client, { grants: ['g1'] }));
    const { whileGrantsChange } = backend.api.app.get(Accounts);
    const ended = { account: id, grant: 'g1', why: 'withdrawn' } as const;
    expect(await one.one('{ may(competition: "autre") }')).toContain('closeCompetition');
    await endGrant(backend.store, ended, importer(), whileGrantsChange);
    expect(await closing(one, 'autre')).toMatchObject({ code: 'not-permitted' });
  });

  it('opens subscriptions from any origin, which close when it is revoked', async () => {
    const { client } = await holder(['staff', 'federation']);
    const token = await made(client);
    const live = 'subscription { standingsChanged(competition: "coupe") { position } }';
    const elsewhere = 'https://club.example';
    let close: (event: unknown) => void = () => undefined;
    const closed = new Promise((resolve) => (close = resolve));
    const page = socket(backend.api.address, elsewhere, { bearer: token, closed: close });
    const { ended } = await listening(page, live);
    await client.one(REVOKE, { input: { token: await idOf(client) } });
    await closed;
    await ended;
    const again = socket(backend.api.address, elsewhere, { bearer: token });
    await expect(answersOf(again, live, {})).rejects.toMatchObject({ code: 4403 });
  });
});
