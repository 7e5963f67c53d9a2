import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let staff: Page;
let folder: string;

/** A limit against hanging, for steps that load pages and write competitions. */
const patience = 60_000;
const sample = (name: string): string => join(import.meta.dirname, '../../samples', name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbitre-files-'));
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
}, 120_000);

afterAll(async () => {
  await arbitre.stop();
  rmSync(folder, { recursive: true });
});

const at = (path: string): string => `${arbitre.stack.address}${path}`;
const report = (page: Page, outcome: string) =>
  page.locator(`[data-testid="report"][data-outcome="${outcome}"]`);

/** Chooses a file on the page, by the keyboard alone where it goes on. */
const choose = async (page: Page, file: string): Promise<void> => {
  await page.goto(at('/bridge/files'));
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('select[name="region"]').selectOption('nord');
};

describe('results of bridge in files, on their page', () => {
  it(
    'BD-USEBIO-1 are checked, then written whole, and found on the page of the competition',
    async () => {
      await staff.goto(at('/competitions'));
      await staff.getByTestId('result-files').click();
      await staff.waitForURL(/\/bridge\/files$/);
      await choose(staff, sample('bridge-usebio.xml'));
      expect(await staff.getByTestId('format').inputValue()).toBe('usebio');
      await staff.locator('button[value="check"]').press('Enter');
      await report(staff, 'checked').waitFor();
      expect(await report(staff, 'checked').innerText()).toContain('WEATHER');
      await staff.locator('button[value="write"]').press('Enter');
      await report(staff, 'imported').waitFor();
      await report(staff, 'imported').locator('a').click();
      await staff.waitForURL(/\/competitions\/mitchell-d-essai-2026-11-20$/);
      await staff.getByTestId('files').click();
      await staff.waitForURL(/\/bridge\/files\?competition=/);
    },
    patience,
  );

  it(
    'BD-PBN-5 BD-USEBIO-10 are given out as PBN and USEBIO, and LIN says that it has no words for them',
    async () => {
      const taken = async (format: string): Promise<string> => {
        const [download] = await Promise.all([
          staff.waitForEvent('download'),
          staff.getByTestId(`take-${format}`).click(),
        ]);
        const path = join(folder, download.suggestedFilename());
        await download.saveAs(path);
        await staff.getByTestId('taken').waitFor();
        return readFileSync(path, 'latin1');
      };
      expect(await taken('pbn')).toMatch(/^% PBN 2\.1\r\n% EXPORT\r\n/);
      expect(await taken('usebio')).toContain('<PERCENTAGE>100.00</PERCENTAGE>');
      await staff.getByTestId('take-lin').click();
      await staff.getByTestId('refusal').waitFor();
    },
    patience,
  );

  it(
    'BD-PBN-20 are refused whole with the line that is wrong, on a telephone too',
    async () => {
      const wrong = join(folder, 'wrong.pbn');
      writeFileSync(
        wrong,
        readFileSync(sample('bridge-evening.pbn'), 'latin1').replace('E 7 CJ  - 90', 'E 7 CJ  - 100'),
        'latin1',
      );
      await staff.setViewportSize({ width: 390, height: 800 });
      await choose(staff, wrong);
      await staff.locator('button[value="write"]').click();
      await report(staff, 'rejected').waitFor();
      const told = await staff.getByTestId('problems').innerText();
      expect(told).toContain('score-differs');
      expect(told).toContain('14');
      const [width, screen] = await staff.evaluate((): [number, number] => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect(width).toBeLessThanOrEqual(screen);
      await staff.goto(at('/competitions'));
      expect(await staff.getByText("Soirée d'essai").count()).toBe(0);
    },
    patience,
  );
});
