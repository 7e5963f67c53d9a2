/// <reference lib="dom" />
import type { Page, Route } from 'playwright-core';
import { byKeyboard } from './evening';
import { startInstallation, type Installation } from './installation';
import { deskOf, openGame, type Desk } from './scrabble-game';

// Two desks of one game of duplicate Scrabble at once, and a network that goes away and comes back: nothing is lost, and nothing is written twice.

const patience = 60_000;
const SESSION = 'deux-bureaux-2026-05-02.s1';
const FOUR = ['Ana Aubin', 'Ana Barbe', 'Ana Colin', 'Ana Dorey'];

let arbitre: Installation;
let one: Page;
let other: Page;
let desk: Desk;
let otherDesk: Desk;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff', byKeyboard.options);
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  const path = await openGame(arbitre, staff, byKeyboard, 'Deux bureaux', {}, FOUR);
  await staff.context().close();
  one = await arbitre.signedIn('arbitre', byKeyboard.options);
  other = await arbitre.signedIn('arbitre', byKeyboard.options);
  for (const page of [one, other]) page.setDefaultTimeout(15_000);
  [desk, otherDesk] = [deskOf(arbitre, one, byKeyboard), deskOf(arbitre, other, byKeyboard)];
  await desk.open(path);
  await desk.step('check-in-all', 'verify-bag');
  await desk.act('letters').and(one.locator(':focus')).waitFor();
  await one.keyboard.type('JOUEUSE');
  await one.keyboard.press('Enter');
  await desk.playTime();
  await otherDesk.open(path);
}, 120_000);

afterAll(() => arbitre.stop());

const sends = (route: Route, act: string): boolean =>
  route.request().postData()?.includes(`"do":"${act}"`) === true;

/** Holds the first write of that act that a page sends, as a slow network does; every write of it is counted. */
const held = async (page: Page, act: string) => {
  const [asked, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    if (sends(route, act) && ++sent === 1) {
      asked.resolve(undefined);
      await released.promise;
    }
    await route.fallback();
  });
  return {
    asked: asked.promise,
    sent: () => sent,
    release: async () => {
      released.resolve(undefined);
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
};

/** How often each fact is on record. */
const facts = async (type: string): Promise<number> => {
  const { session } = await arbitre.ask<{ session: { events: readonly { readonly type: string }[] } }>(
    one,
    `{session(id:"${SESSION}"){events{type}}}`,
  );
  return session.events.filter((event) => event.type === type).length;
};

const inQueue = (page: Page, state: string) =>
  page.getByTestId('slip-queue').locator(`[data-state=${state}]`).first();

describe('a desk of duplicate Scrabble', () => {
  it(
    'keeps slips while the network is cut, goes on with nothing meanwhile, and sends them once it is back',
    async () => {
      await one.context().setOffline(true);
      await desk.slips('1', '', '2 z6');
      await inQueue(one, 'waiting').waitFor();
      await one.getByTestId('unsent').filter({ hasText: '2 slips' }).waitFor();
      await one.keyboard.press('Control+Enter');
      await one.locator('[aria-live=assertive]').getByText('The server does not answer.').waitFor();
      await one.context().setOffline(false);
      await desk.judged('ok').waitFor();
      await otherDesk.judged('ok').waitFor();
      await one.getByTestId('unsent').waitFor({ state: 'detached' });
      // What was struck in vain is not done later, when nobody thinks of it.
      expect(await facts('TopRetained')).toBe(0);
    },
    patience,
  );

  it(
    'goes on once the slips that were sent before are there: what is struck meanwhile is neither lost nor done twice',
    async () => {
      const slip = await held(one, 'enter-slip');
      const retain = await held(one, 'retain');
      await desk.slips('3', '');
      await slip.asked;
      await one.keyboard.press('Control+Enter');
      await one.keyboard.down('Control');
      await one.keyboard.down('Enter');
      expect(retain.sent()).toBe(0);
      await slip.release();
      await desk.act('announce-word').waitFor();
      // Still held down: one stroke is one step.
      await one.keyboard.down('Enter');
      await one.keyboard.up('Enter');
      await one.keyboard.up('Control');
      expect([await facts('TopRetained'), await facts('WordAnnounced')]).toEqual([1, 0]);
      expect(await one.getByTestId('refusal').count()).toBe(0);
    },
    patience,
  );

  it(
    'announces the word while another desk stores a slip: neither is told that the other was first',
    async () => {
      const announced = await held(one, 'announce-word');
      await one.keyboard.press('Control+Enter');
      await announced.asked;
      await otherDesk.slips('4', '');
      await inQueue(other, 'stored').waitFor();
      await announced.release();
      await desk.act('announce-word').waitFor({ state: 'detached' });
      await otherDesk.act('announce-word').waitFor({ state: 'detached' });
      expect(await one.getByTestId('refusal').count()).toBe(0);
      expect(await facts('WordAnnounced')).toBe(1);
      await one.getByTestId('missing-slips').filter({ hasText: 'All slips are in' }).waitFor();
    },
    patience,
  );

  it(
    'is told that the other desk was first where both close the round',
    async () => {
      const closing = await held(one, 'close-round');
      await one.keyboard.press('Control+Enter');
      await closing.asked;
      await otherDesk.step('close-round');
      await closing.release();
      await desk.act('close-round').waitFor({ state: 'detached' });
      await one.getByTestId('refusal').waitFor();
      expect([closing.sent(), await facts('RoundClosed')]).toEqual([1, 1]);
    },
    patience,
  );
});
