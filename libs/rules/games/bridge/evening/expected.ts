import type { SessionStanding } from '@arbitre/rules/kernel/session/contract';
import { NO_STANDING } from '@arbitre/rules/kernel/session/standing';
import { upTo } from '../movement/movement';
import type { EveningState } from './state';
import { playedTables } from './tables';

/** After what the movement may give its boards another number of results. */
export const CHANGES_EXPECTED = [
  ...['RoundStarted', 'EntrySeated', 'EntriesSwapped', 'EntryAbsent', 'EntryLeft', 'PlayedOtherwise'],
  ...['RoundPaired', 'BoardSettled'],
];

/** BD-NEUBERG-1, BD-PHANTOM-1: the most results that the movement gives a board in the rounds that were called. */
const expectedResults = (state: EveningState): number => {
  const times = new Map<number, number>();
  for (const at of upTo(state.round))
    for (const { boards } of playedTables(state, at + 1))
      for (const board of boards) times.set(board, (times.get(board) ?? 0) + 1);
  return Math.max(0, ...times.values());
};

/** What is played is worth what its boards are worth; how many results those are to have is the movement's, where that was asked for. */
export const standingOf = (state: EveningState): SessionStanding =>
  state.setup.expects === true && state.round > 0
    ? { ...NO_STANDING, expected: expectedResults(state) }
    : NO_STANDING;
