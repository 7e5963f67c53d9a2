import { ask, closeHall, go, openHall, page, patience, picture, width } from './skat-hall';

beforeAll(openHall, 120_000);
afterAll(closeHall);

type Fact = { type: string };
type Deal = { id: string; grain: string; notation: string | null; events: Fact[] };

/** A game of the demo that was played to its last trick after the skat was taken up. */
const playedOut = async (): Promise<Deal> => {
  type Found = { competition: { deals: { nodes: Deal[] } } };
  const query = `{competition(id:"demo-skat-iss"){deals(first:30){nodes{id grain notation events{type}}}}}`;
  const { competition } = await ask<Found>(query);
  const found = competition.deals.nodes.find(
    ({ events }) =>
      events.filter(({ type }) => type === 'TrickWon').length === 10 &&
      events.some(({ type }) => type === 'SkatTaken'),
  );
  if (found === undefined) throw new Error('No game of the demo was played out with the skat.');
  return found;
};

describe('a game of skat, step by step', () => {
  it(
    'has three hands and the skat on the table, and the bids beside it',
    async () => {
      const deal = await playedOut();
      const announced = deal.events.findIndex(({ type }) => type === 'GameAnnounced') + 1;
      await go(`/deals/${deal.id}?step=${announced}`);
      await page.getByTestId('table').waitFor();
      expect(await page.locator('arb-hand').count()).toBe(3);
      expect(await page.getByTestId('skat').locator('arb-card').count()).toBe(2);
      expect(await page.getByTestId('contract').locator('arb-notation').count()).toBe(1);
      expect(await page.getByTestId('bidding').locator('tbody tr').count()).toBeGreaterThan(0);
      await picture('skat');
    },
    patience,
  );

  it(
    'is stepped through by keys, and at its end the value is explained',
    async () => {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('End');
      const outcome = page.getByTestId('outcome').getByTestId('game-value');
      await outcome.waitFor();
      expect(await outcome.innerText()).toMatch(/(with|without) \d+, game \d+.*=\s\d+/);
      await page.keyboard.press('Home');
      await outcome.waitFor({ state: 'detached' });
    },
    patience,
  );

  it(
    'fits a phone',
    async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.keyboard.press('End');
      expect(await width()).toBe(390);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
    patience,
  );
});

describe('a tournament of skat', () => {
  it(
    'shows its tables, and each table its game list with the foot that the rulebook computes',
    async () => {
      await go('/competitions/demo-skat/sessions/1');
      await page.getByTestId('tables').getByRole('link').first().click();
      const sheet = page.getByTestId('skat-sheet');
      await sheet.waitFor();
      expect(await sheet.locator('tbody tr').count()).toBe(12);
      expect(await sheet.locator('tfoot tr').count()).toBeGreaterThanOrEqual(4);
      await picture('skat-sheet');
    },
    patience,
  );

  it(
    'prints the list on one page of A4',
    async () => {
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    },
    patience,
  );

  it(
    'fits a phone',
    async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await width()).toBe(390);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
    patience,
  );
});
