import type { KeptBoards } from '@arbitre/rules/kernel/session/contract';
import { upTo } from '../movement/movement';
import type { EveningState } from './state';
import { playedTables } from './tables';

/**
 * Boards that somebody has yet to play: nobody who has not played one sees what others made of it. A barometer keeps the ranking too,
 * until all tables have played the round.
 */
export const keptBoards = (state: EveningState): KeptBoards => {
  const { round, setup, postponed } = state;
  const boardsIn = upTo(setup.rounds).map((at) =>
    playedTables(state, at + 1).flatMap(({ boards }) => boards),
  );
  const putOff = postponed.map(({ board }) => board);
  const now = boardsIn[round - 1] ?? [];
  const called = boardsIn.slice(0, round).flat();
  return {
    ahead: [...new Set([...boardsIn.slice(round).flat(), ...putOff])],
    results: new Map(
      [...new Set(now)].map((board) => [board, called.filter((each) => each === board).length]),
    ),
    ranking: setup.barometer === true ? [...new Set(now)] : [],
    round,
    sitting: new Map(
      playedTables(state, round).map(({ table, seating }) => [table, [...new Set(Object.values(seating))]]),
    ),
  };
};
