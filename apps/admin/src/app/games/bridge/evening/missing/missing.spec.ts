import { bridgeEvening, type EveningView } from '@arbitre/rules/bridge';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { sessionsOf } from '@arbitre/rules/kernel/testing/given';
import type { RoomDeal } from '../../../../room/room-tiles';
import { countOf, missingOf } from './missing';

const START = '2026-11-21T19:00:00Z';
const after = (minutes: number): number => Date.parse(START) + minutes * 60_000;
const seats = Object.entries({ NS1: 'a', NS2: 'b', NS3: 'c', EW1: 'x', EW2: 'y', EW3: 'z' });
const evening = sessionsOf(bridgeEvening, { movement: 'mitchell', tables: 3, boards: 3, minutes: 23 })().and(
  seats.map(([place, entry]) => ({ do: 'seat-entry', place, entry, from: 1 })),
  { do: 'start-round', round: 1, at: START },
);
type Evening = typeof evening;
const viewOf = ({ state }: Evening) =>
  bridgeEvening.view(state, { kind: 'everyone' }, EMPTY_SHELF) as unknown as EveningView;
const deal = (table: string, board: number, finality: string | null = 'VERIFIED'): RoomDeal => ({
  ...{ id: `${table}/${board}`, round: 1, table, board, finality, changedAt: START, history: [] },
  state: finality === null ? 'OPEN' : 'SCORED',
});
const missing = (of: Evening, deals: readonly RoomDeal[], minutes = 1) =>
  missingOf(viewOf(of), bridgeEvening.plan?.(of.state).tables ?? [], deals, after(minutes));
const lines = (of: Evening, deals: readonly RoomDeal[], minutes?: number): readonly string[] =>
  missing(of, deals, minutes).flatMap(({ round, tables }) =>
    tables.map(
      ({ table, boards, slow }) =>
        `${round}/${table}: ${boards.map(({ board, lack }) => `${board} ${lack}`).join(', ')} | ${slow.join(' ')}`,
    ),
  );

const FIRST = [deal('1', 1), deal('1', 2, 'ENTERED'), deal('1', 3, 'DISPUTED')];
const REST = ['2', '3'].flatMap((table, at) => [0, 1, 2].map((each) => deal(table, 4 + 3 * at + each)));

describe('what is missing of an evening', () => {
  it('is told by round, table and board, with what each lacks', () => {
    expect(lines(evening, [...FIRST, ...REST])).toEqual(['1/1: 2 agreement, 3 decision | ']);
    const all = missing(evening, FIRST);
    expect([countOf(all, 'result'), countOf(all, 'agreement'), countOf(all, 'decision')]).toEqual([6, 1, 1]);
    expect(lines(evening, [...FIRST.slice(0, 1), deal('1', 2), deal('1', 3, null), ...REST])).toEqual([
      '1/1: 3 result | ',
    ]);
  });
  it('BD-TIME-GAP-1 marks a table late that has a board it has not begun with less than four minutes left', () => {
    const deals = [deal('1', 1), ...REST.slice(0, 2), ...REST.slice(3)];
    expect(lines(evening, deals, 18.9)).toEqual(['1/1: 2 result, 3 result | ', '1/2: 6 result | ']);
    expect(lines(evening, deals, 19.5)).toEqual(['1/1: 2 result, 3 result | 3', '1/2: 6 result | ']);
    const put = evening.and({ do: 'postpone-board', round: 1, table: 1, board: 3, reason: 'late' });
    expect(lines(put, deals, 19.5)).toEqual(['1/1: 2 result, 3 result | ', '1/2: 6 result | ']);
    expect(missing(put, deals)[0]?.tables[0]?.boards[1]).toMatchObject({ putOff: true });
  });
  it('has the newest round first, and nothing of rounds that were not called', () => {
    const second = evening.and({ do: 'start-round', round: 2, at: START });
    expect(missing(second, FIRST).map(({ round }) => round)).toEqual([2, 1]);
    expect(missing(evening, FIRST).map(({ round }) => round)).toEqual([1]);
  });
});
