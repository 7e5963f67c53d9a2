import { Passkeys } from '@arbitre/accounts';
import { startRedis } from '@arbitre/testing';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { socket } from '../../testing/subscribe';
import { Attempts } from './attempts';

type Outcome = { readonly __typename: string; readonly code?: string };

const FIELDS = '{ __typename ... on SignInRefused { code } }';
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) ${FIELDS} }`;

/** Ten sign-ins in one request. */
const ALIASES = `mutation ($input: SignInInput!) { ${Array.from(
  { length: 10 },
  (_, at) => `s${at}: signIn(input: $input) ${FIELDS}`,
).join(' ')} }`;

const wrong = (account: string) => ({ input: { account, password: 'not the one' } });

const tally = (outcomes: readonly Outcome[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(outcomes, ({ code, __typename: kind }) => code ?? kind)].map(([code, of]) => [
      code,
      of.length,
    ]),
  );

describe('guessing a password', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let backend: Backend;
  beforeAll(async () => {
    redis = await startRedis();
    backend = await startBackend({ redisUrl: redis.url });
  }, 60_000);
  afterAll(async () => {
    await backend.stop();
    await redis.stop();
  });

  const from = (network: string) => new Client(backend.api.address, network);
  const TEN_LOOKED_AT = { 'sign-in-refused': 10, 'too-many-attempts': 40 };

  it('is refused after ten times, one after the other', async () => {
    const client = from('192.0.2.1');
    const outcomes: Outcome[] = [];
    for (let at = 0; at < 50; at++) outcomes.push(await client.one<Outcome>(SIGN_IN, wrong('staff')));
    expect(tally(outcomes)).toEqual(TEN_LOOKED_AT);
  }, 60_000);

  it('is refused after ten times by aliases of one request', async () => {
    const client = from('192.0.2.2');
    const outcomes: Outcome[] = [];
    for (let at = 0; at < 5; at++) {
      const { data } = await client.ask(ALIASES, wrong('arbitre'));
      outcomes.push(...(Object.values(data ?? {}) as Outcome[]));
    }
    expect(tally(outcomes)).toEqual(TEN_LOOKED_AT);
  }, 60_000);

  it('is refused after ten times by requests at once, however the name is written', async () => {
    const client = from('192.0.2.3');
    const names = ['club', 'CLUB', ' club ', 'Club', 'ｃｌｕｂ'];
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        client.one<Outcome>(SIGN_IN, wrong(names[at % names.length] ?? '')),
      ),
    );
    expect(tally(outcomes)).toEqual(TEN_LOOKED_AT);
  }, 60_000);

  it('is refused in a batch, whole', async () => {
    const response = await fetch(`${backend.api.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        Array.from({ length: 50 }, () => ({ query: SIGN_IN, variables: wrong('auditeur') })),
      ),
    });
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is refused after ten times by a password that changes another, and by that which adds or takes a factor', async () => {
    const client = await from('192.0.2.4').as('staff');
    const input = { current: 'not the one' };
    const change = { ...input, password: 'brume cerise lanterne' };
    const shapes: readonly (readonly [string, string, object])[] = [
      ['changePassword', 'ChangePassword', change],
      ['beginSecondFactor', 'OwnPassword', input],
      ['removeSecondFactor', 'OwnPassword', input],
      ['beginPasskey', 'OwnPassword', input],
      ['removePasskey', 'RemovePasskey', { ...input, passkey: 'none' }],
      ['tieOidc', 'OwnPassword', input],
      ['untieOidc', 'OwnPassword', input],
    ];
    const outcomes: Outcome[] = [];
    for (let at = 0; at < 50; at++) {
      const [name, type, given] = shapes[at % shapes.length] ?? ['', '', {}];
      const asked = `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on AccountRefused { code } } }`;
      outcomes.push(await client.one<Outcome>(asked, { input: given }));
    }
    expect(tally(outcomes)).toEqual({ 'wrong-password': 10, 'too-many-attempts': 40 });
  }, 60_000);

  it('is refused after ten times by passkeys that nobody has, and counts with the passwords of whose passkey it is', async () => {
    const response = (id: string) => ({
      ...{ id, rawId: id, type: 'public-key' },
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    });
    const byKey = (client: Client, id: string) =>
      client.one<Outcome>(
        `mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) ${FIELDS} }`,
        { input: { response: response(id) } },
      );
    const client = from('192.0.2.5');
    const strange = await Promise.all(Array.from({ length: 50 }, () => byKey(client, 'bm9ib2R5')));
    expect(tally(strange)).toEqual({ 'passkey-refused': 10, 'too-many-attempts': 40 });

    await backend.api.app.get(Passkeys).add('club', {
      ...{ name: 'Key', credential: 'Y2x1Yg', publicKey: Buffer.from('A'), counter: 0, transports: [] },
    });
    const other = from('192.0.2.6');
    const both = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0 ? byKey(other, 'Y2x1Yg') : other.one<Outcome>(SIGN_IN, wrong('club')),
      ),
    );
    const { 'too-many-attempts': refused } = tally(both);
    expect(refused).toBe(40);
  }, 60_000);

  it('is refused after ten times by aliases that guess passwords and passkeys', async () => {
    const client = from('192.0.2.7');
    const response = {
      ...{ id: 'b3RoZXI', rawId: 'b3RoZXI', type: 'public-key' },
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    };
    const asked = `mutation ($key: SignInWithPasskeyInput!, $code: ProveCodeInput!) { ${Array.from(
      { length: 10 },
      (_, at) =>
        at < 9
          ? `s${at}: signInWithPasskey(input: $key) ${FIELDS}`
          : `s${at}: proveCode(input: $code) ${FIELDS}`,
    ).join(' ')} }`;
    const outcomes: Outcome[] = [];
    for (let at = 0; at < 5; at++) {
      const { data } = await client.ask(asked, { key: { response }, code: { code: '123456' } });
      outcomes.push(...(Object.values(data ?? {}) as Outcome[]));
    }
    // Whoever has come back from no provider is asked for no code.
    expect(tally(outcomes)).toEqual({ 'passkey-refused': 10, 'too-many-attempts': 35, 'oidc-refused': 5 });
  }, 60_000);

  it('is refused after ten times by one answer of an OpenID provider that somebody made up', async () => {
    const callback = async (query: string): Promise<string> => {
      const response = await fetch(`${backend.api.address}/sign-in/oidc/callback?${query}`, {
        ...{ redirect: 'manual', headers: { 'x-forwarded-for': '192.0.2.8' } },
      });
      return response.headers.get('location') ?? '';
    };
    const same = await Promise.all(Array.from({ length: 50 }, () => callback('code=a&state=b')));
    expect(
      Object.fromEntries([...Map.groupBy(same, (each) => each)].map(([page, of]) => [page, of.length])),
    ).toEqual({
      ...{ '/sign-in?refused=oidc-refused': 10, '/sign-in?refused=too-many-attempts': 40 },
    });
    for (let at = 0; at < 90; at++) await callback(`code=a&state=${at}`);
    expect(await callback('code=a&state=another')).toBe('/sign-in?refused=too-many-attempts');
  }, 60_000);

  it('is possible by no socket: fifty at once may send no sign-in', async () => {
    const refused = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const listener = socket(backend.api.address, null);
        const errors = await new Promise<unknown>((resolve) => {
          listener.subscribe(
            { query: SIGN_IN, variables: wrong('auditeur') },
            { next: resolve, error: resolve, complete: () => undefined },
          );
        });
        await listener.dispose();
        return errors;
      }),
    );
    expect(refused).toHaveLength(50);
    for (const errors of refused)
      expect(errors).toMatchObject([{ message: expect.stringContaining('subscriptions only') as string }]);
    const right = { input: { account: 'auditeur', password: 'auditeur-demo' } };
    expect(await from('192.0.2.11').one<Outcome>(SIGN_IN, right)).toEqual({ __typename: 'SignedIn' });
  }, 60_000);

  it('does not shut the account to its owner elsewhere, but where it was guessed', async () => {
    const right = { input: { account: 'staff', password: 'staff-demo' } };
    expect(await from('192.0.2.1').one<Outcome>(SIGN_IN, right)).toMatchObject({ code: 'too-many-attempts' });
    expect(await from('198.51.100.7').one<Outcome>(SIGN_IN, right)).toEqual({ __typename: 'SignedIn' });
  });

  it('of many accounts is refused to an address after a hundred times', async () => {
    const attempts = backend.api.app.get(Attempts);
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 110; at++)
      codes.push((await attempts.count(`nobody-${at}`, '192.0.2.9'))?.violation.article);
    expect(codes.filter((code) => code === undefined)).toHaveLength(100);
    expect(codes.slice(100)).toEqual(Array.from({ length: 10 }, () => 'too-many-attempts'));
  });

  it('is what a right password is not', async () => {
    const client = from('192.0.2.10');
    for (let at = 0; at < 12; at++) await client.as('admin');
    expect(await client.one('{ me { id } }')).toEqual({ id: 'admin' });
  }, 60_000);

  it('is refused to everybody while nobody can count, and reading goes on', async () => {
    const client = await from('192.0.2.20').as('admin');
    await redis.stop();
    const right = { input: { account: 'admin', password: 'admin-demo' } };
    expect(await from('192.0.2.21').one<Outcome>(SIGN_IN, right)).toMatchObject({
      code: 'sign-in-unavailable',
    });
    expect(await client.one('{ me { id } }')).toEqual({ id: 'admin' });
  }, 30_000);
});
