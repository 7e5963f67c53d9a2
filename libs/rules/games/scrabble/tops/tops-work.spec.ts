import { randomFrom } from '@arbitre/rules/kernel/testing/random';
import { emptyBoard, withTiles } from '../board/board';
import { lexiconFrom, type CompiledLexicon } from '../lexicon/compile';
import { placeMove } from '../moves/check-move';
import { someFrench } from '../testing/french-words';
import { readRack } from '../tiles/rack';
import { topsOf } from './tops';

type Reads = { count: number };

/** A table of which every element that is read is counted. */
const counted = <Table extends object>(table: Table, reads: Reads): Table =>
  new Proxy(table, {
    get: (target, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads.count += 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

const countedLexicon = (lexicon: CompiledLexicon, reads: Reads): CompiledLexicon => {
  const { letters, classes, filter, shortWords, lessOne, lessTwo } = lexicon.tables;
  return lexiconFrom(lexicon, {
    ...{ letters: counted(letters, reads), classes: counted(classes, reads) },
    ...{ filter: counted(filter, reads), shortWords: counted(shortWords, reads) },
    ...{ lessOne: counted(lessOne, reads), lessTwo: counted(lessTwo, reads) },
  });
};

const BAG = 'AAAAAAABBCCDDDEEEEEEEEEEEFFGGHHIIIIIIJKLLLLMMMNNNNNOOOOOPPQRRRRRSSSSSTTTTTUUUUUVVWXYZ';
const POSITIONS = 150;

/** How often the list is read for all tops of each position of six games by seed. */
const readsOf = (jokers: number): readonly number[] => {
  const reads = { count: 0 };
  const lexicon = countedLexicon(someFrench(), reads);
  const random = randomFrom(13);
  let board = emptyBoard();
  return Array.from({ length: POSITIONS }, (_, position) => {
    if (position % 25 === 0) board = emptyBoard();
    const drawn = Array.from({ length: 7 - jokers }, () => BAG[random(BAG.length)] ?? 'E').join('');
    reads.count = 0;
    const tops = topsOf(board, readRack(drawn + '?'.repeat(jokers)) ?? [], lexicon);
    const { count } = reads;
    const top = tops[random(Math.max(tops.length, 1))];
    const placed = top === undefined ? null : placeMove(board, top);
    if (placed?.ok === true) board = withTiles(board, placed.play.tiles);
    return count;
  });
};

describe('the search of a position', () => {
  // About twice what it takes (1975, 2829 and 3337): the 10, 50 and 400 ms of the article leave 2 µs and more for each read. The
  // times themselves are figures of `npm run bench -- scrabble`.
  it.each([
    [0, 4000],
    [1, 6000],
    [2, 8000],
  ])('SCR-GEN-13 with %i jokers reads the list at most %i times in the median of 150', (jokers, most) => {
    const counts = readsOf(jokers).toSorted((a, b) => a - b);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[POSITIONS >> 1]).toBeLessThanOrEqual(most);
  });
});
