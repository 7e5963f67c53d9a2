/// <reference lib="dom" />
import { competition, openBridgeClub, openPairs, patience, type BridgeClub } from './bridge-club';

let at: BridgeClub;

beforeAll(async () => {
  at = await openBridgeClub();
}, 120_000);

afterAll(() => at.stop());

describe('who may not enter results', () => {
  it(
    'is not offered it: no tab, no key, no field to type in',
    async () => {
      const auditor = await at.arbitre.signedIn('auditeur');
      await auditor.goto(`${at.arbitre.stack.address}/competitions/${competition}`);
      await auditor.getByTestId('standing').first().waitFor();
      expect(await auditor.getByRole('link', { name: 'Enter results' }).count()).toBe(0);
      await auditor.keyboard.press('r');
      await at.enter(auditor);
      expect(await auditor.locator('[data-testid=entry]:not([readonly])').count()).toBe(0);
      expect(await auditor.getByTestId('open-lines').count()).toBe(0);
      await auditor.context().close();
    },
    patience,
  );

  it(
    'a club enters what is missing and does not change what is stored',
    async () => {
      await at.enter(at.club);
      expect(await at.line(at.club, 1, 1, 1).getAttribute('readonly')).not.toBeNull();
      expect(await at.line(at.club, 1, 2, 3).getAttribute('readonly')).toBeNull();
    },
    patience,
  );
});

describe('a competition without results', () => {
  it(
    'ranks nobody first',
    async () => {
      const id = 'nothing-yet';
      await openPairs(at, id, 2);
      await at.staff.goto(`${at.arbitre.stack.address}/competitions/${id}`);
      const rows = at.staff.getByTestId('standing');
      await rows.nth(1).waitFor();
      expect(await rows.locator('.place').allInnerTexts()).toEqual(['–', '–']);
      expect(await at.staff.locator('tr.first').count()).toBe(0);
    },
    patience,
  );
});

describe('a competition of many', () => {
  it(
    'has 25 to 35 rows of its standings on a screen of 1440 by 900, and its heads stay while one reads on',
    async () => {
      const id = 'crowd';
      await openPairs(at, id, 60);
      await at.staff.goto(`${at.arbitre.stack.address}/competitions/${id}`);
      const rows = at.staff.getByTestId('standing');
      await rows.nth(59).waitFor();
      const seen = () =>
        rows.evaluateAll(
          (all) =>
            all.filter((row) => {
              const { top, bottom } = row.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight;
            }).length,
        );
      const first = await seen();
      expect(first).toBeGreaterThanOrEqual(25);
      expect(first).toBeLessThanOrEqual(35);
      await rows.nth(59).scrollIntoViewIfNeeded();
      const head = await at.staff.locator('[data-testid=standings] thead th').first().boundingBox();
      expect(head?.y).toBeGreaterThanOrEqual(0);
      expect(head?.y).toBeLessThan(900);
    },
    patience,
  );
});
