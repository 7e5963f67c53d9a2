import { randomUUID } from 'node:crypto';
import { Accounts, hashPublicPassword } from '@arbitre/accounts';
import { giveGrant } from '@arbitre/events';
import { type Role, roles } from '@arbitre/rules/federation';
import { TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { settingsFrom } from '../settings';

const PASSWORD = 'brume cerise lanterne';
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  __typename ... on SignedIn { account { secondFactor } } ... on SignInRefused { code messageFr } } }`;
const OUTCOME = '{ __typename ... on AccountRefused { code path } }';
const BEGIN = `mutation ($input: OwnPasswordInput!) { beginSecondFactor(input: $input) {
  __typename ... on SecondFactorBegun { secret address } ... on AccountRefused { code path } } }`;
const CONFIRM = `mutation ($input: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $input) ${OUTCOME} }`;
const REMOVE = `mutation ($input: OwnPasswordInput!) { removeSecondFactor(input: $input) ${OUTCOME} }`;
const RESET = `mutation ($input: AccountInput!) { resetSecondFactor(input: $input) ${OUTCOME} }`;

type Begun = { readonly secret: string; readonly address: string };

/** The code of an authenticator so many steps from now. One step ahead fits also when the next step begins meanwhile. */
const code = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

describe('a second factor', () => {
  let backend: Backend;
  let count = 0;
  beforeAll(async () => {
    backend = await startBackend({ secondFactor: ['administrator', 'staff'] });
  }, 60_000);
  afterAll(() => backend.stop());

  const stranger = () => new Client(backend.api.address);
  const signIn = (account: string, more: object = {}, client = stranger()) =>
    client.one<object>(SIGN_IN, { input: { account, password: PASSWORD, ...more } });

  const holder = async (role: Role): Promise<{ id: string; name: string; client: Client }> => {
    const name = `person-${++count}`;
    const accounts = backend.api.app.get(Accounts);
    const made = await accounts.create({
      ...{ signIn: name, name, passwordHash: await hashPublicPassword(PASSWORD) },
    });
    if (!('id' in made)) throw new Error(JSON.stringify(made));
    const grant = {
      account: made.id,
      role,
      scope: 'federation',
      from: '2026-01-01',
      why: 'appointed',
    } as const;
    await giveGrant(
      backend.store,
      grant,
      {
        ...{ commandId: randomUUID(), actor: { id: 'importer', role: 'importer' } },
        time: new Date().toISOString(),
      },
      accounts.whileGrantsChange,
    );
    const client = stranger();
    await signIn(name, {}, client);
    return { id: made.id, name, client };
  };

  /** Somebody who has confirmed an authenticator with the code of this moment. */
  const equipped = async (role: Role) => {
    const person = await holder(role);
    const { secret } = await person.client.one<Begun>(BEGIN, { input: { current: PASSWORD } });
    expect(await person.client.one(CONFIRM, { input: { code: code(secret) } })).toEqual({
      __typename: 'AccountDone',
    });
    return { ...person, secret };
  };

  it('is asked for from its confirmation on, each code once, and all other sessions end', async () => {
    const { name, client } = await holder('arbiter');
    const elsewhere = stranger();
    await signIn(name, {}, elsewhere);
    const begun = await client.one<Begun>(BEGIN, { input: { current: PASSWORD } });
    expect(begun.address).toContain(`secret=${begun.secret}`);
    expect(await signIn(name)).toMatchObject({ __typename: 'SignedIn', account: { secondFactor: 'NONE' } });
    expect(await client.one(CONFIRM, { input: { code: '000000x' } })).toMatchObject({
      code: 'code-refused',
      path: 'input.code',
    });
    expect(await client.one(CONFIRM, { input: { code: code(begun.secret) } })).toMatchObject({
      __typename: 'AccountDone',
    });
    expect(await client.one('{ me { secondFactor } }')).toEqual({ secondFactor: 'SET' });
    expect(await elsewhere.one('{ me { id } }')).toBeNull();

    expect(await signIn(name)).toMatchObject({ code: 'code-needed' });
    expect(await signIn(name, { code: ' ' })).toMatchObject({ code: 'code-needed' });
    expect(await signIn(name, { code: '12345' })).toMatchObject({ code: 'code-refused' });
    const next = code(begun.secret, 1);
    const at = await Promise.all([1, 2, 3].map(() => signIn(name, { code: next })));
    expect(at.map((each) => ('code' in each ? each.code : 'signed in')).toSorted()).toEqual([
      ...['code-refused', 'code-refused', 'signed in'],
    ]);
    expect(await signIn(name, { password: 'guess', code: next })).toMatchObject({ code: 'sign-in-refused' });
  });

  it('is asked for after the password alone: whoever does not have it learns nothing', async () => {
    const { name } = await equipped('arbiter');
    expect(await signIn(name, { password: 'guess' })).toMatchObject({ code: 'sign-in-refused' });
    expect(await signIn(name, { password: 'guess', code: '123456' })).toMatchObject({
      code: 'sign-in-refused',
    });
  });

  it('is not guessed: wrong codes count as wrong passwords', async () => {
    const { name } = await equipped('arbiter');
    const tries: unknown[] = [];
    for (let at = 0; at < 15; at++) tries.push(await signIn(name, { code: String(at).padStart(5, '0') }));
    const refused = tries.map((each) => (each as { code: string }).code);
    expect(refused.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'code-refused'));
    expect(refused.slice(10)).toEqual(Array.from({ length: 5 }, () => 'too-many-attempts'));
  });

  it('begins with the password, and is replaced only once it was removed', async () => {
    const { client } = await holder('arbiter');
    expect(await client.one(BEGIN, { input: { current: 'guess' } })).toMatchObject({
      ...{ code: 'wrong-password', path: 'input.current' },
    });
    const first = await client.one<Begun>(BEGIN, { input: { current: PASSWORD } });
    const second = await client.one<Begun>(BEGIN, { input: { current: PASSWORD } });
    expect(await client.one(CONFIRM, { input: { code: code(first.secret) } })).toMatchObject({
      code: 'code-refused',
    });
    await client.one(CONFIRM, { input: { code: code(second.secret) } });
    expect(await client.one(BEGIN, { input: { current: PASSWORD } })).toMatchObject({
      code: 'second-factor-set',
    });
    expect(await client.one(REMOVE, { input: { current: PASSWORD } })).toEqual({ __typename: 'AccountDone' });
    expect(await client.one(REMOVE, { input: { current: PASSWORD } })).toMatchObject({
      code: 'second-factor-not-set',
    });
    expect(await client.one('{ me { secondFactor } }')).toEqual({ secondFactor: 'NONE' });
    expect(await stranger().one(BEGIN, { input: { current: PASSWORD } })).toMatchObject({
      code: 'not-signed-in',
    });
  });

  it('is due where a role asks for it: until it is there the account may do nothing, and reads what the public reads', async () => {
    const { name, client } = await holder('administrator');
    const asked = `{ me { role secondFactor } may }`;
    const { data } = await client.ask(asked);
    expect(data).toEqual({ me: { role: 'PUBLIC', secondFactor: 'DUE' }, may: [] });
    const invite = { input: { signIn: 'x', name: 'X', role: 'STAFF' } };
    const INVITE = `mutation ($input: InviteAccountInput!) { inviteAccount(input: $input) ${OUTCOME} }`;
    expect(await client.one(INVITE, invite)).toMatchObject({ code: 'second-factor-due' });
    const written = await client.one(
      `mutation ($input: EndGrantInput!) { endGrant(input: $input) { __typename ... on Problem { code } } }`,
      { input: { clientMutationId: randomUUID(), account: 'a', grant: 'g1', why: 'over' } },
    );
    expect(written).toEqual({ __typename: 'NotAuthorized', code: 'second-factor-due' });
    expect((await client.ask('{ accounts(first: 1) { nodes { id } } }')).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );

    const { secret } = await client.one<Begun>(BEGIN, { input: { current: PASSWORD } });
    await client.one(CONFIRM, { input: { code: code(secret) } });
    expect((await client.ask(asked)).data).toMatchObject({
      me: { role: 'ADMINISTRATOR', secondFactor: 'SET' },
    });
    expect(await client.one('{ may }')).toContain('inviteAccount');
    const again = stranger();
    await signIn(name, { code: code(secret, 1) }, again);
    expect(await again.one('{ may }')).toContain('inviteAccount');

    await again.one(REMOVE, { input: { current: PASSWORD } });
    expect((await again.ask(asked)).data).toMatchObject({ me: { secondFactor: 'DUE' } });
  });

  it('is not due for roles of which it is not asked', async () => {
    const { client } = await holder('arbiter');
    expect(await client.one('{ me { secondFactor } }')).toEqual({ secondFactor: 'NONE' });
    expect(await client.one('{ may }')).toContain('giveRuling');
  });

  it('is taken away by another administrator, who ends all sessions with it', async () => {
    const lost = await equipped('arbiter');
    const chief = await equipped('administrator');
    const reset = (client: Client, account: string) => client.one(RESET, { input: { account } });
    expect(await reset(lost.client, chief.id)).toMatchObject({ code: 'not-permitted' });
    expect(await reset(chief.client, chief.id)).toMatchObject({ code: 'own-account' });
    expect(await reset(chief.client, lost.id)).toEqual({ __typename: 'AccountDone' });
    expect(await reset(chief.client, lost.id)).toMatchObject({ code: 'second-factor-not-set' });
    expect(await lost.client.one('{ me { id } }')).toBeNull();
    expect(await signIn(lost.name)).toMatchObject({ __typename: 'SignedIn' });
  });

  it('lies sealed in the database', async () => {
    const { id, secret } = await equipped('arbiter');
    const rows = await backend.api.app
      .get(DataSource)
      .query<object[]>('SELECT * FROM access.second_factor WHERE account = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('SECOND_FACTOR', () => {
  const NEEDED = { ESDB_URL: 'esdb://x', DATABASE_URL: 'postgres://x' };
  it('names roles, and is refused where it names others', () => {
    expect(settingsFrom({ ...NEEDED, SECOND_FACTOR: 'staff,administrator' }).secondFactor).toEqual(
      roles.filter((role) => role === 'staff' || role === 'administrator'),
    );
    for (const SECOND_FACTOR of ['chief', 'STAFF', 'staff, administrator'])
      expect(() => settingsFrom({ ...NEEDED, SECOND_FACTOR })).toThrow(/^SECOND_FACTOR is /);
  });
});
