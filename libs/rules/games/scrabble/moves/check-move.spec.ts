import { boardRows, emptyBoard, withTiles, type Board } from '../board/board';
import type { Lexicon } from '../lexicon/lexicon';
import { readRack } from '../tiles/rack';
import { checkMove, placeMove } from './check-move';

const admitting = (...words: readonly string[]): Lexicon => ({
  name: 'test',
  fingerprint: '',
  wordCount: words.length,
  has: (word) => words.includes(word.toUpperCase()),
});
const ALL: Lexicon = { name: 'all', fingerprint: '', wordCount: 0, has: () => true };

const after = (board: Board, place: string, word: string): Board => {
  const placed = placeMove(board, { place, word });
  if (!placed.ok) throw new Error(placed.refusal.code);
  return withTiles(board, placed.play.tiles);
};
const JOUEUSE = after(emptyBoard(), 'H4', 'JOUEUSE');

const check = (board: Board, written: string, draw: string, lexicon: Lexicon = ALL) => {
  const [place = '', word = ''] = written.split(' ');
  const checked = checkMove(board, { place, word }, readRack(draw) ?? [], lexicon);
  return checked.ok ? checked.play.score : checked.refusal.code;
};

describe('a word on the grid', () => {
  it.each([
    ['SCR-1A-1 refuses a play without a new letter', JOUEUSE, 'H4 JOUEUSE', 'AIIKNTT', 'no-new-letter'],
    ['SCR-1A-2 refuses a single letter', emptyBoard(), 'H8 A', 'AEINRST', 'too-short'],
    [
      'SCR-1A-3 refuses a first word beside the centre',
      emptyBoard(),
      'H1 FEDAYIN',
      'ADEFINY',
      'centre-not-covered',
    ],
    ['SCR-1A-3 takes a first word over the centre', emptyBoard(), 'H2 FEDAYIN', 'ADEFINY', 94],
    ['SCR-1A-4 lays a word through a letter of the grid', JOUEUSE, '5D EXPLOITE', 'EEILPTX', 126],
    ['SCR-1A-6 SCR-4A-1 names the leftmost letter', emptyBoard(), 'H10 MENEURS', 'EEMNRSU', 'off-grid'],
    ['SCR-1A-8 knows no row P', emptyBoard(), 'P8 AS', 'AS', 'off-grid'],
    ['SCR-1A-8 knows no column 16', emptyBoard(), 'A16 AS', 'AS', 'off-grid'],
    ['SCR-1A-GAP-1 wants the whole run named', JOUEUSE, 'H9 SES', 'AIKNSTI', 'not-whole-word'],
    ['SCR-1A-GAP-2 wants a side in common with the grid', JOUEUSE, '12A TAIE', 'AIKNETI', 'not-connected'],
    ['SCR-3D-6 wants the first word across', emptyBoard(), '8H FEDAYIN', 'ADEFINY', 'first-not-across'],
    ['SCR-FADOQ-11 wants the letters of the draw', JOUEUSE, '10F AXE', 'AIIKNTT', 'letter-not-in-draw'],
  ])('%s', (_, board, written, draw, outcome) => {
    expect(check(board, written, draw)).toBe(outcome);
  });

  it('SCR-1A-5 SCR-1A-7 asks the list for every word formed crosswise', () => {
    const lexicon = admitting('AS', 'SA', 'JOUEUSE', 'JOUEUSES');
    expect([
      check(JOUEUSE, '11G AS', 'AIKNSTI', lexicon),
      check(JOUEUSE, '11H AS', 'AIKNSTI', lexicon),
    ]).toEqual([17, 'cross-word-not-admitted']);
  });

  it('SCR-3D-GAP-4 keeps the letter of a joker on the grid', () => {
    const board = after(emptyBoard(), 'H4', 'jOUEUSE');
    expect(boardRows(board)[7]).toBe('...jOUEUSE.....');
    expect(check(board, '4G AM', 'AM')).toBe('clash-with-grid');
  });

  it('SCR-GEN-17 judges the slips of a large round one by one, without any search', () => {
    const lexicon = admitting('TAIE', 'SKI', 'JOUEUSES', 'TATE');
    const slips = ['10E TAIE', '11H SKI', '10E TAXE', '10E tATE', '12A TAIE'];
    const judged = Array.from({ length: 300 }, (_, player) => {
      const written = slips[player % slips.length] ?? '';
      return check(JOUEUSE, written, written.startsWith('11') ? 'AIKNSTI' : 'AIKTT?I', lexicon);
    });
    expect(judged.slice(0, 5)).toEqual([6, 27, 'letter-not-in-draw', 5, 'not-connected']);
    expect(new Set(judged).size).toBe(5);
  });
});
