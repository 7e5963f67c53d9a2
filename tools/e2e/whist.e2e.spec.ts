/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let page: Page;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: true });
  page = await arbitre.open('/sign-in?from=/competitions');
  await page.locator('input[name=account]').fill('auditeur');
  await page.locator('input[name=password]').fill('auditeur-demo');
  await page.locator('form button[type=submit]').click();
  await page.getByTestId('competition').first().waitFor();
}, 120_000);

afterAll(() => arbitre.stop());

type Fact = { type: string; data: { kind?: string; cause?: string } };
type Deal = { id: string; grain: string; events: Fact[] };

const dealsOf = async (competition: string): Promise<Deal[]> => {
  const query = `query($id:ID!){competition(id:$id){deals(first:25){nodes{id grain events{type data}}}}}`;
  const response = await page.request.post(`${arbitre.stack.address}/graphql`, {
    data: { query, variables: { id: competition } },
  });
  const { data } = (await response.json()) as { data: { competition: { deals: { nodes: Deal[] } } } };
  return data.competition.deals.nodes;
};

/** A deal of the demo in which such an event happens, and the step right after it. */
const stepAfter = async (
  competition: string,
  happens: (fact: Fact) => boolean,
): Promise<{ id: string; step: number }> => {
  for (const { id, events } of await dealsOf(competition)) {
    const at = events.findIndex(happens);
    if (at >= 0) return { id, step: at + 1 };
  }
  throw new Error(`No deal of ${competition} shows it.`);
};

const isDropped = ({ type, data }: Fact): boolean => type === 'CardExposed' && data.cause === 'dropped';

const shown: readonly (readonly [string, string, (fact: Fact) => boolean, RegExp])[] = [
  ['a visible card of whist militaire', 'demo-whist-militaire', isDropped, /WM-R10/],
  [
    'a penalised card of whist',
    'demo-whist',
    ({ type, data }) => type === 'ObligationImposed' && data.kind === 'penalised-card',
    /WHC-CP/,
  ],
  [
    'a forced lead of whist',
    'demo-whist',
    ({ type, data }) => type === 'ObligationImposed' && data.kind === 'forced-lead',
    /WHC-EP-1/,
  ],
];

describe('the two whists of the demo season', () => {
  it.each(shown)('shows %s on the table, with its article', async (_, competition, happens, article) => {
    const { id, step } = await stepAfter(competition, happens);
    await page.goto(`${arbitre.stack.address}/deals/${id}?step=${step - 1}`);
    await page.getByTestId('table').waitFor();
    await page.keyboard.press('ArrowRight');
    const duties = page.getByTestId('duties').first();
    await duties.waitFor();
    expect(await duties.innerText()).toMatch(article);
    expect(await page.getByTestId('auction').count()).toBe(0);
  });

  it.each(['demo-whist-militaire', 'demo-whist'])(
    'names the trump suit and ranks four entries: %s',
    async (id) => {
      const deal = (await dealsOf(id)).find(({ grain }) => grain === 'full');
      await page.goto(`${arbitre.stack.address}/deals/${deal?.id ?? ''}?step=5`);
      await page.getByTestId('trump').waitFor();
      await page.goto(`${arbitre.stack.address}/competitions/${id}`);
      await page.getByTestId('standing').first().waitFor();
      expect(await page.getByTestId('standing').count()).toBe(4);
    },
  );

  it('fits a phone', async () => {
    const { id, step } = await stepAfter('demo-whist-militaire', isDropped);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${arbitre.stack.address}/deals/${id}?step=${step}`);
    await page.getByTestId('duties').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
