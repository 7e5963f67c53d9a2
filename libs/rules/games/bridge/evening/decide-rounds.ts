import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { event } from './decide-seats';
import { suspendedEntry } from './suspensions';
import { playedBefore, playedTables, tablesOf } from './tables';
import type { EveningState } from './state';

/** BD-L8A1, BD-L8B1: the director calls the next round, which ends the one before; a key that is struck twice calls none twice. */
export const decideStart: Decide<'start-round'> = (state, { round, at }, origin) => {
  const next = state.round + 1;
  if (next > state.setup.rounds) return refuse('last-round', { rounds: state.setup.rounds });
  if (round !== next) return refused('BD-L8B1', { round, next });
  if (playedTables(state, round).length === 0) return refuse('nobody-seated', { round });
  const when = at ?? origin?.at;
  return event('RoundStarted', { round, ...(when === undefined ? {} : { at: when }) });
};

export const decideTime: Decide<'give-time'> = (state, { minutes }) => {
  if (state.round === 0 || state.minutes === null) return refuse('no-clock');
  return state.minutes + minutes < 1
    ? invalidField('minutes', minutes, `more than ${1 - state.minutes - 1}, so that some are left`)
    : event('TimeGiven', { minutes });
};

/** BD-L15B1: a board that one of the table has played is cancelled there, and is no board to be played instead. */
const boardProblem = (
  state: EveningState,
  round: number,
  entries: readonly (string | null)[],
  boards: readonly number[],
): Refusal | null => {
  for (const entry of entries) {
    const played = entry === null ? new Map<number, number>() : playedBefore(state, entry, round);
    const board = boards.find((each) => played.has(each));
    if (board !== undefined) return refused('BD-L15B1', { board, entry, round: played.get(board) ?? 0 });
  }
  return null;
};

/** BD-L5B, BD-L15B2: wrong opponents or a wrong board at a table, as the director lets it be played. */
export const decideOtherwise: Decide<'play-otherwise'> = (state, act) => {
  const { do: _, ...said } = act;
  const { round, table, boards } = said;
  const planned = tablesOf(state, round).find((each) => each.table === table);
  if (planned === undefined || round > state.round) return refuse('no-such-table-yet', { table, round });
  const { NS = planned.NS, EW = planned.EW } = said;
  if (said.NS === undefined && said.EW === undefined && boards === undefined)
    return invalidField('boards', undefined, 'other pairs or other boards');
  if (NS !== null && NS === EW) return refused('BD-L5A-1', { entry: NS, places: 2 });
  const twice = boards?.find((board, at) => boards.indexOf(board) < at);
  if (twice !== undefined) return invalidField('boards', twice, 'each board once');
  for (const entry of [NS, EW]) {
    const suspended = entry === null ? null : suspendedEntry(state, entry, round, round);
    if (suspended !== null) return suspended;
  }
  const strangers = [NS, EW].filter((each) => each !== planned.NS && each !== planned.EW);
  return (
    boardProblem(state, round, [NS, EW], boards ?? []) ??
    boardProblem(state, round, strangers, boards === undefined ? planned.boards : []) ??
    event('PlayedOtherwise', said)
  );
};
