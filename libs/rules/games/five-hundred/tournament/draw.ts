import { commitmentTo, inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import { circleRound } from '@arbitre/rules/kernel/session/circle';

/** What lots of five hundred are committed to for, beside those of other games. */
const PURPOSE = 'five-hundred-teams';

/** What is published before the meetings are drawn by that seed. */
export const fiveHundredLotCommitment = (seed: string): string => commitmentTo(PURPOSE, seed);

/** Who meets whom at a table; the first team sits North and South. */
export type Encounter = { readonly table: string; readonly NS: string; readonly EW: string };
export type ScheduledGame = {
  readonly game: number;
  readonly tables: readonly Encounter[];
  readonly bye: string | null;
};

/**
 * All meetings of the tournament: the teams in the order of the lot, then game by game in the circle, so that nobody meets a team twice,
 * and nobody is free twice, before a whole turn. Whoever types the list decides nothing by its order; anybody can draw again.
 */
export const drawTeams = (
  seed: string,
  teams: readonly string[],
  games: number,
): readonly ScheduledGame[] => {
  const order = inOrderOfLot(seed, [...teams].sort());
  return Array.from({ length: games }, (_, at): ScheduledGame => {
    const { encounters, bye } = circleRound(order, at + 1);
    const tables = encounters.map(({ a, b }, index): Encounter => ({
      table: String(index + 1),
      NS: a,
      EW: b,
    }));
    return { game: at + 1, tables, bye };
  });
};
