/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;

const patience = 60_000;
const PASSWORD = 'brume cerise lanterne';

beforeAll(async () => {
  process.env.SECOND_FACTOR = 'administrator';
  arbitre = await startInstallation({ demo: false });
}, 120_000);

afterAll(async () => {
  delete process.env.SECOND_FACTOR;
  await arbitre.stop();
});

/** A security key at the browser of a page. `waits`: its owner does not touch it. */
const securityKey = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { devtools, authenticatorId };
};
type Key = { readonly devtools: CDPSession; readonly authenticatorId: string };

const copyTo = async (page: Page, { devtools, authenticatorId }: Key): Promise<Key> => {
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  const other = await securityKey(page);
  for (const credential of credentials)
    await other.devtools.send('WebAuthn.addCredential', {
      authenticatorId: other.authenticatorId,
      credential,
    });
  return other;
};

/** A key that is always at hand answers what the browser fills in at once: this page is one of a browser that fills nothing in. */
const fillsNothingIn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

const signIn = async (page: Page): Promise<void> => {
  await page.locator('input[name=account]').fill('chef');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
};

describe('passkeys', () => {
  it(
    'are added with the password, sign in without one as a second factor does, and are taken away',
    async () => {
      const { out } = await arbitre.arbitre('accounts', 'create', 'chef', '--name', 'Chef');
      const page = await arbitre.open(/\/password#[\w-]{43}/.exec(out)?.[0] ?? 'no link');
      const key = await securityKey(page);
      await page.locator('input[name=password]').fill(PASSWORD);
      await page.locator('form button[type=submit]').click();
      await page.waitForURL('**/sign-in');
      await signIn(page);
      await page.waitForURL('**/account');
      await page.getByTestId('second-factor').getByText('Your role asks for a second factor').waitFor();

      const panel = page.getByTestId('passkeys');
      await panel.locator('input[name=passkey-name]').fill('Key in the drawer');
      await panel.locator('input[name=passkey-password]').fill('guess');
      await panel.getByRole('button', { name: 'Add a passkey' }).click();
      await panel.getByText('That is not your present password').waitFor();
      await panel.locator('input[name=passkey-password]').fill(PASSWORD);
      await panel.getByRole('button', { name: 'Add a passkey' }).click();
      await panel.getByText('Key in the drawer').waitFor();
      await page.locator('[data-testid=second-factor][data-state=NONE]').waitFor();

      const elsewhere = await arbitre.open('/sign-in');
      await signIn(elsewhere);
      await elsewhere.waitForURL('**/account');
      await copyTo(elsewhere, key);
      await fillsNothingIn(elsewhere);
      await elsewhere.goto(`${arbitre.stack.address}/sign-in`);
      await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await elsewhere.waitForURL('**/today');
      await elsewhere.goto(`${arbitre.stack.address}/account`);
      await elsewhere.getByTestId('sessions').getByText('passkey', { exact: true }).waitFor();

      const mine = elsewhere.getByTestId('passkeys');
      await mine.getByRole('button', { name: 'Take “Key in the drawer” away' }).click();
      await mine.getByText('Key in the drawer').waitFor({ state: 'detached' });
      await fillsNothingIn(page);
      await page.goto(`${arbitre.stack.address}/account`);
      await page.waitForURL('**/sign-in**');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByTestId('sign-in-problem').getByText('This passkey is not accepted here').waitFor();
    },
    patience,
  );
});
