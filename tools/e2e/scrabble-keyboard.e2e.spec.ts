/// <reference lib="dom" />
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { byKeyboard, publish } from './evening';
import { startInstallation, type Installation } from './installation';
import { deskOf, openGame, type Desk } from './scrabble-game';

// A whole evening of duplicate Scrabble by keys alone: from the form that opens it over every round of a game to the published ranking.

const folder = mkdtempSync(join(tmpdir(), 'arbitre-e2e-scrabble-'));
/** A game that takes few rounds, and in which no set of letters goes back into the bag. */
const SEED = 9;

type Round = { readonly kind: 'round'; readonly retained: { readonly score: number } };

let arbitre: Installation;
let host: Page;
let arbiter: Page;
let desk: Desk;
let path = '';
/** What came out of the bag in each round, and what its top is worth. */
let draws: readonly string[] = [];
let tops: readonly number[] = [];

/** The rules play a game by themselves: its letters are typed here, and its tops are what this evening has to come to. */
const simulate = async (): Promise<void> => {
  const file = join(folder, 'game.jsonl');
  const { code, out } = await arbitre.arbitre(
    ...['scrabble', 'simulate', '--players', '2', '--seed', String(SEED), '--record', file, '--json'],
  );
  expect(code).toBe(0);
  const acts = readFileSync(file, 'utf8').trim().split('\n');
  draws = acts
    .map((line) => JSON.parse(line) as { readonly do?: string; readonly letters: string })
    .flatMap((act) => (act.do === 'draw' ? [act.letters] : []));
  tops = out
    .split('\n')
    .filter((line) => line.startsWith('{"kind":"round"'))
    .map((line) => (JSON.parse(line) as Round).retained.score);
  expect(draws).toHaveLength(tops.length);
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await staff.context().close();
  await simulate();
  host = await arbitre.signedIn('staff', byKeyboard.options);
  arbiter = await arbitre.signedIn('arbitre', byKeyboard.options);
  for (const page of [host, arbiter]) page.setDefaultTimeout(15_000);
  desk = deskOf(arbitre, arbiter, byKeyboard);
}, 120_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await arbitre.stop();
});

/** The second player hands in nothing that counts in rounds of odd number. */
const isNull = (round: number): boolean => round % 2 === 0;

/** A round from the letters in the field, which has the focus, to its close. */
const playRound = async (round: number): Promise<void> => {
  await desk.act('letters').and(arbiter.locator(':focus')).waitFor();
  await arbiter.keyboard.type(draws[round] ?? '');
  await arbiter.keyboard.press('Enter');
  await desk.playTime();
  await desk.slips('1', '', ...(isNull(round) ? ['2 z6'] : ['2', '']));
  // Struck while slips are on their way: it comes after them.
  await arbiter.keyboard.press('Control+Enter');
  await desk.act('retain').waitFor({ state: 'detached' });
  await desk.step('announce-word', 'close-round');
};

describe('an evening of duplicate Scrabble by keyboard at 1440 px', () => {
  it('begins with its opening, its players and its game', async () => {
    path = await openGame(arbitre, host, byKeyboard, 'Scrabble au clavier');
    await desk.open(path);
    await desk.step('check-in-all');
    await desk.act('present').filter({ hasText: '2 of 2' }).waitFor();
    await desk.step('verify-bag');
  }, 60_000);

  it('SCR-3D-4 plays every round: the word is announced before the next letters are drawn, whatever key goes on', async () => {
    for (const round of draws.keys()) await playRound(round);
    await arbiter.getByTestId('phase').filter({ hasText: 'Game over' }).waitFor();
    await desk.step('announce-results');
    expect(await arbiter.getByTestId('refusal').count()).toBe(0);
  }, 180_000);

  it('is published with the tops of all its rounds for who found them', async () => {
    const rows = await publish(arbitre, host, byKeyboard, path);
    const sum = (scores: readonly number[]): string =>
      scores.reduce((total, score) => total + score, 0).toLocaleString('en-GB');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('Aubin');
    expect(rows[0]).toContain(sum(tops));
    expect(rows[1]).toContain(sum(tops.filter((_, round) => !isNull(round))));
  }, 60_000);
});
