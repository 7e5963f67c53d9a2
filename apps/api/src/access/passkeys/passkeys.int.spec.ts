import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { Accounts, hashPublicPassword, Tickets } from '@arbitre/accounts';
import { giveGrant, Vault } from '@arbitre/events';
import type { Role } from '@arbitre/rules/federation';
import { DataSource } from 'typeorm';
import { Authenticator, type Deviation } from '../../../testing/authenticator';
import { type Backend, startBackend } from '../../../testing/backend';
import { Client } from '../../../testing/client';

const PASSWORD = 'brume cerise lanterne';
const ORIGIN = 'https://ligue.example';
const OUTCOME = '{ __typename ... on AccountRefused { code path } }';
const BEGIN = `mutation ($input: OwnPasswordInput!) { beginPasskey(input: $input) {
  __typename ... on PasskeyRequest { options } ... on AccountRefused { code path } } }`;
const ADD = `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) ${OUTCOME} }`;
const REMOVE = `mutation ($input: RemovePasskeyInput!) { removePasskey(input: $input) ${OUTCOME} }`;
const RESET = `mutation ($input: AccountInput!) { resetSecondFactor(input: $input) ${OUTCOME} }`;
const LOCK = `mutation ($input: AccountInput!) { lockAccount(input: $input) ${OUTCOME} }`;
const ERASE = `mutation ($input: AccountInput!) { eraseAccount(input: $input) ${OUTCOME} }`;
const ASK = 'mutation { beginPasskeySignIn { options } }';
const SIGN_IN = `mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) {
  __typename ... on SignedIn { account { id secondFactor } } ... on SignInRefused { code messageFr messageEn } } }`;
const BY_PASSWORD = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }`;
const BEGIN_CODE = `mutation ($input: OwnPasswordInput!) { beginSecondFactor(input: $input) {
  __typename ... on AccountRefused { code } } }`;

type Request = { readonly options: { readonly challenge: string; readonly user: { readonly id: string } } };
type Mine = { readonly id: string; readonly name: string; readonly usedAt: string | null };

describe('a passkey', () => {
  let backend: Backend;
  let admin: Client;
  let count = 0;
  beforeAll(async () => {
    backend = await startBackend({ publicUrl: ORIGIN, secondFactor: ['staff'] });
    admin = await new Client(backend.api.address).as('admin');
  }, 60_000);
  afterAll(() => backend.stop());

  const stranger = () => new Client(backend.api.address);
  const database = () => backend.api.app.get(DataSource);

  const byPassword = async (account: string): Promise<Client> => {
    const client = stranger();
    await client.one(BY_PASSWORD, { input: { account, password: PASSWORD } });
    return client;
  };

  const holder = async (role: Role = 'arbiter') => {
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
    return { id: made.id, name, client: await byPassword(name) };
  };

  const begin = (client: Client, current: string | null = PASSWORD) =>
    client.one<Request>(BEGIN, { input: { current } });
  const add = async (
    client: Client,
    key: Authenticator,
    name = 'Key in the drawer',
    wrong: Deviation = {},
  ) => {
    const { options } = await begin(client);
    return client.one(ADD, { input: { name, response: key.create(options, wrong) } });
  };

  /** Somebody with a passkey. */
  const equipped = async (role?: Role) => {
    const person = await holder(role);
    const key = new Authenticator(ORIGIN);
    expect(await add(person.client, key)).toEqual({ __typename: 'AccountDone' });
    return { ...person, key };
  };

  const asked = async (client = stranger()) => (await client.one<Request>(ASK)).options;
  const answer = (response: unknown, client = stranger()) =>
    client.one<{ readonly code?: string }>(SIGN_IN, { input: { response } });
  const signIn = async (key: Authenticator, wrong: Deviation = {}, client = stranger()) =>
    answer(key.get(await asked(client), wrong), client);
  const mine = (client: Client) => client.one<Mine[]>('{ myPasskeys { id name usedAt } }');
  const REFUSED = { __typename: 'SignInRefused', code: 'passkey-refused' };

  it('is added with the password, signs in without a name, is listed with its use, and is taken away', async () => {
    const { id, name, client, key } = await equipped();
    expect(await mine(client)).toMatchObject([{ name: 'Key in the drawer', usedAt: null }]);

    const other = stranger();
    expect(await signIn(key, {}, other)).toMatchObject({ __typename: 'SignedIn', account: { id } });
    expect(await other.one('{ mySessions { way } }')).toEqual([{ way: 'PASSKEY' }, { way: 'PASSWORD' }]);
    const [one] = await mine(other);
    expect(Date.parse(one?.usedAt ?? '')).not.toBeNaN();

    const still = await byPassword(name);
    const remove = (from: Client, current: string | null) =>
      from.one(REMOVE, { input: { passkey: one?.id, current } });
    expect(await remove(still, 'guess')).toMatchObject({ code: 'wrong-password', path: 'input.current' });
    expect(await remove(still, null)).toMatchObject({ code: 'proof-needed', path: 'input.current' });
    const foreign = await holder();
    expect(await remove(foreign.client, PASSWORD)).toMatchObject({ code: 'passkey-not-found' });
    expect(await remove(other, null)).toEqual({ __typename: 'AccountDone' });
    expect(await remove(other, PASSWORD)).toMatchObject({ code: 'passkey-not-found' });
    expect(await still.one('{ me { id } }')).toBeNull();
    expect(await signIn(key)).toMatchObject(REFUSED);
  });

  it('is added by nobody else: a stranger, a wrong password, an old session without one, another session', async () => {
    const { client, name } = await holder();
    expect(await begin(stranger())).toMatchObject({ code: 'not-signed-in' });
    expect(await begin(client, 'guess')).toMatchObject({ code: 'wrong-password' });
    expect(await begin(client, null)).toMatchObject({ code: 'proof-needed' });
    expect(await begin(client, '')).toMatchObject({ code: 'proof-needed' });
    const { options } = await begin(client);
    const response = new Authenticator(ORIGIN).create(options);
    const elsewhere = await byPassword(name);
    expect(await elsewhere.one(ADD, { input: { name: 'x', response } })).toMatchObject({
      code: 'passkey-refused',
    });
    expect(await mine(client)).toEqual([]);
    const { errors } = await stranger().ask('{ myPasskeys { id } }');
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('that signed in lately is proof enough, and no more once it is a while ago', async () => {
    const { key } = await equipped();
    const client = stranger();
    await signIn(key, {}, client);
    expect(await begin(client, null)).toMatchObject({ __typename: 'PasskeyRequest' });
    await database().query(`UPDATE access.session SET created_at = now() - interval '11 minutes'`);
    expect(await begin(client, null)).toMatchObject({ code: 'proof-needed' });
    expect(await begin(client)).toMatchObject({ __typename: 'PasskeyRequest' });
  });

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'https://ligue.example.evil.test' }],
    ['of another port', { origin: `${ORIGIN}:8443` }],
    ['for another host', { host: 'evil.test' }],
    ['without its owner’s finger or PIN', { flags: 0x01 }],
    ['that is a sign-in', { type: 'webauthn.get' }],
    ['with papers of its maker', { format: ['packed', new Map([['x5c', [new Uint8Array(8)]]])] }],
    ['of another kind', { format: ['tpm', new Map()] }],
  ])('is not added by an answer %s', async (_what, wrong) => {
    const { client } = await holder();
    expect(await add(client, new Authenticator(ORIGIN), 'x', wrong)).toMatchObject({
      code: 'passkey-refused',
    });
    expect(await mine(client)).toEqual([]);
  });

  it.each(['', '  ', 'x'.repeat(61), 'two\nlines'])('is not called %j', async (name) => {
    const { client } = await holder();
    expect(await add(client, new Authenticator(ORIGIN), name)).toMatchObject({
      code: 'name-does-not-fit',
      path: 'input.name',
    });
  });

  it('is of one account, and of an account there are twenty at most', async () => {
    const { key } = await equipped();
    const { client, id } = await holder();
    expect(await add(client, key)).toMatchObject({ code: 'passkey-not-added' });
    await database().query(
      `INSERT INTO access.passkey (account, credential, public_key, counter, transports, sealed)
       SELECT $1, decode(md5(n::text || $1), 'hex'), '', 0, '{}', '' FROM generate_series(1, 20) n`,
      [id],
    );
    expect(await add(client, new Authenticator(ORIGIN))).toMatchObject({ code: 'passkey-not-added' });
  });

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'https://ligue.example.evil.test' }],
    ['of this address without TLS', { origin: 'http://ligue.example' }],
    ['for another host', { host: 'evil.test' }],
    ['without its owner’s finger or PIN', { flags: 0x01 }],
    ['without anybody', { flags: 0x04 }],
    ['that adds one', { type: 'webauthn.create' }],
    ['for another account', { userHandle: Buffer.from('admin').toString('base64url') }],
    ['signed by another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('signs nobody in by an answer %s', async (_what, wrong) => {
    const { key } = await equipped();
    const client = stranger();
    expect(await signIn(key, wrong, client)).toMatchObject(REFUSED);
    expect(client.cookie).toBe('');
    expect(await signIn(key)).toMatchObject({ __typename: 'SignedIn' });
  });

  it('answers a question once, of those who bring the answer at once one', async () => {
    const { key } = await equipped();
    const response = key.get(await asked());
    const outcomes = await Promise.all([1, 2, 3].map(() => answer(response)));
    expect(outcomes.map((each) => each.code ?? 'signed in').toSorted()).toEqual([
      ...['passkey-refused', 'passkey-refused', 'signed in'],
    ]);
    expect(await answer(response)).toMatchObject(REFUSED);
  });

  it('answers no question that is over, that another installation asked, or that was asked for something else', async () => {
    const { key, client } = await equipped();
    const vault = backend.api.app.get(Vault);
    const late = new Tickets(database(), vault, () => Date.now() - 5 * 60_000);
    expect(await answer(key.get({ challenge: late.give('passkey') }))).toMatchObject(REFUSED);
    expect(await answer(key.get({ challenge: 'a'.repeat(75) }))).toMatchObject(REFUSED);
    const { options } = await begin(client);
    expect(await answer(key.get(options))).toMatchObject(REFUSED);
    const { challenge } = await asked();
    const changed = `${challenge.startsWith('B') ? 'A' : 'B'}${challenge.slice(1)}`;
    expect(await answer(key.get({ challenge: changed }))).toMatchObject(REFUSED);
  });

  it('whose count of uses goes back is refused', async () => {
    const { key } = await equipped();
    expect(await signIn(key, { counter: 50 })).toMatchObject({ __typename: 'SignedIn' });
    expect(await signIn(key, { counter: 50 })).toMatchObject(REFUSED);
    expect(await signIn(key, { counter: 49 })).toMatchObject(REFUSED);
    expect(await signIn(key, { counter: 0 })).toMatchObject(REFUSED);
    expect(await signIn(key, { counter: 51 })).toMatchObject({ __typename: 'SignedIn' });
  });

  it('that does not count its uses signs in again and again', async () => {
    const { client } = await holder();
    const key = new Authenticator(ORIGIN);
    await add(client, key, 'Telephone', { counter: 0 });
    for (let at = 0; at < 2; at++)
      expect(await signIn(key, { counter: 0 })).toMatchObject({ __typename: 'SignedIn' });
  });

  it.each([
    7,
    'x',
    [],
    {},
    { id: 'x' },
    { id: 'x', response: null },
    { id: { a: 1 }, response: { clientDataJSON: 'e30' } },
    {
      id: 'AA',
      response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    },
    { id: 'A'.repeat(1365), response: {} },
  ])('is nothing that anybody sends (%#)', async (response) => {
    expect(await answer(response)).toMatchObject(REFUSED);
    const { client } = await holder();
    expect(await client.one(ADD, { input: { name: 'x', response } })).toMatchObject({
      code: 'passkey-refused',
    });
  });

  it('stands for both factors where one is asked for, and nobody replaces it by the password alone', async () => {
    const { id, name, key } = await equipped('staff');
    const strong = stranger();
    expect(await signIn(key, {}, strong)).toMatchObject({ account: { id, secondFactor: 'NONE' } });
    expect(await strong.one('{ may }')).toContain('registerMember');

    const weak = await byPassword(name);
    expect(await weak.one('{ me { secondFactor } }')).toEqual({ secondFactor: 'DUE' });
    expect(await weak.one('{ may }')).toEqual([]);
    const [one] = await mine(weak);
    const due = { code: 'second-factor-due' };
    expect(await begin(weak)).toMatchObject(due);
    expect(await weak.one(BEGIN_CODE, { input: { current: PASSWORD } })).toMatchObject(due);
    expect(await weak.one(REMOVE, { input: { passkey: one?.id, current: PASSWORD } })).toMatchObject(due);

    await strong.one(REMOVE, { input: { passkey: one?.id, current: PASSWORD } });
    expect(await strong.one('{ me { secondFactor } }')).toEqual({ secondFactor: 'DUE' });
  });

  it('makes strong the session that it was added in', async () => {
    const { client } = await holder('staff');
    expect(await client.one('{ may }')).toEqual([]);
    await add(client, new Authenticator(ORIGIN));
    expect(await client.one('{ may }')).toContain('registerMember');
  });

  it('goes with the second factor that an administrator takes away, and with the account', async () => {
    const lost = await equipped();
    expect(await admin.one(RESET, { input: { account: lost.id } })).toEqual({ __typename: 'AccountDone' });
    expect(await admin.one(RESET, { input: { account: lost.id } })).toMatchObject({
      code: 'second-factor-not-set',
    });
    expect(await lost.client.one('{ me { id } }')).toBeNull();
    expect(await signIn(lost.key)).toMatchObject(REFUSED);

    const gone = await equipped();
    await admin.one(ERASE, { input: { account: gone.id } });
    expect(await signIn(gone.key)).toMatchObject(REFUSED);
    const rows = await database().query('SELECT FROM access.passkey WHERE account = $1', [gone.id]);
    expect(rows).toEqual([]);
  });

  it('opens no account that is locked', async () => {
    const { id, key } = await equipped();
    await admin.one(LOCK, { input: { account: id } });
    expect(await signIn(key)).toMatchObject({ code: 'account-locked' });
    expect(await signIn(key, { host: 'evil.test' })).toMatchObject(REFUSED);
  });

  it('lies in the database without its name, and without what signs', async () => {
    const { id } = await equipped();
    const rows = await database().query<{ text: string }[]>(
      'SELECT passkey::text AS text FROM access.passkey WHERE account = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toMatch(/drawer/);
  });

  it('is for the address of the settings, whatever a request says of its host', async () => {
    const response = await fetch(`${backend.api.address}/graphql`, {
      method: 'POST',
      headers: {
        ...{
          'content-type': 'application/json',
          'x-forwarded-host': 'evil.test',
          origin: 'https://evil.test',
        },
      },
      body: JSON.stringify({ query: `{ signInWays { passkeysAt } }` }),
    });
    expect(await response.json()).toMatchObject({ data: { signInWays: { passkeysAt: ORIGIN } } });
  });
});
