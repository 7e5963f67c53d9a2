import { startRedis } from '@arbitre/testing';
import { type Backend, startBackend } from '../../testing/backend';
import { type Answer, Client } from '../../testing/client';
import { MOST_COST } from '../graphql/cost';

const budgets = {
  account: { most: 2 * MOST_COST, restoreRate: 1 },
  network: { most: MOST_COST, restoreRate: 1 },
} as const;
/** A query that costs as much as this; what the deals leave is asked for by competitions, 100 at most. */
const costing = (cost: number): string => {
  const row = 1 + 150 + 1;
  const deals = Math.min(131, Math.floor((cost - 1) / row));
  const rest = cost - 1 - deals * row;
  return `{ competition(id: "x") { deals(first: ${deals}) { nodes { events { type } } } } ${
    rest > 0 ? `competitions(first: ${rest}) { nodes { id } }` : ''
  } }`;
};

describe('what requests cost', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let backend: Backend;
  beforeAll(async () => {
    redis = await startRedis();
    backend = await startBackend({ redisUrl: redis.url, budgets });
    const warm = new Client(backend.api.address, '203.0.113.1');
    // The first requests may come before the connection to Redis is there: they pass.
    while ((await warm.one('{ rateLimit { available } }')) === null)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }, 60_000);
  afterAll(async () => {
    await backend.stop();
    await redis.stop();
  });

  const from = (network: string): Client => new Client(backend.api.address, network);
  const told = ({ extensions }: Answer): unknown => extensions?.cost;

  it('is told with every answer, and by a query', async () => {
    const club = from('203.0.113.2');
    expect(told(await club.ask(costing(200)))).toEqual({
      ...{ requested: 200, available: MOST_COST - 200, restoreRate: 1 },
    });
    const { available } = await club.one<{ available: number }>('{ rateLimit { available restoreRate } }');
    expect(available).toBeGreaterThanOrEqual(MOST_COST - 201);
    expect(available).toBeLessThanOrEqual(MOST_COST - 150);
  });

  it('is refused with 429 where the budget is spent, with the time until it is there, and to that network alone', async () => {
    const club = from('203.0.113.3');
    expect((await club.ask(costing(MOST_COST))).status).toBe(200);
    const { status, headers, errors, data } = await club.ask(costing(1_000));
    expect([status, data]).toEqual([429, undefined]);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      cost: { requested: 1_000, restoreRate: 1 },
    });
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(900);
    expect(wait).toBe(errors[0]?.extensions.retryAfterSeconds);
    expect((await from('203.0.113.4').ask(costing(MOST_COST))).status).toBe(200);
  });

  it('is paid by the account of whoever is signed in, from wherever', async () => {
    const staff = await from('203.0.113.5').as('staff');
    expect((await staff.ask(costing(MOST_COST))).status).toBe(200);
    expect((await from('203.0.113.5').ask(costing(MOST_COST - 50))).status).toBe(200);
    const elsewhere = await from('203.0.113.6').as('staff');
    expect((await elsewhere.ask(costing(9_960))).status).toBe(200);
    expect((await elsewhere.ask(costing(MOST_COST))).status).toBe(429);
  });

  it('is paid by the network where the cookie is nobody’s', async () => {
    const stranger = from('203.0.113.7');
    for (const passing of [200, 429]) {
      stranger.cookie = `arbitre_session=${'x'.repeat(42)}${passing % 10}`;
      expect((await stranger.ask(costing(MOST_COST - 10))).status).toBe(passing);
    }
  });

  it('costs nothing that is refused before it runs', async () => {
    const club = from('203.0.113.8');
    expect((await club.ask(costing(MOST_COST + 1))).status).toBe(400);
    expect((await club.ask('{ nothing }')).status).toBe(400);
    expect(told(await club.ask(costing(MOST_COST)))).toMatchObject({ available: 0 });
  });

  it('is nothing that anybody waits for while Redis is away', async () => {
    await redis.stop();
    const club = from('203.0.113.9');
    for (let n = 0; n < 3; n++) expect((await club.ask(costing(MOST_COST))).status).toBe(200);
  });
});
