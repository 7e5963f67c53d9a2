import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { given } from '@arbitre/rules/kernel/testing/given';
import { whistMilitaireTournament } from './decider';
import { improbableSheets } from './improbable';
import { SEASON_2026, type TournamentState } from './state';

const team = (name: string): AnyAct => ({
  do: 'enter-team',
  ...{ team: name, captain: `${name}1`, players: [1, 2, 3, 4].map((number) => `${name}${number}`) },
});
/** `AABA`: the winners of the four deals at a table. */
const table = (name: string, winners: string): readonly AnyAct[] =>
  Array.from(winners, (winner, at) => ({
    do: 'write-box',
    ...{ game: 1, table: name, deal: at + 1, winner, by: `${name}1` },
  }));
const sign = (name: string, by: string): AnyAct => ({ do: 'sign-sheet', game: 1, team: name, by });

const opened = given(whistMilitaireTournament, SEASON_2026).and(
  ['A', 'B'].map(team),
  { do: 'publish-schedule', date: '2026-05-02', trumps: ['H', 'C', 'D'] },
  { do: 'announce-rotation', game: 1 },
);
const found = ({ state }: { readonly state: TournamentState }): readonly string[] =>
  improbableSheets.find(state).map(({ figure, entry }) => `${figure} of ${entry ?? ''}`);

describe('an improbable sheet of a tournament of whist militaire', () => {
  it('gives every point of an encounter to one team, at both tables', () => {
    expect(found(opened.and(table('A', 'AAAA'), table('B', 'AAA')))).toEqual([]);
    expect(found(opened.and(table('A', 'AAAA'), table('B', 'AAAB')))).toEqual([]);
    expect(found(opened.and(table('A', 'AAAA'), table('B', 'AAAA')))).toEqual(['g1 A-B A of A']);
  });

  it('is nothing to ask about once both captains have signed, nor where a table was forfeited', () => {
    const swept = opened.and(table('A', 'AAAA'), table('B', 'AAAA'));
    expect(found(swept.and(sign('A', 'B1')))).toEqual(['g1 A-B A of A']);
    expect(found(swept.and(sign('A', 'B1'), sign('B', 'A1')))).toEqual([]);
    const forfeited = { do: 'forfeit-table', game: 1, table: 'B', team: 'B', by: 'arbitre' };
    expect(found(opened.and(table('A', 'AAAA'), forfeited))).toEqual([]);
  });
});
