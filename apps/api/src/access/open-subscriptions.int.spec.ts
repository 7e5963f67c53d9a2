import type { Client as SocketClient } from 'graphql-ws';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { socket } from '../../testing/subscribe';
import { openPairs, pairs } from '../../testing/tournament';
import { MOST_SUBSCRIPTIONS } from './open-subscriptions';

const LIVE = { query: 'subscription { standingsChanged(competition: "coupe") { position } }' };

type Opened = { readonly code: string | null; readonly end: () => void };

/** Opens a subscription: what code it is refused with; null where it answers. */
const open = (page: SocketClient): Promise<Opened> =>
  new Promise((resolve) => {
    const end = page.subscribe(LIVE, {
      next: ({ errors }) => {
        resolve({ code: (errors?.[0]?.extensions?.code as string | undefined) ?? null, end });
      },
      error: (error) => {
        const [first] = Array.isArray(error) ? (error as { extensions?: { code?: string } }[]) : [];
        resolve({ code: first?.extensions?.code ?? String((error as { code?: number }).code), end });
      },
      complete: () => undefined,
    });
  });

describe('subscriptions that are open at once', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
    await openPairs(backend.store, 'coupe', pairs(2));
  }, 60_000);
  afterAll(() => backend.stop());

  it('are counted for an account over all its connections, and one that ends makes room', async () => {
    const most = MOST_SUBSCRIPTIONS.account;
    const { cookie } = await new Client(backend.api.address).as('club');
    const [one, other] = [
      socket(backend.api.address, null, { cookie }),
      socket(backend.api.address, null, { cookie }),
    ];
    const opened = await Promise.all(Array.from({ length: most - 1 }, () => open(one)));
    expect(new Set(opened.map(({ code }) => code))).toEqual(new Set([null]));
    expect((await open(other)).code).toBeNull();
    expect((await open(other)).code).toBe('TOO_MANY_SUBSCRIPTIONS');
    expect((await open(one)).code).toBe('TOO_MANY_SUBSCRIPTIONS');

    const third = socket(backend.api.address, null, { cookie });
    expect((await open(third)).code).toBe('4429');
    const elsewhere = socket(backend.api.address, null, {
      cookie: (await new Client(backend.api.address).as('staff')).cookie,
    });
    expect((await open(elsewhere)).code).toBeNull();
    opened[0]?.end();
    expect((await open(one)).code).toBeNull();
    for (const page of [one, other, third, elsewhere]) await page.dispose();
  }, 60_000);
});
