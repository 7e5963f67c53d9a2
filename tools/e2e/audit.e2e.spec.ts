import { type Installation, startInstallation } from './installation';

let arbitre: Installation;

const patience = 60_000;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
}, 120_000);

afterAll(() => arbitre.stop());

describe('the page of what was refused and looked at', () => {
  it(
    'shows administrators who was refused what and who looked at what, narrowed by kind, day and account',
    async () => {
      const club = await arbitre.signedIn('club');
      await club.goto(`${arbitre.stack.address}/audit`);
      await club.getByText('This page is for administrators and auditors').waitFor();
      const refused = await arbitre.mutate(club, 'closeCompetition', {
        competition: 'cup',
        reason: 'over',
        expectedVersion: 1,
      });
      expect(refused.code).toBe('not-permitted');

      const auditor = await arbitre.signedIn('auditeur');
      await auditor.goto(`${arbitre.stack.address}/accounts`);
      await auditor.getByTestId('account').first().waitFor();

      const admin = await arbitre.signedIn('admin');
      await admin.getByTestId('account-menu').click();
      await admin.getByRole('menuitem', { name: 'Access and refusals' }).click();
      const closing = admin.locator('[data-testid=entry][data-what=closeCompetition]');
      const looked = admin.locator('[data-testid=entry][data-what=accounts][data-kind=READ]');
      await closing.getByText('close a competition').waitFor();
      await closing.getByText('no such role').waitFor();
      await closing.getByText('cup', { exact: true }).waitFor();
      await looked.first().getByText('Auditor').first().waitFor();

      await admin.getByTestId('kind').selectOption('REFUSED');
      await admin.waitForURL('**/audit?kind=REFUSED');
      await looked.first().waitFor({ state: 'detached' });
      await closing.getByRole('button', { name: 'Regional club' }).click();
      await admin.waitForURL('**/audit?kind=REFUSED&account=club');
      await closing.waitFor();
      await admin.getByTestId('day').fill('2020-01-01');
      await admin.waitForURL('**day=2020-01-01');
      await admin.getByText('Nothing like that was noted').waitFor();
    },
    patience,
  );

  it(
    'is in French too, and is cards on a phone',
    async () => {
      const admin = await arbitre.signedIn('admin', { locale: 'fr-FR', width: 390, height: 844 });
      await admin.goto(`${arbitre.stack.address}/audit?kind=REFUSED`);
      await admin.getByRole('heading', { name: 'Accès et refus' }).waitFor();
      await admin.getByText('clore une compétition').waitFor();
      const wide = await admin.evaluate(
        'document.documentElement.scrollWidth > document.documentElement.clientWidth',
      );
      expect(wide).toBe(false);
    },
    patience,
  );
});

describe('seeing as another role', () => {
  it(
    'offers what that role is offered, writes nothing, says so on every page, and ends',
    async () => {
      const admin = await arbitre.signedIn('admin');
      const members = admin.getByRole('link', { name: 'Members', exact: true });
      expect(await members.count()).toBe(0);
      await admin.goto(`${arbitre.stack.address}/accounts`);
      const form = admin.getByTestId('see-as');
      await form.locator('summary').click();
      await form.locator('select[name=role]').selectOption('STAFF');
      await form.locator('select[name=scope]').selectOption('club:');
      await form.locator('input[name=club]').fill('75/12');
      await form.locator('button[type=submit]').click();
      await admin.getByTestId('problem').getByText('scope: "club:75/12" does not fit').waitFor();
      await form.locator('select[name=scope]').selectOption('federation');
      await form.locator('button[type=submit]').click();
      const banner = admin.getByTestId('seeing-banner');
      await banner.getByText('You see as “Staff” (federation).').waitFor();
      await members.waitFor();
      await admin.goto(`${arbitre.stack.address}/clubs`);
      await banner.waitFor();
      const written = await arbitre.mutate(admin, 'registerClub', {
        ...{ number: '1', name: 'X', region: 'nord', from: '2026-01-01' },
      });
      expect(written.code).toBe('seeing-as');
      await admin.getByTestId('stop-seeing').click();
      await admin.waitForURL('**/accounts');
      await banner.waitFor({ state: 'detached' });
      await members.waitFor({ state: 'detached' });
      await form.waitFor();

      await admin.goto(`${arbitre.stack.address}/audit?kind=ENTERED`);
      await admin.locator('[data-what=seeAs]').getByText('Staff · Federation').waitFor();
    },
    patience,
  );
});
