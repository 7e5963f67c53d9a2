import { numbered } from './cyclic';
import { type Meeting, type Movement, upTo } from './movement';

/** Two places that meet in a round, and whether they are teams. */
export type Match = { readonly NS: string; readonly EW: string };

/** A Swiss before its rounds are paired: places and rounds, and nobody meets anybody yet. Everybody plays the same boards in a round. */
export const swiss = (places: number, rounds: number): Movement => ({
  places: upTo(places).map(numbered),
  ...{ sets: rounds, setsEach: 1 },
  rounds: upTo(rounds).map(() => []),
});

/** A match of pairs has one table, of teams two, with the directions exchanged at the second (BD-TEAM-1). */
const tablesOfMatch = ({ NS, EW }: Match, at: number, round: number, teams: boolean): readonly Meeting[] => {
  const sets = [round];
  if (!teams) return [{ table: at + 1, NS, EW, sets }];
  return [
    { table: 2 * at + 1, NS, EW, sets },
    { table: 2 * at + 2, NS: EW, EW: NS, sets },
  ];
};

/** The same with a round paired, counted from 0. */
export const withRound = (
  movement: Movement,
  round: number,
  matches: readonly Match[],
  teams: boolean,
): Movement => ({
  ...movement,
  rounds: movement.rounds.map((meetings, at) =>
    at === round ? matches.flatMap((match, table) => tablesOfMatch(match, table, round, teams)) : meetings,
  ),
});
