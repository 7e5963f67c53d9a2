import type { FiveHundredTournamentView } from '@arbitre/rules/five-hundred';
import type { RoomTable } from '../../room/room-tiles';

/** The tables of the game that was called last; a disputed one waits for the arbiter. */
export const roomOf = ({ games }: Pick<FiveHundredTournamentView, 'games'>): readonly RoomTable[] => {
  const last = games.findLast(({ called }) => called);
  return (last?.tables ?? []).map(({ table, deals, lines, state }): RoomTable => ({
    ...{ round: last?.game ?? 0, table },
    boards: Array.from({ length: deals }, (_, at) => at + 1),
    own: { done: lines.length, last: null, unverified: 0, disputed: state === 'disputed' },
  }));
};
