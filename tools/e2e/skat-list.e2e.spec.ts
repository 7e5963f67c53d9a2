import {
  closeHall,
  ask,
  go,
  mutate,
  openTournament,
  page,
  patience,
  players,
  openHall,
  telephone,
} from './skat-hall';
import { inStrokes } from './strokes';

beforeAll(openHall, 120_000);
afterAll(closeHall);

const id = 'e2e-skat';

describe('a game list by keyboard', () => {
  beforeAll(() => openTournament({ id, evening: false, seated: players }), 60_000);

  it(
    'echoes each game by the rules and stores it by Enter, the next one offered',
    async () => {
      await go(`/competitions/${id}/sessions/1?series=1&table=1`);
      await page.locator('[data-testid=list-entry]:focus').waitFor();
      await inStrokes(page, 'Skat: a game of the list (`2g2+`)', async () => {
        await page.keyboard.type('2g2+');
        await page.getByTestId('list-echo').filter({ hasText: '+72' }).waitFor();
        await page.keyboard.press('Enter');
      });
      // What undoing comes to is said before it is done; Escape leaves it.
      await page.getByTestId('skat-sheet').locator('tbody tr').first().waitFor();
      await page.getByTestId('undo-says').getByText('Undo puts 2g2+ back into the field').waitFor();
      await page.keyboard.press('Control+z');
      expect(await page.getByTestId('list-entry').inputValue()).toBe('2g2+');
      await page.locator('label[for=list-field]').getByText('replaces the game entered').waitFor();
      await page.getByTestId('undo').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page
        .locator('label[for=list-field]')
        .getByText('replaces the game entered')
        .waitFor({ state: 'detached' });
      await inStrokes(page, 'Skat: a game passed in (`0`)', async () => {
        await page.keyboard.type('0');
        await page.keyboard.press('Enter');
        await page.getByTestId('skat-sheet').locator('tbody tr').nth(1).waitFor();
      });
      await page.keyboard.type('1d-1-');
      await page.keyboard.press('Enter');
      await page.getByTestId('skat-sheet').locator('tbody tr').nth(2).waitFor();
      expect(await page.getByTestId('skat-sheet').locator('td.written').allInnerTexts()).toEqual([
        '72',
        '1',
        '0',
        '−36',
        '0',
        '1',
      ]);
    },
    patience,
  );

  it(
    'keeps a line that means nothing, and says what it lacks',
    async () => {
      // What skat holds improbable is asked before Enter.
      await page.keyboard.type('3g4-');
      await page.getByTestId('unusual').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.type('4g2+');
      await page.getByTestId('list-echo').filter({ hasText: 'Seat 4 deals and does not play.' }).waitFor();
      await page.keyboard.press('Enter');
      expect(await page.getByTestId('list-entry').inputValue()).toBe('4g2+');
    },
    patience,
  );
});

describe('a game list, typed in a hurry by two people', () => {
  const sheetLines = (): Promise<number> => page.getByTestId('skat-sheet').locator('tbody tr').count();
  const lineOf = (deal: number): Promise<unknown> =>
    page
      .getByTestId('skat-sheet')
      .locator('tbody tr')
      .nth(deal - 1)
      .waitFor();
  const echo = (text: string): Promise<void> =>
    page.getByTestId('list-echo').filter({ hasText: text }).waitFor();

  it(
    'keeps the line and its focus while games are on their way: every key lands in the next line',
    async () => {
      await page.getByTestId('list-entry').press('Escape');
      await page.route('**/graphql', async (route) => {
        if ((route.request().postData() ?? '').includes('RecordResult'))
          await new Promise((done) => setTimeout(done, 300));
        await route.continue();
      });
      const before = await sheetLines();
      // The field is the same one all the time, and it is never without the focus.
      const field = await page.getByTestId('list-entry').elementHandle();
      await page.keyboard.type('1c1+');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      for (const key of '1n+') {
        await page.keyboard.press(key);
        await new Promise((done) => setTimeout(done, 200));
      }
      await lineOf(before + 2);
      expect(await page.getByTestId('list-entry').inputValue()).toBe('1n+');
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await sheetLines()).toBe(before + 2);
      await page.unroute('**/graphql');
    },
    patience,
  );

  it(
    'keeps what is typed over a reload, for the game that it was typed for',
    async () => {
      await page.reload();
      await page.locator('[data-testid=list-entry]:focus').waitFor();
      expect(await page.getByTestId('list-entry').inputValue()).toBe('1n+');
      expect(await page.locator('label[for=list-field]').innerText()).toContain('6');
    },
    patience,
  );

  it(
    'shows a game that somebody else stored meanwhile beside one’s own, and Enter chooses neither',
    async () => {
      const seats = ['rearhand', 'dealer', 'forehand', 'middlehand'];
      await mutate(page, 'recordResult', {
        competition: id,
        place: { session: 1, round: 1, table: '1', board: 6 },
        seating: players.map((entry, index) => ({ seat: seats[index], entry })),
        setup: { players: 4 },
        result: { declarer: 'forehand', contract: 'G', matadors: 1, level: 'simple', won: true },
      });
      const conflict = page.getByTestId('list-conflict');
      await conflict.waitFor();
      expect(await conflict.innerText()).toMatch(/Stored meanwhile by arbitre[\s\S]*You typed[\s\S]*null/i);
      await page.getByTestId('list-entry').press('Enter');
      await page.keyboard.press('Enter');
      expect(await page.getByTestId('list-entry').inputValue()).toBe('1n+');
      await page.getByTestId('keep-theirs').click();
      await conflict.waitFor({ state: 'detached' });
      expect(await page.getByTestId('list-entry').inputValue()).toBe('');
      await page.locator('label[for=list-field]').filter({ hasText: '7' }).waitFor();
    },
    patience,
  );

  it(
    'takes letters that no field has, which lead nowhere else',
    async () => {
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
      });
      await page.keyboard.type('1c1+');
      await echo('24');
      expect(await page.getByTestId('list-entry').inputValue()).toBe('1c1+');
      expect(new URL(page.url()).pathname).toBe(`/competitions/${id}/sessions/1`);
      await page.keyboard.press('Escape');
    },
    patience,
  );

  it(
    'without a network keeps the line, says so, and sends it once after a reload',
    async () => {
      const isWrite = (data: string | null): boolean => (data ?? '').includes('"RecordResult"');
      await page.route('**/graphql', (route) =>
        isWrite(route.request().postData()) ? route.abort() : route.continue(),
      );
      const before = await sheetLines();
      await page.getByTestId('list-entry').fill('0');
      await page.keyboard.press('Enter');
      await page.getByTestId('list-queue').getByText('waiting for the network').waitFor();
      await page.unroute('**/graphql');
      await page.reload();
      await lineOf(before + 1);
      expect(await sheetLines()).toBe(before + 1);
    },
    patience,
  );
});

describe('a stored game of a list', () => {
  const row = (deal: number) =>
    page
      .getByTestId('skat-sheet')
      .locator('tbody tr')
      .nth(deal - 1);

  it(
    'SKAT-5.5.3 is replaced with a reason and the consent of every player, and not without',
    async () => {
      await page.getByTestId('list-entry').fill('/1');
      await page.keyboard.press('Enter');
      await page.keyboard.type('2g1+');
      await page.getByTestId('list-echo').filter({ hasText: '+48' }).waitFor();
      const consents = page.getByTestId('list-consents').getByRole('checkbox');
      await consents.nth(3).waitFor();
      await page.keyboard.press('Enter');
      expect(await page.getByTestId('list-entry').inputValue()).toBe('2g1+');
      for (const index of [0, 1, 2]) await consents.nth(index).check();
      await page.getByTestId('list-entry').press('Enter');
      expect(await page.getByTestId('list-entry').inputValue()).toBe('2g1+');
      await page.getByTestId('list-reason').fill('Matadors miscounted');
      await consents.nth(3).check();
      await page.getByTestId('list-entry').press('Enter');
      await row(1).locator('td.written').first().filter({ hasText: '48' }).waitFor();
      type Told = {
        deal: { events: { type: string; data: { reason?: string } }[] };
        session: { view: object };
      };
      const told = await ask<Told>(
        `{deal(id:"${id}.s1-r1-t1-b1"){events{type data}} session(id:"${id}.s1"){view}}`,
      );
      expect(told.deal.events.find(({ type }) => type === 'ResultCorrected')?.data).toMatchObject({
        reason: 'Matadors miscounted',
      });
      expect(told.session.view).toMatchObject({
        lists: [{ corrections: [{ deal: 1, to: expect.stringContaining('+48'), consents: players }] }],
      });
    },
    patience,
  );

  it(
    'SKAT-5.5.3 is found by an arrow and stored by one key once all have agreed',
    async () => {
      const entry = page.getByTestId('list-entry');
      await entry.focus();
      await inStrokes(page, 'Skat: correct a game of the list (`/1`)', async () => {
        await page.keyboard.type('/1');
        await page.keyboard.press('Enter');
        await page.keyboard.type('2g3+');
        await page.getByTestId('list-echo').filter({ hasText: '+96' }).waitFor();
        await page.getByTestId('list-consents').waitFor();
        await page.keyboard.press('Enter');
        await page.locator('[data-testid=all-agree]:focus').waitFor();
        await page.keyboard.press('Enter');
        await row(1).locator('td.written').first().filter({ hasText: '96' }).waitFor();
      });
      await page.locator('[data-testid=list-entry]:focus').waitFor();
      const last = await page.getByTestId('skat-sheet').locator('tbody tr td.written').count();
      expect(last).toBeGreaterThan(0);
      const label = page.locator('label[for=list-field]');
      const before = await label.innerText();
      await page.keyboard.press('ArrowUp');
      await label.getByText('replaces the game entered').waitFor();
      await page.keyboard.press('ArrowDown');
      await label.getByText('replaces the game entered').waitFor({ state: 'detached' });
      expect(await label.innerText()).toBe(before);
    },
    patience,
  );

  it(
    'SKAT-3.5.3 SKAT-5.5.5.a is settled at the stake of the notice: game by game, and at the foot',
    async () => {
      const payments = page.getByTestId('skat-payments');
      await payments.locator('summary').click();
      // 96 points at half a cent are 48 cents from each of the others.
      expect(await payments.locator('tbody tr').first().locator('td').allInnerTexts()).toEqual([
        '−48',
        '+144',
        '−48',
        '−48',
      ]);
      type Sheet = { session: { sheet: { settlement: Record<string, number> } } };
      const { session } = await ask<Sheet>(`{session(id:"${id}.s1"){sheet(round:1,table:"1")}}`);
      const signed = (cents: number): string =>
        cents === 0 ? '0' : `${cents < 0 ? '−' : '+'}${Math.abs(cents)}`;
      const shown = await page.getByTestId('skat-settlement').locator('td.number').allInnerTexts();
      expect(shown).toEqual(players.map((entry) => signed(session.sheet.settlement[entry]!)));
      expect(shown.some((text) => text !== '0')).toBe(true);
    },
    patience,
  );
});

describe('the table of a club evening', () => {
  const evening = 'e2e-skat-evening';
  const changes = () => page.getByTestId('table-changes');
  const typeGame = async (typed: string, deal: number): Promise<void> => {
    await page.getByTestId('list-entry').fill(typed);
    await page.getByTestId('list-entry').press('Enter');
    await page
      .getByTestId('skat-sheet')
      .locator('tbody tr')
      .nth(deal - 1)
      .waitFor();
  };
  beforeAll(() => openTournament({ id: evening, evening: true, seated: players.slice(0, 3) }), 60_000);

  it(
    'SKAT-3.1.2.a offers a newcomer between two rounds, and not within one',
    async () => {
      await go(`/competitions/${evening}/sessions/1?series=1&table=1`);
      await page.locator('[data-testid=list-entry]:focus').waitFor();
      await typeGame('2c1+', 1);
      await changes().getByText('Wrong dealer').waitFor();
      expect(await page.getByTestId('join-table').count()).toBe(0);
      await typeGame('0', 2);
      await typeGame('0', 3);
      await page.getByTestId('join-table').waitFor({ state: 'attached' });
    },
    patience,
  );

  it(
    'SKAT-3.1.2.b seats him last, with everybody’s consent: place 1 deals the next game',
    async () => {
      const join = page.getByTestId('join-table');
      await join.waitFor({ state: 'attached' });
      await changes().getByText('Somebody joins the table').click();
      for (const index of [0, 1, 2]) await join.getByRole('checkbox').nth(index).check();
      await join.getByRole('button').click();
      await join.waitFor({ state: 'detached' });
      await page.getByTestId('list-entry').fill('1c1+');
      await page.getByTestId('list-echo').filter({ hasText: 'Seat 1 deals' }).waitFor();
      await typeGame('4c1+', 4);
      const answer = await ask<{ deal: { seating: unknown } }>(
        `{deal(id:"${evening}.s1-r1-t1-b4"){seating{seat entry{id}}}}`,
      );
      expect(JSON.stringify(answer)).toContain('"rearhand"');
    },
    patience,
  );

  it(
    'SKAT-4.5.9.b hears of a wish to stop, and says after which game that is',
    async () => {
      await changes().locator('summary').filter({ hasText: 'Announces to stop' }).click();
      await page.getByTestId('announce-stop').locator('select').selectOption('player-2');
      await page.getByTestId('announce-stop').getByRole('button').click();
      await page.getByText('Player 2 stops after game 7').waitFor();
      expect(await changes().getByRole('button', { name: 'stops now' }).count()).toBe(0);
    },
    patience,
  );

  it(
    'SKAT-3.2.11 cancels a game that was dealt out of turn, which is then to be played again',
    async () => {
      await changes().getByText('Wrong dealer').click();
      const form = page.getByTestId('wrong-dealers');
      expect(await form.locator('input[name=dealers]').inputValue()).toBe('1');
      expect(await form.getByRole('button').isDisabled()).toBe(true);
      await form.locator('input[name=dealers]').fill('3');
      await form.getByRole('button').click();
      await page.getByTestId('play-again').filter({ hasText: '4' }).waitFor();
      // What is stored comes late: an Enter that is struck before holds once it is there.
      let release = (): void => undefined;
      const struck = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/graphql', async (route) => {
        if ((route.request().postData() ?? '').includes('"StoredDeal"')) await struck;
        await route.continue();
      });
      // The line is nobody’s any more: it is replaced with a reason, without consents.
      await page.getByTestId('list-entry').fill('/4');
      await page.getByTestId('list-entry').press('Enter');
      await page.getByTestId('list-entry').fill('4c2+');
      await page.getByTestId('list-reason').waitFor();
      expect(await page.getByTestId('list-consents').count()).toBe(0);
      await page.getByTestId('list-entry').press('Enter');
      release();
      await page.getByTestId('skat-sheet').locator('td.written').filter({ hasText: '36' }).waitFor();
    },
    patience,
  );
});

describe('a game list on the telephone of its table', () => {
  const evening = 'e2e-skat-telephone';
  beforeAll(() => openTournament({ id: evening, evening: false, seated: players }), 60_000);

  const codeOf = async (table: string): Promise<string> => {
    const codes = page.getByTestId('table-codes');
    await codes.locator('input[name=code-table]').fill(table);
    const before = await codes.getByTestId('one-code').count();
    await codes.locator('button[type=submit]').click();
    await codes.getByTestId('one-code').nth(before).waitFor();
    return codes.getByTestId('code').innerText();
  };

  const enteredWith = async (code: string) => {
    const phone = await telephone();
    phone.setDefaultTimeout(15_000);
    await phone.locator('input[name=table-code]').fill(code);
    await phone.locator('form button[type=submit]').click();
    await phone.getByTestId('tables').waitFor();
    return phone;
  };

  it(
    'takes its games and what its table agrees on, and nothing of another table',
    async () => {
      await go(`/competitions/${evening}/sessions/1`);
      const phone = await enteredWith(await codeOf('1'));
      await phone.getByTestId('list-entry').fill('2g2+');
      await phone.getByTestId('list-entry').press('Enter');
      await phone.getByTestId('skat-sheet').locator('tbody tr').waitFor();
      expect(await phone.getByTestId('skat-sheet').locator('td.written').first().innerText()).toBe('72');
      await phone.getByTestId('wrong-dealers').waitFor({ state: 'attached' });
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

      const other = await enteredWith(await codeOf('2'));
      await other.getByTestId('tables').getByRole('link').first().click();
      await other.getByTestId('skat-sheet').locator('tbody tr').waitFor();
      expect(await other.locator('[data-testid=list-entry], [data-testid=table-changes]').count()).toBe(0);
    },
    patience,
  );
});
