import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let staff: Page;
let folder: string;

/** A limit against hanging, for steps that run the command line and load pages. */
const patience = 60_000;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbitre-registry-'));
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
}, 120_000);

afterAll(async () => {
  await arbitre.stop();
  rmSync(folder, { recursive: true });
});

/** A file as a spreadsheet of France saves it: Windows-1252, in which these letters are the bytes of Latin 1. */
const saved = (name: string, ...lines: readonly string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, Buffer.from(lines.join('\r\n'), 'latin1'));
  return path;
};

const TITLES = 'Licence;Nom;Prénom;Né le;Club;Catégorie;Année;Du;Téléphone';
const ANNE = 'I-1;Lefèvre;Anne;28/02/1990;59001;vétéran;2026;01/09/2026;';

describe('members and clubs from a file', () => {
  it(
    'are told line by line first, then registered, and found on their pages',
    async () => {
      const clubs = saved('clubs.csv', 'Numéro;Nom;Région', '59001;Cercle d’été;Nord'.replace('’', "'"));
      expect(await arbitre.arbitre('clubs', 'import', clubs)).toEqual({
        ...{ code: 0, out: '1 new, 0 changed, 0 same, 0 with a problem\nWritten.\n' },
      });
      const members = saved('members.csv', TITLES, ANNE, 'I-2;Roux;Zoé;;59001;senior;2026;;');
      const trial = await arbitre.arbitre('members', 'import', members, '--dry-run');
      expect(trial).toEqual({
        code: 0,
        out: [
          ...['line 2: new I-1', 'line 3: new I-2', '2 new, 0 changed, 0 same, 0 with a problem'],
          'Nothing was written: this was a dry run.\n',
        ].join('\n'),
      });
      expect((await arbitre.arbitre('members', 'import', members)).code).toBe(0);
      const again = await arbitre.arbitre('--lang', 'fr', 'members', 'import', members);
      expect([again.code, again.out]).toEqual([
        ...[0, '0 nouveaux, 0 modifiés, 2 inchangés, 0 avec un problème\nÉcrit.\n'],
      ]);
      await staff.goto(`${arbitre.stack.address}/members`);
      await staff.getByText('Lefèvre Anne').waitFor();
      await staff.goto(`${arbitre.stack.address}/clubs/59001`);
      await staff.getByRole('heading', { name: "Cercle d'été" }).waitFor();
      await staff.locator('[data-licence="I-2"]').waitFor();
    },
    patience,
  );

  it(
    'are none of them registered where one line has a problem, or may be somebody who is there',
    async () => {
      const wrong = saved(
        'wrong.csv',
        TITLES,
        'I-3;Noir;Luc;;59001;senior;2026;;',
        'I-4;Noir;;;59001;senior;2026;;',
      );
      const refused = await arbitre.arbitre('members', 'import', wrong);
      expect(refused.code).toBe(1);
      expect(refused.out).toContain('line 3: problem I-4: givenName is missing');
      expect(refused.out).toContain('Nothing was written');
      expect(refused.out).toContain('These columns are passed over: Téléphone');

      const near = saved('near.csv', TITLES, 'I-5;LEFEVRE;Ane;1990-01-01;59001;senior;2026;;');
      const proposed = await arbitre.arbitre('members', 'import', near);
      expect([proposed.code, proposed.out]).toEqual([
        ...[1, expect.stringContaining('line 2: I-5 may be the same person as I-1') as string],
      ]);
      const open = await arbitre.arbitre(
        '--lang',
        'fr',
        'members',
        'import',
        saved('open.csv', TITLES, 'I-6;"Noir'),
      );
      expect([open.code, open.out]).toEqual([1, expect.stringContaining('ne se ferme pas') as string]);
      await staff.goto(`${arbitre.stack.address}/members`);
      await staff.getByText('2 members', { exact: true }).waitFor();

      const kept = await arbitre.arbitre('members', 'import', near, '--keep-duplicates', '--json');
      expect(kept.code).toBe(0);
      expect(kept.out).not.toMatch(/LEFEVRE|Ane/);
      await staff.reload();
      await staff.locator('[data-licence="I-5"]').waitFor();
    },
    patience,
  );
});

describe('members and clubs from a file, on their pages', () => {
  const sent = async (kind: 'members' | 'clubs', path: string): Promise<void> => {
    await staff.goto(`${arbitre.stack.address}/${kind}/import`);
    await staff.locator('input[type=file]').setInputFiles(path);
    await staff.getByRole('button', { name: 'See what it would do' }).click();
    await staff.locator('[data-testid=import][data-stage=planned]').waitFor();
  };
  const cells = (line: number) => staff.locator(`[data-testid=line][data-line="${line}"]`).innerText();
  const written = () => staff.locator('[data-testid=import][data-stage=written]').waitFor();

  it(
    'are told line by line, written whole, and their receipt is found again',
    async () => {
      await staff.goto(`${arbitre.stack.address}/clubs`);
      await staff.getByRole('link', { name: 'Import clubs' }).click();
      await staff.waitForURL('**/clubs/import');
      await sent('clubs', saved('page-clubs.csv', 'Numéro;Nom;Région', '62003;Béthune;Nord'));
      expect(await cells(2)).toContain('new');
      await staff.getByTestId('write').click();
      await written();
      await staff.getByRole('link', { name: '62003' }).click();
      await staff.getByRole('heading', { name: 'Béthune' }).waitFor();

      const file = saved('page-members.csv', TITLES, 'P-1;Hébert;Noëlle;28/02/1990;62003;vétéran;2026;;');
      await sent('members', file);
      expect(await staff.getByTestId('ignored').innerText()).toContain('Téléphone');
      expect(await staff.getByTestId('lines').innerText()).not.toContain('Hébert');
      await staff.getByTestId('write').click();
      await written();
      const receipt = staff.url();
      await staff.getByRole('link', { name: 'P-1' }).click();
      await staff.getByRole('heading', { name: 'Noëlle Hébert' }).waitFor();
      await sent('members', file);
      expect(await cells(2)).toContain('same');
      await staff.getByTestId('discard').click();
      await staff.locator('[data-testid=import][data-stage=discarded]').waitFor();
      await staff.goto(receipt);
      await written();
      expect(await cells(2)).toContain('new');
    },
    patience,
  );

  it(
    'are not written where a line has a problem, which is told with what to do',
    async () => {
      await sent(
        'members',
        saved(
          'page-wrong.csv',
          TITLES,
          'P-2;Noir;Luc;;62003;senior;2026;;',
          'P-3;Noir;Max;;99999;senior;2026;;',
        ),
      );
      expect(await staff.getByTestId('problems').innerText()).toContain('1 line has a problem');
      expect(await staff.getByTestId('write').count()).toBe(0);
      await staff.locator('[data-only=problem]').click();
      await staff.locator('[data-testid=line][data-line="2"]').waitFor({ state: 'detached' });
      expect(await cells(3)).toContain('99999');
      await staff.goto(`${arbitre.stack.address}/members/import`);
      await staff.locator('[data-testid=import][data-stage=planned]').waitFor();
    },
    patience,
  );
});
