import { type Meeting, type Movement, upTo } from './movement';

const team = (at: number): string => String(at + 1);

/**
 * Board-a-match for an odd number of teams, as the American Whist League has it (BD-BAM-3): the pairs that sit East-West move down two
 * tables, boards down one, and the round in which everybody would meet himself is not played. The two tables of a match play the same
 * boards in different rounds, and no board is ever at two tables.
 */
export const whistLeague = (teams: number): Movement => ({
  ...{ places: upTo(teams).map(team), sets: teams, setsEach: 1 },
  rounds: upTo(teams - 1).map((at) =>
    upTo(teams).map((table): Meeting => {
      const round = at + 1;
      return {
        ...{ table: table + 1, NS: team(table), EW: team((table + 2 * round) % teams) },
        sets: [(table + round) % teams],
      };
    }),
  ),
});

/**
 * Teams of four, everybody against everybody by the circle: one stays, the others move on by a place each round. A match has two
 * tables; at the second the two teams sit the other way round (BD-TEAM-1). In one round all play the same boards.
 */
export const teamsRound = (tables: number): Movement => {
  const around = tables - 1;
  return {
    places: upTo(tables).map(team),
    sets: around,
    setsEach: 1,
    rounds: upTo(around).map((round) => {
      const circle = [around, ...upTo(around).map((at) => (at + round) % around)];
      return upTo(tables / 2).flatMap((match): readonly Meeting[] => {
        const [one, other] = [team(circle[match] ?? 0), team(circle[around - match] ?? 0)];
        const boards = { sets: [round] };
        return [
          { table: 2 * match + 1, NS: one, EW: other, ...boards },
          { table: 2 * match + 2, NS: other, EW: one, ...boards },
        ];
      });
    }),
  };
};
