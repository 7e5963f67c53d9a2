import type { Award, Entry, StandingRow } from '../../competition/contract';
import { exact } from '../../competition/exact';
import { teamPoints } from '../../competition/team-points';
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

const awardsOf = (state: TournamentState): readonly Award[] =>
  [...state.boxes.values()].flatMap(({ game, table, deal, winner }) => {
    const encounter = encounterAt(state, game, table);
    if (encounter === undefined) return [];
    const visitors = encounter.a === table ? encounter.b : encounter.a;
    const id = `s1-r${game}-t${table}-b${deal}`;
    return [
      { deal: id, side: 'NS', entry: table, value: exact(winner === table ? 1 : 0) },
      { deal: id, side: 'EW', entry: visitors, value: exact(winner === visitors ? 1 : 0) },
    ];
  });

/** A row of the ranking; `provisional` while a sheet of the team still waits for its signature (WM-IMP). */
export type TournamentRow = StandingRow & { readonly provisional: boolean };

/** WM-5-GAP-1, WM-R4.2: the ranking of the teams that are not disqualified, by the points of all their deals. */
export const tournamentStandings = (state: TournamentState): readonly TournamentRow[] => {
  const entries = [...state.teams.keys()]
    .filter((team) => !state.disqualified.has(team))
    .map((id, index): Entry => ({ id, number: index + 1, kind: 'team', name: id }));
  const open = (team: string): boolean =>
    state.schedule.some(
      ({ game, bye }) =>
        bye !== team && isGameOver(state, game, team) && gameScore(state, game, team).state !== 'final',
    );
  return teamPoints
    .standings(entries, awardsOf(state))
    .map((row) => ({ ...row, provisional: open(row.entry) }));
};
