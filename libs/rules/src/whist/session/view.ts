import { formatCard } from '../../kernel/cards';
import type { SessionView } from '../../session/contract';
import { fichesOf } from './fiches';
import { rankPlayers } from './general-match';
import type { Scoreboard } from './scoreboard';
import type { SessionState } from './state';

const boardView = (state: SessionState, board: Scoreboard): SessionView => ({
  points: board.points,
  manches: board.manches,
  robres: board.robres,
  over: board.over,
  winner: board.winner,
  fiches: fichesOf(board, state.settings),
});

/** Everything of an evening lies open: the draw, the seats, the score. */
export const sessionView = (state: SessionState): SessionView => ({
  phase: state.phase,
  players: state.players,
  entries: state.entries,
  settings: state.settings,
  draws: Object.fromEntries(
    Object.entries(state.draws).map(([player, cards]) => [player, cards.map(formatCard)]),
  ),
  awaited: state.awaited,
  teams: state.teams,
  seating: state.seating,
  dealer: state.phase === 'parties' ? state.dealer : null,
  partie: boardView(state, state.board),
  lastCoup: state.lastCoup,
  lastCoupStands: state.lastCoupStands,
  packsExchanged: state.packsExchanged,
  finished: state.finished.map(({ seating, board }) => ({ seating, ...boardView(state, board) })),
  totals: state.settings.variant === 'base' ? [] : rankPlayers(state.fiches),
});
