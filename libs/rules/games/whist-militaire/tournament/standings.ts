import { encounterAt, isGameOver, sheetKey, type TournamentState } from './state';

/** A team's points of one game, over both tables where its pairs sat (WM-5.3, WM-5.4). */
export type GameScore = {
  readonly game: number;
  readonly team: string;
  readonly points: number;
  readonly state: 'running' | 'provisional' | 'disputed' | 'final';
};

/** WM-IMP: final only with the signature of the opposing captain. */
export const gameScore = (state: TournamentState, game: number, team: string): GameScore => {
  const points = [...state.boxes.values()].filter((box) => box.game === game && box.winner === team).length;
  const key = sheetKey(game, team);
  if (!isGameOver(state, game, team)) return { game, team, points, state: 'running' };
  if (state.disputed.has(key)) return { game, team, points, state: 'disputed' };
  return { game, team, points, state: state.signed.has(key) ? 'final' : 'provisional' };
};

/** The score of a table alone, by team. */
export const tableScore = (
  state: TournamentState,
  game: number,
  table: string,
): Readonly<Record<string, number>> => {
  const encounter = encounterAt(state, game, table);
  if (encounter === undefined) return {};
  const won = (team: string): number =>
    [...state.boxes.values()].filter((box) => box.game === game && box.table === table && box.winner === team)
      .length;
  return { [encounter.a]: won(encounter.a), [encounter.b]: won(encounter.b) };
};
