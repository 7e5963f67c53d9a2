/** What a player brings off a list: game points, own games won and lost, and games that the others of the table lost. */
export type Performance = {
  readonly points: number;
  readonly won: number;
  readonly lost: number;
  readonly othersLost: number;
};

export type Rating = {
  /** 50 for a game won more than lost, and -50 for the opposite (SKWO-5.1.a). */
  readonly games: number;
  /** 40 or 30 for each game that another player of the table lost (SKWO-5.1.b). */
  readonly defence: number;
  readonly result: number;
};

/** SKWO-5.1.a: credited for each own game won and debited for each lost one. */
export const OWN_GAME = 50;

/** SKWO-5.1.b: for a game lost by another player, 40 at a table of three and 30 at one of four, its idle dealer included. */
export const defenceBonus = (tableSize: number): number => (tableSize === 3 ? 40 : 30);

/** What a player is credited for own games, won less lost (SKWO-5.1.a). */
export const gamesOf = ({ won, lost }: Pick<Performance, 'won' | 'lost'>): number => (won - lost) * OWN_GAME;

/** Extended Seeger-Fabian (SKWO-5.1.c): whole numbers, possibly negative, never rounded (SKWO-5-GAP-5). */
export const ratingOf = ({ points, won, lost, othersLost }: Performance, tableSize: number): Rating => {
  const games = gamesOf({ won, lost });
  const defence = othersLost * defenceBonus(tableSize);
  return { games, defence, result: points + games + defence };
};
