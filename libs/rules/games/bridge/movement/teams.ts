import { type Meeting, type Movement, upTo } from './movement';

const team = (at: number): string => String(at + 1);

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
