import type { RoomTable } from '../../../room/room-tiles';
import type { TournamentView } from './tournament-view';

/** The lists of a series that are still played: each has the deals that its table plays. */
export const roomOf = ({ lists }: Pick<TournamentView, 'lists'>): readonly RoomTable[] =>
  lists
    .filter(({ closed }) => !closed)
    .map(({ series, table, deals }) => ({
      ...{ round: series, table },
      boards: Array.from({ length: deals }, (_, at) => at + 1),
    }));
