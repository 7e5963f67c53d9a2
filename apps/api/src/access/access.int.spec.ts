import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { settleDemoAccounts } from './demo-accounts';
import { Accounts } from '@arbitre/accounts';
import { DataSource } from 'typeorm';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  __typename ... on SignedIn { account { id role } } ... on SignInRefused { code messageFr messageEn } } }`;

describe('sign-in', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  }, 60_000);
  afterAll(() => backend.stop());

  const nobody = () => new Client(backend.api.address);

  it('refuses a wrong password and an unknown account with the same words', async () => {
    const wrong = await nobody().one(SIGN_IN, { input: { account: 'staff', password: 'guess' } });
    const unknown = await nobody().one(SIGN_IN, { input: { account: 'someone', password: 'guess' } });
    expect(wrong).toMatchObject({ __typename: 'SignInRefused', code: 'sign-in-refused' });
    expect(unknown).toEqual(wrong);
  });

  it('signs a demo account in, says who it is, and signs it out', async () => {
    const client = await nobody().as('arbitre');
    expect(await client.one('{ me { id role } }')).toEqual({ id: 'arbitre', role: 'ARBITER' });
    expect(await client.one('mutation { signOut }')).toBe(true);
    expect(await client.one('{ me { id } }')).toBeNull();
    expect(await client.one('mutation { signOut }')).toBe(false);
  });

  it('ends the session that a browser had when it signs in again', async () => {
    const client = await nobody().as('staff');
    const before = nobody();
    before.cookie = client.cookie;
    await client.as('club');
    expect(await client.one('{ me { id } }')).toEqual({ id: 'club' });
    expect(await before.one('{ me { id } }')).toBeNull();
  });

  it('keeps the session out of reach of scripts and other sites', async () => {
    const response = await fetch(`${backend.api.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: SIGN_IN,
        variables: { input: { account: 'club', password: 'club-demo' } },
      }),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^arbitre_session=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('behind TLS keeps it under a name that no other host may set, and knows it by that name alone', async () => {
    const secure = async (query: string, cookie = '', variables = {}) => {
      const response = await fetch(`${backend.api.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https', cookie },
        body: JSON.stringify({ query, variables }),
      });
      const { data } = (await response.json()) as { readonly data: { readonly me: unknown } };
      return { me: data.me, cookie: response.headers.getSetCookie()[0] ?? '' };
    };
    const { cookie } = await secure(SIGN_IN, '', { input: { account: 'club', password: 'club-demo' } });
    expect(cookie).toMatch(
      /^__Host-arbitre_session=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const [pair = ''] = cookie.split(';');
    expect((await secure('{ me { id } }', pair)).me).toEqual({ id: 'club' });
    expect((await secure('{ me { id } }', pair.replace('__Host-', ''))).me).toBeNull();
  });

  it('knows only the hash of a session', async () => {
    await nobody().as('staff');
    const rows = await backend.api.app
      .get(DataSource)
      .query<{ bytes: number }[]>('SELECT length(token_hash) AS bytes FROM access.session');
    expect(rows.every(({ bytes }) => bytes === 32)).toBe(true);
  });

  it('lets no form of another site write', async () => {
    const response = await fetch(`${backend.api.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query: 'mutation { signOut }' }),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['however often it was used', `expires_at = now() - interval '1 second'`],
    ['that nobody used for a while', `seen_at = now() - interval '31 minutes'`],
  ])('forgets a session that is over, %s', async (_when, change) => {
    const client = await nobody().as('staff');
    expect(await client.one('{ me { id } }')).toEqual({ id: 'staff' });
    await backend.api.app.get(DataSource).query(`UPDATE access.session SET ${change}`);
    expect(await client.one('{ me { id } }')).toBeNull();
  });

  it('keeps a session that is used', async () => {
    const client = await nobody().as('staff');
    const database = backend.api.app.get(DataSource);
    await database.query(`UPDATE access.session SET seen_at = now() - interval '29 minutes'`);
    expect(await client.one('{ me { id } }')).toEqual({ id: 'staff' });
    const [row] = await database.query<{ fresh: boolean }[]>(
      `SELECT bool_or(seen_at > now() - interval '1 minute') AS fresh FROM access.session`,
    );
    expect(row?.fresh).toBe(true);
  });

  it('removes the demo accounts where they are not wanted, sessions included', async () => {
    const client = await nobody().as('staff');
    const accounts = backend.api.app.get(Accounts);
    await settleDemoAccounts(accounts, false);
    expect(await client.one('{ me { id } }')).toBeNull();
    await settleDemoAccounts(accounts, true);
  });
});
