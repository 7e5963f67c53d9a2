import { describe, expect, it } from '@jest/globals';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import {
  boardAt,
  boardBefore,
  freshSquares,
  momentOfRound,
  momentsOf,
  rackParts,
  squaresOf,
  wordStops,
} from './replay';

type Round = ScrabbleSessionView['rounds'][number];

const lay = (board: readonly string[], place: string, word: string): readonly string[] => {
  const squares = squaresOf({ place, word });
  return board.map((line, row) =>
    Array.from(line)
      .map((letter, column) => squares.get(row * 15 + column) ?? letter)
      .join(''),
  );
};

const empty = Array.from({ length: 15 }, () => '.'.repeat(15));
const first = lay(empty, 'H4', 'MAISON');
const second = lay(first, '9H', 'NeZ');

const round = (number: number, given: Partial<Round>): Round => ({
  number,
  rack: null,
  thrownBack: [],
  clock: null,
  tops: null,
  topScore: null,
  proposal: null,
  retained: null,
  boardAfter: null,
  closed: false,
  distribution: null,
  solo: null,
  slips: [],
  missing: [],
  spoken: { rack: [], top: [] },
  ...given,
});
const retained = (place: string, word: string): Round['retained'] => ({
  place,
  word,
  score: 20,
  formed: [],
  choice: 'proposal',
});

const rounds = [
  round(1, { rack: 'MAISONX', retained: retained('H4', 'MAISON'), boardAfter: first, closed: true }),
  round(2, { rack: 'X+E?ZTEU', retained: retained('9H', 'NeZ'), boardAfter: second, closed: true }),
  round(3, { rack: '-BNISRAA' }),
];

describe('the replay of a game of Scrabble', () => {
  const moments = momentsOf(rounds);

  it('has a rack and a word a round, as far as it has come', () => {
    expect(moments.map(({ kind }) => kind)).toEqual(['start', 'rack', 'word', 'rack', 'word', 'rack']);
    expect(wordStops(moments)).toEqual([0, 2, 4, 5]);
  });

  it('finds the moment of a round in an address', () => {
    expect([1, 3, 9].map((number) => momentOfRound(moments, number))).toEqual([2, 5, null]);
  });

  it('shows the board before a rack and after a word', () => {
    const boards = moments.map((moment) => boardAt(rounds, moment));
    expect(boards).toEqual([empty, empty, first, first, second, second]);
  });

  it('marks only the squares that were empty', () => {
    expect([...freshSquares(boardBefore(rounds, 1), { place: '9H', word: 'NeZ' })]).toEqual([
      8 * 15 + 8,
      9 * 15 + 8,
    ]);
  });

  it.each([
    ['RU+ZXTEU', { kept: 'RU', drawn: 'ZXTEU', anew: false }],
    ['-BNISRAA', { kept: '', drawn: 'BNISRAA', anew: true }],
    ['ENUUUUV', { kept: '', drawn: 'ENUUUUV', anew: false }],
  ])('SCR-RULESET-GAP-2 reads the rack %s', (rack, parts) => {
    expect(rackParts(rack)).toEqual(parts);
  });
});
