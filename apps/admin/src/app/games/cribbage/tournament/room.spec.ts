import { describe, expect, it } from '@jest/globals';
import type { CribbageTournamentView } from '@arbitre/rules/cribbage';
import { roomOf } from './room';

type Game = CribbageTournamentView['games'][number];
const table = (round: number, name: string, state: string) =>
  ({ round, table: name, state }) as Game['tables'][number];

describe('the room of a tournament of cribbage', () => {
  it('has the tables of the round that is played, with what their sheets wait for', () => {
    const games: readonly Game[] = [
      { round: 1, bye: null, tables: [table(1, '1', 'final')] },
      { round: 2, bye: null, tables: [table(2, '1', 'running'), table(2, '2', 'disputed')] },
    ];
    const facts = [{ type: 'SheetRefused', data: { round: 2, table: '2' }, at: '2026-05-09T20:00:00Z' }];
    expect(roomOf({ games, called: 2 }, facts).map(({ table: name, own }) => [name, own])).toEqual([
      ['1', { done: 0, last: null, unverified: 0, disputed: false }],
      ['2', { done: 1, last: '2026-05-09T20:00:00Z', unverified: 0, disputed: true }],
    ]);
    expect(roomOf({ games, called: 0 }, [])).toEqual([]);
  });
});
