/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import type { Installation } from './installation';

// A table of whist at which four people sit, its page that takes the score, and what is on record of it.

const PLAYERS = [1, 2, 3, 4].map((number) => `player-${number}`);

export type WhistTable = {
  /** The page of its session. */
  readonly address: string;
  /** The coups on record, entered and corrected: `b1 3-0`. */
  coups(): Promise<readonly string[]>;
};

type Fact = { type: string; data: { deal?: string; points?: { NS: number; EW: number } } };

export const openWhistTable = async (
  arbitre: Installation,
  staff: Page,
  competition: string,
): Promise<WhistTable> => {
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await arbitre.mutate(staff, 'openCompetition', {
    ...{ id: competition, name: 'Soirée', region: 'Nord', startsOn: '2026-05-02' },
    ...{ ruleset: 'whist@1', method: 'whist-sessions' },
  });
  for (const number of [1, 2, 3, 4])
    await arbitre.mutate(staff, 'registerEntry', { competition, number, kind: 'player' });
  const [N, E, S, W] = PLAYERS;
  const setup = { players: PLAYERS, seats: { N, E, S, W } };
  const opened = await arbitre.mutate(staff, 'openSession', { competition, number: 1, setup });
  expect(opened).toMatchObject({ __typename: 'Committed' });
  return {
    address: `${arbitre.stack.address}/competitions/${competition}/sessions/1`,
    coups: async () => {
      const query = `query($id:ID!){session(id:$id){events{type data}}}`;
      const { session } = await arbitre.ask<{ session: { events: Fact[] } }>(staff, query, {
        id: `${competition}.s1`,
      });
      return session.events
        .filter(({ type }) => type === 'CoupEntered' || type === 'CoupCorrected')
        .map(
          ({ data: { deal = '', points } }) =>
            `${deal.slice(deal.lastIndexOf('-') + 1)} ${points?.NS}-${points?.EW}`,
        );
    },
  };
};

export const scoreForm = (page: Page): Locator => page.getByTestId('score-form');

export const typeScore = async (page: Page, NS: number, EW: number): Promise<void> => {
  await scoreForm(page).locator('[name=NS]').fill(String(NS));
  await scoreForm(page).locator('[name=EW]').fill(String(EW));
};

export const lastCoup = (page: Page, NS: number, EW: number): Promise<void> =>
  page.getByText(`Last hand: North-South ${NS}, East-West ${EW}`).waitFor();
