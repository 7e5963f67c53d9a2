import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Act, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { SessionRules } from '@arbitre/rules/kernel/session/contract';
import { upTo } from '../movement/movement';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { event } from './decide-seats';
import { table as tableField } from './fields';
import type { EveningState } from './state';
import { isPlayed, playedBefore, type EveningTable, entriesAt, tablesOf } from './tables';

/** The table of a round that was called; null where there is none. */
const calledTable = (state: EveningState, round: number, table: number): EveningTable | null =>
  round > state.round ? null : (tablesOf(state, round).find((each) => each.table === table) ?? null);

const boardProblem = (
  state: EveningState,
  { round, table, board }: { readonly round: number; readonly table: number; readonly board: number },
): Refusal | null => {
  const there = calledTable(state, round, table);
  if (there === null) return refuse('no-such-table-yet', { table, round });
  return there.boards.includes(board)
    ? null
    : refuse('not-its-board', { board, table, round, boards: there.boards.map(String) });
};

const isPostponed = (
  { postponed }: EveningState,
  { round, table, board }: { readonly round: number; readonly table: number; readonly board: number },
): boolean => postponed.some((each) => each.round === round && each.table === table && each.board === board);

/** BD-L8B2: for the players and that board the round goes on. */
export const decidePostpone: Decide<'postpone-board'> = (state, { round, table, board, reason }) => {
  const problem = boardProblem(state, { round, table, board });
  if (problem !== null) return problem;
  return isPostponed(state, { round, table, board })
    ? refuse('put-off-already', { board, table, round })
    : event('BoardPostponed', { round, table, board, reason });
};

export const decideSettle: Decide<'settle-board'> = (state, { round, table, board, as }) =>
  isPostponed(state, { round, table, board })
    ? event('BoardSettled', { round, table, board, as })
    : refuse('not-put-off', { board, table, round });

/** The table that plays the boards of another in the next round; null where they rest or the session ends. */
export const nextTableFor = (state: EveningState, { round, table }: { round: number; table: number }) => {
  const boards = calledTable(state, round, table)?.boards ?? [];
  const next = tablesOf(state, round + 1).find((each) => each.boards.some((one) => boards.includes(one)));
  return next?.table ?? null;
};

/** BD-L8A2: to the table that plays them next, unless the director says otherwise and why. */
export const decideMove: Decide<'move-boards'> = (state, { round, table, to, reason }) => {
  if (calledTable(state, round, table) === null) return refuse('no-such-table-yet', { table, round });
  const planned = nextTableFor(state, { round, table });
  if (to !== planned && reason === undefined)
    return refused('BD-L8A2', { table, to, planned: planned ?? 0, round });
  return event('BoardsMoved', { round, table, to, ...(reason === undefined ? {} : { reason }) });
};

/** BD-L15B1: what is cancelled is a board that one of the table had played before. */
export const decideCancel: Decide<'cancel-board'> = (state, { round, table, board, atFault, reason }) => {
  const there = calledTable(state, round, table);
  if (there === null) return refuse('no-such-table-yet', { table, round });
  const twice = atFault.find((side, at) => atFault.indexOf(side) < at);
  if (twice !== undefined) return invalidField('atFault', atFault, 'each side once');
  const known = state.cancelled.some(
    (each) => each.round === round && each.table === table && each.board === board,
  );
  if (known) return refuse('cancelled-already', { board, table, round });
  const played = entriesAt(there).some(
    (entry) => entry !== null && playedBefore(state, entry, round).has(board),
  );
  return played
    ? event('BoardCancelled', { round, table, board, atFault, reason })
    : refused('BD-L15B2', { board, table, round });
};

/** The deals of a table, in the rounds that it plays. */
const dealsAt = (state: EveningState, table: number) =>
  upTo(state.setup.rounds).flatMap((at) =>
    tablesOf(state, at + 1)
      .filter((each) => each.table === table && isPlayed(each))
      .flatMap(({ boards }) => boards.map((board) => ({ round: at + 1, table: String(table), board }))),
  );

/** The table that an act ends; null where it ends none. Acts may be absurd. */
const endedBy = (act: Act): number | null => {
  const { table } = act as { readonly table?: unknown };
  return act.do === 'end-table' && tableField.accepts(table) ? (table as number) : null;
};

type Rests = Required<Pick<SessionRules<unknown, Act, never, EveningState>, 'restsOn' | 'withDeals'>>;

export const restsOn: Rests['restsOn'] = (state, act) => {
  const table = endedBy(act);
  return table === null ? [] : dealsAt(state, table);
};

/** The act with the boards that have no result yet. */
export const withDeals: Rests['withDeals'] = (state, act, deals) => {
  const table = endedBy(act);
  if (table === null) return { ok: true, act };
  const boards = dealsAt(state, table).map(({ board }, at) => ({
    board: String(board),
    deal: deals[at] ?? null,
  }));
  const told = (found: typeof boards) => found.map(({ board }) => board);
  const missing = told(boards.filter(({ deal }) => deal?.over !== true));
  // What a ruling gave in the place of a result nobody confirms.
  const unconfirmed = told(
    boards.filter(({ deal }) => deal?.over === true && (deal.finality ?? 'verified') !== 'verified'),
  );
  return { ok: true, act: { ...act, missing, unconfirmed } as Act };
};

/** BD-L8C: a table ends when all of its rounds were called and all of its boards have a result that both sides confirmed. */
export const decideEnd: Decide<'end-table'> = (state, { table, missing = [], unconfirmed = [] }) => {
  if (state.ended.includes(table)) return refuse('table-ended', { table });
  if (dealsAt(state, table).length === 0) return refuse('no-such-table-yet', { table, round: state.round });
  const off = state.postponed.filter((each) => each.table === table).map(({ board }) => String(board));
  const open = [...new Set([...missing, ...off, ...unconfirmed])];
  if (state.round < state.setup.rounds || open.length > 0)
    return refused('BD-L8C', { table, round: state.round, rounds: state.setup.rounds, boards: open });
  return event('TableEnded', { table });
};
