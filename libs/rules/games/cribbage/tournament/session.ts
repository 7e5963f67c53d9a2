import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type {
  SessionAward,
  SessionPlan,
  SessionRules,
  SessionStanding,
} from '@arbitre/rules/kernel/session/contract';
import { countsOf, type GameCounts, gameWorth, skunkWorth } from '../methods/games-won';
import { acts, type TournamentAct } from './acts';
import { choicesIn } from './choices';
import { cribbageTournament } from './decider';
import { events, type TournamentEvent } from './events';
import { calledTables, offeredIn } from './offered';
import {
  copyTournament,
  loserOf,
  sheetKey,
  type Table,
  tableAt,
  tablesOf,
  type TournamentSetup,
  type TournamentState,
} from './state';
import { tournamentView } from './view';

export const setupFields = {
  rounds: optional(integer(1, 40, 'Games of each team, one a round; five unless given')),
  skunk: optional(yesOrNo('Whether a win by 31 or more counts as a skunk; not unless told')),
};

const ROUNDS = 5;

const readSetup = setupReader(setupFields, ({ rounds = ROUNDS, skunk = false }) => ({
  ok: true,
  setup: { rounds, skunk },
}));

const WALKOVER: GameCounts = { won: 1, spread: 0, points: 0, skunks: 0 };
const ABSENT: GameCounts = { ...WALKOVER, won: 0 };

/** CRIB-GAP-T1: what a table is worth to both teams, under the place of its game, which counts in its stead once it was recorded. */
const awardsOf = (state: TournamentState, at: Table): readonly SessionAward[] => {
  const { round, table, home, away } = at;
  const worth = state.setup.skunk ? skunkWorth : gameWorth;
  const key = `r${round}-t${table}-b1`;
  const award = (entry: string, counts: GameCounts): SessionAward => ({
    ...{ key, entry, value: exact(worth(counts)) },
    counts,
  });
  const loser = loserOf(state, at);
  if (loser !== null) return [home, away].map((team) => award(team, team === loser ? ABSENT : WALKOVER));
  const { NS = null, EW = null } = state.sheets.get(sheetKey(round, table)) ?? {};
  return NS === null || EW === null ? [] : [award(home, countsOf(NS, EW)), award(away, countsOf(EW, NS))];
};

const standing = (state: TournamentState): SessionStanding => ({
  awards: calledTables(state).flatMap((table) => awardsOf(state, table)),
  // CRIB-GAP-T3: the whole team is out, whoever cheated.
  excluded: [...state.disqualified].map(([entry, { reason }]) => ({ entry, article: 'CRIB-GAP-T3', reason })),
  lots: {},
});

const plan = (state: TournamentState, round?: number): SessionPlan => {
  const tables = round === undefined ? calledTables(state) : tablesOf(state, round);
  return {
    round: state.called,
    tables: tables.map((at) => ({
      ...{ round: at.round, table: at.table, boards: [1] },
      seating: { N: at.home, E: at.away, S: at.home, W: at.away },
    })),
  };
};

const recorded = actRecordedBy(events);

/** The act that an event of a tournament records, or null for a milestone. */
const actOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as TournamentEvent;
  if (type === 'TablesDrawn') return { do: 'draw-tables', ...{ seed: data.seed } };
  if (type !== 'SheetRuled') return recorded(event);
  const { round, table, reason, NS, EW } = data;
  return { do: 'rule-sheet', ...{ round, table, reason, ...(NS === null || EW === null ? {} : { NS, EW }) } };
};

const entriesOf = (act: Act): readonly string[] => {
  const { team } = act as { readonly team?: unknown };
  return act.do === 'enter-team' && typeof team === 'string' ? [team] : [];
};

/** Which teams a decision of the arbiter is about. */
const judgedIn = (state: TournamentState, { type, data }: TournamentEvent): readonly string[] => {
  switch (type) {
    case 'SheetRuled':
    case 'GameForfeited': {
      const at = tableAt(state, data.round, data.table);
      return at === undefined ? [] : [at.home, at.away];
    }
    case 'PlayerWarned':
    case 'TeamDisqualified':
      return [data.team];
    case 'MeasureTaken':
      return [...state.teams.values()]
        .filter(({ players }) => players.includes(data.target))
        .map(({ team }) => team);
    default:
      return [];
  }
};

/** The tournament of cribbage as the order of a competition's session. */
export const cribbageOrder: SessionRules<TournamentSetup, TournamentAct, TournamentEvent, TournamentState> = {
  ...cribbageTournament,
  game: 'cribbage',
  ruleset: 'cribbage@1',
  arbiterActs: arbiterActsOf(acts),
  scoring: [
    'SheetWritten',
    'SheetTakenBack',
    'SheetRuled',
    'GameForfeited',
    'TeamDisqualified',
    'RoundCalled',
  ],
  readSetup,
  actOf,
  entriesOf,
  judgedIn,
  offered: offeredIn,
  choices: choicesIn,
  standing,
  view: tournamentView,
  plan,
  copy: copyTournament,
};
