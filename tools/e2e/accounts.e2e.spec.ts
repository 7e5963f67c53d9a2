import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;

const patience = 60_000;
const PASSWORD = 'brume cerise lanterne';
const OTHER = 'violon tarmac oseille';
/** The secret parts of the links that were made. */
const links: string[] = [];

/** What is called on this machine, at once again where it fails. */
const WEBHOOKS = { WEBHOOK_PRIVATE: 'on', WEBHOOK_BACKOFF_MS: '1' };

beforeAll(async () => {
  Object.assign(process.env, WEBHOOKS);
  arbitre = await startInstallation({ demo: false });
}, 120_000);

afterAll(async () => {
  for (const name of Object.keys(WEBHOOKS)) Reflect.deleteProperty(process.env, name);
  await arbitre.stop();
});

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

/** A program on this machine that is called; `answer` is the status that it answers with. */
const startReceiver = async () => {
  const calls: { readonly body: string; readonly signature: string | undefined }[] = [];
  const waiting: (() => void)[] = [];
  const receiver = { answer: 204 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ body, signature: request.headers['arbitre-signature']?.toString() });
      response.writeHead(receiver.answer).end();
      for (const go of waiting.splice(0)) go();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`,
    calls: () => calls.length,
    /** The first call, once it has come. */
    next: async () => {
      if (calls.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      return calls[0] ?? { body: '', signature: undefined };
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
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
      await chef.waitForURL('**/today');

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
      await camille.waitForURL('**/today');
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
      await grants.locator('select[name=scope]').selectOption('table:');
      await grants.locator('input[name=competition]').fill('coupe');
      await grants.locator('input[name=table]').fill('3/4');
      await grants.locator('button[type=submit]').click();
      await chef.getByTestId('problem').getByText('scope: "table:coupe.s1/3/4" does not fit').waitFor();
      await grants.locator('select[name=scope]').selectOption('region:');
      await grants.locator('input[name=region]').fill('nord');
      await grants.locator('button[type=submit]').click();
      await grants.getByText('Region nord', { exact: true }).waitFor();
      await grants.getByRole('button', { name: 'End', exact: true }).first().click();
      await grants.getByText('Ended').waitFor();
      await camille.goto(`${arbitre.stack.address}/account`);
      await camille.getByTestId('account-menu').click();
      await camille.getByTestId('account-items').getByText('Arbiter').waitFor();

      await row.getByRole('button', { name: 'Lock' }).click();
      await row.getByText('Locked').waitFor();
      await camille.goto(`${arbitre.stack.address}/account`);
      await camille.waitForURL('**/sign-in**');
      await signIn(camille, 'camille', OTHER);
      await camille.getByTestId('sign-in-problem').getByText('This account is locked').waitFor();

      await chef.goto(`${arbitre.stack.address}/account`);
      await chef.getByTestId('end-all').click();
      await chef.waitForURL('**/sign-in');
      const left = await chef.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      );
      for (const known of [left, await chef.content()]) expect(known).not.toMatch(/camille|chef@/i);
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
      await page.waitForURL('**/today');
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
      await elsewhere.waitForURL('**/today');

      const reset = () => arbitre.arbitre('accounts', 'reset-second-factor', 'chef@ligue.example');
      expect((await reset()).code).toBe(0);
      expect(await reset()).toMatchObject({
        ...{ code: 1, out: expect.stringContaining('has no authenticator') as string },
      });
      const again = await arbitre.open('/sign-in');
      await signIn(again, 'chef@ligue.example', PASSWORD);
      await again.waitForURL('**/today');
    },
    patience,
  );

  it(
    'have programs of theirs called: told once, signed by a secret that is shown once, paused after failures and resumed',
    async () => {
      const receiver = await startReceiver();
      try {
        const page = await arbitre.signedIn('staff');
        const enter = async (number: number): Promise<void> => {
          const members = [{ familyName: `Loup${number}` }, { familyName: `Ourse${number}` }];
          await arbitre.mutate(page, 'registerEntry', { competition: 'told', number, kind: 'pair', members });
        };
        await arbitre.mutate(page, 'openCompetition', {
          ...{ id: 'told', name: 'Told', region: 'Nord', startsOn: '2026-05-02' },
          ...{ ruleset: 'bridge-duplicate@1', method: 'matchpoints' },
        });
        await page.goto(`${arbitre.stack.address}/account`);
        const panel = page.getByTestId('webhooks');
        const form = panel.getByTestId('make-webhook');
        await form.locator('input[name=webhook-name]').fill('Club page');
        await form.locator('input[name=webhook-url]').fill('ftp://club.example');
        await form.getByLabel('standings have changed').check();
        await form.locator('button[type=submit]').click();
        await panel.getByTestId('webhooks-problem').getByText('"ftp://club.example" does not fit').waitFor();
        await form.locator('input[name=webhook-url]').fill(receiver.url);
        await form.locator('input[name=webhook-competition]').fill('tald');
        await form.locator('button[type=submit]').click();
        await panel.getByTestId('webhooks-problem').getByText('There is no competition "tald"').waitFor();
        expect(await form.locator('input[name=webhook-name]').inputValue()).toBe('Club page');
        await form.locator('input[name=webhook-competition]').fill('told');
        await form.locator('button[type=submit]').click();
        const secret = await panel.getByTestId('webhook-secret').innerText();
        await page.reload();
        await panel.getByTestId('one-webhook').getByText('Club page').waitFor();
        expect(await page.content()).not.toContain(secret);

        await enter(1);
        const { body, signature = '' } = await receiver.next();
        const [, seconds = '', signed] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
        expect(signed).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
        expect(JSON.parse(body)).toMatchObject({ event: 'standings.changed', competition: 'told' });
        const log = panel.locator('details');
        await log.locator('summary').click();
        const readAgain = async (said: string): Promise<void> => {
          const line = log.getByTestId('delivery').first().getByText(said);
          for (;;) {
            await log.getByRole('button', { name: 'Read again' }).click();
            if (
              await line.waitFor({ timeout: 1_000 }).then(
                () => true,
                () => false,
              )
            )
              return;
          }
        };
        await readAgain('delivered · 1 attempt · answered 204');

        receiver.answer = 500;
        await enter(2);
        await readAgain('waits · 8 attempts · answered 500');
        await panel.getByTestId('webhook-paused').getByText('eight attempts failed').waitFor();
        receiver.answer = 204;
        await panel.getByRole('button', { name: 'Resume “Club page”' }).click();
        await panel.getByTestId('webhook-paused').waitFor({ state: 'detached' });
        await readAgain('delivered · 1 attempt · answered 204');

        page.once('dialog', (dialog) => void dialog.accept());
        await panel.getByRole('button', { name: 'Remove “Club page”' }).click();
        await panel.getByTestId('one-webhook').waitFor({ state: 'detached' });
        const told = receiver.calls();
        await enter(3);
        const again = '{competition(id:"told"){entryCount}}';
        while (
          (await arbitre.ask<{ competition: { entryCount: number } }>(page, again)).competition.entryCount < 3
        )
          await page.waitForTimeout(200);
        expect(receiver.calls()).toBe(told);
      } finally {
        receiver.stop();
      }
    },
    patience,
  );

  it('are told which character of what was typed belongs into no password, and nothing is sent', async () => {
    const page = await arbitre.open('/sign-in');
    await page.locator('input[name=account]').fill('somebody');
    await page.locator('input[name=password]').fill('brume\u0007cerise');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.locator('form button[type=submit]').click();
    await page
      .getByTestId('sign-in-problem')
      .getByText('The character U+0007 does not belong here')
      .waitFor();
    expect(sent.filter((body) => body.includes('SignIn('))).toEqual([]);
    expect(await page.locator('input[name=account]').inputValue()).toBe('somebody');
    await page.context().close();
  }, 30_000);

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
