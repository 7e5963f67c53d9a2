/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';
import { inStrokes } from './strokes';

let arbitre: Installation;
let staff: Page;

/** A limit against hanging, for steps that load pages and wait for what follows. */
const patience = 60_000;

/** As its page makes it of name and day. */
const ID = 'coupe-du-nord-2026-11-21';

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
}, 120_000);

afterAll(() => arbitre.stop());

const go = (page: Page): Promise<unknown> => page.goto(`${arbitre.stack.address}/competitions/${ID}/entries`);
const entry = (page: Page, id: string) => page.locator(`[data-testid=entry][data-entry=${id}]`);
const typed = (page: Page) => page.getByTestId('typed-entry');
const list = (page: Page) => page.locator('textarea[name=list]');
const register = (page: Page) => page.locator('arb-paste-entries button[type=submit]');
/** Waits until what the selector finds has the focus: a page gives it away once it has drawn. */
const withFocus = (page: Page, selector: string) =>
  page.waitForFunction((found) => document.activeElement?.matches(found), selector);

const open = (page: Page) => page.locator('arb-opening-page form');

describe('a competition from the pages', () => {
  it(
    'is opened in a region of the registry, under a game and a method, with the sessions that it plans and its boards under embargo',
    async () => {
      await staff.getByTestId('open-competition').click();
      await staff.getByText('First there has to be a region').waitFor();
      for (const [id, name] of [
        ['nord', 'Nord'],
        ['sud', 'Sud'],
      ])
        await arbitre.mutate(staff, 'openRegion', { id, name, timeZone: 'Europe/Paris' });
      await staff.reload();
      const form = open(staff);
      await form.locator('button[type=submit]').click();
      await form.getByText('To be filled in.').first().waitFor();
      await form.locator('[name=name]').fill('Coupe du Nord');
      await form.locator('[name=method]').selectOption({ label: 'Bridge – Pairs (matchpoints)' });
      await form.locator('[name=region]').selectOption('nord');
      await form.locator('[name=startsOn]').fill('2026-11-21');
      expect(await form.locator('[name=tables]').count()).toBe(0);
      // What the game lets be planned is asked for in its own words; the sessions follow the first day.
      await form.getByLabel('Boards a round').fill('3');
      await form.getByLabel('Minutes a round').fill('21');
      await form.locator('[name=count]').fill('2');
      expect(await form.locator('[name=sessions]').inputValue()).toBe('21/11/2026\n28/11/2026');
      await form.locator('[name=sessions]').fill('21/11/2026 ; 59001\nnext week');
      await form.locator('button[type=submit]').click();
      await form.getByText('This does not fit. What does: a line a session').waitFor();
      await form.locator('[name=sessions]').fill('21/11/2026 ; 59001\n2026-11-29');
      await form.locator('[name=until]').fill('2999-01-01T20:00');
      await form.locator('[name=tables]').fill('4');
      await form.locator('button[type=submit]').click();
      await staff.waitForURL(`**/competitions/${ID}/entries`);
      await staff.getByText('Nord · Bridge · Pairs (matchpoints)').waitFor();
      await staff.getByTestId('embargo').getByText('01/01/2999').waitFor();
      await staff.getByRole('link', { name: 'Sessions' }).click();
      await staff.getByTestId('planned').getByText('club 59001').waitFor();
      await staff.getByRole('link', { name: 'Session 2' }).click();
      await staff.getByTestId('planned').getByText('29 November 2026').waitFor();
      expect(await staff.locator('arb-movement-form [name=boards]').inputValue()).toBe('3');
      expect(await staff.locator('arb-movement-form [name=minutes]').inputValue()).toBe('21');
    },
    patience,
  );
  it(
    'has entries that are pasted as a list: what is wrong stands beside its line, and all are written or none',
    async () => {
      await go(staff);
      await staff.getByText('Nobody is entered yet').waitFor();
      await staff.getByTestId('register-entries').click();
      await staff.locator('select[name=kind]').selectOption('pair');
      await list(staff).fill(
        'N°;Pair;Club\n3;MARTRE Anne – LOUP Jean;59001\n4;OURS Zoé\n;F-404 – RENARD Paul',
      );
      await typed(staff).nth(1).getByText('Line 3 – It takes 2 persons; here are 1.').waitFor();
      expect(await typed(staff).count()).toBe(3);
      expect(await register(staff).isDisabled()).toBe(true);

      await list(staff).fill(
        '3;MARTRE Anne – LOUP Jean;59001\n4;OURS Zoé – BELETTE Luc\n;F-404 – RENARD Paul',
      );
      await register(staff).click();
      await typed(staff).nth(2).getByTestId('line-problem').waitFor();
      expect(await typed(staff).nth(2).innerText()).toMatch(/^1\s[\s\S]*Line 3/);
      expect(await staff.getByTestId('entry').count()).toBe(0);

      await list(staff).fill(
        '3;MARTRE Anne – LOUP Jean;59001\n4;OURS Zoé – BELETTE Luc\n;LYNX Ida – RENARD Paul',
      );
      await register(staff).click();
      await entry(staff, 'pair-1').getByText('Ida LYNX – Paul RENARD').waitFor();
      expect(await staff.getByTestId('entry').count()).toBe(3);
      await staff.getByTestId('count').getByText('3 entries').waitFor();
      await withFocus(staff, '[data-testid=register-entries]');
      // A sheet of A4 is as narrow as a tablet: the list keeps its columns and their heads on it.
      await staff.setViewportSize({ width: 688, height: 980 });
      await staff.emulateMedia({ media: 'print' });
      const head = staff.getByTestId('entries').locator('thead');
      expect(await head.evaluate((found) => getComputedStyle(found).display)).toBe('table-header-group');
      expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
      await staff.emulateMedia({ media: null });
      await staff.setViewportSize({ width: 1280, height: 800 });
    },
    patience,
  );

  it(
    'numbers its entries after those that are there, finds them by name, and withdraws them with a reason',
    async () => {
      await staff.getByTestId('register-entries').click();
      await withFocus(staff, 'textarea[name=list]');
      await list(staff).fill('FOUINE Ève / MARTRE Anne\n4 GENETTE Léo / CIVETTE Max');
      await typed(staff).nth(1).getByText('Number 4 is taken already.').waitFor();
      await list(staff).fill('FOUINE Ève / GENETTE Léo');
      await staff.locator('arb-paste-entries button[type=submit]:enabled').waitFor();
      await staff.keyboard.press('Tab');
      await staff.keyboard.press('Enter');
      await entry(staff, 'pair-2').waitFor();

      await staff.locator('arb-entries-page input[type=search]').fill('genette');
      await entry(staff, 'pair-3').waitFor({ state: 'detached' });
      expect(await staff.getByTestId('entry').count()).toBe(1);
      await staff.getByRole('button', { name: 'Withdraw 2 Ève FOUINE – Léo GENETTE' }).click();
      await withFocus(staff, 'textarea[name=reason]');
      await staff.keyboard.press('Escape');
      await withFocus(staff, '[data-withdraw]');
      await staff.keyboard.press('Enter');
      await staff.locator('textarea[name=reason]').fill('Ill');
      await staff.locator('arb-act-form button[type=submit]').click();
      await entry(staff, 'pair-2').getByText('Withdrawn').waitFor();
      expect(await staff.locator('[data-withdraw]').count()).toBe(0);
    },
    patience,
  );

  it(
    'is revised by keyboard: what stands there is offered, the game is not, and the embargo stays unless it is taken away',
    async () => {
      const revise = staff.locator('[data-act=reviseCompetition]');
      await revise.locator('button').focus();
      await staff.keyboard.press('Enter');
      await withFocus(staff, '[data-act=reviseCompetition] [name=name]');
      expect(await revise.locator('[name=method] option').allInnerTexts()).not.toContain(
        expect.stringContaining('Skat'),
      );
      expect(await revise.locator('[name=region]').inputValue()).toBe('nord');
      expect(await revise.locator('[name=tables]').inputValue()).toBe('4');
      await staff.keyboard.press('Enter');
      await revise.getByText('there is nothing to revise').waitFor();
      await revise.locator('[name=until]').fill('');
      await revise.locator('[name=method]').selectOption({ label: 'Bridge – Butler (IMPs)' });
      await revise.locator('[name=region]').selectOption('sud');
      await revise.locator('[name=name]').press('Enter');
      await staff.getByText('Sud · Bridge · Butler (IMPs)').waitFor();
      await staff.getByTestId('embargo').waitFor({ state: 'detached' });
      await withFocus(staff, '[data-act=reviseCompetition] > button');
    },
    patience,
  );

  it(
    'keeps what is being typed while the network goes away and comes back',
    async () => {
      const revise = staff.locator('[data-act=reviseCompetition]');
      const name = revise.locator('[name=name]');
      await revise.locator('button').click();
      await name.fill('Half typed');
      await staff.context().setOffline(true);
      await staff.getByTestId('connection-banner').waitFor();
      const asked = staff.waitForResponse(
        (answer) => answer.request().postData()?.includes('MayThere') === true,
      );
      await staff.context().setOffline(false);
      await (await asked).finished();
      await staff.getByTestId('connection-banner').waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe('Half typed');
      await name.press('Escape');
      await withFocus(staff, '[data-act=reviseCompetition] > button');
    },
    patience,
  );

  it(
    'has places: who comes later waits until let in; an entry is said anew, and a guest plays for another of it',
    async () => {
      await staff.locator('arb-entries-page input[type=search]').fill('');
      const revise = staff.locator('[data-act=reviseCompetition]');
      await revise.locator('button').click();
      await revise.locator('[name=places]').fill('1');
      await revise.locator('[name=places]').press('Enter');
      await withFocus(staff, '[data-act=reviseCompetition] > button');
      await staff.getByTestId('register-entries').click();
      await list(staff).fill('81 LOUP Anne / OURS Luc');
      await staff.locator('arb-paste-entries button[type=submit]:enabled').click();
      const row = entry(staff, 'pair-81');
      await row.getByTestId('waiting').waitFor();
      await row.getByRole('button', { name: 'Let 81 Anne LOUP – Luc OURS in' }).click();
      await row.getByTestId('waiting').waitFor({ state: 'detached' });

      await row.locator('[data-revise]').click();
      await staff.locator('arb-act-form [name=number]').fill('82');
      await staff.locator('arb-act-form [name=person-1]').fill('BLAIREAU Max');
      await staff.locator('arb-act-form [name=person-1]').press('Enter');
      await row.getByText('Anne LOUP – Max BLAIREAU').waitFor();
      expect(await row.locator('td').first().innerText()).toBe('82');

      await row.locator('[data-substitute]').click();
      await staff.locator('arb-act-form [name=out]').selectOption({ label: 'Max BLAIREAU' });
      await staff.locator('arb-act-form [name=in]').fill('RENARD Paul');
      await staff.locator('arb-act-form [name=in]').press('Enter');
      await row.getByTestId('substitute').getByText('Paul RENARD for Max BLAIREAU').waitFor();
    },
    patience,
  );

  it(
    'is kept as a template, which two people change at once; the next one is opened with it',
    async () => {
      const keep = staff.locator('[data-act=keepTemplate]');
      await keep.locator('> button').click();
      await keep.locator('[name=name]').fill('Jeudi');
      await keep.locator('[name=name]').press('Enter');
      await withFocus(staff, '[data-act=keepTemplate] > button');
      await staff.keyboard.press('Enter');
      await keep.locator('[name=name]').fill('JEUDI');
      await keep.locator('[name=name]').press('Enter');
      await keep.getByText('The region has a template "JEUDI" already').waitFor();
      await staff.keyboard.press('Escape');

      const other = await arbitre.signedIn('staff', { width: 390, height: 844 });
      await Promise.all([staff, other].map((page) => page.goto(`${arbitre.stack.address}/opening`)));
      const line = (page: Page) => page.locator('[data-template="sud.t1"]');
      await Promise.all([staff, other].map((page) => line(page).waitFor()));
      await line(other).locator('[data-act=renameTemplate] > button').click();
      await line(other).locator('[name=name]').fill('Vendredi');
      await line(other).locator('[name=name]').press('Enter');
      await line(other).getByRole('link', { name: 'Vendredi' }).waitFor();
      expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await other.context().close();
      await line(staff).locator('[data-act=removeTemplate] > button').click();
      await line(staff).locator('[data-act=removeTemplate] button[type=submit]').click();
      await line(staff).getByText('Somebody has renamed "Jeudi" to "Vendredi" meanwhile').waitFor();
      await staff.reload();

      await line(staff).getByRole('link', { name: 'Vendredi' }).click();
      await staff.getByText('From the template “Vendredi”.').waitFor();
      const form = open(staff);
      expect(await form.locator('[name=name]').inputValue()).toBe('Vendredi');
      expect(await form.locator('[name=method]').inputValue()).toBe('bridge/butler');
      expect(await form.locator('[name=region]').inputValue()).toBe('sud');
      expect(await form.locator('[name=places]').inputValue()).toBe('1');
      expect(await form.getByLabel('Minutes a round').inputValue()).toBe('21');
      // The same day of the week, from today on; the second session as many days later as it was.
      const startsOn = await form.locator('[name=startsOn]').inputValue();
      expect(new Date(startsOn).getUTCDay()).toBe(6);
      const days = (await form.locator('[name=sessions]').inputValue()).split('\n');
      expect(days[0]).toBe(`${startsOn.split('-').toReversed().join('/')} ; 59001`);
      expect(days).toHaveLength(2);
      await line(staff).locator('[data-act=removeTemplate] > button').click();
      await line(staff).locator('[data-act=removeTemplate] button[type=submit]').click();
      await line(staff).waitFor({ state: 'detached' });
      await staff.getByText('This template is there no more').waitFor();
      await go(staff);
      await entry(staff, 'pair-81').waitFor();
    },
    patience,
  );

  it(
    'is read by everybody, closed with a reason, and opened again a week later under the same name',
    async () => {
      const club = await arbitre.signedIn('club', { width: 390, height: 844, locale: 'fr-FR' });
      await go(club);
      await entry(club, 'pair-3').waitFor();
      // What the account may do here has been answered: it enters results.
      await club.locator('a[href$="/entry"]').waitFor();
      // It notes who is there, and neither registers nor withdraws anybody.
      expect(
        await club
          .locator(
            'arb-entries-page button:not([aria-pressed]):not([data-testid=all-here]):not(arb-take-away button)',
          )
          .count(),
      ).toBe(0);
      expect(await club.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      // On the day the club checks everybody in at once, and says who has not come after all.
      await inStrokes(club, 'Check in everybody who is entered', async () => {
        await club.getByTestId('all-here').click();
        await club.getByTestId('all-here').waitFor({ state: 'detached' });
      });
      const away = entry(club, 'pair-3').locator('button[aria-pressed]').nth(1);
      await away.click();
      await away.and(club.locator('[aria-pressed=true]')).waitFor();
      await club.context().close();

      await staff.locator('[data-act=closeCompetition] > button').click();
      await staff.locator('[data-act=closeCompetition] textarea').fill('Over');
      await staff.locator('[data-act=closeCompetition] button[type=submit]').click();
      await staff.getByText('Closed', { exact: true }).waitFor();
      await staff.getByTestId('register-entries').waitFor({ state: 'detached' });
      expect(
        await staff
          .locator('arb-entries-page button:not(arb-take-away button, arb-keep-template button)')
          .count(),
      ).toBe(0);
      await staff.getByTestId('open-like').click();
      const form = open(staff);
      await staff.getByText('Like “Coupe du Nord”, a week later.').waitFor();
      expect(await form.locator('[name=startsOn]').inputValue()).toBe('2026-11-28');
      expect(await form.locator('[name=method]').inputValue()).toBe('bridge/butler');
      expect(await form.locator('[name=sessions]').inputValue()).toBe('28/11/2026 ; 59001\n06/12/2026');
      expect(await form.getByLabel('Minutes a round').inputValue()).toBe('21');
      await form.locator('[name=entries]').selectOption('same');
      await form.locator('[name=startsOn]').fill('2026-11-21');
      await form.locator('button[type=submit]').click();
      await form.getByText('This exists already').waitFor();
      await form.locator('[name=startsOn]').fill('2026-11-28');
      await form.locator('button[type=submit]').click();
      await staff.waitForURL('**/competitions/coupe-du-nord-2026-11-28/entries');
      await entry(staff, 'pair-1').getByText('Ida LYNX – Paul RENARD').waitFor();
      expect(await entry(staff, 'pair-2').count()).toBe(0);
    },
    patience,
  );

  it(
    'SKWO-2.2 SKWO-6.2.a is announced with its notice, all of it or none, which holds once the tournament is opened',
    async () => {
      await staff.goto(`${arbitre.stack.address}/opening`);
      const form = open(staff);
      await form.locator('[name=name]').fill('Skat du Sud');
      await form
        .locator('[name=method]')
        .selectOption({ label: 'Skat – Performance rating (Seeger-Fabian)' });
      await form.locator('[name=region]').selectOption('sud');
      await form.locator('[name=startsOn]').fill('2026-11-21');
      const part = (name: string) => form.locator(`[name="plan.setup.notice${name}"]`);
      expect(await part('.organiser').count()).toBe(0);
      await part('').selectOption({ label: 'Now' });
      expect(await part('.minutes').inputValue()).toBe('130');
      await part('.series').fill('2');
      await form.locator('button[type=submit]').click();
      await form.getByText('To be filled in.').first().waitFor();
      const said = {
        ...{ organiser: 'Club du Sud', entryFee: '1000', income: 'Prizes', exclusion: 'Cheating' },
        ...{ conciliation: 'The board', signatures: 'Tournament director', control: 'Both sides' },
        ...{ sanctions: 'As the order has them', lists: 'One a table', stake: '0.5', material: 'New packs' },
      };
      for (const [name, value] of Object.entries(said)) await part(`.${name}`).fill(value);
      await form.locator('button[type=submit]').click();
      await staff.waitForURL('**/competitions/skat-du-sud-2026-11-21/entries');
      await staff.goto(`${arbitre.stack.address}/competitions/skat-du-sud-2026-11-21/sessions/1`);
      await staff.locator('arb-session-opening button[type=submit]').click();
      const notice = staff.getByTestId('notice');
      await notice.locator('summary').click();
      await notice.getByText('Club du Sud').waitFor();
      await notice.getByText('New packs').waitFor();
    },
    patience,
  );
});
