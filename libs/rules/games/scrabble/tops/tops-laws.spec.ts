import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { randomFrom } from '@arbitre/rules/kernel/testing/random';
import { everyMove } from '../testing/exhaustive';
import { gaddagHas, gaddagOf } from '../testing/gaddag';
import { gaddagTops } from '../testing/gaddag-tops';
import { emptyBoard, withTiles, type Board } from '../board/board';
import { compileLexicon, type CompiledLexicon } from '../lexicon/compile';
import { readWordList } from '../lexicon/word-list';
import { checkMove, placeMove } from '../moves/check-move';
import type { Move } from '../moves/move';
import {
  DUPLICATE,
  ENGLISH_GAME,
  SEVEN_AND_EIGHT,
  SEVEN_EIGHT_AND_NINE,
  type PlayRules,
} from '../moves/play-rules';
import { readRack, type Rack } from '../tiles/rack';
import { solutionsOf, subTopsOf, topsOf } from './tops';

/** Letters of any value; few of them, so that short random words meet on the board. */
const LETTERS = ['A', 'E', 'S', 'T', 'K', 'M'] as const;

const words = fc.uniqueArray(fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 2, maxLength: 5 }), {
  minLength: 5,
  maxLength: 40,
});
const letters = (most: number) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: most - 2 }),
      fc.integer({ min: 0, max: 2 }),
    )
    .map(([held, jokers]) => readRack(held.join('') + '?'.repeat(jokers)) ?? []);

const laidOn = (board: Board, move: Move, rules: PlayRules): Board => {
  const placed = placeMove(board, move, rules);
  if (!placed.ok) throw new Error(placed.refusal.code);
  return withTiles(board, placed.play.tiles);
};

/** A board on which one solution after the other was laid, chosen by number. */
const boardOf = (
  lexicon: CompiledLexicon,
  racks: readonly Rack[],
  chosen: number,
  rules: PlayRules,
): Board => {
  let board = emptyBoard();
  for (const rack of racks) {
    const solutions = solutionsOf(board, rack, lexicon, rules);
    const move = solutions[chosen % Math.max(solutions.length, 1)];
    if (move !== undefined) board = laidOn(board, move, rules);
  }
  return board;
};

const asText = ({ place, word, score }: Move): string => `${place} ${word} ${score}`;
const sorted = (moves: readonly Move[]): readonly string[] => moves.map(asText).sort();

const GAMES: readonly (readonly [string, PlayRules, number])[] = [
  ['duplicate', DUPLICATE, 7],
  ['seven of eight', DUPLICATE, 8],
  ['seven and eight', SEVEN_AND_EIGHT, 8],
  ['seven, eight and nine', SEVEN_EIGHT_AND_NINE, 9],
  ['the English game', ENGLISH_GAME, 7],
];

describe.each(GAMES)('solutions in %s', (_, rules, tiles) => {
  it('SCR-GEN-1 SCR-GEN-4 SCR-GEN-8 SCR-GEN-9 SCR-GEN-11 SCR-GEN-12 are those that a slow search of every word at every place finds', () => {
    fc.assert(
      fc.property(
        words,
        fc.array(letters(tiles), { maxLength: 4 }),
        fc.nat(1000),
        letters(tiles),
        (list, racks, chosen, rack) => {
          const lexicon = compileLexicon('test', list);
          const board = boardOf(lexicon, racks, chosen, rules);
          const solutions = solutionsOf(board, rack, lexicon, rules);
          expect(sorted(solutions)).toEqual(sorted(everyMove(board, rack, list, lexicon, rules)));
          const best = solutions.filter(({ score }) => score === solutions[0]?.score);
          expect(topsOf(board, rack, lexicon, rules)).toEqual(best);
          const levels = [...new Set(solutions.map(({ score }) => score))].slice(0, 3);
          expect(subTopsOf(board, rack, lexicon, 3, rules)).toEqual(
            levels.map((level) => ({
              score: level,
              moves: solutions.filter(({ score }) => score === level),
            })),
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('solutions', () => {
  it('SCR-GEN-1 are valid, and score what the scorer says, by score downwards and each once', () => {
    fc.assert(
      fc.property(
        words,
        fc.array(letters(7), { maxLength: 6 }),
        fc.nat(1000),
        letters(7),
        (list, racks, chosen, rack) => {
          const lexicon = compileLexicon('test', list);
          const board = boardOf(lexicon, racks, chosen, DUPLICATE);
          const solutions = solutionsOf(board, rack, lexicon);
          for (const move of solutions) {
            const checked = checkMove(board, move, rack, lexicon);
            expect(checked.ok && checked.play.score).toBe(move.score);
          }
          const scores = solutions.map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
          expect(new Set(solutions.map(asText)).size).toBe(solutions.length);
        },
      ),
    );
  });

  it('SCR-GEN-14 are the same for the same input, whatever was searched between', () => {
    const lexicon = compileLexicon('test', ['TASSE', 'STASE', 'AS', 'SA', 'TE', 'ES']);
    const rack = readRack('TASSE??') ?? [];
    const first = topsOf(emptyBoard(), rack, lexicon);
    solutionsOf(emptyBoard(), readRack('KMAEST?') ?? [], compileLexicon('other', ['MAKE', 'STEAM']));
    expect(topsOf(emptyBoard(), rack, lexicon)).toEqual(first);
  });

  it('are refused for more tiles or jokers than any game draws', () => {
    const lexicon = compileLexicon('test', ['AS']);
    expect(() => topsOf(emptyBoard(), readRack('A???') ?? [], lexicon)).toThrow(RangeError);
    expect(() => topsOf(emptyBoard(), readRack('ABCDEFGHIJ') ?? [], lexicon)).toThrow(RangeError);
  });
});

/** One word in a hundred and fifty of the free French list, and its short ones. */
const frenchSample = (): readonly string[] => {
  const file = createRequire(import.meta.url).resolve('an-array-of-french-words');
  const all = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
  const reading = readWordList(
    all.filter((word, at) => at % 150 === 0 || word.length < 4),
    'dropping',
  );
  return reading.ok ? reading.list.words : [];
};

describe('tops over a longer list', () => {
  it('SCR-GEN-12 are those of a plain GADDAG on 210 positions of games by seed, with none, one and two jokers', () => {
    const list = frenchSample();
    const lexicon = compileLexicon('sample', list);
    const gaddag = gaddagOf(list);
    expect(list.filter((word) => !gaddagHas(gaddag, word))).toEqual([]);
    const random = randomFrom(2026);
    const bag = 'AAAAAAABBCCDDDEEEEEEEEEEEFFGGHHIIIIIIJKLLLLMMMNNNNNOOOOOPPQRRRRRSSSSSTTTTTUUUUUVVWXYZ';
    let board = emptyBoard();
    for (let position = 0; position < 210; position++) {
      if (position % 12 === 0) board = emptyBoard();
      const jokers = [0, 0, 0, 1, 1, 2][position % 6] ?? 0;
      const drawn = Array.from({ length: 7 - jokers }, () => bag[random(bag.length)] ?? 'E').join('');
      const rack = readRack(drawn + '?'.repeat(jokers)) ?? [];
      const tops = topsOf(board, rack, lexicon);
      const expected = gaddagTops(gaddag, board, rack, DUPLICATE);
      expect([drawn, tops[0]?.score ?? -1]).toEqual([drawn, expected.score]);
      expect(tops.map(({ place, word }) => `${place} ${word}`).sort()).toEqual([...expected.moves].sort());
      const top = tops[random(Math.max(tops.length, 1))];
      if (top !== undefined) board = laidOn(board, top, DUPLICATE);
    }
  });

  it('SCR-GEN-8 are the best of all solutions on 150 positions of six games by seed', () => {
    const lexicon = compileLexicon('sample', frenchSample());
    const random = randomFrom(13);
    let board = emptyBoard();
    for (let position = 0; position < 150; position++) {
      if (position % 25 === 0) board = emptyBoard();
      const drawn = Array.from({ length: 7 }, () => 'AEEIRSTNULODMPCVQGBFHJXZYKW'[random(24)] ?? 'E').join(
        '',
      );
      const rack = readRack(position % 5 === 0 ? `?${drawn.slice(1)}` : drawn) ?? [];
      const solutions = solutionsOf(board, rack, lexicon);
      const tops = topsOf(board, rack, lexicon);
      expect(tops).toEqual(solutions.filter(({ score }) => score === solutions[0]?.score));
      const top = tops[random(Math.max(tops.length, 1))];
      if (top !== undefined) board = laidOn(board, top, DUPLICATE);
    }
  });
});
