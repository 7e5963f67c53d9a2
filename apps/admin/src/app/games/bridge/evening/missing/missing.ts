import type { EveningView } from '@arbitre/rules/bridge';
import type { RoomDeal, RoomTable } from '../../../../room/room-tiles';

/** What a board still lacks: its result, the word of the other side, or a decision. */
export type Lack = 'result' | 'agreement' | 'decision';

export type MissingBoard = { readonly board: number; readonly lack: Lack; readonly putOff: boolean };
export type MissingTable = {
  readonly table: string;
  readonly boards: readonly MissingBoard[];
  /** Boards that it has hardly begun, with little time left. */
  readonly slow: readonly number[];
};
export type MissingRound = { readonly round: number; readonly tables: readonly MissingTable[] };

/** BD-TIME-GAP-1: with less time than this a board that was not begun may be put off. */
const LAST_MINUTES = 4;

const lackOf = (deal: RoomDeal | undefined): Lack | null => {
  if (deal === undefined || deal.state === 'OPEN') return 'result';
  if (deal.finality === 'DISPUTED') return 'decision';
  return deal.finality === 'ENTERED' ? 'agreement' : null;
};

const keyOf = ({ round, table }: Pick<RoomDeal, 'round' | 'table'>, board: number): string =>
  `${round}/${table}/${board}`;

/** Whether the round that is played has so little time left that no board is begun any more. @param now milliseconds since 1970 */
const isLate = ({ startedAt, minutes }: EveningView, now: number): boolean =>
  startedAt !== null && minutes !== null && Date.parse(startedAt) + (minutes - LAST_MINUTES) * 60_000 < now;

/** Whatever of the rounds that were called is not settled yet, the newest round first. */
export const missingOf = (
  view: EveningView,
  planned: readonly RoomTable[],
  deals: readonly RoomDeal[],
  now: number,
): readonly MissingRound[] => {
  const known = new Map(deals.map((deal) => [keyOf(deal, deal.board), deal]));
  const late = isLate(view, now);
  const tables = planned.flatMap(({ round, table, boards }) => {
    const lacking = boards.flatMap((board): readonly MissingBoard[] => {
      const lack = lackOf(known.get(keyOf({ round, table }, board)));
      const putOff = view.postponed.some(
        (each) => each.round === round && String(each.table) === table && each.board === board,
      );
      return lack === null ? [] : [{ board, lack, putOff }];
    });
    if (lacking.length === 0) return [];
    const open = lacking.filter(({ lack, putOff }) => lack === 'result' && !putOff);
    // The first of them is on the table.
    const slow = late && round === view.round ? open.slice(1).map(({ board }) => board) : [];
    return [{ round, table, boards: lacking, slow }];
  });
  return [...Map.groupBy(tables, ({ round }) => round)]
    .map(([round, all]) => ({
      round,
      tables: all
        .map(({ table, boards, slow }) => ({ table, boards, slow }))
        .toSorted((a, b) => a.table.localeCompare(b.table, undefined, { numeric: true })),
    }))
    .toSorted((a, b) => b.round - a.round);
};

export const countOf = (rounds: readonly MissingRound[], lack: Lack): number =>
  rounds
    .flatMap(({ tables }) => tables.flatMap(({ boards }) => boards))
    .filter((board) => board.lack === lack).length;
