import type { JoffreTournamentView } from '@arbitre/rules/joffre';
import type { RoomTable } from '../../room/room-tiles';

/** The tables of the game that was drawn last; a closed one waits for its signatures or the arbiter. */
export const roomOf = ({ games }: Pick<JoffreTournamentView, 'games'>): readonly RoomTable[] => {
  const last = games.at(-1);
  return (last?.tables ?? []).map(({ table, sheet, state }): RoomTable => {
    const deals = sheet?.lines.length ?? 0;
    return {
      ...{ round: last?.game ?? 0, table },
      boards: Array.from({ length: deals }, (_, at) => at + 1),
      own: {
        ...{ done: deals, last: null },
        unverified: state === 'provisional' ? 1 : 0,
        disputed: state === 'disputed',
      },
    };
  });
};
