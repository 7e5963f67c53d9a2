import { formatCard } from '@arbitre/rules/kernel/cards';
import type { Seat } from '@arbitre/rules/kernel/compass';
import type { Points } from '../setup';
import type { Coup, Settings } from './fields';
import { fichesOf } from './fiches';
import { type Placing, rankPlayers, type Seating } from './general-match';
import type { Scoreboard } from './scoreboard';
import type { SessionState } from './state';

/** A partie as its score shows it: points of the manche under way, manches and robres won, each player's fiches. */
export type PartieView = Pick<Scoreboard, 'points' | 'manches' | 'robres' | 'over' | 'winner'> & {
  readonly fiches: Points;
};

/** What a page shows of an evening. */
export type EveningView = {
  readonly phase: SessionState['phase'];
  readonly players: readonly string[];
  /** Entry of each player in the competition. */
  readonly entries: Readonly<Record<string, string>>;
  readonly packs: readonly string[];
  readonly settings: Settings;
  /** The cards that each player drew, in notation. */
  readonly draws: Readonly<Record<string, readonly string[]>>;
  /** Who has still to draw. */
  readonly awaited: readonly string[];
  readonly teams: readonly (readonly string[])[];
  /** Who deals first, and chooses pack and seats after a draw (WHC-TIRAGE-5); empty before. */
  readonly firstDealer: string;
  readonly seating: Seating | null;
  readonly dealer: Seat | null;
  readonly partie: PartieView;
  /** Points of the manche before the last coup, for its correction. */
  readonly pointsBefore: Points;
  readonly lastCoup: Coup | null;
  /** The last coup can no longer be scored anew (WHC-REN-16). */
  readonly lastCoupStands: boolean;
  readonly packsExchanged: boolean;
  readonly finished: readonly (PartieView & { readonly seating: Seating })[];
  /** Each player's fiches of all parties, best first; empty in the basic game. */
  readonly totals: readonly Placing[];
};

const partieView = ({ settings }: SessionState, board: Scoreboard): PartieView => ({
  points: board.points,
  manches: board.manches,
  robres: board.robres,
  over: board.over,
  winner: board.winner,
  fiches: fichesOf(board, settings),
});

/** Everything of an evening lies open: the draw, the seats, the score. */
export const sessionView = (state: SessionState): EveningView => ({
  phase: state.phase,
  players: state.players,
  entries: state.entries,
  packs: state.packs,
  settings: state.settings,
  draws: Object.fromEntries(
    Object.entries(state.draws).map(([player, cards]) => [player, cards.map(formatCard)]),
  ),
  awaited: state.awaited,
  teams: state.teams,
  firstDealer: state.firstDealer,
  seating: state.seating,
  dealer: state.phase === 'parties' ? state.dealer : null,
  partie: partieView(state, state.board),
  pointsBefore: state.previous.points,
  lastCoup: state.lastCoup,
  lastCoupStands: state.lastCoupStands,
  packsExchanged: state.packsExchanged,
  finished: state.finished.map(({ seating, board }) => ({ seating, ...partieView(state, board) })),
  totals: state.settings.variant === 'base' ? [] : rankPlayers(state.fiches),
});
