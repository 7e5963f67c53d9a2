import { describe, expect, it } from '@jest/globals';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { filtered, rowsOf, sorted, verdictOf } from './judged-rows';

type Round = ScrabbleSessionView['rounds'][number];
type Slip = Round['slips'][number];

const slip = (entry: string, word: string, points: number, verdict: Slip['verdict'] = 'ok'): Slip => ({
  ...{ entry, round: 1, word, place: 'H4', claimed: points, points, worth: points, verdict },
  ...{ articles: [], remarks: [], ruled: false },
});
const entries = new Map([
  ['a', { number: 12, name: 'Élodie Bois', club: null, kind: 'player', present: true, persons: [] }],
  ['b', { number: 2, name: 'Bruno Lac', club: null, kind: 'player', present: true, persons: [] }],
  ['c', { number: 112, name: 'Claire Été', club: null, kind: 'player', present: true, persons: [] }],
]);
const round = {
  slips: [slip('a', 'MAISoN', 74), slip('b', 'MAIS', 0, 'nullity')],
  missing: ['c'],
} as unknown as Round;

describe('the list of judged slips', () => {
  const rows = rowsOf(round, entries);
  const names = (found: typeof rows) => found.map(({ entry }) => entry).join('');

  it('SCR-BUL-NUL-1 holds who handed a slip in and who owes one', () => {
    expect(rows.map(verdictOf)).toEqual(['ok', 'nullity', 'missing']);
  });

  it.each([
    ['12', '', 'a'],
    ['ete', '', 'c'],
    ['mais', '', 'ab'],
    ['elodie maison', '', 'a'],
    ['', 'nullity', 'b'],
    ['elodie', 'nullity', ''],
  ])('finds by number, name, word and verdict: %s %s', (text, verdict, found) => {
    expect(names(filtered(rows, { text, verdict }))).toBe(found);
  });

  it.each([
    ['number', false, 'bac'],
    ['name', false, 'bca'],
    ['points', true, 'abc'],
    ['points', false, 'cba'],
  ] as const)('stands by %s', (key, down, order) => {
    expect(names(sorted(rows, { key, down }))).toBe(order);
  });
});
