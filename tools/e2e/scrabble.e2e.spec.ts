/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { byKeyboard, enter, openEvening } from './evening';
import { startInstallation, type Installation } from './installation';
import { inStrokes } from './strokes';

let arbitre: Installation;
let page: Page;

/** A limit against hanging, for steps that write and wait for what follows. */
const patience = 30_000;

const id = 'desk-2026-05-02';
/** The fingerprint of its word list. */
let list = '';

/** Three players, and the second game: by the forms of the pages, and keys alone. */
const openGames = async (): Promise<void> => {
  const staff = await arbitre.signedIn('staff');
  const method = 'Duplicate Scrabble – Total of points';
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  expect(await openEvening(arbitre, staff, byKeyboard, 'Desk', method)).toBe(`/competitions/${id}`);
  await enter(staff, byKeyboard, 'player', ['Ana Aubin', 'Ana Barbe', 'Ana Colin']);
  await staff.goto(`${arbitre.stack.address}/competitions/${id}/sessions/2`);
  await byKeyboard.choose(staff.getByTestId('seconds'), '1 min (blitz)');
  await byKeyboard.press(staff.getByTestId('open-game'));
  await staff.getByTestId('phase').waitFor();
  type Setup = {
    readonly session: { readonly setup: { readonly wordList: { readonly fingerprint: string } } };
  };
  const { session } = await arbitre.ask<Setup>(staff, `{session(id:"${id}.s2"){setup}}`);
  list = session.setup.wordList.fingerprint;
  await staff.context().close();
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  await openGames();
  page = await arbitre.signedIn('arbitre');
}, 180_000);

afterAll(() => arbitre.stop());

const go = (path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);

/** Keeps what a page looks like for the handbook: UPDATE_PICTURES=1 npm test */
const picture = async (name: string): Promise<void> => {
  if (process.env.UPDATE_PICTURES === undefined) return;
  await page.screenshot({ path: join(import.meta.dirname, '../../docs/images', `${name}.png`) });
};

const slip = async (...lines: readonly string[]): Promise<void> => {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
};

const focused = (testId: string): Promise<unknown> => page.locator(`[data-testid=${testId}]:focus`).waitFor();
/** The one key for whatever comes next. */
const next = (): Promise<void> => page.keyboard.press('Control+Enter');
const inPhase = (text: RegExp): Promise<void> =>
  page.getByTestId('phase').filter({ hasText: text }).waitFor();

/** Goes on by Tab to a field, as somebody without a mouse does. */
const tabTo = async (selector: string, on = page): Promise<void> => {
  for (let stop = 0; stop < 120; stop++) {
    await on.keyboard.press('Tab');
    if (await on.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
};
const judged = (): ReturnType<Page['locator']> =>
  page.getByTestId('slips').locator('[role=row][data-verdict]');

describe('an evening at the arbiter’s desk, by keyboard alone', () => {
  it(
    'SCR-TOUR-GAP-8 begins with the file of a game that was played elsewhere: its draws and words, and its list',
    async () => {
      const staff = await arbitre.signedIn('staff');
      await staff.goto(`${arbitre.stack.address}/competitions/${id}/sessions/1`);
      const file = (words: string) => ({
        ...{ name: 'elsewhere.txt', mimeType: 'text/plain' },
        buffer: Buffer.from(
          [
            'arbitre scrabble 1',
            'rules FADOQ-2026 normal',
            words,
            'round 1 JOUEUSE',
            'retained H4 JOUEUSE 94',
          ].join('\n'),
        ),
      });
      await staff.getByTestId('game-opening').waitFor();
      await tabTo('[data-testid=seconds]', staff);
      await staff.keyboard.type('1 min');
      await tabTo('[data-testid=draws]', staff);
      await staff.keyboard.type('Those of');
      const record = staff.getByTestId('record-file');
      await record.setInputFiles(file('words torn'));
      await staff.getByTestId('record-wrong').filter({ hasText: 'Line 3' }).waitFor();
      expect(await staff.getByTestId('open-game').isDisabled()).toBe(true);
      await record.setInputFiles(file(`words another ${'a'.repeat(64)}`));
      await tabTo('[data-testid=open-game]', staff);
      await staff.keyboard.press('Enter');
      await staff.getByTestId('refusal').filter({ hasText: 'SCR-TOUR-GAP-8' }).waitFor();
      await record.setInputFiles(file(`words the same ${list}`));
      await staff
        .getByTestId('record-read')
        .filter({ hasText: /1.round, with the list/u })
        .waitFor();
      expect(await staff.locator('body').innerText()).not.toContain('JOUEUSE');
      await tabTo('[data-testid=open-game]', staff);
      await staff.keyboard.press('Enter');
      await staff.getByTestId('phase').waitFor();
      await staff.context().close();
    },
    patience,
  );

  it(
    'is for arbiters only',
    async () => {
      const club = await arbitre.signedIn('club');
      await club.goto(`${arbitre.stack.address}/competitions/${id}/sessions/1?desk=1`);
      await club.getByTestId('phase').waitFor();
      expect(await club.getByTestId('to-desk').count()).toBe(0);
      expect(await club.getByTestId('verify-bag').count()).toBe(0);
      await club.context().close();
    },
    patience,
  );

  it(
    'checks in the players, verifies the bag and draws: one key goes on to each next step',
    async () => {
      await page.clock.install();
      await go(`/competitions/${id}/sessions/1?desk=1`);
      await page.getByTestId('check-in-all').waitFor();
      await next();
      await page.getByTestId('present').filter({ hasText: '3 of 3' }).waitFor();
      await next();
      await focused('draw'); // the next step takes the focus
      await next();
      await focused('call-rack');
      expect(await page.getByTestId('spoken').innerText()).toMatch(/Jordanie/);
    },
    patience,
  );

  it(
    'SCR-2B-4 has the tops ready before the slips are collected, and runs the clock to its end',
    async () => {
      await next();
      await focused('repeat-rack');
      await next();
      await focused('start-clock');
      await next();
      await page.getByTestId('clock').waitFor();
      await page.getByTestId('tops-ready').filter({ hasText: 'one solution of 94' }).waitFor();
      await page.clock.fastForward(61_000);
      await focused('collect-slips');
      await next();
      await page.getByTestId('slip').waitFor();
    },
    patience,
  );

  it(
    'takes slips by keyboard: the top offered by Enter, a word judged at once, a nullity with its article',
    async () => {
      await inStrokes(page, 'Scrabble: a slip with the top', async () => {
        await slip('1', '');
        await judged().first().waitFor();
      });
      await slip('2 h4 joueuse 90');
      // Whoever misread a slip types it once more: the second line replaces the first.
      const verdict = (of: string) => page.locator(`[data-testid=slips] [data-verdict=${of}]`);
      await verdict('warning').waitFor();
      await inStrokes(page, 'Scrabble: correct a slip of the round (`2 94`)', () => slip('2 94'));
      await verdict('warning').waitFor({ state: 'detached' });
      await slip('2 h4 joueuse 90');
      await verdict('warning').waitFor();
      await inStrokes(page, 'Scrabble: a slip of nullity with its article (`3 z6`)', () => slip('3 z6'));
      await page.locator('[data-testid=slips] [data-verdict=nullity]').waitFor();
      const verdicts = await judged().evaluateAll((rows) =>
        rows.map((row) => row.getAttribute('data-verdict')),
      );
      expect(verdicts).toEqual(['ok', 'warning', 'nullity']);
      expect(await judged().nth(2).textContent()).toMatch(/SCR-BUL-NUL-6/);
      await page.getByTestId('missing-slips').filter({ hasText: 'All slips are in' }).waitFor();
      await picture('scrabble-desk');
      await page.getByTestId('undo-says').getByText('Undo puts “3 z6” back into the field').waitFor();
      await page.keyboard.press('Control+z');
      expect(await page.getByTestId('slip').inputValue()).toBe('3 z6');
      await page.getByTestId('undo').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
    },
    patience,
  );

  it(
    'leaves the slip that is being typed as it is when a live update arrives, through a reload and another page',
    async () => {
      await page.keyboard.type('2 h4 jou');
      const typed = () => page.getByTestId('slip').inputValue();
      const { session, competition } = await arbitre.ask<{
        readonly session: { readonly version: number };
        readonly competition: { readonly entries: { readonly nodes: readonly { readonly id: string }[] } };
      }>(page, `{session(id:"${id}.s1"){version} competition(id:"${id}"){entries(first:1){nodes{id}}}}`);
      const warn = { do: 'warn', entry: competition.entries.nodes[0]?.id, reason: 'talking' };
      await arbitre.mutate(page, 'recordSessionActs', {
        ...{ session: `${id}.s1`, expectedVersion: session.version, acts: [warn] },
      });
      await judged().nth(2).waitFor();
      expect(await typed()).toBe('2 h4 jou');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.getByTestId('slip').waitFor();
      expect(await typed()).toBe('2 h4 jou');
      await page.locator(`nav.tabs a[href$="/competitions/${id}"]`).first().click();
      await page.getByTestId('standing').first().waitFor();
      await page.goBack({ waitUntil: 'domcontentloaded' });
      await page.getByTestId('slip').waitFor();
      expect(await typed()).toBe('2 h4 jou');
    },
    patience,
  );

  it(
    'types a slip where no field has the focus: its letters are no shortcuts',
    async () => {
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await page.keyboard.type('euse');
      expect(await page.getByTestId('slip').inputValue()).toBe('2 h4 joueuse');
      await page.keyboard.press('Escape');
      expect(await page.getByTestId('slip').inputValue()).toBe('');
    },
    patience,
  );

  it.each([
    ['\u0007', 'U+0007'],
    ['\u0000', 'U+0000'],
    ['\u202e', 'U+202E'],
  ])(
    'refuses the character %j in one line and sends nothing',
    async (character, code) => {
      const field = page.getByTestId('slip');
      await field.fill(`2 h4 jou${character}euse 18`);
      await page.getByTestId('slip-echo').filter({ hasText: code }).waitFor();
      await field.press('Enter');
      expect(await field.inputValue()).toBe(`2 h4 jou${character}euse 18`);
      expect(await page.getByTestId('slip-queue').locator('li').count()).toBe(0);
      await field.press('Escape');
    },
    patience,
  );

  it(
    'keeps a line that means nothing, and says what is wrong',
    async () => {
      await slip('9 12');
      await page.getByTestId('slip-echo').filter({ hasText: 'Nobody has number 9.' }).waitFor();
      expect(await page.getByTestId('slip').inputValue()).toBe('9 12');
      await page.keyboard.press('Escape');
      expect(await page.getByTestId('slip').inputValue()).toBe('');
    },
    patience,
  );

  it(
    'retains the top, announces it, closes the round and announces the results',
    async () => {
      await next();
      await page.locator('[data-testid=announce-word]:enabled').waitFor();
      await next();
      await page.getByTestId('announce-word').waitFor({ state: 'detached' });
      await page.locator('[data-testid=close-round]:enabled').waitFor();
      await next();
      await page.getByTestId('close-round').waitFor({ state: 'detached' });
      await focused('announce-results');
      await next();
      await inPhase(/Results announced/);
      await focused('open-next-game');
      await tabTo('[data-testid=take-record]');
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      expect(readFileSync(await download.path(), 'utf8')).toMatch(
        /^round 1 JOUEUSE\nretained H4 JOUEUSE 94$/mu,
      );
    },
    patience,
  );

  it(
    'corrects a slip of the closed round, found by its number',
    async () => {
      await tabTo('[data-testid=judged-filter]');
      await page.keyboard.type('2');
      await page.getByTestId('slips').filter({ hasNotText: 'Aubin' }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[data-testid=ruling] select:focus').waitFor();
      await page.keyboard.type('Give');
      await tabTo('input[name=points]');
      await page.keyboard.type('80');
      await tabTo('[data-testid=ruling] input[name=reason]');
      await page.keyboard.type('read again');
      await page.keyboard.press('Enter');
      await page.getByTestId('ruling').waitFor({ state: 'detached' });
      await judged().filter({ hasText: 'JOUEUSE' }).filter({ hasText: '80' }).waitFor();
    },
    patience,
  );

  it(
    'SCR-GEN-8 lists the best scores of the rack with who found them',
    async () => {
      await tabTo('[data-testid=sub-tops] summary');
      await page.keyboard.press('Enter');
      const top = page.getByTestId('sub-tops').locator('li').first();
      await top.waitFor();
      expect(await top.innerText()).toMatch(/94[\s\S]*JOUEUSE[\s\S]*1 player/);
    },
    patience,
  );

  it(
    'SCR-6-GAP-2 takes an appeal, decides it, and begins the next game',
    async () => {
      await tabTo('[data-testid=conduct] input[name=number]');
      await page.keyboard.type('3');
      await page.locator('#conduct-player').filter({ hasText: 'Colin' }).waitFor();
      await tabTo('select[name=act]');
      await page.keyboard.type('App');
      await tabTo('[data-testid=conduct] input[name=reason]');
      await page.keyboard.type('my slip was right');
      await page.keyboard.press('Enter');
      await page.getByTestId('appeal').filter({ hasText: 'my slip was right' }).waitFor();
      await tabTo('input[name=answer]');
      await page.keyboard.type('no word there');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByTestId('appeal').locator('.chip').filter({ hasText: 'Wrong' }).waitFor();
      await next();
      await page.locator(`a[href$="/competitions/${id}/sessions/2"].button`).waitFor();
      await go(`/competitions/${id}`);
      await page.getByTestId('standing').nth(2).waitFor();
      expect(await page.getByTestId('standing').first().innerText()).toMatch(/Aubin/);
    },
    patience,
  );

  it(
    'SCR-3B-4 SCR-3A-GAP-4 draws anew after a rejected rack, and calls before the pause is over only as such',
    async () => {
      await go(`/competitions/${id}/sessions/2?desk=1`);
      await page.getByTestId('check-in-all').waitFor();
      await next();
      await page.getByTestId('present').filter({ hasText: '3 of 3' }).waitFor();
      await next();
      await focused('letters');
      await page.keyboard.type('aaeeiio');
      await page.keyboard.press('Enter');
      await page.getByText('vowels and consonants').waitFor();
      await page.locator('[data-testid=letters]:focus').waitFor();
      expect(await page.getByTestId('letters').inputValue()).toBe('');
      await page.keyboard.type('maisonx');
      await page.keyboard.press('Enter');
      await focused('call-rack');
    },
    patience,
  );
});
