import { describe, expect, it } from '@jest/globals';
import type { JoffreTournamentView } from '@arbitre/rules/joffre';
import { roomOf } from './room';

type Game = JoffreTournamentView['games'][number];
const table = (name: string, state: string, deals = 0) =>
  ({
    table: name,
    state,
    sheet: deals === 0 ? null : { lines: Array.from({ length: deals }) },
  }) as Game['tables'][number];

describe('the room of a tournament of Joffre', () => {
  it('awaits the next deal of a table that plays, and the signatures of one that is closed', () => {
    const games = [
      { game: 1, seed: 'x', out: [], tables: [table('1', 'final', 5)] },
      {
        game: 2,
        seed: 'y',
        out: [],
        tables: [table('1', 'playing'), table('2', 'provisional', 4), table('3', 'disputed', 6)],
      },
    ];
    const facts = [{ type: 'GameClosed', data: { game: 2, table: '2' }, at: '2026-05-09T20:00:00Z' }];
    expect(roomOf({ games }, facts)).toEqual([
      { round: 2, table: '1', boards: [], open: true },
      {
        ...{ round: 2, table: '2', boards: [1, 2, 3, 4] },
        own: { done: 4, last: '2026-05-09T20:00:00Z', unverified: 1, disputed: false },
      },
      {
        ...{ round: 2, table: '3', boards: [1, 2, 3, 4, 5, 6] },
        own: { done: 6, last: null, unverified: 0, disputed: true },
      },
    ]);
    expect(roomOf({ games: [] }, [])).toEqual([]);
  });
});
