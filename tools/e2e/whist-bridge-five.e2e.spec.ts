/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { act } from './act-form';
import { startInstallation, type Installation } from './installation';
import { barriers, sticksOut, wordsOfMachines } from './pages/findings';
import { answer, at, codeFor, openManche, question, telephone } from './whist-bridge-table';

// Whist bridge at a table of five, drawn by cards at the hall, with an arbiter who decides calls and deals.

const patience = 90_000;
const PLAYERS = ['Ana Aubin', 'Bea Barbe', 'Cleo Colin', 'Dora Dorey', 'Eve Estienne'];
const NAME = 'Whist a cinq';
const ID = 'whist-a-cinq-2026-05-02';

let arbitre: Installation;
let arbiter: Page;
let phone: Page;

const table = (): Locator => arbiter.locator('arb-manche-table[data-table="1"]');
const line = (deal: number): Locator => table().locator(`tr[data-deal="${deal}"]`);
const field = (): Locator => table().locator('input[name=typed-deal]');
const note = async (deal: number, typed: string): Promise<void> => {
  await field().fill(typed);
  await field().press('Enter');
  await line(deal).locator('.points').first().waitFor();
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  arbiter = await openManche(arbitre, NAME, ID, PLAYERS);
}, 150_000);

afterAll(() => arbitre.stop());

describe('a table of five of whist bridge', () => {
  it(
    'WB-2.d is seated as the cards say that were drawn at the hall',
    async () => {
      await act(arbiter, 'record-draw', {
        conductedBy: 'organiser',
        drawn: '1 ; S3\n2 ; SA\n3 ; S2\n4 ; S5\n5 ; S4',
      });
      await table().locator('.drawn li').nth(4).waitFor();
      expect(await table().locator('.drawn li').allInnerTexts()).toEqual([
        ...['Bea Barbe', 'Cleo Colin', 'Ana Aubin', 'Eve Estienne', 'Dora Dorey'],
      ]);
      await table().getByTestId('take-seats').click();
      await table().getByTestId('desk').locator('summary').click();
    },
    patience,
  );

  it(
    'WB-16-GAP-1 has its dealer sit out: neither the desk nor the telephone lets him play, and he scores nothing',
    async () => {
      await field().fill('S6H 2 6');
      await field().press('Enter');
      await table().getByTestId('desk-echo').getByText('This place deals and sits out.').waitFor();
      await note(1, 'S6H 3 6');
      await line(1).getByText('sits out').waitFor();
      expect(await line(1).locator('.points').count()).toBe(4);

      phone = await telephone(arbitre, await codeFor(arbiter, '1'));
      await at(phone, 'dealer').getByText('Ana Aubin deals and sits out').waitFor();
      await answer(phone, 'game', 'S6');
      await answer(phone, 'suit', 'H');
      await question(phone, 'first').waitFor();
      expect(await question(phone, 'first').getByRole('button').allInnerTexts()).toEqual([
        ...['Eve Estienne', 'Dora Dorey', 'Bea Barbe', 'Cleo Colin'],
      ]);
    },
    patience,
  );

  it(
    'takes over a deal that was played card by card; the telephone asks for the next one from its beginning',
    async () => {
      const taking = table().locator('[data-act=take-deal]');
      await taking.getByRole('button', { name: 'Take over a deal played card by card' }).click();
      await taking.locator('button[type=submit]').click();
      await taking.getByText('Deal 2 was not recorded card by card').waitFor();
      const opened = await arbitre.mutate(arbiter, 'openDeal', {
        ...{ competition: ID, place: { session: 1, round: 1, table: '1', board: 2 } },
        ...{ policy: 'observed', grain: 'result', setup: { deal: 2, players: 5, dealer: 3 } },
        seating: [2, 3, 1, 5, 4].map((number, place) => ({
          ...{ seat: String(place + 1), entry: `player-${number}` },
        })),
      });
      const result = { do: 'record-result', contract: 'E8-H', declarers: ['1', '2'], tricks: 9 };
      const told = { deal: opened.id, expectedVersion: opened.version, acts: [result] };
      expect(await arbitre.mutate(arbiter, 'recordActs', told)).toMatchObject({ __typename: 'Committed' });
      await taking.locator('button[type=submit]').click();
      await taking.locator('form').waitFor({ state: 'detached' });
      await line(2).getByText('+10').first().waitFor();
      await at(phone, 'dealer').getByText('Eve Estienne deals').waitFor();
      await question(phone, 'game').waitFor();
    },
    patience,
  );

  it(
    'WB-15.e decides a call for a fault, and leaves the second one of the deal to another arbiter',
    async () => {
      const call = async (by: string, reason: string): Promise<void> => {
        await act(table(), 'call-arbiter', { by, for: 'fault', deal: '3', reason });
        await at(arbiter, 'summons').getByText(reason).waitFor();
      };
      await call('player-1', 'a card was seen');
      await answer(phone, 'game', 'DAMES');
      await answer(phone, 'read', 'play');
      await at(phone, 'to-result').tap();
      await answer(phone, 'queens-0', '4');
      await at(phone, 'summoned').getByText('Ana Aubin has called the arbiter').waitFor();
      expect(await at(phone, 'validate').count()).toBe(0);

      // The same stands on the arbiter's own page.
      await arbiter.goto(`${arbitre.stack.address}/competitions/${ID}/arbiter`);
      const summons = at(arbiter, 'summons');
      await summons.getByText('Table 1, deal 3: Ana Aubin calls the arbiter.').waitFor();
      await act(summons, 'rule-call', { article: 'WB-17.a', reason: 'it is played at the first occasion' });
      await summons.waitFor({ state: 'detached' });
      await at(phone, 'validate').waitFor();

      await arbiter.goto(`${arbitre.stack.address}/competitions/${ID}/sessions/1`);
      await call('player-2', 'a word too many');
      const again = at(arbiter, 'summons').locator('[data-act=rule-call]');
      await again.getByRole('button').first().click();
      await again.locator('[name=article]').fill('WB-18.a');
      await again.locator('[name=reason]').fill('a warning');
      await again.locator('button[type=submit]').click();
      await again.locator('.notice.bad').waitFor();
      for (const found of [await barriers(arbiter), await sticksOut(arbiter), await wordsOfMachines(arbiter)])
        expect(found).toEqual([]);
    },
    patience,
  );

  it(
    'WB-18-GAP-2 cancels a validated deal by decision of the arbiter: nobody scores in it',
    async () => {
      await act(table(), 'rule-deal', {
        ...{ deal: '1', ruling: 'cancel', article: 'WB-18-GAP-2', reason: 'the hands were mixed up' },
      });
      await line(1).getByText('cancelled (WB-18-GAP-2)').waitFor();
      await table().locator('[data-total=player-1]').getByText('0', { exact: true }).waitFor();
    },
    patience,
  );
});
