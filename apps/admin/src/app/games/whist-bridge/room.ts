import type { RoomTable } from '../../room/room-tiles';
import { manchesIn, type MancheView, tableNow } from './phone/table-now';

/** The tables of the last manche: what they have validated, what the players have not confirmed, and who waits for the arbiter. */
export const roomOf = (view: MancheView): readonly RoomTable[] => {
  const last = manchesIn(view).at(-1);
  return (last?.tables ?? []).map((table): RoomTable => {
    const { lines, deals, call, phase } = tableNow(view, table, [], last?.manche);
    const done = lines.filter(({ points }) => points !== null).length;
    return {
      ...{ round: last?.manche ?? 0, table },
      boards: Array.from({ length: deals }, (_, at) => at + 1),
      own: { done, last: null, unverified: phase === 'ticks' ? 1 : 0, disputed: call !== null },
    };
  });
};
