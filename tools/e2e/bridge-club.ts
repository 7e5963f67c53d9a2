/// <reference lib="dom" />
import type { Locator, Page, Request } from 'playwright-core';
import { startInstallation, type Answer, type Installation } from './installation';

/** Round, table and board of a result of the first session. */
export type Place = readonly [round: number, table: number, board: number];

/** A bridge club with twelve pairs, at the page that takes its results. */
export type BridgeClub = {
  readonly arbitre: Installation;
  readonly staff: Page;
  readonly club: Page;
  /** Writes a result as the staff: pairs 1 and 2 at table 1, 3 and 4 at table 2, … unless `pairs` says which. */
  record(place: Place, contract?: string, pairs?: readonly [number, number]): Promise<Answer>;
  /** Opens the page that takes results. */
  enter(page: Page, query?: string): Promise<void>;
  line(page: Page, ...place: Place): Locator;
  row(page: Page, ...place: Place): Locator;
  /** Waits until the line is `stored`, `conflict`, … */
  inState(page: Page, state: string, ...place: Place): Promise<void>;
  focused(page: Page): Promise<string | undefined>;
  /** What the read models hold of a round, by `table/board`. */
  notations(round: number): Promise<Record<string, string>>;
  stop(): Promise<void>;
};

/** A limit against hanging, for steps that write and wait for what follows. */
export const patience = 30_000;

export const competition = 'typing-club';

export const isWrite = (request: Request): boolean => (request.postData() ?? '').includes('"RecordResult"');

/** Waits until the read models have what was written. */
export const reads = async (ask: () => Promise<unknown>, expected: unknown): Promise<void> => {
  let answer = await ask();
  for (let tries = 0; answer !== expected && tries < 100; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    answer = await ask();
  }
  expect(answer).toBe(expected);
};

export const seating = (northSouth: number, eastWest: number): { seat: string; entry: string }[] =>
  ['N', 'E', 'S', 'W'].map((seat, index) => ({
    seat,
    entry: `pair-${index % 2 === 0 ? northSouth : eastWest}`,
  }));

/** Opens a competition of pairs with `pairs` entries. */
export const openPairs = async (
  { arbitre, staff }: Pick<BridgeClub, 'arbitre' | 'staff'>,
  id: string,
  pairs: number,
): Promise<void> => {
  const opened = { ruleset: 'bridge-duplicate@1', region: 'Nord', method: 'matchpoints' };
  await arbitre.mutate(staff, 'openCompetition', { id, name: id, ...opened, startsOn: '2026-11-20' });
  for (let number = 1; number <= pairs; number++)
    await arbitre.mutate(staff, 'registerEntry', {
      ...{ competition: id, number, kind: 'pair' },
    });
};

/** Starts an installation with the club. Round 1: table 2 lacks board 3, table 3 boards 2 and 3. Round 2 has one result. */
export const openBridgeClub = async (): Promise<BridgeClub> => {
  const arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  const club = await arbitre.signedIn('club');
  club.setDefaultTimeout(12_000);
  staff.setDefaultTimeout(12_000);
  await openPairs({ arbitre, staff }, competition, 12);

  const record: BridgeClub['record'] = ([round, table, board], contract = '3NT', pairs) =>
    arbitre.mutate(staff, 'recordResult', {
      competition,
      place: { session: 1, round, table: String(table), board },
      seating: seating(...(pairs ?? [table * 2 - 1, table * 2])),
      result: { contract, declarer: 'N', tricks: 9 },
    });
  for (const place of [
    [1, 1, 1],
    [1, 1, 2],
    [1, 1, 3],
    [1, 2, 1],
    [1, 2, 2],
    [1, 3, 1],
    [2, 1, 1],
  ] as const)
    expect(await record(place)).toMatchObject({ __typename: 'Committed' });

  const line: BridgeClub['line'] = (page, round, table, board) =>
    page.locator(`[data-key="1/${round}/${table}/${board}"]`);
  return {
    arbitre,
    staff,
    club,
    record,
    line,
    enter: async (page, query = '') => {
      await page.goto(`${arbitre.stack.address}/competitions/${competition}/entry${query}`);
      await page.getByTestId('entry').first().waitFor();
    },
    row: (page, ...place) => page.locator('arb-results-line', { has: line(page, ...place) }),
    inState: (page, state, ...place) =>
      page.locator(`arb-results-line[data-state=${state}]`, { has: line(page, ...place) }).waitFor(),
    focused: (page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.key),
    notations: async (round) => {
      type Found = {
        competition: {
          deals: { nodes: { round: number; table: string; board: number; notation: string }[] };
        };
      };
      const query = `{competition(id:"${competition}"){deals(first:100){nodes{round table board notation}}}}`;
      const { competition: found } = await arbitre.ask<Found>(staff, query);
      return Object.fromEntries(
        found.deals.nodes
          .filter((deal) => deal.round === round)
          .map((deal) => [`${deal.table}/${deal.board}`, deal.notation]),
      );
    },
    stop: () => arbitre.stop(),
  };
};
