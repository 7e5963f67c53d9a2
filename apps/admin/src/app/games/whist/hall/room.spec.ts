import type { EveningView, HallView } from '@arbitre/rules/whist';
import { tilesOf } from '../../../room/room-tiles';
import { roomOf } from './room';

const seats = { N: 'a', E: 'b', S: 'c', W: 'd' };
const table = (number: number, coups: number, state: string) => ({
  ...{ table: number, seats, coups, state, stopped: null },
  evening: state === 'free' ? null : {},
});
const hall = {
  ...{ phase: 'hall', round: 2 },
  rounds: [
    {
      round: 2,
      tables: [table(1, 3, 'playing'), table(2, 4, 'over'), table(3, 5, 'done'), table(4, 0, 'free')],
    },
  ],
} as unknown as HallView;
const fact = (type: string, minute: number, data: object = {}) => ({
  ...{ type, data },
  at: `2026-11-25T20:0${minute}:00Z`,
});

describe('the room of an evening of whist', () => {
  it('has a tile for each table that plays: its coups, the next one, what waits to be confirmed', () => {
    const tiles = tilesOf(2, roomOf(hall, []), []);
    expect(tiles.map(({ done, missing, next, unverified }) => [done, missing, next, unverified])).toEqual([
      [3, 1, 4, 0],
      [4, 0, null, 1],
      [5, 0, null, 0],
    ]);
  });
  it('says when each table last wrote something in this round', () => {
    const facts = [
      fact('CoupEntered', 1, { table: 2 }),
      fact('RoundStarted', 2, { round: 2 }),
      fact('CoupEntered', 3, { table: 1 }),
      fact('EntrySeated', 4, { place: 'N1' }),
    ];
    const tiles = tilesOf(2, roomOf(hall, facts), []);
    expect(tiles.map(({ last }) => last)).toEqual(['2026-11-25T20:03:00Z', null, null]);
  });
  it('has one tile where there is one table, from the first hand on', () => {
    const evening = {
      ...{ phase: 'parties', finished: [{}], lastCoup: { deal: 'x-r2-t1-b2' }, partie: { over: false } },
    } as unknown as EveningView;
    const [tile] = tilesOf(2, roomOf(evening, [fact('CoupEntered', 5)]), []);
    expect(tile).toMatchObject({ table: '1', done: 2, next: 3, last: '2026-11-25T20:05:00Z' });
    expect(roomOf({ ...evening, phase: 'draw' }, [])).toEqual([]);
  });
  it('shows that the arbiter was called to a table', () => {
    const calls = [{ session: 1, table: '2' }];
    expect(tilesOf(2, roomOf(hall, []), [], calls).map(({ calledTo }) => calledTo)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
