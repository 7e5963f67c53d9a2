/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';
import { barriers, sticksOut, tooSmall, wordsOfMachines } from './pages/findings';
import { answer, at, codeFor, openManche, question, telephone } from './whist-bridge-table';

// Whist bridge from the telephone that a table passes around: article 3, from the code to everybody's own box, with the network cut.

const patience = 90_000;
const PLAYERS = ['Ana Aubin', 'Bea Barbe', 'Cleo Colin', 'Dora Dorey'];
const NAME = 'Whist au telephone';
const ID = 'whist-au-telephone-2026-05-02';
let arbitre: Installation;
let arbiter: Page;
let phone: Page;

/** A contract, read back and announced. */
const announce = async (
  page: Page,
  game: string,
  suit: string | null,
  ...names: readonly string[]
): Promise<void> => {
  await answer(page, 'game', game);
  if (suit !== null) await answer(page, 'suit', suit);
  for (const [place, name] of names.entries()) await answer(page, place === 0 ? 'first' : 'second', name);
};

const play = async (page: Page): Promise<void> => {
  await answer(page, 'read', 'play');
  await at(page, 'in-play').waitFor();
};

/** Nothing waits any more: the server has all that was entered. */
const allSent = (page: Page): Promise<void> => at(page, 'unsent').waitFor({ state: 'detached' });

const validate = async (page: Page): Promise<void> => {
  await at(page, 'validate').tap();
  await question(page, 'game').waitFor();
};

/** A solo of 6 that its player makes, whole. */
const solo = async (page: Page, name: string, tricks = '6'): Promise<void> => {
  await announce(page, 'S6', 'H', name);
  await play(page);
  await at(page, 'to-result').tap();
  await answer(page, 'tricks', tricks);
  await at(page, 'points').waitFor();
};

const unsent = async (page: Page): Promise<number> =>
  Number(
    (await at(page, 'unsent')
      .first()
      .getAttribute('data-unsent', { timeout: 1_000 })
      .catch(() => '0')) ?? '0',
  );

type Told = { session: { events: readonly { readonly type: string }[] } };

/** How many events of a kind the session has. */
const eventsOf = async (type: string): Promise<number> => {
  const { session } = await arbitre.ask<Told>(arbiter, `{session(id:"${ID}.s1"){events{type}}}`);
  return session.events.filter((event) => event.type === type).length;
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  arbiter = await openManche(arbitre, NAME, ID, PLAYERS);
}, 150_000);

afterAll(() => arbitre.stop());

describe('the telephone of a table of whist bridge', () => {
  it(
    'WB-3.e WB-3.f opens with the code of the arbiter alone, and is configured place after place',
    async () => {
      const stranger = await arbitre.open('/table', { width: 390, height: 844, touch: true });
      await stranger.locator('input[name=table-code]').fill('BCDFGH');
      await stranger.locator('form button[type=submit]').tap();
      await stranger.getByTestId('problem').getByText('This is not the code').waitFor();
      await stranger.context().close();

      phone = await telephone(arbitre, await codeFor(arbiter, '1'));
      await answer(phone, 'size', '4');
      for (const [place, name] of PLAYERS.entries()) await answer(phone, `seat-${place + 1}`, name);
      await question(phone, 'read').waitFor();
      expect(await at(phone, 'seats').innerText()).toContain('Ana Aubin');
      await answer(phone, 'read', 'begin');
      await question(phone, 'game').waitFor();
    },
    patience,
  );

  it(
    'WB-3.g WB-3.j marks the dealer, takes the contract before play, and offers nothing that cannot be',
    async () => {
      await at(phone, 'dealer').getByText('Bea Barbe deals').waitFor();
      await announce(phone, 'E9', 'H', 'Ana Aubin');
      // Nobody joins himself.
      const joining = question(phone, 'second');
      await joining.waitFor();
      expect(await joining.locator('[data-answer]').count()).toBe(3);
      await answer(phone, 'second', 'Cleo Colin');
      await question(phone, 'read').waitFor();
      for (const found of [
        await barriers(phone),
        await sticksOut(phone),
        await tooSmall(phone.locator('arb-table-phone')),
        await wordsOfMachines(phone),
      ])
        expect(found).toEqual([]);
      await play(phone);
      expect(await at(phone, 'in-play').innerText()).toContain('Cleo Colin + Ana Aubin');
    },
    patience,
  );

  it(
    'WB-3.k WB-3.l takes the result back before it is validated, scores it once it is, and marks the next dealer',
    async () => {
      await at(phone, 'to-result').tap();
      await answer(phone, 'tricks', '9');
      await at(phone, 'undo-result').tap();
      await answer(phone, 'tricks', '10');
      await at(phone, 'points').getByText('+13').first().waitFor();
      await validate(phone);
      await at(phone, 'dealer').getByText('Cleo Colin deals').waitFor();
      await at(phone, 'phone-sheet').locator('summary').tap();
      await at(phone, 'phone-sheet').locator('tr[data-deal="1"]').getByText('+13').first().waitFor();
    },
    patience,
  );

  it(
    'is hit by every tap, also where the page is drawn long after it has read what the server says',
    async () => {
      // As on a telephone that has other things to do.
      await phone.evaluate(() => {
        const later = setTimeout;
        Object.assign(globalThis, {
          setTimeout: (run: () => void, ms = 0) => later(run, Math.max(ms, 250)),
          requestAnimationFrame: (run: (at: number) => void) =>
            later(() => {
              run(performance.now());
            }, 250),
        });
      });
      // What the server says comes before, at, and after the tap.
      for (const pause of [60, 120, 180, 240, 300, 360]) {
        await announce(phone, 'S6', 'H', 'Dora Dorey');
        await play(phone);
        await phone.waitForTimeout(pause);
        await at(phone, 'undo-contract').tap();
        await question(phone, 'game').waitFor();
      }
      await phone.reload();
      await question(phone, 'game').waitFor();
    },
    patience,
  );

  it(
    'goes on without a network: entries wait in order with their ids, through a reload, and none is lost or doubled',
    async () => {
      await allSent(phone);
      const before = await eventsOf('DealValidated');
      // Nothing moves under the finger when the network goes.
      await phone.evaluate(() => {
        scrollTo(0, 0);
      });
      const key = question(phone, 'game').locator('[data-answer=S6]');
      const stood = await key.boundingBox();
      await phone.context().setOffline(true);
      await at(phone, 'unreached').getByText('No network').waitFor();
      expect(await key.boundingBox()).toEqual(stood);
      await solo(phone, 'Dora Dorey');
      await validate(phone);
      // A second tap on the same key is none.
      await announce(phone, 'PM', null, 'Ana Aubin', 'Nobody else');
      await question(phone, 'read').locator('[data-answer=play]').dblclick();
      await at(phone, 'in-play').waitFor();
      expect(await unsent(phone)).toBe(4);
      await at(phone, 'unsent').getByText('Kept on this telephone').waitFor();
      expect(await eventsOf('DealValidated')).toBe(before);

      // Loaded again without a network the page is there, with what was entered.
      await phone.reload();
      await at(phone, 'in-play').getByText('Small misère').waitFor();
      expect(await unsent(phone)).toBe(4);
      await phone.context().setOffline(false);
      await allSent(phone);
      expect(await eventsOf('DealValidated')).toBe(before + 1);
      await at(phone, 'to-result').tap();
      await answer(phone, 'made-0', 'made');
      await validate(phone);
      await at(phone, 'dealer').getByText('Ana Aubin deals').waitFor();
    },
    patience,
  );

  it(
    'an answer that is lost is asked for again under its id, and counts once',
    async () => {
      await allSent(phone);
      const before = await eventsOf('DealValidated');
      await solo(phone, 'Bea Barbe');
      let lost = 0;
      await phone.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('"do":"validate"') === true && lost++ === 0) {
          await route.fetch();
          await route.abort();
        } else await route.fallback();
      });
      await validate(phone);
      await allSent(phone);
      await phone.unrouteAll({ behavior: 'wait' });
      expect(lost).toBeGreaterThan(1);
      expect(await eventsOf('DealValidated')).toBe(before + 1);
    },
    patience,
  );

  it(
    'WB-15.j WB-15.g hides the contract that a caller points to: the arbiter alone reads it, grants or refuses',
    async () => {
      const deal = Number(/\d+/u.exec(await at(phone, 'phone-head').innerText())?.[0] ?? '0');
      expect(deal).toBeGreaterThan(3);
      await at(phone, 'call-arbiter').tap();
      await answer(phone, 'caller', 'Ana Aubin');
      await answer(phone, 'wanted', 'A10-H');
      await at(phone, 'call-waits').waitFor();
      expect(await phone.locator('main').innerText()).not.toMatch(/Abundance 10/u);
      // Neither is it told by the API to whoever has the code, or to nobody.
      const stranger = await arbitre.open('/competitions', {});
      for (const page of [phone, stranger]) {
        const told = JSON.stringify(await arbitre.ask(page, `{session(id:"${ID}.s1"){view events{data}}}`));
        expect(told).toContain('"for":"contract"');
        expect(told).not.toMatch(/"game":"A10"/u);
      }
      await stranger.context().close();

      await arbiter.goto(`${arbitre.stack.address}/competitions/${ID}/arbiter`);
      const call = at(arbiter, 'waiting-call');
      await call.getByText('Abundance 10').waitFor();
      await call.getByTestId('refuse').click();
      await call.waitFor({ state: 'detached' });
      await phone.getByText('Refused: Ana Aubin has no more say.').waitFor();
      // Who was refused plays nothing in this deal.
      await answer(phone, 'game', 'S6');
      await answer(phone, 'suit', 'H');
      await question(phone, 'first').waitFor();
      expect(await question(phone, 'first').locator('[data-answer]').count()).toBe(3);
      await answer(phone, 'first', 'Dora Dorey');
      await play(phone);
      await at(phone, 'to-result').tap();
      await answer(phone, 'tricks', '6');
      await validate(phone);

      // WB-15.e: the same arbiter answers one caller of a deal; this is the next.
      await answer(phone, 'game', 'A10');
      await answer(phone, 'suit', 'S');
      await answer(phone, 'first', 'Bea Barbe');
      await at(phone, 'needs-arbiter').waitFor();
      await answer(phone, 'read', 'call');
      await at(phone, 'call-waits').waitFor();
      await call.getByText('Abundance 10').waitFor();
      await call.getByTestId('grant').click();
      await at(phone, 'granted').getByText('Bea Barbe').waitFor();
      await announce(phone, 'A10', 'S', 'Bea Barbe');
      await play(phone);
      await at(phone, 'to-result').tap();
      await answer(phone, 'made-0', 'made');
      await validate(phone);
    },
    patience,
  );

  it(
    'has a second device beside it: what the other has entered is refused with its reason, and what follows waits',
    async () => {
      await arbiter.goto(`${arbitre.stack.address}/competitions/${ID}/sessions/1`);
      const other = await telephone(arbitre, await codeFor(arbiter, '1'));
      await question(other, 'game').waitFor();
      await other.context().setOffline(true);
      await solo(other, 'Cleo Colin');
      await validate(other);
      await solo(phone, 'Dora Dorey');
      await validate(phone);
      await allSent(phone);
      const before = await eventsOf('DealValidated');
      await other.context().setOffline(false);
      await at(other, 'queue-refused').waitFor();
      await at(other, 'queue-take').tap();
      await at(other, 'queue-refused').waitFor({ state: 'detached' });
      expect(await eventsOf('DealValidated')).toBe(before);
      expect(await at(other, 'phone-head').innerText()).toBe(await at(phone, 'phone-head').innerText());
      await other.context().close();
    },
    patience,
  );

  it(
    'whose code is over takes along what it has not sent, and goes on with the next code for the table',
    async () => {
      await allSent(phone);
      const before = await eventsOf('DealValidated');
      await phone.context().setOffline(true);
      await solo(phone, 'Ana Aubin');
      await validate(phone);
      // One for each of the two telephones.
      const given = at(arbiter, 'table-codes').getByTestId('one-code');
      for (const place of [1, 0]) {
        await given.nth(place).waitFor();
        await given.nth(place).locator('button').click();
        await given.nth(place).waitFor({ state: 'detached' });
      }
      await phone.context().setOffline(false);
      await at(phone, 'code-over').getByText('The code of the table is over.').waitFor();
      await phone.locator('input[name=table-code]').fill(await codeFor(arbiter, '1'));
      await phone.locator('form button[type=submit]').tap();
      await question(phone, 'game').waitFor();
      await allSent(phone);
      expect(await eventsOf('DealValidated')).toBe(before + 1);
    },
    patience,
  );

  it(
    'WB-3.n WB-3.o ends when everybody has ticked the own box, with the sheet for whoever wants it',
    async () => {
      await allSent(phone);
      // The deals that are left come from the desk.
      const at1 = { manche: 1, table: '1' };
      const acts = [];
      for (let deal = (await eventsOf('DealValidated')) + 1; deal <= 16; deal++)
        acts.push(
          { do: 'announce', ...at1, deal, contract: { game: 'DAMES', suit: null, declarers: [] } },
          { do: 'tell-result', ...at1, deal, outcome: { queens: { 'player-1': 4 } } },
          { do: 'validate', ...at1, deal },
        );
      const { session } = await arbitre.ask<{ session: { version: number } }>(
        arbiter,
        `{session(id:"${ID}.s1"){version}}`,
      );
      const input = { session: `${ID}.s1`, expectedVersion: session.version, acts };
      expect(await arbitre.mutate(arbiter, 'recordSessionActs', input)).toMatchObject({
        __typename: 'Committed',
      });
      const ticks = at(phone, 'ticks');
      await ticks.waitFor();
      await ticks.getByRole('checkbox').first().tap();
      for (const name of PLAYERS) {
        await ticks.getByRole('button', { name: new RegExp(name, 'u') }).tap();
        await ticks.getByText(`${name} has confirmed`).waitFor();
      }
      await at(phone, 'closed').waitFor();
      await allSent(phone);
      await at(arbiter, 'asked-sheet').getByText('Ana Aubin').waitFor();
      expect([await eventsOf('ScoresConfirmed'), await eventsOf('MancheClosed')]).toEqual([4, 1]);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
    patience,
  );
});
