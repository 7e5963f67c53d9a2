/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { byTouch, patience, publish } from './evening';
import { startInstallation, type Installation } from './installation';
import { deskOf, openGame, type Desk } from './scrabble-game';

// An evening of duplicate Scrabble by touch at 390 px, which a power cut ends: what was played counts.

let arbitre: Installation;
let host: Page;
let phone: Page;
let desk: Desk;
let path = '';

const { press, type } = byTouch;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await staff.context().close();
  host = await arbitre.signedIn('staff', byTouch.options);
  phone = await arbitre.signedIn('arbitre', byTouch.options);
  for (const page of [host, phone]) page.setDefaultTimeout(15_000);
  desk = deskOf(arbitre, phone, byTouch);
}, 120_000);

afterAll(() => arbitre.stop());

/** Nothing is wider than the telephone, and whatever the desk offers takes a finger. */
const fits = async (): Promise<void> => {
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(byTouch.options.width);
  const small = await phone
    .locator('arb-arbiter-desk')
    .locator('button, select, input:not([type=checkbox], [type=radio]), summary')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return height === 0 || (height >= 43.5 && width >= 24)
          ? []
          : [`${one.outerHTML.slice(0, 80)} ${width}x${height}`];
      }),
    );
  expect(small).toEqual([]);
};

describe('an evening of duplicate Scrabble by touch at 390 px', () => {
  it(
    'begins with its opening, its players and its game; one of them comes late',
    async () => {
      path = await openGame(arbitre, host, byTouch, 'Scrabble au doigt', { rules: 'FISF 2023' });
      expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(byTouch.options.width);
      await desk.open(path);
      await fits();
      const players = phone.locator('arb-players-card');
      await type(players.getByRole('textbox'), '1');
      await press(players.getByRole('button', { name: 'Note as present' }));
      await desk.act('present').filter({ hasText: '1 of 2' }).waitFor();
      await desk.step('verify-bag');
    },
    patience,
  );

  it.each([
    [1, 'JOUEUSE'],
    [2, 'RTAENSI'],
  ])(
    'SCR-2B-4 plays round %i (%s): letters drawn, called and timed, slips and the retained word by finger',
    async (round, letters) => {
      await type(desk.act('letters'), letters);
      await press(desk.act('draw'));
      await desk.playTime();
      await fits();
      // In round 1 nobody but the first player is there.
      await desk.slips(...(round === 1 ? ['1', ''] : ['1', '', '2 z6']));
      await desk.judged('ok').waitFor();
      if (round === 2) await desk.judged('nullity').waitFor();
      // Another of several tops could be chosen; the proposal stands.
      await desk.step('retain', 'announce-word', 'close-round');
      if (round > 1) return;
      const players = phone.locator('arb-players-card');
      await type(players.getByRole('textbox'), '2');
      await press(players.getByRole('button', { name: 'Note as present' }));
      await desk.act('present').filter({ hasText: '2 of 2' }).waitFor();
    },
    patience,
  );

  it(
    'SCR-3F-6 ends with a power cut that lasts too long; what was played is announced, published and read by everybody',
    async () => {
      await press(desk.act('other-acts').locator('summary'));
      await type(phone.getByLabel('Reason for interrupting'), 'power cut');
      await press(phone.getByRole('button', { name: 'Interrupt the game' }));
      await desk.act('resume').waitFor();
      await phone.clock.fastForward(3_600_000);
      await press(desk.act('abandon'));
      await desk.step('announce-results');
      await fits();
      const rows = await publish(arbitre, host, byTouch, path);
      expect(rows).toHaveLength(2);
      expect(rows[0]).toContain('Aubin');
      expect(rows[1]).toContain('Barbe');
    },
    patience,
  );
});
