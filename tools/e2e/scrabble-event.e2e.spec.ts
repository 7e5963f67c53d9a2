/// <reference lib="dom" />
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), 'arbitre-e2e-event-'));

/** A limit against hanging, for steps that load a page and wait for what follows. */
const patience = 30_000;

const id = 'e2e-event';
/** Two players make a solo in most rounds: eight games have more of them than a page of solos (100) holds. */
const GAMES = 8;
const PLAYERS = ['player-1', 'player-2'];

type Line = { readonly kind: string; readonly entry: string; readonly total: number; readonly top: number };

/** What the simulation itself says of its games: the sum of the tops, and of each player's totals. */
const said = { top: 0, totals: new Map<string, number>() };

/** Plays a game through the write side; where in the log it ends. */
const playGame = async (staff: Page, arbiter: Page, number: number): Promise<string> => {
  const file = join(folder, `${number}.jsonl`);
  const players = String(PLAYERS.length);
  const { code, out } = await arbitre.arbitre(
    ...['scrabble', 'simulate', '--players', players, '--seed', String(number), '--record', file, '--json'],
  );
  expect(code).toBe(0);
  for (const line of out.split('\n').filter((each) => each.startsWith('{'))) {
    const { kind, entry, total, top } = JSON.parse(line) as Line;
    if (kind === 'game') said.top += top;
    if (kind === 'player') said.totals.set(entry, (said.totals.get(entry) ?? 0) + total);
  }
  const [first = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const { setup } = JSON.parse(first) as { setup: Record<string, unknown> };
  const opened = await arbitre.mutate(staff, 'openSession', { competition: id, number, setup });
  expect(opened).toMatchObject({ __typename: 'Committed' });
  const acts = lines.map((line) => JSON.parse(line) as unknown);
  const written = await arbitre.mutate(arbiter, 'recordSessionActs', {
    ...{ session: `${id}.s${number}`, expectedVersion: opened.version, acts },
  });
  expect(written).toMatchObject({ __typename: 'Committed' });
  return written.position ?? '';
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: true });
  const staff = await arbitre.signedIn('staff');
  const about = { name: 'Event', region: 'Nord', startsOn: '2026-11-21', ruleset: 'scrabble@1' };
  await arbitre.mutate(staff, 'openCompetition', { id, ...about, method: 'scrabble-total' });
  for (const [index, name] of ['Arbre', 'Buisson'].entries())
    await arbitre.mutate(staff, 'registerEntry', {
      ...{
        competition: id,
        number: index + 1,
        kind: 'player',
        members: [{ familyName: name }],
        club: index === 0 ? 'Nord' : 'Sud',
      },
    });
  page = await arbitre.signedIn('arbitre');
  let end = '';
  for (let number = 1; number <= GAMES; number++) end = await playGame(staff, page, number);
  // The pages may be read from here on: the tables have come to the end of the last game.
  await arbitre.ask(page, 'query($id:ID!,$end:EventPosition){competition(id:$id,atLeast:$end){id}}', {
    id,
    end,
  });
}, 240_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await arbitre.stop();
});

const go = (path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);

/** A total, the négatif and the percentage of the tops as the page writes them in English. */
const figures = (total: number): readonly string[] => [
  total.toLocaleString('en-GB'),
  `−${(said.top - total).toLocaleString('en-GB')}`,
  (Math.round((total * 10_000) / said.top) / 100).toFixed(2),
];
const plain = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.trim().replaceAll(/[\u00a0\u202f]/g, ' '));

describe('an event of duplicate Scrabble', () => {
  it(
    'SCR-TOUR-GAP-3 SCR-TOUR-GAP-4 shows négatif and percentage of the top beside each total',
    async () => {
      await go(`/competitions/${id}`);
      await page.getByTestId('standing').nth(1).waitFor();
      const heads = plain(await page.locator('table thead').first().locator('th').allInnerTexts());
      expect(heads.slice(-2)).toEqual(['To the top', '% of the top']);
      for (const [index, name] of ['Arbre', 'Buisson'].entries()) {
        const row = page.getByTestId('standing').filter({ hasText: name });
        const shown = [
          await row.locator('td.total').innerText(),
          await row.getByTestId('deficit').innerText(),
          await row.getByTestId('percent').innerText(),
        ];
        expect(plain(shown)).toEqual(figures(said.totals.get(`player-${index + 1}`) ?? 0));
      }
    },
    patience,
  );

  it(
    'SCR-TOUR-GAP-7 adds up the members of each club in a table of its own',
    async () => {
      const rows = page.getByTestId('club-totals').locator('tbody tr');
      await rows.nth(1).waitFor();
      const totals = PLAYERS.map((entry) => said.totals.get(entry) ?? 0);
      const clubs = totals
        .map((total, index) => ({ club: index === 0 ? 'Nord' : 'Sud', total }))
        .sort((a, b) => b.total - a.total);
      const expected = clubs.map(({ club, total }, index) => [
        ...[String(index + 1), club, '1'],
        ...figures(total),
      ]);
      const shown = await rows.evaluateAll((each) =>
        each.map((row) => Array.from(row.children, (cell) => cell.textContent)),
      );
      expect(shown.map(plain)).toEqual(expected);
    },
    patience,
  );

  it(
    'says at the address of its boards that it has none, and leads to its games',
    async () => {
      await go(`/competitions/${id}/boards`);
      const none = page.getByTestId('no-boards');
      await none.waitFor();
      expect(await page.locator('.boards, .results').count()).toBe(0);
      expect(await none.locator('li').count()).toBe(GAMES + 1);
      await none.locator('a').first().click();
      await page.waitForURL(`**/competitions/${id}/sessions/1`);
    },
    patience,
  );
});

describe('the tables of solos', () => {
  it(
    'count all solos, and not only those of the page that is read',
    async () => {
      await go('/solos');
      const players = page.getByTestId('solo-players');
      await players.locator('tbody tr').first().waitFor();
      type Totals = { solos: { totalCount: number; nodes: readonly unknown[] } };
      const { solos } = await arbitre.ask<Totals>(page, '{solos(first:100){totalCount nodes{id}}}');
      // There are more than one page of the list has: sums over that page would be too small.
      expect(solos.nodes).toHaveLength(100);
      expect(solos.totalCount).toBeGreaterThan(100);
      for (const table of ['solo-players', 'solo-clubs']) {
        const shown = await page.getByTestId(table).locator('tbody td strong').allInnerTexts();
        expect([table, shown.reduce((sum, each) => sum + Number(each), 0)]).toEqual([
          table,
          solos.totalCount,
        ]);
      }
    },
    patience,
  );
});
