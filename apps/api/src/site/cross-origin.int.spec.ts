import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchBrowser } from '@arbitre/testing';
import type { Browser, Page } from 'playwright-core';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { openPairs, pairs } from '../../testing/tournament';

const NAMES = '{ competitions(first: 5) { nodes { id } } }';
const COUPE = { competitions: { nodes: [{ id: 'coupe' }] } };
const ME = '{ me { id } }';

type Told = { readonly status: number; readonly body: unknown } | { readonly blocked: true };

describe('a page of another origin', () => {
  let backend: Backend;
  let browser: Browser;
  let club: Server;
  let page: Page;
  beforeAll(async () => {
    backend = await startBackend();
    await openPairs(backend.store, 'coupe', pairs(2));
    club = createServer((_, answer) =>
      answer.setHeader('content-type', 'text/html').end('<h1>The club</h1>'),
    );
    await new Promise<void>((resolve) => club.listen(0, '127.0.0.1', resolve));
    browser = await launchBrowser();
    const context = await browser.newContext();
    // Another port is another origin of the same site: cookies come along by themselves.
    const { cookie } = await new Client(backend.api.address).as('staff');
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: backend.api.address }]);
    page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    club.closeAllConnections();
    await new Promise((resolve) => club.close(resolve));
    await backend.stop();
  });

  /** What a script of the club's page is told by its browser. */
  const asks = (
    path: string,
    init: {
      method?: string;
      headers?: Record<string, string>;
      body?: string;
      credentials?: 'include';
    } = {},
  ): Promise<Told> =>
    page.evaluate(
      async ([address, options]) => {
        try {
          const response = await fetch(address, options);
          return { status: response.status, body: ((await response.json()) as { data: unknown }).data };
        } catch {
          return { blocked: true as const };
        }
      },
      [`${backend.api.address}${path}`, init] as const,
    );
  const posted = (query: string, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

  it('reads what is public, posted or by GET', async () => {
    expect(await asks('/graphql', posted(NAMES))).toEqual({ status: 200, body: COUPE });
    expect(await asks(`/graphql?query=${encodeURIComponent(NAMES)}`)).toEqual({ status: 200, body: COUPE });
  });

  it('is a stranger, whatever cookies its browser has', async () => {
    expect(await asks('/graphql', posted(ME))).toEqual({ status: 200, body: { me: null } });
    for (const init of [posted(ME), {}])
      expect(
        await asks(`/graphql?query=${encodeURIComponent(ME)}`, { ...init, credentials: 'include' }),
      ).toEqual({ blocked: true });
  });

  it('is told by a token who it is, and by an error that it is wrong', async () => {
    expect(await asks('/graphql', posted(ME, { authorization: 'Bearer arb_wrong' }))).toEqual({
      status: 401,
    });
  });

  it('writes nothing by a form, which asks nobody first', async () => {
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' } };
    const body = JSON.stringify({ query: 'mutation { signOut }' });
    expect(await asks('/graphql', { ...form, body })).toMatchObject({ status: 400 });
    expect(await asks(`/graphql?query=${encodeURIComponent('mutation { signOut }')}`)).toMatchObject({
      status: 405,
    });
  });

  it('need not ask again whether it may ask, for a day; nothing else of ours is open to it', async () => {
    const preflight = await fetch(`${backend.api.address}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://club.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-max-age': '86400',
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    expect(await asks('/health')).toEqual({ blocked: true });
  });

  it('does not shut our own pages out', async () => {
    const own = await page.context().newPage();
    await own.goto(`${backend.api.address}/health`);
    const told = await own.evaluate(async (query) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
      return [response.headers.get('access-control-allow-origin'), await response.json()];
    }, ME);
    expect(told).toMatchObject([null, { data: { me: { id: 'staff' } } }]);
  });
});
