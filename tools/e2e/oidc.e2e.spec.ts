import type { Page } from 'playwright-core';
import { type OidcProvider, startOidcProvider } from '@arbitre/testing';
import { anyFreePort } from '../services/ports.ts';
import { startInstallation, type Installation } from './installation';

const patience = 60_000;
const PASSWORD = 'brume cerise lanterne';

let arbitre: Installation;
let provider: OidcProvider;

/** What the API is told of the provider, for as long as it starts. */
const withEnvironment = async <Value>(
  given: Record<string, string>,
  work: () => Promise<Value>,
): Promise<Value> => {
  Object.assign(process.env, given);
  try {
    return await work();
  } finally {
    process.env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !Object.hasOwn(given, name)),
    );
  }
};

beforeAll(async () => {
  const apiPort = await anyFreePort();
  provider = await startOidcProvider([`http://localhost:${apiPort}/sign-in/oidc/callback`]);
  const { issuer, client } = provider;
  arbitre = await withEnvironment(
    {
      ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.clientId, OIDC_CLIENT_SECRET: client.clientSecret },
      ...{ OIDC_NAME: 'League login', OIDC_TIMEOUT: '30s' },
    },
    () => startInstallation({ demo: false, apiPort }),
  );
}, 120_000);

afterAll(async () => {
  await arbitre.stop();
  await provider.stop();
});

const signIn = async (page: Page): Promise<void> => {
  await page.locator('input[name=account]').fill('chef');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/today');
};
const byProvider = (page: Page) => page.getByRole('button', { name: 'Sign in by League login' });

describe('the login of a federation', () => {
  it(
    'is tied on the own page, signs in from another site, takes an invitation, and being away stops no password',
    async () => {
      const { out } = await arbitre.arbitre('accounts', 'create', 'chef', '--name', 'Chef');
      const page = await arbitre.open(/\/password#[\w-]{43}/.exec(out)?.[0] ?? 'no link');
      await page.locator('input[name=password]').fill(PASSWORD);
      await page.locator('form button[type=submit]').click();
      await page.waitForURL('**/sign-in');
      await byProvider(page).click();
      await page.getByTestId('sign-in-problem').getByText('Nobody here signs in that way').waitFor();
      await signIn(page);

      await page.goto(`${arbitre.stack.address}/account`);
      const panel = page.getByTestId('other-login');
      await panel.locator('input[name=other-password]').fill(PASSWORD);
      await panel.getByRole('button', { name: 'Tie my login of League login' }).click();
      await page.locator('[data-testid=other-login][data-tied=true]').waitFor();
      await page.getByTestId('end-all').click();
      await page.waitForURL('**/sign-in');
      await page.goto(`${arbitre.stack.address}/sign-in?from=${encodeURIComponent('/account?of=league')}`);
      await byProvider(page).click();
      await page.waitForURL('**/account?of=league');
      await page.getByTestId('sessions').getByText('other login', { exact: true }).waitFor();

      const again = await arbitre.arbitre('accounts', 'create', 'camille', '--name', 'Camille');
      provider.person = 'somebody else';
      const camille = await arbitre.open(/\/password#[\w-]{43}/.exec(again.out)?.[0] ?? 'no link');
      await camille.getByRole('button', { name: 'Use League login in place of a password' }).click();
      await camille.waitForURL('**/today');

      provider.person = null;
      const declined = await arbitre.open('/sign-in');
      await byProvider(declined).click();
      await declined.getByTestId('sign-in-problem').getByText('given up there').waitFor();

      await panel.getByRole('button', { name: 'Untie' }).click();
      await page.locator('[data-testid=other-login][data-tied=false]').waitFor();
      await page.goto(`${arbitre.stack.address}/sign-in/oidc/callback?code=a&state=b`);
      await page.waitForURL('**/account?refused=oidc-refused');
      await page.getByTestId('other-login-problem').getByText('This sign-in is not accepted').waitFor();
    },
    patience,
  );
});

describe('a provider that is away', () => {
  it('is told on the page, and the password signs in', async () => {
    const apiPort = await anyFreePort();
    const away = `http://127.0.0.1:${await anyFreePort()}`;
    const alone = await withEnvironment(
      { OIDC_ISSUER: away, OIDC_CLIENT_ID: 'arbitre', OIDC_CLIENT_SECRET: 'x', OIDC_NAME: 'League login' },
      () => startInstallation({ demo: false, apiPort }),
    );
    try {
      const page = await alone.open('/sign-in');
      await byProvider(page).click();
      await page.getByTestId('sign-in-problem').getByText('The login service does not answer').waitFor();
      await page.locator('input[name=account]').fill('staff');
      await page.locator('input[name=password]').fill('staff-demo');
      await page.locator('form button[type=submit]').click();
      await page.waitForURL('**/today');
    } finally {
      await alone.stop();
    }
  }, 120_000);
});
