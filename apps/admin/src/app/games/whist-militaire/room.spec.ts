import type { TournamentView } from '@arbitre/rules/whist-militaire';
import { tilesOf } from '../../room/room-tiles';
import { roomOf } from './room';

const box = (table: string, deal: number) => ({ game: 2, table, deal });
const tournament = {
  announced: 2,
  games: [
    { game: 1, tables: [{ table: 'x' }], boxes: [], sheets: [] },
    {
      ...{ game: 2, tables: [{ table: 'x' }, { table: 'y' }] },
      boxes: [...[1, 2, 3, 4].map((deal) => box('x', deal)), box('y', 1)],
      sheets: [
        { team: 'x', state: 'provisional' },
        { team: 'y', state: 'disputed' },
      ],
    },
  ],
} as unknown as TournamentView;

describe('the room of a tournament of whist militaire', () => {
  it('WM-IMP has a tile for each table of the announced game: its boxes, and the sheet that is not final', () => {
    const tiles = tilesOf(2, roomOf(tournament, []), []);
    expect(
      tiles.map(({ entry, done, next, unverified, waits }) => [entry, done, next, unverified, waits]),
    ).toEqual([
      ['x', 4, null, 1, false],
      ['y', 1, 2, 0, true],
    ]);
  });
  it('says when each table last wrote a box or signed', () => {
    const at = (minute: number): string => `2026-11-25T20:0${minute}:00Z`;
    const facts = [
      { type: 'BoxWritten', data: { game: 1, table: 'y', deal: 4 }, at: at(1) },
      { type: 'BoxWritten', data: { game: 2, table: 'x', deal: 4 }, at: at(2) },
      { type: 'SignatureRefused', data: { game: 2, team: 'y' }, at: at(3) },
      { type: 'Concealed', data: {}, at: at(4) },
    ];
    expect(tilesOf(2, roomOf(tournament, facts), []).map(({ last }) => last)).toEqual([at(2), at(3)]);
  });
  it('is empty before a game is announced', () => {
    expect(roomOf({ ...tournament, announced: 0 }, [])).toEqual([]);
  });
});
