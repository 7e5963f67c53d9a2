/// <reference lib="dom" />
import { type BridgeClub, competition, openBridgeClub, patience, seating } from './bridge-club';

let at: BridgeClub;

beforeAll(async () => {
  at = await openBridgeClub();
}, 120_000);

afterAll(() => at.stop());

describe('a code for a table', () => {
  it(
    'lets a telephone enter a result of its table, call the arbiter there, and nothing else, until it is revoked',
    async () => {
      const arbiter = await at.arbitre.signedIn('arbitre');
      arbiter.setDefaultTimeout(12_000);
      await at.enter(arbiter);
      const codes = arbiter.getByTestId('table-codes');
      await codes.locator('input[name=code-table]').fill('2');
      await codes.locator('button[type=submit]').click();
      const code = await codes.getByTestId('code').innerText();

      const phone = await at.arbitre.open('/table', {
        width: 390,
        height: 800,
      });
      phone.setDefaultTimeout(12_000);
      await phone.locator('input[name=table-code]').fill('222222');
      await phone.locator('form button[type=submit]').click();
      await phone.getByTestId('problem').getByText('This is not the code').waitFor();
      await phone.locator('input[name=table-code]').fill(code.toLowerCase());
      await phone.locator('form button[type=submit]').click();
      await at.line(phone, 1, 2, 3).fill('1NTN=');
      await at.line(phone, 1, 2, 3).press('Enter');
      await at.inState(phone, 'stored', 1, 2, 3);
      // What it entered itself it may take back, until somebody has judged.
      expect(await phone.getByTestId('undo').count()).toBe(1);
      expect(await at.line(phone, 1, 1, 1).count()).toBe(0);
      expect(
        await phone.locator('header nav, [data-testid=sign-out], [data-testid=table-codes]').count(),
      ).toBe(0);
      const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);

      // It calls the arbiter, who sees from which table.
      const call = phone.locator('[data-act=callToTable]');
      await call.locator('button').click();
      await call.locator('[name=reason]').fill('A card is missing');
      await call.locator('button[type=submit]').click();
      await call.locator('form').waitFor({ state: 'detached' });
      const desk = await arbiter.context().newPage();
      await desk.goto(`${at.arbitre.stack.address}/competitions/${competition}/arbiter`);
      await desk.getByText('A card is missing').waitFor();
      await desk.close();

      await codes.getByTestId('one-code').locator('button').click();
      await codes.getByTestId('one-code').waitFor({ state: 'detached' });
      await phone.reload();
      await phone.locator('input[name=table-code]').waitFor();
      expect(await at.arbitre.ask(phone, '{ me { id } }')).toEqual({
        me: null,
      });
    },
    patience,
  );

  it(
    'for a seat leads its telephone to the own hand, and shows no other',
    async () => {
      const opening = {
        ...{ competition, place: { session: 1, round: 3, table: '2', board: 7 }, seating: seating(3, 4) },
        ...{ policy: 'observed', grain: 'full' },
      };
      const { id: deal } = await at.arbitre.mutate(at.staff, 'openDeal', opening);
      const suit = (letter: string) => Array.from('AKQJT98765432', (rank) => `${letter}${rank}`);
      const hands = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };
      await at.arbitre.mutate(at.staff, 'recordActs', {
        ...{ deal, expectedVersion: 0, acts: [{ do: 'deal', hands }] },
      });

      const arbiter = await at.arbitre.signedIn('arbitre');
      arbiter.setDefaultTimeout(12_000);
      await at.enter(arbiter);
      const codes = arbiter.getByTestId('table-codes');
      expect(await codes.locator('select[name=code-seat]').count()).toBe(0);
      await codes.locator('input[name=code-table]').fill('2');
      await codes.locator('select[name=code-seat]').selectOption('N');
      await codes.locator('button[type=submit]').click();
      const code = await codes.getByTestId('code').innerText();
      await codes.getByTestId('one-code').getByText('Table 2, North').waitFor();

      const phone = await at.arbitre.open('/table', { width: 390, height: 800 });
      phone.setDefaultTimeout(12_000);
      await phone.locator('input[name=table-code]').fill(code);
      await phone.locator('form button[type=submit]').click();
      await phone.getByRole('heading', { name: 'North' }).waitFor();
      const hand = phone.getByTestId('own-hands').getByRole('link', { name: 'Board 7, round 3' });
      await hand.click();
      await phone.waitForURL(`**/deals/${String(deal)}`);
      const cards = (seat: string, row: string) => phone.locator(`.hand[data-seat=${seat}] ${row} .slot`);
      await cards('N', '.row:not(.backs)').nth(12).waitFor();
      expect(await cards('N', '.backs').count()).toBe(0);
      for (const seat of ['E', 'S', 'W'])
        expect([await cards(seat, '.row:not(.backs)').count(), await cards(seat, '.backs').count()]).toEqual([
          0, 13,
        ]);
      // Nothing is offered there that a seat may not do.
      expect(await phone.getByTestId('draw-attention').count()).toBe(0);
      const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);
    },
    patience,
  );

  it(
    'comes as a picture too, which brings it to the page',
    async () => {
      const phone = await at.arbitre.open('/table#BCDFGH', {
        width: 390,
        height: 800,
      });
      expect(await phone.locator('input[name=table-code]').inputValue()).toBe('BCDFGH');
    },
    patience,
  );
});
