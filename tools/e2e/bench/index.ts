import type { Figure } from '@arbitre/rules/kernel/testing/figure';
import type { CDPSession, Page } from 'playwright-core';
import { startInstallation } from '../installation';
import { type LongList, longLists, openLong, ROWS } from './long-lists';

export type BenchFigure = Figure<'admin'>;

const RUNS = 5;

/** A telephone of the hall on a bad connection: 1.6 Mbit/s down, 0.75 up, 150 ms there and back, a processor a quarter as fast. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

const figure = (name: string, unit: string, measured: readonly number[], target?: number): BenchFigure => {
  const sorted = measured.toSorted((a, b) => a - b);
  const spread = [sorted[0] ?? 0, sorted.at(-1) ?? 0] as const;
  const limit = target === undefined ? {} : { target };
  return { area: 'admin', name, value: middle(sorted), unit, better: 'lower', spread, ...limit };
};

const slowed = async (page: Page): Promise<CDPSession> => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('Network.enable');
  await devices.send('Network.emulateNetworkConditions', NETWORK);
  await devices.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return devices;
};

/** From the address to the first row of the standings: milliseconds, and kB that came over the network. */
const firstStandings = async (page: Page, address: string): Promise<{ ms: number; kB: number }> => {
  const devices = await slowed(page);
  let bytes = 0;
  devices.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByTestId('standing').first().waitFor();
  const ms = Math.round(performance.now() - began);
  await devices.detach();
  return { ms, kB: Math.round(bytes / 1000) };
};

const LISTS: Readonly<Record<keyof LongList, readonly [name: string, target?: number]>> = {
  entries: [`all of ${ROWS} entries at a desk`],
  found: [`a search among ${ROWS} entries`, 200],
  standings: [`the first rows of ${ROWS} standings at a desk`],
  further: ['further rows of them', 200],
};

/** A deal page by whoever has none of its scripts: kB that came over the network. */
const dealPage = async (page: Page, address: string): Promise<number> => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('Network.enable');
  let bytes = 0;
  devices.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.getByTestId('events').locator('li').first().waitFor();
  await page.waitForLoadState('networkidle');
  await devices.detach();
  return Math.round(bytes / 1000);
};

/** The first standings of a competition on a slow telephone, by whoever never came before and by whoever comes again. Needs what `npm run build` makes. */
export async function* adminBench(): AsyncGenerator<BenchFigure> {
  const arbitre = await startInstallation({ demo: true });
  try {
    const address = `${arbitre.stack.address}/competitions/demo-equipes`;
    const ready = await arbitre.open('/competitions/demo-equipes');
    await ready.getByTestId('standing').first().waitFor();
    await ready.context().close();
    const first: { ms: number; kB: number }[] = [];
    const again: { ms: number; kB: number }[] = [];
    for (let run = 0; run < RUNS; run++) {
      const viewport = { width: 390, height: 844 };
      const context = await arbitre.browser.newContext({ viewport, hasTouch: true, isMobile: true });
      const page = await context.newPage();
      first.push(await firstStandings(page, address));
      await page.goto('about:blank');
      again.push(await firstStandings(page, address));
      await context.close();
    }
    yield figure(
      'first standings on a slow telephone',
      'ms',
      first.map(({ ms }) => ms),
      3000,
    );
    yield figure(
      'what it loads for them',
      'kB',
      first.map(({ kB }) => kB),
      200,
    );
    yield figure(
      'standings on a slow telephone that was there before',
      'ms',
      again.map(({ ms }) => ms),
    );
    const staff = await arbitre.signedIn('staff');
    type Deals = {
      readonly competition: { readonly deals: { readonly nodes: readonly { readonly id: string }[] } };
    };
    const { competition } = await arbitre.ask<Deals>(
      staff,
      '{competition(id:"demo-equipes"){deals(first:1){nodes{id}}}}',
    );
    const context = await arbitre.browser.newContext();
    const deal = `${arbitre.stack.address}/deals/${competition.deals.nodes[0]?.id ?? ''}`;
    yield figure('what the page of a deal loads', 'kB', [await dealPage(await context.newPage(), deal)], 350);
    await context.close();
    await openLong(arbitre, staff);
    // The first look loads the scripts.
    await longLists(arbitre, staff);
    const looks: LongList[] = [];
    for (let run = 0; run < RUNS; run++) looks.push(await longLists(arbitre, staff));
    for (const each of ['entries', 'found', 'standings', 'further'] as const) {
      const [name, target] = LISTS[each];
      yield figure(
        name,
        'ms',
        looks.map((look) => look[each]),
        target,
      );
    }
  } finally {
    await arbitre.stop();
  }
}
