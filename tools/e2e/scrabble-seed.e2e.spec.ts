/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { byTouch, enter, openEvening, patience } from './evening';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
/** The address of the competition. */
let path = '';

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const host = await arbitre.signedIn('staff', byTouch.options);
  await arbitre.mutate(host, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  const method = 'Duplicate Scrabble – Total of points';
  path = await openEvening(arbitre, host, byTouch, 'Seed', method);
  await enter(host, byTouch, 'player', ['Ana Aubin', 'Ana Barbe', 'Ana Colin']);
  await host.context().close();
}, 180_000);

afterAll(() => arbitre.stop());

describe('a game with a committed seed, by touch', () => {
  let phone: Page;
  const tap = (testId: string): Promise<void> => phone.getByTestId(testId).tap();
  const onPhone = async (account: string): Promise<Page> => {
    const opened = await arbitre.signedIn(account, byTouch.options);
    await opened.goto(`${arbitre.stack.address}${path}/sessions/1?desk=1`);
    return opened;
  };
  const seed = 'the hall’s own seed';

  afterAll(() => phone.context().close());

  it(
    'SCR-3A-GAP-3 publishes the fingerprint of the seed with the opening',
    async () => {
      phone = await onPhone('staff');
      await phone.getByTestId('game-opening').waitFor();
      await phone.locator('select[name=rules]').selectOption('FISF-2023');
      await phone.getByTestId('seconds').selectOption('60');
      await phone.getByTestId('draws').selectOption('platform');
      await phone.getByTestId('seed').fill(seed);
      const told = await phone.getByTestId('commitment').innerText();
      await tap('open-game');
      await phone.getByTestId('phase').waitFor();
      const { session } = await arbitre.ask<{ session: { setup: Record<string, unknown> } }>(
        phone,
        `{session(id:"${path.replace('/competitions/', '')}.s1"){setup}}`,
      );
      expect(session.setup).toMatchObject({ draws: 'platform', commitment: told });
      expect(JSON.stringify(session.setup)).not.toContain(seed);
      await phone.context().close();
    },
    patience,
  );

  it(
    'takes the seed at another desk, refuses a wrong one, and draws from it',
    async () => {
      phone = await onPhone('arbitre');
      await phone.clock.install();
      await tap('check-in-all');
      await phone.getByTestId('seed').fill('another seed');
      await phone.getByRole('button', { name: 'Use this seed' }).tap();
      await phone.getByText('not the seed whose fingerprint').waitFor();
      await phone.getByTestId('seed').fill(seed);
      await phone.getByRole('button', { name: 'Use this seed' }).tap();
      await tap('from-seed');
      await tap('call-rack');
      await tap('repeat-rack');
      await tap('start-clock');
      await phone.getByTestId('clock').waitFor();
      await phone.clock.fastForward(61_000);
      await tap('collect-slips');
    },
    patience,
  );

  it(
    'SCR-BUL-NUL-1 asks before it closes a round with slips missing',
    async () => {
      const field = phone.getByTestId('slip');
      await field.fill('1');
      await field.press('Enter');
      await field.press('Enter');
      await phone.getByTestId('slips').locator('[data-verdict=ok]').waitFor();
      await tap('retain');
      await tap('announce-word');
      await tap('close-round');
      await phone.getByTestId('close-question').filter({ hasText: '2 slips are missing' }).waitFor();
      await phone.getByRole('button', { name: 'Back to the slips' }).tap();
      await field.fill('2 z6');
      await field.press('Enter');
      await phone.getByTestId('slips').locator('[data-verdict=nullity]').waitFor();
      await tap('close-round');
      await phone.getByTestId('close-question').filter({ hasText: '1 slip is missing' }).waitFor();
      await tap('close-anyway');
      await phone.getByTestId('close-question').waitFor({ state: 'detached' });
    },
    patience,
  );

  it(
    'fits the phone: nothing stands out of it, and every button takes a finger',
    async () => {
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
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
    },
    patience,
  );

  it(
    'SCR-3F-6 SCR-3A-GAP-3 interrupts the game, ends it, and reveals the seed that gives every rack again',
    async () => {
      await phone.getByTestId('other-acts').locator('summary').tap();
      await phone.getByLabel('Reason for interrupting').fill('power cut');
      await phone.getByRole('button', { name: 'Interrupt the game' }).tap();
      await phone.getByTestId('resume').waitFor();
      await phone.clock.fastForward(3_600_000);
      await tap('abandon');
      await phone.getByTestId('announce-results').waitFor();
      await tap('from-seed');
      await phone.getByText(seed).first().waitFor();
    },
    patience,
  );
});
