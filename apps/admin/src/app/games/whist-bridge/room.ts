import type { MancheView } from '@arbitre/rules/whist-bridge';
import type { RoomTable } from '../../room/room-tiles';

/** The tables of the last manche: what they have validated, what the players have not confirmed, and who waits for the arbiter. */
export const roomOf = ({ manches }: Pick<MancheView, 'manches'>): readonly RoomTable[] => {
  const last = manches.findLast(({ tables }) => tables.length > 0);
  return (last?.tables ?? []).map(({ manche, table, deals, lines, calls, phase }): RoomTable => ({
    ...{ round: manche, table },
    boards: Array.from({ length: deals }, (_, at) => at + 1),
    own: {
      done: lines.filter(({ points }) => points !== null).length,
      last: null,
      unverified: phase === 'ticks' ? 1 : 0,
      disputed: calls.some(({ arbiter }) => arbiter === null),
    },
  }));
};
