/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;

const PASSWORD = 'brume cerise lanterne';

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  const written = async (name: string, input: Record<string, unknown>): Promise<void> => {
    expect(await arbitre.mutate(staff, name, input)).toMatchObject({ __typename: 'Committed' });
  };
  const from = '2026-09-01';
  await written('openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await written('registerClub', { number: '59001', name: 'Lille Bridge', region: 'nord', from });
  const anne = { licence: 'F-1', familyName: 'Dupont', givenName: 'Anne', category: 'senior' };
  await written('registerMember', { ...anne, year: 2026, club: '59001', from });
}, 120_000);

afterAll(() => arbitre.stop());

/** Somebody new who has chosen a password, on the page of the own account. */
const owner = async (signIn: string): Promise<{ readonly page: Page; readonly id: string }> => {
  const { out } = await arbitre.arbitre('accounts', 'create', signIn, '--name', signIn);
  const page = await arbitre.open(/\/password#[\w-]{43}/.exec(out)?.[0] ?? 'no link');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/sign-in');
  await page.locator('input[name=account]').fill(signIn);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/today');
  const { me } = await arbitre.ask<{ me: { id: string } }>(page, '{me{id}}');
  return { page, id: me.id };
};

describe('the own member', () => {
  it('stands on the page of the account, which chooses by keyboard what the public reads', async () => {
    const { page, id } = await owner('anne');
    await page.goto(`${arbitre.stack.address}/account`);
    await page.getByTestId('change-password').waitFor();
    expect(await page.getByTestId('own-member').count()).toBe(0);
    const admin = await arbitre.signedIn('admin');
    const grant = { account: id, role: 'player', scope: 'member:F-1', from: '2026-09-01', why: 'identified' };
    expect(await arbitre.mutate(admin, 'giveGrant', grant)).toMatchObject({ __typename: 'Committed' });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const own = page.getByTestId('own-member');
    await own.getByText('Anne Dupont').waitFor();
    await own.getByText('Lille Bridge').waitFor();
    await own.getByText('In public standings: the name.').waitFor();
    await page.getByTestId('member-results').getByText('No competition yet.').waitFor();
    await own.locator('[data-act=choosePrivacy] > button').focus();
    await page.keyboard.press('Enter');
    await own.locator('select[name=privacy]').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await own.getByText('In public standings: the initials.').waitFor();
    const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
    expect(await page.evaluate(fits)).toBe(true);
    const other = await arbitre.mutate(page, 'choosePrivacy', { licence: 'F-2', privacy: 'name' });
    expect(other).toMatchObject({ __typename: 'NotAuthorized', code: 'not-permitted-here' });
  }, 60_000);

  it('is marked in standings and boards, and so is whoever plays for the club of an account', async () => {
    const { page, id } = await owner('bea');
    const [admin, staff] = [await arbitre.signedIn('admin'), await arbitre.signedIn('staff')];
    const written = async (on: Page, name: string, input: Record<string, unknown>): Promise<void> => {
      expect(await arbitre.mutate(on, name, input)).toMatchObject({ __typename: 'Committed' });
    };
    const about = { name: 'Coupe', ruleset: 'bridge-duplicate@1', region: 'nord', method: 'matchpoints' };
    await written(staff, 'openCompetition', { id: 'coupe', ...about, startsOn: '2026-11-20' });
    const guest = { familyName: 'Loup' };
    const pair = { competition: 'coupe', kind: 'pair' };
    await written(staff, 'registerEntry', { ...pair, number: 1, members: [{ licence: 'F-1' }, guest] });
    await written(staff, 'registerEntry', { ...pair, number: 2, club: '59001', members: [guest, guest] });
    await written(staff, 'registerEntry', { ...pair, number: 3, members: [guest, guest] });
    await written(staff, 'registerEntry', { ...pair, number: 4, members: [guest, guest] });
    for (const [table, first] of [
      ['1', 1],
      ['2', 3],
    ] as const)
      await written(staff, 'recordResult', {
        competition: 'coupe',
        place: { session: 1, round: 1, table, board: 1 },
        seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${first + (at % 2)}` })),
        result: { contract: '3NT', declarer: 'N', tricks: 9 },
      });
    const grant = { account: id, from: '2026-09-01', why: 'identified' };
    await written(admin, 'giveGrant', { ...grant, role: 'player', scope: 'member:F-1' });
    await written(admin, 'giveGrant', { ...grant, role: 'club', scope: 'club:59001' });
    await page.goto(`${arbitre.stack.address}/competitions/coupe`);
    const marks = async (rows: string): Promise<readonly string[]> => {
      const own = page.locator(rows).getByTestId('own');
      await own.nth(1).waitFor();
      return (
        await own.evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label') ?? ''))
      ).toSorted();
    };
    expect(await marks('[data-testid=standing]')).toEqual(['You', 'Your club']);
    expect(await page.locator('[data-entry=pair-1]').getByLabel('You', { exact: true }).count()).toBe(1);
    expect(await page.locator('[data-entry=pair-2]').getByLabel('Your club').count()).toBe(1);
    await page.goto(`${arbitre.stack.address}/competitions/coupe/boards?session=1&board=1`);
    expect(await marks('[data-testid=board-results]')).toEqual(['You', 'Your club']);
    expect(await page.locator('[data-testid=board-results] tr.own').count()).toBe(1);
    const asked = await arbitre.ask<{ competition: { publishing: { asOf: string } } }>(
      staff,
      '{competition(id:"coupe"){publishing{asOf}}}',
    );
    const { asOf } = asked.competition.publishing;
    await written(staff, 'publishRanking', { competition: 'coupe', asOf });
    await page.goto(`${arbitre.stack.address}/competitions/coupe/published`);
    expect(await marks('[data-testid=published-row]')).toEqual(['You', 'Your club']);
    const [season, division] = ['2026', '2026.nord'];
    const days = { from: '2026-09-01', until: '2027-06-30' };
    await written(staff, 'openSeason', { season, name: 'Saison', ...days, games: ['bridge'] });
    const rules = {
      ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' } },
      ...{ entries: { kind: 'team' }, calendar: { legs: 1 }, forfeit: { score: [3, 0] } },
      ...{ match: { by: 'result', win: 3, draw: 1, loss: 0 }, withdrawal: { results: 'struck' } },
      order: ['difference', 'lot'],
    };
    const opened = { title: 'Nord', game: 'bridge', level: 'first', rules };
    await written(staff, 'openDivision', { division, ...opened });
    for (const [entry, club] of [
      ['deulemont', '59001'],
      ['escaut', '59001'],
      ['lys', undefined],
    ])
      await written(staff, 'enterDivision', { division, entry, club, members: [] });
    const roster = { captain: 'F-1', players: ['F-1'], substitutes: [] };
    await written(staff, 'nameRoster', { division, entry: 'deulemont', ...roster });
    await written(staff, 'publishDivisionRanking', { division });
    await page.goto(`${arbitre.stack.address}/divisions/${division}/table`);
    expect(await marks('[data-testid=league-row]')).toEqual(['You', 'Your club']);
    await page.locator('[data-tab=rankings]').click();
    expect(await marks('[data-testid=league-ranking]')).toEqual(['You', 'Your club']);
    const stranger = await arbitre.open('/competitions/coupe');
    await stranger.getByTestId('standing').nth(3).waitFor();
    expect(await stranger.getByTestId('own').count()).toBe(0);
  }, 60_000);
});
