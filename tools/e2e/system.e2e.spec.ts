/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

describe('the sign of the system’s state', () => {
  let arbitre: Installation;
  let staff: Page;
  let french: Page;
  const frozen = new Set<number>();

  beforeAll(async () => {
    arbitre = await startInstallation({ demo: false });
    staff = await arbitre.signedIn('staff');
    french = await arbitre.signedIn('arbitre', { locale: 'fr-FR', width: 360, height: 740 });
  }, 120_000);

  afterAll(async () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    await arbitre.stop();
  });

  const freeze = (name: string): void => {
    const pid = arbitre.stack.pids[name] ?? 0;
    process.kill(pid, 'SIGSTOP');
    frozen.add(pid);
  };
  const thaw = (name: string): void => {
    const pid = arbitre.stack.pids[name] ?? 0;
    process.kill(pid, 'SIGCONT');
    frozen.delete(pid);
  };
  const untilBothSay = async (kind: string, english: RegExp, inFrench: RegExp): Promise<void> => {
    for (const [page, text] of [
      [staff, english],
      [french, inFrench],
    ] as const)
      await page
        .locator(`[data-testid=system][data-kind=${kind}]`)
        .and(page.getByLabel(text))
        .waitFor({ timeout: 60_000 });
  };

  it('is there for whoever is signed in only, and fits a narrow screen', async () => {
    await untilBothSay('good', /Up to date$/, /À jour$/);
    const stranger = await arbitre.open('/sign-in');
    await stranger.locator('form').waitFor();
    expect(await stranger.locator('[data-testid=system]').count()).toBe(0);
    expect(await french.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }, 90_000);

  it('tells a worker that stands still with how much waits since when, and its recovery', async () => {
    freeze('Worker');
    await arbitre.mutate(staff, 'openCompetition', {
      ...{ id: 'unseen', name: 'Coupe', region: 'Nord', ruleset: 'bridge-duplicate@1' },
      ...{ method: 'matchpoints', startsOn: '2026-11-22' },
    });
    await untilBothSay(
      'bad',
      /does not follow. \d+ events? behind since \d\d\//,
      /ne suit plus. \d+ événements? de retard depuis le \d\d\//,
    );
    await staff.locator('[data-testid=system]').click();
    expect(await staff.locator('arb-system-sign li').allTextContents()).toEqual([
      'The display does not follow',
      expect.stringMatching(/^\d+ events? behind since /),
    ]);
    thaw('Worker');
    await untilBothSay('good', /Up to date$/, /À jour$/);
  }, 150_000);

  it('names a part that is away to those who run the installation, and takes it back', async () => {
    freeze('Redis');
    const sign = staff.locator('[data-testid=system][data-kind=bad]');
    await sign.and(staff.getByLabel(/The queue \(Redis\) does not answer/)).waitFor({ timeout: 60_000 });
    expect(await arbitre.ask(french, '{ status { up redis { ok } } }')).toEqual({
      status: { up: true, redis: null },
    });
    thaw('Redis');
    await untilBothSay('good', /Up to date$/, /À jour$/);
  }, 150_000);
});
