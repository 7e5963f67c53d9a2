import { readFileSync } from 'node:fs';
import { hasShared, sharedFile } from '@arbitre/rules/kernel/testing/shared-data';
import { boardRows, emptyBoard, readBoard, withTiles, type Board } from '../board/board';
import { premiumAt } from '../board/premiums';
import { readPlace } from '../board/place';
import { SIDE, SQUARES, squareName } from '../board/squares';
import { ALPHABET, tileOf } from '../tiles/letters';
import { readRack, rackSize, withoutTiles } from '../tiles/rack';
import { ENGLISH_TILES, FRENCH_TILES, valueOf } from '../tiles/tile-set';
import { placeMove } from './check-move';
import { placementKey, type Play } from './move';
import { DUPLICATE, SEVEN_AND_EIGHT, SEVEN_EIGHT_AND_NINE, type PlayRules } from './play-rules';
import { splitMove } from './read-move';

const play = (board: Board, written: string, rules: PlayRules = DUPLICATE): Play => {
  const placed = placeMove(board, splitMove(written) ?? { place: '', word: '' }, rules);
  if (!placed.ok) throw new Error(`${written}: ${placed.refusal.code}`);
  return placed.play;
};

/** The board after these moves. */
const after = (...moves: readonly string[]): Board =>
  moves.reduce((board, move) => withTiles(board, play(board, move).tiles), emptyBoard());

/** A board of which only some rows hold something. */
const boardWith = (rows: Readonly<Record<number, string>>): Board => {
  const board = readBoard(Array.from({ length: SIDE }, (_, row) => (rows[row] ?? '').padEnd(SIDE, '.')));
  if (board === null) throw new Error('no board');
  return board;
};

const JOUEUSE = after('H4 JOUEUSE');
const NHELAI = boardWith({ 0: '.......aNHELAI' });

describe('the score of a move', () => {
  it.each<readonly [string, Board, string, number]>([
    ['SCR-1B-1 counts what the tiles are worth', emptyBoard(), 'H4 HABIT', 28],
    ['SCR-1B-2 counts a joker nothing, also later and under a red square', NHELAI, '15A SEME', 48],
    ['SCR-1B-3 counts a letter on light blue twice', emptyBoard(), 'H8 FEDAYIN', 110],
    ['SCR-1B-4 counts a letter on dark blue three times', JOUEUSE, '10E TAIE', 6],
    ['SCR-1B-5 counts a word over a pink square twice', emptyBoard(), 'H4 JOUEUSE', 94],
    [
      'SCR-1B-6 counts a word over a red square three times',
      boardWith({ 9: '...........SODE' }),
      '15H THEIER',
      30,
    ],
    ['SCR-1B-7 counts a word over two pink squares four times', JOUEUSE, '5D EXPLOITE', 126],
    ['SCR-1B-8 counts a word over two red squares nine times', boardWith({ 4: 'UN' }), '1A JACQUIER', 338],
    [
      'SCR-1B-9 counts a word over three red squares twenty-seven times',
      boardWith({ 0: '.X.R.OR.IN.I.E.' }),
      'A1 EXTRAORDINAIRES',
      725,
    ],
    ['SCR-1B-10 counts letters before the word', emptyBoard(), 'H4 FEDAYIN', 98],
    ['SCR-1B-11 counts a premium only where a tile is new', JOUEUSE, 'H4 JOUEUSES', 15],
    ['SCR-1B-12 adds all the words formed', JOUEUSE, '11H SKI', 27],
    [
      'SCR-1B-13 counts a letter of two words in both, with its premium',
      boardWith({ 7: '..O', 8: '...O' }),
      'I3 HO',
      18,
    ],
    ['SCR-1B-14 multiplies both words of a letter on a red square', NHELAI, '15A SEME', 48],
    ['SCR-1B-15 adds fifty points for seven tiles', emptyBoard(), 'H2 SEMAINE', 70],
    ['SCR-1B-GAP-1 multiplies the word, never the fifty points', JOUEUSE, '5D EXPLOITE', 19 * 4 + 50],
    ['SCR-1B-GAP-2 adds nothing for six tiles', emptyBoard(), 'H8 PINTOS', 18],
    ['SCR-1B-GAP-3 multiplies the word under a joker too', boardWith({ 4: 'UN' }), '1A jACQUIER', 266],
    [
      'SCR-1A-7 scores a word that was lengthened at both ends',
      boardWith({ 7: '....LOGE' }),
      'H3 DELOGER',
      10,
    ],
  ])('%s', (_, board, written, score) => {
    expect(play(board, written).score).toBe(score);
  });

  it('SCR-OPT-5 SCR-OPT-6 adds 75 for eight tiles and 100 for nine where these may be laid', () => {
    const eight = play(emptyBoard(), 'H1 MOUFLaIT', SEVEN_AND_EIGHT);
    const nine = play(emptyBoard(), 'H1 MOUFLAITS', SEVEN_EIGHT_AND_NINE);
    expect([eight.score, eight.bonus, nine.bonus]).toEqual([165, 75, 100]);
    expect(placeMove(emptyBoard(), { place: 'H1', word: 'MOUFLAIT' }).ok).toBe(false);
  });

  it('SCR-1A-GAP-3 SCR-GEN-10 scores one placement the same under both its names', () => {
    const board = boardWith({ 7: '..O', 8: '...O' });
    const [across, down] = [play(board, 'I3 HO'), play(board, '3H OH')];
    expect([across.score, down.score]).toEqual([18, 18]);
    expect(placementKey(across)).toBe(placementKey(down));
  });

  it('SCR-3D-10 names the words formed crosswise, with their jokers', () => {
    expect(play(NHELAI, '15A SEME').crossWords).toEqual([{ place: 'A8', word: 'aNHELAIS', score: 30 }]);
  });
});

describe('the board and the tiles', () => {
  it('SCR-1A-9 names a square by row and column', () => {
    expect([squareName(112), squareName(0), squareName(224)]).toEqual(['H8', 'A1', 'O15']);
  });

  it('SCR-4A-2 SCR-4A-3 reads H4 across and 4H down', () => {
    expect([readPlace('H4'), readPlace('4h'), readPlace('H0'), readPlace('HH')]).toEqual([
      { row: 7, column: 3, direction: 'across' },
      { row: 7, column: 3, direction: 'down' },
      null,
      null,
    ]);
  });

  it('SCR-1B-GAP-4 has 8 red, 17 pink, 12 dark blue, 24 light blue squares, symmetric in every way', () => {
    const counted = Map.groupBy(
      Array.from({ length: SQUARES }, (_, square) => premiumAt(square)),
      (each) => each,
    );
    expect([...counted].map(([premium, squares]) => [premium, squares.length])).toEqual(
      expect.arrayContaining([
        ['triple-word', 8],
        ['double-word', 17],
        ['triple-letter', 12],
        ['double-letter', 24],
        [null, 164],
      ]),
    );
    for (let row = 0; row < SIDE; row++)
      for (let at = 0; at < SIDE; at++) {
        const here = premiumAt(row * SIDE + at);
        expect(premiumAt(at * SIDE + row)).toBe(here);
        expect(premiumAt((SIDE - 1 - row) * SIDE + at)).toBe(here);
      }
    expect(premiumAt(112)).toBe('double-word');
  });

  it('SCR-1B-GAP-5 has 102 tiles: 44 vowels, a Y, 55 other consonants, two jokers, 197 points', () => {
    const { counts, values, size } = FRENCH_TILES;
    const countOf = (letters: string): number =>
      Array.from(letters).reduce((sum, each) => sum + (counts[tileOf(each)] ?? 0), 0);
    expect([size, counts[0], countOf('AEIOU'), countOf('Y'), countOf('BCDFGHJKLMNPQRSTVWXZ')]).toEqual([
      102, 2, 44, 1, 55,
    ]);
    expect(counts.reduce((sum, count, letter) => sum + count * (values[letter] ?? 0), 0)).toBe(197);
    expect(valueOf(tileOf('k'), FRENCH_TILES)).toBe(0);
    expect([ENGLISH_TILES.size, ALPHABET.length]).toEqual([100, 26]);
  });

  it('reads letters in play, jokers among them, and takes laid tiles off', () => {
    const rack = readRack('E+HLA?NI');
    if (rack === null) throw new Error('no rack');
    expect(rackSize(rack)).toBe(7);
    expect(withoutTiles(rack, [tileOf('a'), tileOf('A')])).not.toBeNull();
    expect(withoutTiles(rack, [tileOf('a'), tileOf('n')])).toBeNull();
    expect([readRack('AB1'), readRack('ABc')]).toEqual([null, null]);
  });
});

type Row = { readonly place: string; readonly word: string; readonly score: number; readonly rack: string };

/** The duplicate game that a session of the program prints last: `N | RACK | SOLUTION | REF | PTS | BONUS`. */
const gameIn = (text: string): readonly Row[] => {
  const table = text.split('===|').at(-1) ?? '';
  return [...table.matchAll(/^\s*\d+ \|\s*(\S+) \| (\S+)\s*\|\s*(\S+) \|\s*(\d+) \|/gm)].map(
    ([, rack = '', word = '', place = '', score = '']) => ({ rack, word, place, score: Number(score) }),
  );
};

// These records lie beside the working copy and are not in the repository.
const describeShared = hasShared ? describe : describe.skip;
describeShared('recorded duplicate games (needs ../shared)', () => {
  const sessions = ['duplicate_2_ai', 'duplicate_1_player', 'duplicate_humans_ai', 'arbitration_load_save'];

  it('SCR-GEN-6 score as recorded in all 28 moves', () => {
    let moves = 0;
    for (const session of sessions) {
      let board = emptyBoard();
      for (const { place, word, score } of gameIn(
        readFileSync(sharedFile(`scrabble/eliot/${session}.ref`), 'utf8'),
      )) {
        const placed = play(board, `${place} ${word}`);
        expect([word, placed.score]).toEqual([word, score]);
        board = withTiles(board, placed.tiles);
        moves++;
      }
    }
    expect(moves).toBe(28);
  });

  it('SCR-GEN-6 replay to the final grid of the reference game, every word formed as it tells', () => {
    const inventory = new URL('../rulebooks/articles/scrabble-duplicata.json', sharedFile('README.md'));
    const { tables } = JSON.parse(readFileSync(inventory, 'utf8')) as {
      tables: {
        referenceGame: {
          rounds: readonly {
            ref: string;
            word: string;
            score: number;
            formed: readonly (readonly [string, number])[];
          }[];
          top: number;
          finalGrid: readonly string[];
        };
      };
    };
    const { rounds, top, finalGrid } = tables.referenceGame;
    let board = emptyBoard();
    let total = 0;
    for (const { ref, word, score, formed } of rounds) {
      const placed = play(board, `${ref} ${word}`);
      expect(placed.score).toBe(score);
      expect(placed.crossWords.map((each) => [each.word, each.score])).toEqual(formed);
      board = withTiles(board, placed.tiles);
      total += placed.score;
    }
    expect(total).toBe(top);
    expect(boardRows(board)).toEqual(finalGrid);
  });
});
