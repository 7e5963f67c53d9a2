/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { openBridgeClub, patience, reads, type BridgeClub } from './bridge-club';

let at: BridgeClub;
let phone: Page;

beforeAll(async () => {
  at = await openBridgeClub();
  phone = await at.arbitre.signedIn('arbitre', { width: 390, height: 844, touch: true });
  phone.setDefaultTimeout(12_000);
  await at.enter(phone);
}, 120_000);

afterAll(() => at.stop());

const pad = () => phone.getByTestId('tap-pad');
const tap = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) await pad().getByRole('button', { name, exact: true }).tap();
};

describe('results by finger', () => {
  it(
    'are tapped on keys of 44 px under the line, without a keyboard, and the next missing line follows',
    async () => {
      await phone.locator('[data-testid=entry]:focus').waitFor();
      expect(await at.focused(phone)).toBe('1/1/2/3');
      await pad().waitFor();
      expect(await at.line(phone, 1, 2, 3).getAttribute('inputmode')).toBe('none');
      for (const key of await pad().getByRole('button').all()) {
        const box = await key.boundingBox();
        expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
      }
      expect(await phone.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
      // Nothing can be stored or declared before there is a contract.
      expect(await phone.getByTestId('tap-enter').isDisabled()).toBe(true);
      expect(await pad().getByRole('button', { name: 'North', exact: true }).isDisabled()).toBe(true);

      await tap('4', 'hearts', 'South', '1 over');
      expect(await at.line(phone, 1, 2, 3).inputValue()).toBe('4HS+1');
      // A slip of the finger: another suit, the rest stays; the last key taken back and tapped anew.
      await tap('spades');
      expect(await at.line(phone, 1, 2, 3).inputValue()).toBe('4SS+1');
      await phone.getByTestId('tap-back').tap();
      await tap('made');
      // The line lies above its keys, not under them.
      const [line, keys] = [await at.line(phone, 1, 2, 3).boundingBox(), await pad().boundingBox()];
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
      await phone.getByTestId('tap-enter').tap();
      await at.inState(phone, 'stored', 1, 2, 3);
      await reads(async () => (await at.notations(1))['2/3'], '4SS=');
      expect(await at.focused(phone)).toBe('1/1/3/2');
      await tap('Pass out');
      await phone.getByTestId('tap-enter').tap();
      await at.inState(phone, 'stored', 1, 3, 2);
      await reads(async () => (await at.notations(1))['3/2'], 'Pass');
    },
    patience,
  );

  it(
    'correct one that stands, with its reason before the eyes; the keys go away for whoever types',
    async () => {
      await at.line(phone, 1, 2, 3).tap();
      await tap('Doubled');
      const store = phone.getByTestId('tap-enter');
      await at.row(phone, 1, 2, 3).getByTestId('entry-reason').waitFor();
      expect(await store.innerText()).toBe('Correct it');
      await store.tap();
      await at.inState(phone, 'corrected', 1, 2, 3);
      await reads(async () => (await at.notations(1))['2/3'], '4SXS=');

      await phone.getByTestId('tapping').tap();
      await pad().waitFor({ state: 'detached' });
      expect(await at.line(phone, 1, 2, 3).getAttribute('inputmode')).toBeNull();
      await phone.reload();
      await at.line(phone, 1, 2, 3).waitFor();
      expect(await pad().count()).toBe(0);
      await phone.getByTestId('tapping').tap();
      await pad().waitFor();
    },
    patience,
  );
});
