/** Who sits at which table, by entry: the number of the table, 0 for who sits out. */
export type Seating = ReadonlyMap<string, number>;

const PLAYERS = 4;

/** As many whole tables as there can be, in the order of the players; who is left sits out. */
export const inOrder = (players: readonly string[]): Seating => {
  const whole = Math.floor(players.length / PLAYERS) * PLAYERS;
  return new Map(players.map((entry, at) => [entry, at < whole ? Math.floor(at / PLAYERS) + 1 : 0]));
};

/** The players of each table, from the first to the last that anybody sits at. */
export const tablesOf = (seating: Seating): readonly (readonly string[])[] => {
  const last = Math.max(0, ...seating.values());
  return Array.from({ length: last }, (_, at) =>
    [...seating].filter(([, table]) => table === at + 1).map(([entry]) => entry),
  );
};

/** Tables that have not four players, with how many they have (BP-PARTIE-2); one that lies before another may not stay empty. */
export const notFour = (seating: Seating): readonly { readonly table: number; readonly players: number }[] =>
  tablesOf(seating).flatMap(({ length: players }, at) =>
    players === PLAYERS ? [] : [{ table: at + 1, players }],
  );
