import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;

const patience = 60_000;
const PASSWORD = 'brume cerise lanterne';
const OTHER = 'violon tarmac oseille';
/** The secret parts of the links that were made. */
const links: string[] = [];

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
}, 120_000);

afterAll(() => arbitre.stop());

const pathOf = (text: string): string => {
  const path = /\/password#[\w-]{43}/.exec(text)?.[0] ?? 'no link';
  links.push(path.slice('/password#'.length));
  return path;
};

const choose = async (path: string, password: string): Promise<Page> => {
  const page = await arbitre.open(path);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  return page;
};

const signIn = async (page: Page, account: string, password: string): Promise<void> => {
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
};

describe('accounts', () => {
  it(
    'begin with the command line; the first administrator invites, locks and sees where one is signed in',
    async () => {
      const { code, out } = await arbitre.arbitre(
        'accounts',
        'create',
        'chef@ligue.example',
        '--name',
        'Chef',
      );
      expect([code, out]).toEqual([0, expect.stringContaining('/password#') as string]);
      const chef = await choose(pathOf(out), 'short');
      await chef.getByTestId('problem').getByText('At least 12 characters').waitFor();
      await chef.locator('input[name=password]').fill(PASSWORD);
      await chef.locator('form button[type=submit]').click();
      await chef.waitForURL('**/sign-in');
      await signIn(chef, 'chef@ligue.example', PASSWORD);
      await chef.waitForURL('**/competitions');

      await chef.goto(`${arbitre.stack.address}/accounts`);
      const form = chef.getByTestId('invite');
      await form.locator('input[name=name]').fill('Camille Roche');
      await form.locator('input[name=signIn]').fill('camille');
      await form.locator('button[type=submit]').click();
      const link = pathOf(await chef.getByTestId('link').innerText());
      await form.locator('input[name=name]').fill('Another');
      await form.locator('input[name=signIn]').fill('CAMILLE');
      await form.locator('button[type=submit]').click();
      await chef.getByTestId('problem').getByText('signs in as "camille" already').waitFor();

      const camille = await choose(link, PASSWORD);
      await camille.waitForURL('**/sign-in');
      await signIn(camille, 'Camille', PASSWORD);
      await camille.waitForURL('**/competitions');
      const again = await choose(link, PASSWORD);
      await again.getByTestId('problem').getByText('has been used or is over').waitFor();

      await camille.goto(`${arbitre.stack.address}/account`);
      await camille.getByTestId('sessions').getByText('This one').waitFor();
      await camille.locator('input[name=current]').fill(PASSWORD);
      await camille.locator('input[name=password]').fill(OTHER);
      await camille.getByTestId('change-password').locator('button[type=submit]').click();
      await camille.getByTestId('changed').waitFor();

      const row = chef.locator('[data-sign-in=camille]');
      await row.getByRole('button', { name: 'Staff' }).click();
      const grants = chef.getByTestId('grants');
      await grants.locator('select[name=role]').selectOption('ARBITER');
      await grants.locator('input[name=scope]').fill('planet:mars');
      await grants.locator('button[type=submit]').click();
      await chef.getByTestId('problem').getByText('scope: "planet:mars" does not fit').waitFor();
      await grants.locator('input[name=scope]').fill('region:nord');
      await grants.locator('button[type=submit]').click();
      await grants.getByText('Region nord', { exact: true }).waitFor();
      await grants.getByRole('button', { name: 'End', exact: true }).first().click();
      await grants.getByText('Ended').waitFor();
      await camille.goto(`${arbitre.stack.address}/account`);
      await camille.locator('details.account summary').click();
      await camille.locator('details.account').getByText('Arbiter').waitFor();

      await row.getByRole('button', { name: 'Lock' }).click();
      await row.getByText('Locked').waitFor();
      await camille.goto(`${arbitre.stack.address}/account`);
      await camille.waitForURL('**/sign-in**');
      await signIn(camille, 'camille', OTHER);
      await camille.getByTestId('sign-in-problem').getByText('This account is locked').waitFor();

      await chef.goto(`${arbitre.stack.address}/account`);
      await chef.getByTestId('end-all').click();
      await chef.waitForURL('**/sign-in');
      await chef.goto(`${arbitre.stack.address}/accounts`);
      await chef.waitForURL('**/sign-in**');
    },
    patience,
  );

  it(
    'ask for a code once an authenticator was added, and no more once it was taken away',
    async () => {
      const page = await arbitre.open('/sign-in');
      await signIn(page, 'chef@ligue.example', PASSWORD);
      await page.waitForURL('**/competitions');
      await page.goto(`${arbitre.stack.address}/account`);
      const panel = page.getByTestId('second-factor');
      const password = panel.locator('input[name=own-password]');
      await password.fill('guess');
      await panel.getByRole('button', { name: 'Add an authenticator' }).click();
      await panel.getByText('That is not your present password').waitFor();
      await password.fill(PASSWORD);
      await panel.getByRole('button', { name: 'Add an authenticator' }).click();
      await panel.getByRole('img', { name: 'The key as a picture' }).waitFor();
      const key = (await panel.getByTestId('second-factor-key').innerText()).replaceAll(' ', '');
      const code = (ahead: number): string =>
        new TOTP({ secret: key }).generate({ timestamp: Date.now() + ahead * 30_000 });
      await panel.locator('input[name=code]').fill('123');
      await panel.getByRole('button', { name: 'Confirm' }).click();
      await panel.getByText('This is not the present code').waitFor();
      await panel.locator('input[name=code]').fill(code(0));
      await panel.getByRole('button', { name: 'Confirm' }).click();
      await panel.getByText('Signing in asks for a code').waitFor();

      const elsewhere = await arbitre.open('/sign-in');
      await signIn(elsewhere, 'chef@ligue.example', PASSWORD);
      await elsewhere.getByTestId('sign-in-problem').getByText('Enter the code').waitFor();
      await elsewhere.locator('input[name=code]').fill(code(1));
      await elsewhere.locator('form button[type=submit]').click();
      await elsewhere.waitForURL('**/competitions');

      const reset = () => arbitre.arbitre('accounts', 'reset-second-factor', 'chef@ligue.example');
      expect((await reset()).code).toBe(0);
      expect(await reset()).toMatchObject({
        ...{ code: 1, out: expect.stringContaining('has no authenticator') as string },
      });
      const again = await arbitre.open('/sign-in');
      await signIn(again, 'chef@ligue.example', PASSWORD);
      await again.waitForURL('**/competitions');
    },
    patience,
  );

  it('are made once for a name, and the command line says what is wrong', async () => {
    const twice = await arbitre.arbitre('accounts', 'create', 'Chef@Ligue.example');
    expect([twice.code, twice.out]).toEqual([
      1,
      expect.stringContaining('signs in as "chef@ligue.example" already') as string,
    ]);
    const wrong = await arbitre.arbitre('--lang', 'fr', 'accounts', 'create', 'two words');
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('ne convient pas') as string]);
    const none = await arbitre.arbitre('accounts', 'reset', 'nobody@ligue.example');
    expect([none.code, none.out]).toEqual([1, expect.stringContaining('There is no account') as string]);
    const link = await arbitre.arbitre(
      'accounts',
      'reset',
      'chef@ligue.example',
      '--address',
      'https://ligue.example',
    );
    expect([link.code, link.out]).toEqual([
      0,
      expect.stringContaining('https://ligue.example/password#') as string,
    ]);
  });

  it('leave no password, no link and no name in what the programs log', () => {
    const logged = ['api', 'worker']
      .map((name) => readFileSync(join(arbitre.logs, `${name}.log`), 'utf8'))
      .join('\n');
    expect(logged).toContain('Nest application successfully started');
    for (const secret of [PASSWORD, OTHER, 'camille', 'Camille', 'ligue.example', ...links])
      expect([secret.slice(0, 8), logged.includes(secret)]).toEqual([secret.slice(0, 8), false]);
    expect(links.length).toBeGreaterThan(1);
  });
});
