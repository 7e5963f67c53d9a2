import { SEATS, seatIndex, sideName } from '@arbitre/rules/kernel/compass';
import type { Seat, Side } from '../events';
import type { Before, DrawnTable, Seats } from './draw';
import type { DealerDrawn, GameClosed, GameDrawn, PlayerWarned, TournamentEvent } from './events';
import type { TournamentSetup } from './setup';

/** A table of a game; replaced, never changed. */
export type Table = {
  readonly game: number;
  readonly table: string;
  readonly seats: Seats;
  readonly draws: readonly DealerDrawn['data'][];
  readonly dealer: Seat | null;
  readonly closed: GameClosed['data'] | null;
  /** Who signed for each side. */
  readonly signed: Readonly<Partial<Record<Side, string>>>;
  readonly refusal: { readonly by: string; readonly reason: string } | null;
  /** The arbiter made the sheet final. */
  readonly ruled: string | null;
  readonly abandoned: string | null;
};

/** A tournament at one moment, changed in place by `evolve`. */
export type TournamentState = {
  readonly setup: TournamentSetup;
  /** The hash of the seed that the next lot is drawn by; null where none is published. */
  commitment: string | null;
  games: readonly GameDrawn['data'][];
  /** By `game|table`. */
  readonly tables: Map<string, Table>;
  warnings: readonly PlayerWarned['data'][];
  /** The reason of each disqualification, by entry. */
  readonly disqualified: Map<string, string>;
  readonly refunds: Set<string>;
};

export const newTournament = (setup: TournamentSetup): TournamentState => ({
  setup,
  commitment: null,
  games: [],
  tables: new Map(),
  warnings: [],
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
export const isOver = ({ closed, abandoned }: Table): boolean => closed !== null || abandoned !== null;

/** Both sides have signed, or the arbiter has ruled. */
export const isFinal = ({ signed, ruled }: Table): boolean =>
  ruled !== null || (signed.NS !== undefined && signed.EW !== undefined);

export const sideOfEntry = ({ seats }: Table, entry: string): Side | null => {
  const seat = SEATS.find((each) => seats[each] === entry);
  return seat === undefined ? null : sideName(seatIndex(seat));
};

/** The seats that draw a card now: all, or those that were equal; none once the dealer is known (JOF-4-GAP-3). */
export const drawing = ({ draws, dealer }: Table): readonly Seat[] => {
  if (dealer !== null) return [];
  const last = draws.at(-1);
  return last === undefined ? SEATS : tiedSeats(last.cards);
};

const rankIn = (card: string | undefined): number => (card === undefined ? Infinity : Number(card.charAt(1)));

/** Who drew the lowest card; several where equals draw again. */
export const tiedSeats = (cards: DealerDrawn['data']['cards']): readonly Seat[] => {
  const lowest = Math.min(...SEATS.map((seat) => rankIn(cards[seat])));
  return SEATS.filter((seat) => rankIn(cards[seat]) === lowest);
};

/** Who played with whom last, whichever game that was: a pair that sat out one game is a pair still. */
const lastPairs = (state: TournamentState): Before['pairs'] => {
  const pairs: (readonly [string, string])[] = [];
  const placed = new Set<string>();
  for (let game = state.games.length; game > 0; game--)
    for (const { seats } of tablesIn(state, game))
      for (const pair of [[seats.N, seats.S] as const, [seats.E, seats.W] as const]) {
        if (!pair.some((entry) => placed.has(entry))) pairs.push(pair);
        for (const entry of pair) placed.add(entry);
      }
  return pairs;
};

/** What the next lot goes by: who has sat out how often, and who were partners last. */
export const beforeNext = (state: TournamentState): Before => {
  const satOut = new Map<string, number>();
  for (const { out } of state.games) for (const entry of out) satOut.set(entry, (satOut.get(entry) ?? 0) + 1);
  return { satOut, pairs: lastPairs(state) };
};

const newTable = (game: number, { table, seats }: DrawnTable): Table => ({
  ...{ game, table, seats, draws: [], dealer: null, closed: null },
  ...{ signed: {}, refusal: null, ruled: null, abandoned: null },
});

type At = { readonly game: number; readonly table: string };

const change = (state: TournamentState, { game, table }: At, to: (now: Table) => Partial<Table>): void => {
  const now = tableAt(state, game, table);
  if (now !== undefined) state.tables.set(tableKey(game, table), { ...now, ...to(now) });
};

const replaced = (seats: Seats, entry: string, substitute: string): Seats => {
  const who = (seat: Seat): string => (seats[seat] === entry ? substitute : seats[seat]);
  return { N: who('N'), E: who('E'), S: who('S'), W: who('W') };
};

export const evolveTournament = (state: TournamentState, event: TournamentEvent): TournamentState => {
  switch (event.type) {
    case 'LotCommitted':
      state.commitment = event.data.commitment;
      break;
    case 'GameDrawn': {
      const { game, tables } = event.data;
      state.games = [...state.games, event.data];
      state.commitment = null;
      for (const one of tables) state.tables.set(tableKey(game, one.table), newTable(game, one));
      break;
    }
    case 'SubstituteSeated':
      substitute(state, event.data);
      break;
    case 'DealerDrawn':
      change(state, event.data, ({ draws }) => ({
        draws: [...draws, event.data],
        dealer: event.data.dealer,
      }));
      break;
    case 'GameClosed':
      change(state, event.data, () => ({ closed: event.data }));
      break;
    default:
      evolveSheet(state, event);
  }
  return state;
};

/** The two exchange their parts: who was missing sits out. */
const substitute = (
  state: TournamentState,
  data: Extract<TournamentEvent, { type: 'SubstituteSeated' }>['data'],
): void => {
  change(state, data, ({ seats }) => ({ seats: replaced(seats, data.entry, data.substitute) }));
  state.games = state.games.map((each) =>
    each.game === data.game
      ? { ...each, out: each.out.map((entry) => (entry === data.substitute ? data.entry : entry)) }
      : each,
  );
};

const evolveSheet = (state: TournamentState, event: TournamentEvent): void => {
  switch (event.type) {
    case 'SheetSigned':
      change(state, event.data, (now) => {
        const side = sideOfEntry(now, event.data.by) ?? 'NS';
        return { signed: { ...now.signed, [side]: event.data.by } };
      });
      break;
    case 'SignatureRefused':
      change(state, event.data, () => ({ refusal: event.data }));
      break;
    case 'SheetRuled':
      change(state, event.data, () => ({ refusal: null, ruled: event.data.reason }));
      break;
    case 'GameReopened':
      change(state, event.data, () => ({ closed: null, signed: {}, refusal: null, ruled: null }));
      break;
    case 'GameAbandoned':
      change(state, event.data, () => ({ abandoned: event.data.reason }));
      break;
    default:
      evolveConduct(state, event);
  }
};

const evolveConduct = (state: TournamentState, event: TournamentEvent): void => {
  switch (event.type) {
    case 'PlayerWarned':
      state.warnings = [...state.warnings, event.data];
      break;
    case 'PlayerDisqualified':
      state.disqualified.set(event.data.entry, event.data.reason);
      break;
    case 'RefundRequested':
      state.refunds.add(event.data.entry);
      break;
    default:
      break;
  }
};
