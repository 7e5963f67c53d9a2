import type { Audience } from '@arbitre/rules/kernel/session/contract';
import { DEALS_PER_GAME } from '../setup';
import { type SheetState, sheetState } from './decide-sheets';
import type { Encounter, ScheduledGame } from './draw';
import type { MeasureTaken, SpectatorSentAway, SubstituteAdmitted } from './events';
import { type Medal, medalsOf } from './medals';
import type { TournamentSetup } from './setup';
import { drawing, type SheetLine, type Table, tableAt, totalsOf, type TournamentState } from './state';

/** A line of a sheet with both totals up to it (C500-6.5). */
export type RunningLine = SheetLine & { readonly totals: { readonly NS: number; readonly EW: number } };

/** A table of a game: who meets whom, who deals first, its sheet. */
export type TableOfGame = Encounter & {
  readonly dealer: string | null;
  /** Seats that draw a card for the deal now. */
  readonly drawing: readonly string[];
  readonly draws: readonly Readonly<Record<string, string>>[];
  readonly state: SheetState | 'planned';
  readonly deals: number;
  readonly lines: readonly RunningLine[];
  readonly totals: { readonly NS: number; readonly EW: number };
  readonly refusal: { readonly deal: number; readonly by: string; readonly reason: string } | null;
  readonly abandoned: string | null;
  readonly forfeit: { readonly team: string; readonly points: number; readonly reason: string } | null;
};

export type GameOfTournament = {
  readonly game: number;
  readonly called: boolean;
  readonly bye: string | null;
  readonly tables: readonly TableOfGame[];
};

/** What a page shows of a tournament. */
export type TournamentView = {
  readonly setup: TournamentSetup;
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly games: readonly GameOfTournament[];
  readonly medals: readonly Medal[];
  readonly disqualified: readonly { readonly entry: string; readonly reason: string }[];
  readonly substitutes: readonly SubstituteAdmitted['data'][];
  /** For the staff alone. */
  readonly measures?: readonly MeasureTaken['data'][];
  readonly sentAway?: readonly SpectatorSentAway['data'][];
  readonly refunds?: readonly string[];
};

const running = (lines: readonly SheetLine[]): readonly RunningLine[] =>
  lines.map((line, at) => ({ ...line, totals: totalsOf(lines.slice(0, at + 1)) }));

const plannedTable = (own: Encounter): TableOfGame => ({
  ...{ ...own, dealer: null, drawing: [], draws: [], state: 'planned', deals: DEALS_PER_GAME },
  ...{ lines: [], totals: { NS: 0, EW: 0 }, refusal: null, abandoned: null, forfeit: null },
});

const calledTable = (own: Table): TableOfGame => {
  const { table, NS, EW, dealer, draws, lines, refusal, abandoned, forfeit } = own;
  return {
    ...{ table, NS, EW, dealer, drawing: drawing(own), state: sheetState(own), deals: DEALS_PER_GAME },
    draws: draws.map(({ cards }) => cards as Readonly<Record<string, string>>),
    ...{ lines: running(lines), totals: totalsOf(lines), abandoned },
    refusal: refusal === null ? null : { deal: refusal.deal, by: refusal.by, reason: refusal.reason },
    forfeit: forfeit === null ? null : { team: forfeit.team, points: forfeit.points, reason: forfeit.reason },
  };
};

const gameView = (state: TournamentState, { game, tables, bye }: ScheduledGame): GameOfTournament => ({
  ...{ game, called: game <= state.called, bye },
  tables: tables.map((own) => {
    const found = tableAt(state, game, own.table);
    return found === undefined ? plannedTable(own) : calledTable(found);
  }),
});

/** The lot, tables, sheets and medals lie open; measures and refunds are the staff's. */
export const tournamentView = (state: TournamentState, audience: Audience): TournamentView => {
  const { setup, commitment, drawn, disqualified, substitutes, measures, sentAway, refunds } = state;
  return {
    ...{ setup, commitment, seed: drawn?.seed ?? null, substitutes },
    games: (drawn?.games ?? []).map((each) => gameView(state, each)),
    medals: medalsOf(state),
    disqualified: [...disqualified].map(([entry, reason]) => ({ entry, reason })),
    ...(audience.kind === 'staff' ? { measures, sentAway, refunds: [...refunds] } : {}),
  };
};
