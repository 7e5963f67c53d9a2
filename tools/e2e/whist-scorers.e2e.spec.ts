/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

const COMPETITION = 'soiree-whist';
const PLAYERS = [1, 2, 3, 4].map((number) => `player-${number}`);

let arbitre: Installation;
let staff: Page;
let one: Page;
let other: Page;

const address = (): string => `${arbitre.stack.address}/competitions/${COMPETITION}/sessions/1`;
const form = (page: Page) => page.getByTestId('score-form');
const type = async (page: Page, NS: number, EW: number): Promise<void> => {
  await form(page).locator('[name=NS]').fill(String(NS));
  await form(page).locator('[name=EW]').fill(String(EW));
};
const send = (page: Page): Promise<void> => form(page).locator('button[type=submit]').click();
/** Neither entry leaves before both were sent: whoever hears of the other's may not send at all. */
const sentTogether = async (...pages: readonly Page[]): Promise<void> => {
  let release = (): void => undefined;
  const allSent = new Promise<void>((resolve) => (release = resolve));
  for (const page of pages)
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"clientMutationId"') === true) await allSent;
      await route.continue();
    });
  for (const page of pages) {
    const entry = page.waitForRequest(
      (request) => request.postData()?.includes('"clientMutationId"') === true,
    );
    await send(page);
    await entry;
  }
  release();
  for (const page of pages) await page.unrouteAll({ behavior: 'wait' });
};
const lastCoup = (page: Page, NS: number, EW: number) =>
  page.getByText(`Last hand: North-South ${NS}, East-West ${EW}`).waitFor();

type Fact = { type: string; data: { deal?: string; points?: { NS: number; EW: number } } };
/** The coups on record, entered and corrected: `b1 3-0`. */
const coups = async (): Promise<readonly string[]> => {
  const query = `query($id:ID!){session(id:$id){events{type data}}}`;
  const { session } = await arbitre.ask<{ session: { events: Fact[] } }>(staff, query, {
    id: `${COMPETITION}.s1`,
  });
  return session.events
    .filter(({ type: name }) => name === 'CoupEntered' || name === 'CoupCorrected')
    .map(
      ({ data: { deal = '', points } }) =>
        `${deal.slice(deal.lastIndexOf('-') + 1)} ${points?.NS}-${points?.EW}`,
    );
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  one = await arbitre.signedIn('club');
  other = await arbitre.signedIn('club');
  await arbitre.mutate(staff, 'openCompetition', {
    ...{ id: COMPETITION, name: 'Soirée', region: 'Nord', startsOn: '2026-05-02' },
    ...{ ruleset: 'whist@1', method: 'whist-sessions' },
  });
  for (const number of [1, 2, 3, 4])
    await arbitre.mutate(staff, 'registerEntry', {
      ...{ competition: COMPETITION, number, kind: 'player' },
    });
  const [N, E, S, W] = PLAYERS;
  const opened = await arbitre.mutate(staff, 'openSession', {
    ...{ competition: COMPETITION, number: 1, setup: { players: PLAYERS, seats: { N, E, S, W } } },
  });
  expect(opened).toMatchObject({ __typename: 'Committed' });
  for (const page of [one, other]) {
    await page.goto(address());
    await form(page).waitFor();
  }
}, 120_000);

afterAll(() => arbitre.stop());

describe('two scorers of one evening of whist', () => {
  it('who enter the same coup: the second is told before Enter, and nothing is written twice or replaced', async () => {
    await type(other, 0, 2);
    await type(one, 3, 0);
    await send(one);
    await lastCoup(one, 3, 0);
    const told = other.getByTestId('overtaken');
    await told.getByText('North-South 3, East-West 0').waitFor();
    expect(await form(other).locator('[name=EW]').inputValue()).toBe('2');
    await form(other).locator('[name=EW]').press('Enter');
    expect(await form(other).locator('button[type=submit]').isDisabled()).toBe(true);
    expect(await coups()).toEqual(['b1 3-0']);
  });

  it('may say that theirs is the next one', async () => {
    await other.getByTestId('as-next').click();
    await send(other);
    await lastCoup(other, 0, 2);
    expect(await coups()).toEqual(['b1 3-0', 'b2 0-2']);
  });

  it('who score the last coup anew at once: the second sees what the first made of it, and leaves it', async () => {
    await lastCoup(one, 0, 2);
    for (const page of [one, other]) await page.getByRole('button', { name: 'Score this hand anew' }).click();
    await type(other, 1, 0);
    await type(one, 0, 3);
    await send(one);
    await lastCoup(one, 0, 3);
    await other.getByTestId('overtaken').getByText('North-South 0, East-West 3').waitFor();
    await other.getByTestId('drop').click();
    expect(await form(other).locator('[name=NS]').inputValue()).toBe('');
    expect(await coups()).toEqual(['b1 3-0', 'b2 0-2', 'b2 0-3']);
  });

  it('who send before they have heard of each other: one is refused with the reason', async () => {
    await type(one, 1, 0);
    await type(other, 0, 1);
    await sentTogether(one, other);
    await other.getByText(/Last hand: North-South (1, East-West 0|0, East-West 1)/).waitFor();
    await one.getByText(/Last hand: North-South (1, East-West 0|0, East-West 1)/).waitFor();
    const written = await coups();
    expect(written).toHaveLength(4);
    expect(written.at(-1)).toMatch(/^b3 (1-0|0-1)$/);
    const loser = written.at(-1) === 'b3 1-0' ? other : one;
    await loser.getByTestId('overtaken').waitFor();
  });

  it('WHC-DONNEUR-GAP-4 takes another dealer only with the reason', async () => {
    const writer = (await one.getByTestId('overtaken').count()) === 0 ? one : other;
    const loser = writer === one ? other : one;
    await loser.getByTestId('drop').click();
    expect(await form(writer).locator('[name=cause]').count()).toBe(0);
    await form(writer).locator('[name=dealer]').selectOption('N');
    await form(writer).locator('[name=cause]').selectOption('misdeal');
    await type(writer, 2, 0);
    await send(writer);
    await lastCoup(writer, 2, 0);
    const written = await coups();
    expect(written.at(-1)).toBe('b4 2-0');
  });

  it('WHC-REN-16 cut for the next coup by one key: the last one stands, and its correction is offered no more', async () => {
    const correction = () => one.getByRole('button', { name: 'Score this hand anew' });
    await correction().waitFor();
    await one.locator('body').press('n');
    await one.getByText('stands', { exact: true }).waitFor();
    expect(await correction().count()).toBe(0);
  });

  it('WHC-POINT-5 who tap on a telephone write both sides by one key, and no coup that cannot be', async () => {
    const phone = await arbitre.signedIn('club', { width: 390, height: 844, touch: true });
    await phone.goto(address());
    const key = (says: string) =>
      phone.getByTestId('tap-pad').getByRole('button', { name: says, exact: true });
    expect(await phone.getByTestId('tap-enter').isDisabled()).toBe(true);
    const size = await key('EW 1').boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await key('EW 2').tap();
    await phone.locator('[data-testid=tap-enter]:enabled').waitFor();
    expect(await form(phone).locator('[name=NS]').inputValue()).toBe('0');
    await key('EW 1').tap();
    await phone.locator('[aria-pressed=true][aria-label="EW 1"]').waitFor();
    await phone.getByTestId('tap-enter').tap();
    await lastCoup(one, 0, 1);
    expect((await coups()).at(-1)).toBe('b5 0-1');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await phone.context().close();
  });
});
