import { type Seat, SEATS } from '@arbitre/rules/kernel/compass';
import { parseCard } from '@arbitre/rules/kernel/cards';
import type { HallState } from '../hall/state';
import type { Draws } from './draw';
import type { SessionEvent } from './events';
import type { Coup, Settings } from './fields';
import type { Points } from '../setup';
import { fichesOf } from './fiches';
import { fichesByPlayer, type Seating } from './general-match';
import { afterCoup, newScoreboard, type Scoreboard } from './scoreboard';
import type { DrawMethod, TableSetup } from './setup';

/** A partie that is over and confirmed, with who sat where. */
export type FinishedPartie = { readonly seating: Seating; readonly board: Scoreboard };

export type EnteredCoup = Pick<Coup, 'deal' | 'points'> & {
  readonly before: Points;
  readonly partie: number;
};

/** A session of one table: draw, seats, and the parties that its coups make. */
export type SessionState = {
  phase: 'draw' | 'seats' | 'parties' | 'ended';
  readonly players: readonly string[];
  readonly entries: Readonly<Record<string, string>>;
  readonly method: DrawMethod;
  readonly packs: readonly string[];
  settings: Settings;
  draws: Draws;
  /** The one pack that all draw from (WHC-TIRAGE-2). */
  drawnFrom: string;
  /** Who has still to draw in this round. */
  awaited: readonly string[];
  teams: readonly (readonly string[])[];
  firstDealer: string;
  seating: Seating | null;
  /** The seat of the first dealer of the session; he keeps it (WHC-PG-3). */
  anchor: Seat;
  dealer: Seat;
  board: Scoreboard;
  /** The board before the last coup, for its correction. */
  previous: Scoreboard;
  /** The coups entered this evening, each once. */
  deals: readonly string[];
  lastCoup: Coup | null;
  /** Every coup of the evening as it stands, with the points of its manche before it and its partie, from 1. */
  coups: readonly EnteredCoup[];
  /** The next deal was cut, or the result confirmed: the last coup stands (WHC-REN-GAP-1). */
  lastCoupStands: boolean;
  finished: readonly FinishedPartie[];
  fiches: readonly Readonly<Record<string, number>>[];
  packsExchanged: boolean;
  /** An evening of several tables: they hold everything but this; null at one table. */
  hall: HallState | null;
};

export const newSession = ({
  players,
  entries,
  method,
  packs,
  settings,
  seats,
  dealer,
}: TableSetup): SessionState => ({
  phase: seats === null ? 'draw' : 'parties',
  players,
  entries,
  method,
  packs,
  settings,
  draws: Object.fromEntries(players.map((player) => [player, []])),
  drawnFrom: '',
  awaited: seats === null ? players : [],
  teams:
    seats === null
      ? []
      : [
          [seats.N, seats.S],
          [seats.E, seats.W],
        ],
  firstDealer: seats === null ? '' : seats[dealer],
  seating: seats,
  anchor: dealer,
  dealer,
  board: newScoreboard(),
  previous: newScoreboard(),
  deals: [],
  lastCoup: null,
  coups: [],
  lastCoupStands: true,
  finished: [],
  fiches: [],
  packsExchanged: false,
  hall: null,
});

const seatOf = (seating: Seating, player: string): Seat =>
  SEATS.find((seat) => seating[seat] === player) ?? 'N';

const draw = (state: SessionState, player: string, pack: string, card: string): void => {
  state.drawnFrom = pack;
  state.draws = { ...state.draws, [player]: [...(state.draws[player] ?? []), parseCard(card)] };
  state.awaited = state.awaited.filter((each) => each !== player);
};

const seat = (state: SessionState, seats: Seating): void => {
  state.seating = seats;
  state.anchor = state.dealer = seatOf(seats, state.firstDealer);
  state.phase = 'parties';
};

const enter = (state: SessionState, data: Coup): void => {
  const { deal, points } = data;
  const coup = { deal, points, before: state.board.points, partie: state.finished.length + 1 };
  state.coups = [...state.coups, coup];
  state.previous = state.board;
  state.board = afterCoup(state.board, state.settings, data.points);
  state.deals = [...state.deals, data.deal];
  state.lastCoup = data;
  state.lastCoupStands = false;
  // An exchange of packs lasts for the rest of the partie (WHC-ND-C.4).
  if (data.packsExchanged === true) state.packsExchanged = !state.packsExchanged;
  state.dealer = data.nextDealer;
};

/** A partie is over and its result confirmed: the next starts at nothing (WHC-PARTIE-GAP-1). */
const confirm = (state: SessionState): void => {
  state.lastCoupStands = true;
  if (state.seating !== null) {
    state.finished = [...state.finished, { seating: state.seating, board: state.board }];
    state.fiches = [...state.fiches, fichesByPlayer(state.seating, fichesOf(state.board, state.settings))];
  }
  state.board = state.previous = newScoreboard();
  state.lastCoup = null;
  state.packsExchanged = false;
};

/** Applies one event in place; what it does not know it passes over. */
export const evolveSession = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'CardDrawn':
      draw(state, event.data.player, event.data.pack, event.data.card);
      break;
    case 'RedrawAsked':
      state.awaited = event.data.players;
      break;
    case 'PartnersDrawn':
      Object.assign(state, { teams: event.data.teams, firstDealer: event.data.dealer, phase: 'seats' });
      break;
    case 'SeatsChosen':
      seat(state, event.data.seats);
      break;
    case 'SettingsChanged':
      state.settings = event.data.settings;
      break;
    case 'NextDealCut':
      state.lastCoupStands = true;
      break;
    case 'CoupEntered':
      enter(state, event.data);
      break;
    case 'CoupCorrected':
      state.board = afterCoup(state.previous, state.settings, event.data.points);
      if (state.lastCoup !== null) state.lastCoup = { ...state.lastCoup, points: event.data.points };
      state.coups = state.coups.map((coup) =>
        coup.deal === event.data.deal ? { ...coup, points: event.data.points } : coup,
      );
      break;
    case 'ResultConfirmed':
      confirm(state);
      break;
    case 'SeatsRotated':
      // The first dealer of the session deals first in each partie (WHC-PG-GAP-2).
      state.seating = event.data.seats;
      state.dealer = state.anchor;
      break;
    case 'GeneralMatchEnded':
      state.phase = 'ended';
      break;
    default:
  }
  return state;
};
