import { startRedis } from '@arbitre/testing';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
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
