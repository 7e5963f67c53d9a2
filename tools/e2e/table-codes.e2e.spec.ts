/// <reference lib="dom" />
import { type BridgeClub, openBridgeClub, patience } from './bridge-club';

let at: BridgeClub;

beforeAll(async () => {
  at = await openBridgeClub();
}, 120_000);

afterAll(() => at.stop());

describe('a code for a table', () => {
  it(
    'lets a telephone enter a result of its table and nothing else, until it is revoked',
    async () => {
      const arbiter = await at.arbitre.signedIn('arbitre');
      arbiter.setDefaultTimeout(12_000);
      await at.enter(arbiter);
      const codes = arbiter.getByTestId('table-codes');
      await codes.locator('input[name=code-table]').fill('2');
      await codes.locator('button[type=submit]').click();
      const code = await codes.getByTestId('code').innerText();

      const phone = await at.arbitre.open('/table', {
        width: 390,
        height: 800,
      });
      phone.setDefaultTimeout(12_000);
      await phone.locator('input[name=table-code]').fill('222222');
      await phone.locator('form button[type=submit]').click();
      await phone.getByTestId('problem').getByText('This is not the code').waitFor();
      await phone.locator('input[name=table-code]').fill(code.toLowerCase());
      await phone.locator('form button[type=submit]').click();
      await at.line(phone, 1, 2, 3).fill('1NTN=');
      await at.line(phone, 1, 2, 3).press('Enter');
      await at.inState(phone, 'stored', 1, 2, 3);
      expect(await at.line(phone, 1, 1, 1).count()).toBe(0);
      expect(
        await phone.locator('header nav, [data-testid=sign-out], [data-testid=table-codes]').count(),
      ).toBe(0);
      const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);

      await codes.getByTestId('one-code').locator('button').click();
      await codes.getByTestId('one-code').waitFor({ state: 'detached' });
      await phone.reload();
      await phone.locator('input[name=table-code]').waitFor();
      expect(await at.arbitre.ask(phone, '{ me { id } }')).toEqual({
        me: null,
      });
    },
    patience,
  );

  it(
    'comes as a picture too, which brings it to the page',
    async () => {
      const phone = await at.arbitre.open('/table#BCDFGH', {
        width: 390,
        height: 800,
      });
      expect(await phone.locator('input[name=table-code]').inputValue()).toBe('BCDFGH');
    },
    patience,
  );
});
