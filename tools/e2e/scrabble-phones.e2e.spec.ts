/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { byKeyboard } from './evening';
import { startInstallation, type Installation } from './installation';
import { deskOf, openGame, PLAYERS, type Desk } from './scrabble-game';

// A game whose players write their slips on their own telephones, opened and run from the pages.

const patience = 60_000;
const NAME = 'Parties aux telephones';
const SESSION = 'parties-aux-telephones-2026-05-02.s1';
const PLAYED = ['JOUEUSE', 'JOUES'];
/** The whole time of a round of three minutes. */
const ROUND_MS = 181_000;

let arbitre: Installation;
let arbiter: Page;
let desk: Desk;
let phones: readonly [Page, Page];

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff', byKeyboard.options);
  staff.setDefaultTimeout(15_000);
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  const path = await openGame(arbitre, staff, byKeyboard, NAME, { seconds: '3 min' });
  await staff.context().close();
  arbiter = await arbitre.signedIn('arbitre', byKeyboard.options);
  arbiter.setDefaultTimeout(15_000);
  desk = deskOf(arbitre, arbiter, byKeyboard);
  await desk.open(path);
}, 120_000);

afterAll(() => arbitre.stop());

/** The telephone of a player who has typed in the code that the desk gave for him. */
const telephone = async (player: number): Promise<Page> => {
  const codes = arbiter.getByTestId('table-codes');
  await byKeyboard.choose(codes.locator('[name=code-player]'), `${player} ${PLAYERS[player - 1]}`);
  await byKeyboard.press(codes.locator('button[type=submit]'));
  await codes
    .getByTestId('one-code')
    .nth(player - 1)
    .waitFor();
  const code = await codes.getByTestId('code').innerText();
  const phone = await arbitre.open('/table', { width: 390, height: 844, touch: true });
  phone.setDefaultTimeout(15_000);
  await phone.locator('input[name=table-code]').fill(code);
  await phone.locator('form button[type=submit]').tap();
  await phone.getByTestId('own-slip').waitFor();
  return phone;
};

const own = (phone: Page) => phone.getByTestId('own-slip');

const write = async (phone: Page, word: string, place: string): Promise<void> => {
  await own(phone).locator('[name=word]').fill(word);
  await own(phone).locator('[name=place]').fill(place);
  await own(phone).getByTestId('look').tap();
};

const handIn = async (phone: Page, word: string): Promise<void> => {
  await own(phone).getByTestId('hand-in').tap();
  await own(phone).getByTestId('handed-in').getByText(`${word} at H4`).waitFor();
};

describe('a player’s own telephone', () => {
  it(
    'gets a code for its player alone, and the rack once it is called',
    async () => {
      await desk.step('check-in-all', 'verify-bag');
      // A code is for one player: without one there is nothing to give.
      await arbiter.getByTestId('table-codes').locator('button[type=submit]:disabled').waitFor();
      phones = [await telephone(1), await telephone(2)];
      await byKeyboard.type(desk.act('letters'), 'JOUEUSE');
      await arbiter.keyboard.press('Enter');
      await desk.step('call-rack', 'repeat-rack', 'start-clock');
      for (const phone of phones) {
        await own(phone).locator('[name=word]').waitFor();
        expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      }
    },
    patience,
  );

  it(
    'SCR-3C-GAP-2 hands in the slip of its player after a second look, waits where the network is cut, and may replace it',
    async () => {
      const phone = phones[1];
      await write(phone, 'MAI5ON', 'H4');
      await own(phone).getByTestId('slip-problem').getByText('A word of 2 to 15 letters').waitFor();
      await write(phone, 'MAISON', 'H4');
      await own(phone).getByTestId('hand-in').tap();
      await own(phone).getByTestId('slip-refused').waitFor();
      expect(await own(phone).locator('[name=word]').inputValue()).toBe('MAISON');
      // Cut off while it is handed in: it waits, and goes once there is a network again.
      await write(phone, 'joues', 'h4');
      await own(phone).getByTestId('slip-asked').getByText('JOUES at H4').waitFor();
      await phone.context().setOffline(true);
      await own(phone).getByTestId('hand-in').tap();
      await own(phone).getByTestId('going').waitFor();
      // Loaded again meanwhile, the page is there with what waits.
      await phone.reload();
      await own(phone).getByTestId('going').waitFor();
      await phone.context().setOffline(false);
      await own(phone).getByTestId('handed-in').getByText('JOUES at H4').waitFor();
      await phone.reload();
      await own(phone).getByTestId('handed-in').getByText('JOUES at H4').waitFor();
      await own(phone).getByTestId('replace').tap();
      await write(phone, 'JOUEUSE', 'H4');
      await handIn(phone, 'JOUEUSE');
    },
    patience,
  );

  it(
    'is nobody else’s, and no arbiter’s',
    async () => {
      const at = new Date().toISOString();
      const other = { do: 'submit-slip', entry: 'player-1', word: 'JOUES', place: 'H4', at };
      for (const act of [other, { do: 'end-time', at }])
        expect(
          await arbitre.mutate(phones[1], 'recordSessionActs', {
            ...{ session: SESSION, expectedVersion: 0, acts: [act] },
          }),
        ).toMatchObject({ __typename: 'NotAuthorized' });
      // Whoever still owes a slip has a row too.
      const row = desk.judged().and(arbiter.locator(':not([data-verdict=missing])'));
      await row.filter({ hasText: 'JOUEUSE' }).waitFor();
      expect(await row.count()).toBe(1);
    },
    patience,
  );

  it(
    'is all that a round needs: its slips are judged and the round is closed without a line typed at the desk',
    async () => {
      await write(phones[0], 'JOUES', 'H4');
      await handIn(phones[0], 'JOUES');
      await arbiter.clock.fastForward(ROUND_MS);
      await desk.step('collect-slips');
      await arbiter.getByTestId('missing-slips').filter({ hasText: 'All slips are in' }).waitFor();
      await desk.step('retain', 'announce-word', 'close-round');
      for (const word of PLAYED) await desk.judged().filter({ hasText: word }).waitFor();
      await desk.judged('missing').waitFor({ state: 'detached' });
      expect(await arbiter.getByTestId('refusal').count()).toBe(0);
    },
    patience,
  );
});
