/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import type { Installation } from './installation';

// An encounter of two teams of whist militaire whose only game has been announced, and the boxes of its two tables.

const TEAMS = [1, 2];

/** Opens the competition; the address of its session. */
export const openEncounter = async (arbitre: Installation, staff: Page, id: string): Promise<string> => {
  await arbitre.mutate(staff, 'openCompetition', {
    ...{ id, name: 'Rencontre', region: 'Nord', startsOn: '2026-05-02' },
    ...{ ruleset: 'whist-militaire@1', method: 'team-points' },
  });
  for (const number of TEAMS)
    await arbitre.mutate(staff, 'registerEntry', {
      ...{ competition: id, number, kind: 'team', label: `Équipe ${number}` },
    });
  const { version } = await arbitre.mutate(staff, 'openSession', { competition: id, number: 1 });
  const acts = [
    ...TEAMS.map((number) => ({
      ...{ do: 'enter-team', team: `team-${number}`, captain: `team-${number}.1` },
      players: [1, 2, 3, 4].map((place) => `team-${number}.${place}`),
    })),
    { do: 'publish-schedule', date: '2026-05-02', games: 1, trumps: ['H'] },
    { do: 'announce-rotation', game: 1 },
  ];
  expect(
    await arbitre.mutate(staff, 'recordSessionActs', { session: `${id}.s1`, expectedVersion: version, acts }),
  ).toMatchObject({ __typename: 'Committed' });
  return `${arbitre.stack.address}/competitions/${id}/sessions/1`;
};

/** A table of the encounter; its own team is in the left column. */
export const boxesOf = (page: Page, table: number): Locator =>
  page.locator('arb-encounter arb-table-boxes').nth(table);

/** Strikes the points of a table, `1` to its own team, `2` to the visitors, as fast as they come. */
export const strikePoints = async (page: Page, table: number, winners: string): Promise<void> => {
  const boxes = boxesOf(page, table).locator('button.box');
  await boxes.first().waitFor();
  await boxes.first().focus();
  await page.keyboard.type(winners);
};

/** All four deals of a table are on record. */
export const full = (page: Page, table: number): Promise<void> =>
  boxesOf(page, table).locator('.box[aria-pressed=true]').nth(3).waitFor();
