import { SEATS } from '@arbitre/rules/kernel/compass';
import { drawRank } from '../cards';
import type { Seat, Side } from '../events';
import { DEALS_PER_GAME } from '../setup';
import type { Encounter } from './draw';
import type {
  DealerDrawn,
  DealsInitialled,
  GameForfeited,
  InitialsRefused,
  MeasureTaken,
  SpectatorSentAway,
  SubstituteAdmitted,
  TeamsDrawn,
  TournamentEvent,
} from './events';
import type { TournamentSetup } from './setup';

export type SheetLine = DealsInitialled['data']['lines'][number];

/** A table of a game that was called; replaced, never changed. */
export type Table = Encounter & {
  readonly game: number;
  readonly draws: readonly DealerDrawn['data'][];
  readonly dealer: Seat | null;
  /** The deals whose points are initialled, from the first on (C500-6.6). */
  readonly lines: readonly SheetLine[];
  readonly refusal: InitialsRefused['data'] | null;
  readonly abandoned: string | null;
  readonly forfeit: GameForfeited['data'] | null;
};

/** A tournament at one moment, changed in place by `evolve`. */
export type TournamentState = {
  readonly setup: TournamentSetup;
  /** The hash of the seed that the lot is drawn by; null where none is published. */
  commitment: string | null;
  drawn: TeamsDrawn['data'] | null;
  /** The game that was called last; 0 before the first. */
  called: number;
  /** By `game|table`, of the games that were called. */
  readonly tables: Map<string, Table>;
  substitutes: readonly SubstituteAdmitted['data'][];
  measures: readonly MeasureTaken['data'][];
  sentAway: readonly SpectatorSentAway['data'][];
  /** The reason of each disqualification, by team. */
  readonly disqualified: Map<string, string>;
  readonly refunds: Set<string>;
};

export const newTournament = (setup: TournamentSetup): TournamentState => ({
  setup,
  commitment: null,
  drawn: null,
  called: 0,
  tables: new Map(),
  substitutes: [],
  measures: [],
  sentAway: [],
  disqualified: new Map(),
  refunds: new Set(),
});

/** An independent copy: what the maps hold is never changed. */
export const copyTournament = (state: TournamentState): TournamentState => ({
  ...state,
  tables: new Map(state.tables),
  disqualified: new Map(state.disqualified),
  refunds: new Set(state.refunds),
});

const tableKey = (game: number, table: string): string => `${game}|${table}`;

export const tableAt = (state: TournamentState, game: number, table: string): Table | undefined =>
  state.tables.get(tableKey(game, table));

export const tablesIn = (state: TournamentState, game: number): readonly Table[] =>
  [...state.tables.values()].filter((each) => each.game === game);

/** It waits for no more deals. */
export const isOver = ({ lines, abandoned, forfeit }: Table): boolean =>
  lines.length === DEALS_PER_GAME || abandoned !== null || forfeit !== null;

export const sideOfTeam = ({ NS, EW }: Encounter, team: string): Side | null =>
  team === NS ? 'NS' : team === EW ? 'EW' : null;

/** C500-0.2: partners face each other. */
export const seatingOf = ({ NS, EW }: Encounter): Readonly<Record<Seat, string>> => ({
  N: NS,
  E: EW,
  S: NS,
  W: EW,
});

export const totalsOf = (lines: readonly SheetLine[]): Readonly<Record<Side, number>> => ({
  NS: lines.reduce((sum, line) => sum + line.NS, 0),
  EW: lines.reduce((sum, line) => sum + line.EW, 0),
});

/** The seats that draw a card now: all, or those that were equal; none once the dealer is known (C500-2.1, C500-2.3). */
export const drawing = ({ draws, dealer }: Table): readonly Seat[] => {
  if (dealer !== null) return [];
  const last = draws.at(-1);
  return last === undefined ? SEATS : tiedSeats(last.cards);
};

const rankOf = (card: string | undefined): number => (card === undefined ? Infinity : drawRank(card));

/** C500-2.2: who drew the lowest card; several where equals draw again. */
export const tiedSeats = (cards: DealerDrawn['data']['cards']): readonly Seat[] => {
  const lowest = Math.min(...SEATS.map((seat) => rankOf(cards[seat])));
  return SEATS.filter((seat) => rankOf(cards[seat]) === lowest);
};

type At = { readonly game: number; readonly table: string };

const change = (state: TournamentState, { game, table }: At, to: (now: Table) => Partial<Table>): void => {
  const now = tableAt(state, game, table);
  if (now !== undefined) state.tables.set(tableKey(game, table), { ...now, ...to(now) });
};

const callGame = (state: TournamentState, game: number): void => {
  state.called = game;
  for (const encounter of state.drawn?.games.find((each) => each.game === game)?.tables ?? [])
    state.tables.set(tableKey(game, encounter.table), {
      ...{ ...encounter, game, draws: [], dealer: null, lines: [] },
      ...{ refusal: null, abandoned: null, forfeit: null },
    });
};

export const evolveTournament = (state: TournamentState, event: TournamentEvent): TournamentState => {
  switch (event.type) {
    case 'LotCommitted':
      state.commitment = event.data.commitment;
      break;
    case 'TeamsDrawn':
      state.drawn = event.data;
      break;
    case 'GameCalled':
      callGame(state, event.data.game);
      break;
    case 'DealerDrawn':
      change(state, event.data, ({ draws }) => ({
        draws: [...draws, event.data],
        dealer: event.data.dealer,
      }));
      break;
    default:
      evolveSheet(state, event);
  }
  return state;
};

const evolveSheet = (state: TournamentState, event: TournamentEvent): void => {
  switch (event.type) {
    case 'DealsInitialled':
    case 'DealsRuled':
      change(state, event.data, ({ lines }) => ({ lines: [...lines, ...event.data.lines], refusal: null }));
      break;
    case 'InitialsRefused':
      change(state, event.data, () => ({ refusal: event.data }));
      break;
    case 'DealsReopened':
      change(state, event.data, ({ lines }) => ({
        lines: lines.filter(({ deal }) => deal < event.data.deal),
        refusal: null,
        abandoned: null,
      }));
      break;
    case 'GameAbandoned':
      change(state, event.data, () => ({ abandoned: event.data.reason, refusal: null }));
      break;
    case 'GameForfeited':
      change(state, event.data, () => ({ forfeit: event.data, refusal: null }));
      break;
    default:
      evolveConduct(state, event);
  }
};

const evolveConduct = (state: TournamentState, event: TournamentEvent): void => {
  switch (event.type) {
    case 'SubstituteAdmitted':
      state.substitutes = [...state.substitutes, event.data];
      break;
    case 'MeasureTaken':
      state.measures = [...state.measures, event.data];
      break;
    case 'SpectatorSentAway':
      state.sentAway = [...state.sentAway, event.data];
      break;
    case 'TeamDisqualified':
      state.disqualified.set(event.data.team, event.data.reason);
      break;
    case 'RefundRequested':
      state.refunds.add(event.data.team);
      break;
    default:
      break;
  }
};
