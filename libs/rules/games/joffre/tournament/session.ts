import { SEATS } from '@arbitre/rules/kernel/compass';
import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { Act } from '@arbitre/rules/kernel/decider';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import type { SessionPlan, SessionRules, SessionStanding } from '@arbitre/rules/kernel/session/contract';
import { tournamentActOf } from './act-of';
import { acts, type TournamentAct } from './acts';
import { choicesIn } from './choices';
import { joffreTournament } from './decider';
import type { TournamentEvent } from './events';
import { entries as entriesField } from './fields';
import { readSetup, type TournamentSetup } from './setup';
import { dealProblem, restsOn, withDeals } from './sheet-lines';
import {
  copyTournament,
  isOver,
  sideOfEntry,
  type Table,
  tableAt,
  tablesIn,
  type TournamentState,
} from './state';
import { tournamentView } from './view';

/** JOF-7.1, JOF-7-GAP-1: a win, and the final score of the own side, for everybody at a table whose game is closed. */
const gameAwards = (own: Table): SessionStanding['awards'] => {
  const { closed } = own;
  if (closed === null) return [];
  return SEATS.map((seat) => {
    const entry = own.seats[seat];
    const side = sideOfEntry(own, entry) ?? 'NS';
    const won = closed.winner === side ? 1 : 0;
    return {
      key: `round-${own.game}`,
      entry,
      value: exact(won),
      counts: { points: closed.totals[side] },
    };
  });
};

const standing = (state: TournamentState): SessionStanding => ({
  awards: [...state.tables.values()].flatMap(gameAwards),
  excluded: [...state.disqualified].map(([entry, reason]) => ({ entry, article: 'JOF-7-GAP-3', reason })),
  lots: {},
});

const boardsOf = ({ closed, abandoned }: Table): readonly number[] =>
  Array.from({ length: closed?.lines.length ?? (abandoned === null ? 1 : 0) }, (_, at) => at + 1);

/** The tables as they were drawn; a game that goes on has as many deals as it takes to 40. */
const plan = (state: TournamentState, round?: number): SessionPlan => {
  const games = round === undefined ? state.games.map(({ game }) => game) : [round];
  return {
    round: state.games.at(-1)?.game ?? 0,
    tables: games
      .flatMap((game) => tablesIn(state, game))
      .map((own) => ({
        ...{ round: own.game, table: own.table, boards: boardsOf(own), seating: own.seats },
        ...(isOver(own) ? {} : { open: true }),
      })),
  };
};

/** Who is drawn has to be registered; every later act names those who were. */
const entriesOf = (act: Act): readonly string[] => {
  const { entries } = act as { readonly entries?: unknown };
  return act.do === 'draw-game' && entriesField.accepts(entries) ? (entries as readonly string[]) : [];
};

const everybodyAt = (
  state: TournamentState,
  { game, table }: { readonly game: number; readonly table: string },
): readonly string[] => Object.values(tableAt(state, game, table)?.seats ?? {});

/** Whom a decision of the arbiter is about. */
const judgedIn = (state: TournamentState, { type, data }: TournamentEvent): readonly string[] => {
  switch (type) {
    case 'SheetRuled':
    case 'GameReopened':
    case 'GameAbandoned':
      return everybodyAt(state, data);
    case 'PlayerWarned':
    case 'PlayerDisqualified':
      return [data.entry];
    default:
      return [];
  }
};

/** The tournament of Joffre as the order of a competition's session: lots, sheets, signatures, conduct. */
export const joffreOrder: SessionRules<TournamentSetup, TournamentAct, TournamentEvent, TournamentState> = {
  ...joffreTournament,
  game: 'joffre',
  ruleset: 'joffre@1',
  arbiterActs: arbiterActsOf(acts),
  scoring: ['GameClosed', 'GameReopened', 'PlayerDisqualified'],
  readSetup,
  actOf: tournamentActOf,
  entriesOf,
  judgedIn,
  offered: (state) => Object.keys(choicesIn(state)),
  choices: choicesIn,
  standing,
  view: tournamentView,
  plan,
  restsOn,
  withDeals,
  dealProblem,
  copy: copyTournament,
};
