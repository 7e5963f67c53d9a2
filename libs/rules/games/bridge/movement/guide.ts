import { type Meeting, type Movement, upTo } from './movement';

/**
 * A table of a round in a movement that somebody wrote down: pairs (or players, with S and W) by their numbers, boards by theirs, all
 * from 1.
 */
export type GuideRow = {
  readonly round: number;
  readonly table: number;
  readonly NS: number;
  readonly EW: number;
  readonly S?: number;
  readonly W?: number;
  readonly boards: readonly number[];
};

const numbersOf = ({ NS, EW, S, W }: GuideRow): readonly number[] =>
  [NS, EW, S, W].filter((each) => each !== undefined);

const meetingOf = ({ table, NS, EW, S, W, boards }: GuideRow): Meeting => ({
  ...{ table, NS: String(NS), EW: String(EW), sets: boards.map((board) => board - 1) },
  ...(S === undefined || W === undefined ? {} : { partners: { S: String(S), W: String(W) } }),
});

/** Boards that a table plays in a round, at most. */
export const boardsEach = (rows: readonly GuideRow[]): number =>
  Math.max(...rows.map(({ boards }) => boards.length));

/** The movement that is written down; each board is a set of its own. */
export const guideMovement = (rows: readonly GuideRow[]): Movement => ({
  places: upTo(Math.max(...rows.flatMap(numbersOf))).map((at) => String(at + 1)),
  sets: Math.max(...rows.flatMap(({ boards }) => boards)),
  setsEach: boardsEach(rows),
  rounds: upTo(Math.max(...rows.map(({ round }) => round))).map((at) =>
    rows
      .filter(({ round }) => round === at + 1)
      .map(meetingOf)
      .sort((one, other) => one.table - other.table),
  ),
});

/** Whether a board is at two tables of a round. */
export const sharesBoards = (rows: readonly GuideRow[]): boolean => {
  const seen = rows.flatMap(({ round, boards }) => boards.map((board) => `${round} ${board}`));
  return new Set(seen).size < seen.length;
};
