import { sheetState } from './decide-sheets';
import type { Seats } from './draw';
import type { GameClosed, PlayerWarned } from './events';
import type { Audience } from '@arbitre/rules/kernel/session/contract';
import { drawing, type Table, tablesIn, type TournamentState } from './state';
import type { TournamentSetup } from './setup';

/** A table of a game: who sits there, who deals first, its sheet and its signatures. */
export type TableOfGame = {
  readonly table: string;
  readonly seats: Seats;
  readonly dealer: string | null;
  /** Seats that draw a card for the deal now. */
  readonly drawing: readonly string[];
  readonly draws: readonly Readonly<Record<string, string>>[];
  readonly state: ReturnType<typeof sheetState>;
  readonly sheet: Omit<GameClosed['data'], 'game' | 'table'> | null;
  readonly signed: Table['signed'];
  readonly refusal: Table['refusal'];
  readonly ruled: string | null;
  readonly abandoned: string | null;
};

export type GameOfTournament = {
  readonly game: number;
  readonly seed: string;
  readonly out: readonly string[];
  readonly tables: readonly TableOfGame[];
};

/** What a page shows of a tournament. */
export type TournamentView = {
  readonly setup: TournamentSetup;
  readonly commitment: string | null;
  readonly games: readonly GameOfTournament[];
  readonly disqualified: readonly { readonly entry: string; readonly reason: string }[];
  /** For the staff alone. */
  readonly warnings?: readonly PlayerWarned['data'][];
  readonly refunds?: readonly string[];
};

const closedSheet = ({ closed }: Table): TableOfGame['sheet'] => {
  if (closed === null) return null;
  const { cause, lines, totals, winner } = closed;
  return { cause, lines, totals, winner };
};

const tableView = (own: Table): TableOfGame => ({
  table: own.table,
  seats: own.seats,
  dealer: own.dealer,
  drawing: drawing(own),
  draws: own.draws.map(({ cards }) => cards as Readonly<Record<string, string>>),
  state: sheetState(own),
  sheet: closedSheet(own),
  signed: own.signed,
  refusal: own.refusal,
  ruled: own.ruled,
  abandoned: own.abandoned,
});

/** Lots, tables and sheets lie open; warnings and refunds are the staff's. */
export const tournamentView = (state: TournamentState, audience: Audience): TournamentView => ({
  setup: state.setup,
  commitment: state.commitment,
  games: state.games.map(({ game, seed, out }) => ({
    ...{ game, seed, out },
    tables: tablesIn(state, game).map(tableView),
  })),
  disqualified: [...state.disqualified].map(([entry, reason]) => ({ entry, reason })),
  ...(audience.kind === 'staff' ? { warnings: state.warnings, refunds: [...state.refunds] } : {}),
});
