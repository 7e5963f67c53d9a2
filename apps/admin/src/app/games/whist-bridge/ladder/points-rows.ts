import {
  type GameCode,
  isFlat,
  LADDER_GAMES,
  type LadderGame,
  type Points,
  pointsByOutcome,
  pointsByTricks,
} from '@arbitre/rules/whist-bridge';

/** How a deal ended, as a row of the points card has it. */
export type Ending =
  | { readonly kind: 'tricks'; readonly tricks: number; readonly made: boolean; readonly direct?: boolean }
  /** Made or lost by each of one or two who play for themselves. */
  | { readonly kind: 'outcome'; readonly made: readonly boolean[] };

export type PointsRow = {
  readonly game: GameCode;
  readonly ending: Ending;
  readonly declarers: readonly number[];
  readonly each: number;
  /** The control figure: what the four score together. */
  readonly sum: number;
};

const PLAYERS = 4;
/** So many tricks short as the card prints; below it goes on in the same way. */
const SHORT = 4;

const row = (game: GameCode, ending: Ending, { declarers, each }: Points): PointsRow => ({
  ...{ game, ending, declarers, each },
  sum: declarers.reduce((sum, one) => sum + one, 0) + each * (PLAYERS - declarers.length),
});

const byTricks = (game: GameCode, tricks: number, made: boolean, direct = false): PointsRow =>
  row(
    game,
    { kind: 'tricks', tricks, made, ...(direct ? { direct } : {}) },
    pointsByTricks(game, tricks, direct),
  );

const byOutcome = (game: GameCode, ...made: readonly boolean[]): PointsRow =>
  row(game, { kind: 'outcome', made }, pointsByOutcome(game, made));

const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

const madeTricks = ({ kind, least }: LadderGame): readonly number[] =>
  kind === 'seul' ? upTo(least, 8) : kind === 'trou' ? [least, 13] : upTo(least, 13);

const rowsOf = (game: LadderGame): readonly PointsRow[] => {
  const { code, kind, least, declarers } = game;
  if (isFlat(code))
    return [
      ...[byOutcome(code, true), byOutcome(code, false)],
      ...(declarers === 'joint'
        ? [byOutcome(code, true, true), byOutcome(code, false, false), byOutcome(code, true, false)]
        : []),
    ];
  const lost = kind === 'trou' || code === 'E13' ? [least - 1] : upTo(1, SHORT).map((by) => least - by);
  return [
    ...madeTricks(game).map((tricks) => byTricks(code, tricks, true)),
    ...(code === 'S8' ? [byTricks(code, least, true, true)] : []),
    ...lost.map((tricks) => byTricks(code, tricks, false)),
  ];
};

/** Every row of the points card, game by game upwards (WB-13). */
export const pointsRows = (): readonly PointsRow[] => LADDER_GAMES.flatMap(rowsOf);
