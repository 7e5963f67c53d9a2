/// <reference lib="dom" />
import type { Request } from 'playwright-core';
import { inStrokes } from './strokes';
import { competition, isWrite, openBridgeClub, patience, reads, type BridgeClub } from './bridge-club';

let at: BridgeClub;

beforeAll(async () => {
  at = await openBridgeClub();
}, 120_000);

afterAll(() => at.stop());

describe('letters that no field has', () => {
  it(
    'are a result on the missing line, not shortcuts',
    async () => {
      await at.record([3, 5, 1], '1NT', [9, 10]);
      await at.enter(at.club, '?round=3');
      const form = at.club.getByTestId('open-lines');
      for (const [name, value] of [
        ['table', '1'],
        ['boards', '1-4'],
        ['NS', '1'],
        ['EW', '2'],
      ] as const)
        await form.locator(`[name=${name}]`).fill(value);
      await form.locator('button[type=submit]').click();
      await at.line(at.club, 3, 1, 1).waitFor();
      await at.club.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
      });
      await at.club.keyboard.type('4CN=');
      expect(new URL(at.club.url()).pathname).toBe(`/competitions/${competition}/entry`);
      expect(await at.line(at.club, 3, 1, 1).inputValue()).toBe('4CN=');
      // And when the focus goes away in the middle of a line, the rest follows the beginning.
      await at.line(at.club, 3, 1, 2).fill('2S');
      await at.club.locator('h1').first().click();
      await at.club.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
      });
      await at.club.keyboard.type('N=');
      expect(await at.line(at.club, 3, 1, 2).inputValue()).toBe('2SN=');
    },
    patience,
  );
});

describe('Enter', () => {
  it(
    'twice sends one result and leaves the next line to be typed',
    async () => {
      const sent: string[] = [];
      const count = (request: Request): void => {
        if (isWrite(request)) sent.push(request.postData() ?? '');
      };
      at.club.on('request', count);
      await at.line(at.club, 3, 1, 1).press('Enter');
      await at.club.keyboard.press('Enter');
      await at.inState(at.club, 'stored', 3, 1, 1);
      // The second one stored the line that it landed on, which was typed before; on an empty line it does nothing.
      await at.inState(at.club, 'stored', 3, 1, 2);
      await at.club.keyboard.press('Enter');
      await at.club.keyboard.press('Enter');
      expect(await at.focused(at.club)).toBe('1/3/1/3');
      at.club.off('request', count);
      expect(sent).toHaveLength(2);
    },
    patience,
  );

  it(
    'without a network keeps the result, says so, and sends it once when the network is back, after a reload even',
    async () => {
      await at.club.route('**/graphql', (route) =>
        isWrite(route.request()) ? route.abort() : route.continue(),
      );
      await at.line(at.club, 3, 1, 3).fill('2DS=');
      await at.line(at.club, 3, 1, 3).press('Enter');
      // The keys that follow at once land in the next line.
      await at.club.keyboard.type('3CE-1');
      await at.inState(at.club, 'waiting', 3, 1, 3);
      expect(await at.club.getByTestId('unsent').innerText()).toBe('1 entry waiting for the network');
      expect(await at.line(at.club, 3, 1, 4).inputValue()).toBe('3CE-1');
      await at.club.reload();
      await at.inState(at.club, 'waiting', 3, 1, 3);
      expect(await at.line(at.club, 3, 1, 3).inputValue()).toBe('2DS=');
      expect(await at.line(at.club, 3, 1, 4).inputValue()).toBe('3CE-1');
      await at.club.unroute('**/graphql');
      await at.club.reload();
      await at.inState(at.club, 'stored', 3, 1, 3);
      await reads(async () => (await at.notations(3))['1/3'], '2DS=');
    },
    patience,
  );
});

describe('a result by the fewest keys', () => {
  it(
    'takes as many as docs/keys.md says',
    async () => {
      const { keyboard } = at.club;
      const stored = (board: number) => at.inState(at.club, 'stored', 3, 1, board);
      const form = at.club.getByTestId('open-lines');
      for (const [name, value] of [
        ['table', '2'],
        ['boards', '5-8'],
        ['NS', '3'],
        ['EW', '4'],
      ] as const)
        await form.locator(`[name=${name}]`).fill(value);
      await form.locator('button[type=submit]').click();
      const at2 = (board: number) => at.inState(at.club, 'stored', 3, 2, board);
      await at.line(at.club, 3, 1, 4).focus();
      await keyboard.press('Escape');
      await inStrokes(at.club, 'Bridge: a contract (`4SN=`)', async () => {
        await keyboard.type('4SN=');
        await keyboard.press('Enter');
        await stored(4);
      });
      // The next line has the focus by itself. Board 5 has North and South vulnerable: several contracts are worth 620.
      expect(await at.focused(at.club)).toBe('1/3/2/5');
      await inStrokes(at.club, 'Bridge: a score alone, several contracts fit (`62+`)', async () => {
        await keyboard.type('62+1');
        await at2(5);
      });
      await inStrokes(at.club, 'Bridge: the same result as the line above (`=`)', async () => {
        await keyboard.type('=');
        await keyboard.press('Enter');
        await at2(6);
      });
      await inStrokes(at.club, 'Bridge: undo the last entry', async () => {
        await keyboard.press('Control+z');
        await at.inState(at.club, 'empty', 3, 2, 6);
      });
      await at.line(at.club, 3, 2, 5).focus();
      await inStrokes(at.club, 'Bridge: correct one’s own result', async () => {
        await keyboard.type('3SN+1');
        // The reason comes before the eyes, and the second Enter sends.
        await keyboard.press('Enter');
        await at.row(at.club, 3, 2, 5).locator('[data-testid=entry-reason]:focus').waitFor();
        await keyboard.press('Enter');
        await at.inState(at.club, 'corrected', 3, 2, 5);
      });
    },
    patience,
  );
});
