import type { Page } from 'playwright-core';
import { act } from './act-form';
import { type Installation, startInstallation } from './installation';

// A season from its pages: opened, its regions and a division, entries, fixtures, results by both sides, the table and its reasons.

let arbitre: Installation;
let staff: Page;
const patience = 120_000;

const RULES = {
  ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' } },
  entries: { kind: 'team', most: 2, waiting: 1 },
  calendar: { legs: 2 },
  match: { by: 'result', win: 3, draw: 1, loss: 0 },
  forfeit: { score: [3, 0] },
  withdrawal: { results: 'struck' },
  order: ['direct-points', 'difference', 'lot'],
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  staff.setDefaultTimeout(30_000);
  const region = { parent: null, timeZone: 'Europe/Paris' };
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', ...region });
  for (const [number, name] of [
    ['59001', 'Lille'],
    ['59002', 'Douai'],
  ] as const)
    await arbitre.mutate(staff, 'registerClub', { number, name, region: 'nord', from: '2020-01-01' });
}, 120_000);

afterAll(() => arbitre.stop());

const go = (page: Page, path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);

describe('a season from its pages', () => {
  it(
    'is opened by the federation, and a region takes part in it',
    async () => {
      await staff.getByRole('link', { name: 'Seasons', exact: true }).click();
      const opening = staff.locator('[data-act=openSeason]');
      await opening.locator('button').first().click();
      await opening.locator('[name=name]').fill('Season 2026-2027');
      expect(await opening.locator('[name=season]').inputValue()).toBe('season-2026-2027');
      await opening.locator('[name=season]').fill('2026');
      await opening.locator('[name=from]').fill('2026-09-01');
      await opening.locator('[name=until]').fill('2026-08-01');
      await opening.locator('[name=games][value=skat]').check();
      await opening.locator('button[type=submit]').click();
      await opening.getByText('From 2026-09-01 to 2026-08-01 there is no day.').waitFor();
      await opening.locator('[name=until]').fill('2027-06-30');
      await opening.locator('button[type=submit]').click();
      await staff.waitForURL('**/seasons/2026');
      await act(staff, 'takePart', { region: 'nord', from: '2026-09-15', until: '2027-05-31', window: '14' });
      const row = staff.locator('[data-testid=wall-row][data-region=nord]');
      await row.getByText('open', { exact: true }).waitFor();
      expect(await staff.locator('[data-act=closeSeason]').count()).toBe(0);
    },
    patience,
  );

  it(
    'has a division whose rules say every mistake while they are typed, and which opens once they are sound',
    async () => {
      await staff.getByTestId('open-division').click();
      await staff.getByTestId('rules-experts').locator('summary').click();
      const rules = staff.getByTestId('rules-text');
      await rules.fill(
        JSON.stringify({ ...RULES, promoted: -1, order: ['direct-points', 'lot', 'difference'] }),
      );
      const said = staff.getByTestId('rules-said');
      await said.getByText('promoted: "-1" does not fit').waitFor();
      await rules.fill(JSON.stringify({ ...RULES, order: ['direct-points', 'lot', 'difference'] }));
      await said.getByText('comes after the lot and would never be asked').waitFor();
      await rules.fill(JSON.stringify(RULES));
      await staff.getByText('The rules are sound.').waitFor();
      // The same rules field by field: what is wrong stands beside its field.
      const win = staff.locator('[data-rule="match.win"]');
      await win.fill('many');
      await win.press('Tab');
      await staff.getByTestId('rule-problem').waitFor();
      await win.fill('3');
      await win.press('Tab');
      await staff.getByText('The rules are sound.').waitFor();
      expect(JSON.parse(await rules.inputValue())).toEqual(RULES);
      const form = staff.locator('arb-act-form form');
      await form.locator('[name=title]').fill('Nord, first');
      await form.locator('[name=game]').selectOption('skat');
      await form.locator('[name=level]').fill('first');
      await form.locator('[name=region]').selectOption('nord');
      await form.locator('button[type=submit]').click();
      await staff.waitForURL('**/divisions/2026.nord-first/table');
    },
    patience,
  );

  it(
    'enters teams, the third of which waits, and draws the fixtures with their days',
    async () => {
      await staff.locator('[data-tab=entries]').click();
      await act(staff, 'enterDivision', { name: 'Lille I', club: '59001' });
      await act(staff, 'enterDivision', { name: 'Douai', club: '59002' });
      await act(staff, 'enterDivision', { name: 'Lille II', club: '59001' });
      await staff.locator('tr[data-entry=lille-ii]').getByText('waits').waitFor();
      await staff.locator('[data-tab=fixtures]').click();
      await act(staff, 'drawFixtures', { order: 'Lille I\nDouai', first: '2026-10-03', every: '14' });
      const second = staff.locator('[data-fixture=r2-m1]');
      await second.waitFor();
      expect(await staff.getByTestId('fixture').count()).toBe(2);
      expect(await second.innerText()).toContain('17 October 2026');
    },
    patience,
  );

  it(
    'takes a result from one side and the confirmation of the other; the table says why',
    async () => {
      await staff.locator('[data-fixture=r1-m1] button').click();
      await act(staff, 'reportMatch', { by: 'lille-i', 'score-lille-i': '3', 'score-douai': '1' });
      await staff.getByText('Lille I reports').waitFor();
      await act(staff, 'confirmMatch', { by: 'douai' });
      await staff.locator('[data-fixture=r1-m1]').getByText('settled').waitFor();
      await staff.locator('[data-tab=table]').click();
      const first = staff.getByTestId('league-row').first();
      await first.getByText('Lille I').click();
      await staff.getByTestId('lines').waitFor();
      expect(await first.getAttribute('data-entry')).toBe('lille-i');
      expect(await staff.getByTestId('lines').innerText()).toContain('3');
      await act(staff, 'adjustPoints', {
        ...{ entry: 'lille-i', points: '-1', article: 'article 7', reason: 'a player without a licence' },
        decidedBy: 'league-committee',
      });
      await staff.getByTestId('lines').getByText('article 7').waitFor();
      await staff.locator('[data-tab=rankings]').click();
      await act(staff, 'publishDivisionRanking', {});
      await staff.locator('[data-testid=league-ranking][data-number="1"]').waitFor();
      await staff.locator('[data-tab=rules]').click();
      await staff.locator('[data-act=changeDivisionRules] button').first().click();
      const win = staff.locator('[data-rule="match.win"]');
      await win.fill('2');
      await win.press('Tab');
      await staff.getByTestId('league-changes').getByText('Lille I').waitFor();
      await staff.getByTestId('rules-preview').getByText('Douai').waitFor();
      // Somebody else is quicker: what is typed stays, and what he has done is told before it is sent and after.
      const title = { fr: 'Autre', en: 'Other' };
      await arbitre.mutate(staff, 'changeDivisionRules', {
        ...{ division: '2026.nord-first', rules: { ...RULES, title }, reason: 'x', decidedBy: 'FEDERATION' },
      });
      await staff.getByTestId('rules-meanwhile').getByText('Version 2').waitFor();
      expect(await win.inputValue()).toBe('2');
      const form = staff.locator('[data-act=changeDivisionRules]');
      await form.locator('[name=reason]').fill('Two points');
      await form.locator('[name=decidedBy]').selectOption('federation');
      await form.locator('button[type=submit]').click();
      await form.getByText('The rules have changed meanwhile').waitFor();
      expect(await staff.getByTestId('rules-version').count()).toBe(2);
    },
    patience,
  );

  it(
    'is told on the page of a club, with the match that comes next, which waits on the first page once its day has come',
    async () => {
      await go(staff, '/divisions/2026.nord-first/entries');
      await staff.locator('tr[data-entry=douai]').getByRole('link', { name: 'Douai' }).click();
      const record = staff.getByTestId('league-record');
      await record.getByRole('link', { name: 'Nord, first' }).waitFor();
      expect(await record.innerText()).toContain('Season 2026-2027');
      await staff.getByTestId('next-fixtures').getByRole('link', { name: 'Douai – Lille I' }).waitFor();
      await go(staff, '/today');
      const late = staff.locator('[data-testid=matter][data-kind=FIXTURES_LATE]');
      await late.getByText('One fixture without a result').waitFor();
      await late.getByRole('link', { name: 'Nord, first' }).click();
      await staff.waitForURL('**/divisions/2026.nord-first/fixtures?only=open');
      await staff.locator('[data-fixture=r2-m1]').waitFor();
      expect(await staff.getByTestId('fixture').count()).toBe(1);
    },
    patience,
  );

  it(
    'is read by strangers, on a phone and in French, and offers them nothing',
    async () => {
      const phone = await arbitre.open('/divisions/2026.nord-first', {
        ...{ locale: 'fr-FR', width: 390, height: 844, touch: true },
      });
      for (const path of ['table', 'fixtures', 'entries', 'rules']) {
        await go(phone, `/divisions/2026.nord-first/${path}`);
        await phone.locator('main .panel').first().waitFor();
        expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        expect(await phone.locator('[data-act]').count()).toBe(0);
      }
      await go(phone, '/seasons/2026');
      await phone.getByText('Nord, first').waitFor();
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await phone.close();
    },
    patience,
  );

  it(
    'is closed when its regions have closed their phases, and takes corrections by name from then on',
    async () => {
      await go(staff, '/seasons/2026');
      await act(staff, 'closePhase', { region: 'nord', on: '2027-05-31' });
      await act(staff, 'closeSeason', { confirm: 'Season 2026-2027' });
      await staff.getByTestId('season-stage').getByText('closed').waitFor();
      expect(await staff.locator('[data-act=takePart]').count()).toBe(0);
      await go(staff, '/divisions/2026.nord-first/fixtures');
      await staff.locator('[data-fixture=r1-m1] button').click();
      await act(staff, 'correctMatch', {
        ...{ 'score-lille-i': '2', 'score-douai': '2', reason: 'the sheet says so', decidedBy: 'federation' },
      });
      await staff.locator('[data-fixture=r1-m1]').getByText('2 – 2').waitFor();
      expect(await staff.locator('[data-fixture=r2-m1] button').count()).toBe(0);
    },
    patience,
  );
});
