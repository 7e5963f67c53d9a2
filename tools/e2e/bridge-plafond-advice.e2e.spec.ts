/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { byKeyboard, byTouch, patience } from './evening';
import { startInstallation, type Installation } from './installation';
import { barriers, sticksOut, wordsOfMachines } from './pages/findings';

// What the booklet advises beside a deal, at each step of its replay, by the score that its rubber had.

const HANDS = {
  S: 'AKQ32.A72.95.J65',
  W: '4.986543.642.832',
  N: 'JT865..AQ873.K74',
  E: '97.KQJT.KJT.AQT9',
};
const CALLS = ['1S', 'Pass', '2S', 'Pass', 'Pass', 'Pass'];
/** Steps of the replay, by what they show: the deal is opened and dealt, then a call each, and the end of the auction. */
const STEP = { opening: 2, overcall: 3, response: 4, lead: 9, third: 11 };

let arbitre: Installation;

const cardsOf = (hand: string): readonly string[] =>
  hand.split('.').flatMap((ranks, at) => Array.from(ranks, (rank) => `${'SHDC'.charAt(at)}${rank}`));

/** A competition of four players whose deal was recorded call by call; with the lines of its rubber before it, or of no session. */
const recorded = async (staff: Page, id: string, lines: readonly string[] | null): Promise<void> => {
  const sent = async (name: string, input: Record<string, unknown>) => {
    const answer = await arbitre.mutate(staff, name, input);
    if (answer.__typename !== 'Committed') throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const order = { ruleset: 'bridge-plafond@1', method: 'plafond-differences', startsOn: '2026-05-02' };
  await sent('openCompetition', { id, name: id, region: 'nord', ...order });
  for (const number of [1, 2, 3, 4]) await sent('registerEntry', { competition: id, number, kind: 'player' });
  const [A, B, C, D] = [1, 2, 3, 4].map((number) => `player-${number}`);
  const seats = { N: A, E: B, S: C, W: D };
  const place = { session: 1, round: 1, table: '1', board: lines === null ? 3 : lines.length + 1 };
  if (lines !== null) {
    const { version = 0 } = await sent('openSession', { competition: id, number: 1, setup: {} });
    const at = { partie: 1, table: '1' };
    const drawn = { [`${A}`]: 'SA', [`${B}`]: 'S3', [`${C}`]: 'SK', [`${D}`]: 'S2' };
    const acts = [
      { do: 'enter-players', entries: [A, B, C, D] },
      { do: 'call-partie' },
      {
        ...{ do: 'draw-cards', ...at },
        draws: Object.entries(drawn).map(([entry, card]) => ({ entry, cards: [card] })),
      },
      { do: 'choose-seat', ...at, entry: A, seat: 'N' },
      { do: 'choose-seat', ...at, entry: B, seat: 'E' },
      { do: 'choose-pack', ...at, pack: 'blue' },
      ...lines.map((line, deal) => ({ do: 'write-line', round: 1, table: '1', deal: deal + 1, line })),
    ];
    await sent('recordSessionActs', { session: `${id}.s1`, expectedVersion: version, acts });
  }
  const seating = Object.entries(seats).map(([seat, entry]) => ({ seat, entry }));
  const deal = { competition: id, place, policy: 'observed', grain: 'full', setup: { board: 3 } };
  const { version = 0 } = await sent('openDeal', { ...deal, ...(lines === null ? { seating } : {}) });
  const hands = Object.fromEntries(Object.entries(HANDS).map(([seat, hand]) => [seat, cardsOf(hand)]));
  const acts = [
    { do: 'deal', hands },
    ...CALLS.map((call, at) => ({ do: 'call', seat: 'SWNE'.charAt(at % 4), call })),
    { do: 'play', seat: 'W', card: 'H5' },
    { do: 'play', seat: 'N', card: 'S5' },
  ];
  await sent('recordActs', {
    deal: `${id}.s1-r1-t1-b${place.board}`,
    expectedVersion: version,
    acts,
  });
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await recorded(staff, 'scored', ['2SN=', '1HE-1']);
  await recorded(staff, 'alone', null);
  await staff.context().close();
}, 120_000);

afterAll(() => arbitre.stop());

describe.each([
  ['at 1440 px', byKeyboard],
  ['by touch at 390 px', byTouch],
] as const)('the advice beside a deal %s', (_, { options, press }) => {
  let page: Page;
  beforeAll(async () => {
    page = await arbitre.signedIn('arbitre', options);
    page.setDefaultTimeout(15_000);
  }, patience);
  afterAll(() => page.context().close());

  const panel = (): Locator => page.getByTestId('advice');
  const open = async (competition: string, step: keyof typeof STEP): Promise<void> => {
    await page.goto(`${arbitre.stack.address}/deals/${competition}.s1-r1-t1-b3?step=${STEP[step]}`);
    await press(panel().locator('summary'));
    await panel().getByTestId('advice-score').waitFor();
  };
  const counsel = (article: string): Locator => panel().locator('.counsels > li', { hasText: article });

  it(
    'BP-G-OUV-1C-B tells an opening, and what the hand lacks for another',
    async () => {
      await open('scored', 'opening');
      await panel().getByText('To South · Opening').waitFor();
      await panel().getByText('The guide says: 1♠.').waitFor();
      await panel().locator('li.missed').first().getByText('asked').waitFor();
      expect(await barriers(page)).toEqual([]);
      expect([...(await sticksOut(page)), ...(await wordsOfMachines(page))]).toEqual([]);
      await open('scored', 'overcall');
      await panel().getByText('The guide says: pass.').waitFor();
      await panel().locator('.counsels > li.off').first().waitFor();
    },
    patience,
  );

  it(
    'BP-G-REP-ATOUT tells a response by the score of the rubber before the deal',
    async () => {
      await open('scored', 'response');
      await panel().getByText('To North · Response to partner’s bid').waitFor();
      await panel()
        .getByText('The rubber before this deal: 18 points for this side, 0 points for the others.')
        .waitFor();
      await panel().getByText('The guide says: 2♠.').waitFor();
      await counsel('BP-G-REP-ATOUT').first().locator('li.met').first().waitFor();
    },
    patience,
  );

  it(
    'BP-G-ONZE tells the lead and the rule of eleven',
    async () => {
      await open('scored', 'lead');
      await panel().getByText('To West · Opening lead').waitFor();
      await open('scored', 'third');
      await panel().getByText('To East · Third hand').waitFor();
      await counsel('BP-G-ONZE').first().getByText('higher cards with declarer').waitFor();
    },
    patience,
  );

  it(
    'says what it takes the score for where the deal is on no sheet',
    async () => {
      await open('alone', 'response');
      await panel().getByText('This deal is on the sheet of no rubber').waitFor();
      await panel().getByText('The guide says: 4♠.').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.width);
    },
    patience,
  );
});
