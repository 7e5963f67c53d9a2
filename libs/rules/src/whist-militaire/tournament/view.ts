import type { Audience, SessionView } from '../../session/contract';
import { gameScore, tableScore } from './standings';
import { encounterAt, isTableOver, type TournamentState } from './state';

/** WM-R5: nobody looks at a running table of others, on the screen either; the staff sees everything. */
const mayFollow = (state: TournamentState, audience: Audience, game: number, table: string): boolean => {
  if (audience.kind === 'staff' || isTableOver(state, game, table)) return true;
  const encounter = encounterAt(state, game, table);
  return audience.kind === 'entry' && (encounter?.a === audience.entry || encounter?.b === audience.entry);
};

const gameView = (state: TournamentState, audience: Audience, game: number): SessionView => {
  const scheduled = state.schedule.find((each) => each.game === game);
  const teams = (scheduled?.encounters ?? []).flatMap(({ a, b }) => [a, b]);
  const tables = teams.filter((table) => mayFollow(state, audience, game, table));
  return {
    game,
    trump: scheduled?.trump ?? null,
    bye: scheduled?.bye ?? null,
    encounters: scheduled?.encounters ?? [],
    tables: tables.map((table) => ({ table, points: tableScore(state, game, table) })),
    boxes: [...state.boxes.values()].filter((box) => box.game === game && tables.includes(box.table)),
    // A sheet covers both tables of its encounter: it shows once both may be seen.
    sheets: teams
      .filter((team) => {
        const { a = '', b = '' } = encounterAt(state, game, team) ?? {};
        return tables.includes(a) && tables.includes(b);
      })
      .map((team) => gameScore(state, game, team)),
  };
};

/** Teams, schedule, boxes and sheets as `audience` may see them; measures are the staff's alone. */
export const tournamentView = (state: TournamentState, audience: Audience): SessionView => ({
  date: state.date,
  announced: state.announced,
  teams: [...state.teams.values()].map((team) => ({
    ...team,
    partners: state.partners.get(team.team) ?? null,
    disqualified: state.disqualified.get(team.team)?.reason ?? null,
    refundRequested: state.refunds.has(team.team),
  })),
  substitutes: Object.fromEntries(state.substitutes),
  games: state.schedule.map(({ game }) => gameView(state, audience, game)),
  ...(audience.kind === 'staff' ? { measures: state.measures, sentAway: state.sentAway } : {}),
});
