import { readBoard, emptyBoard, withTiles } from '../board/board';
import { compileLexicon } from '../lexicon/compile';
import { placeMove } from '../moves/check-move';
import { placementKey } from '../moves/move';
import { readRack } from '../tiles/rack';
import { solutionsOf, subTopsOf, topsOf } from './tops';

const rack = (text: string) => readRack(text) ?? [];

const lexicon = compileLexicon('small', ['AS', 'SA', 'JOUEUSE', 'JOUEUSES', 'SKI', 'TATE', 'VENU', 'TAIE']);

const withJoueuse = () => {
  const placed = placeMove(emptyBoard(), { place: 'H4', word: 'JOUEUSE' });
  return placed.ok ? withTiles(emptyBoard(), placed.play.tiles) : emptyBoard();
};

describe('tops', () => {
  it('SCR-GEN-7 lists all solutions of the highest score by word, row, column, direction', () => {
    expect(topsOf(emptyBoard(), rack('ENUUUUV'), lexicon)).toEqual(
      ['H5', 'H6', 'H7', 'H8'].map((place) => ({ place, word: 'VENU', score: 14 })),
    );
  });

  it('SCR-GEN-18 gives nothing when nothing can be laid', () => {
    expect(topsOf(withJoueuse(), rack('BCDFGHA'), compileLexicon('one', ['JOUEUSE']))).toEqual([]);
  });

  it('SCR-GEN-4 SCR-GEN-5 lists every choice of letter and square for a joker', () => {
    const tate = solutionsOf(withJoueuse(), rack('AIKTT?I'), lexicon).filter(
      ({ place, word }) => place === '10E' && word.toUpperCase() === 'TATE',
    );
    expect(tate.map(({ word, score }) => [word, score])).toEqual([
      ['TATE', 6],
      ['TAtE', 5],
      ['tATE', 5],
      ['TaTE', 3],
    ]);
  });

  it('SCR-GEN-8 gives the best scores below the top, each with all its solutions', () => {
    const levels = subTopsOf(withJoueuse(), rack('AIKTT?I'), lexicon, 3);
    const scores = [
      ...new Set(solutionsOf(withJoueuse(), rack('AIKTT?I'), lexicon).map(({ score }) => score)),
    ];
    expect(levels.map(({ score }) => score)).toEqual(scores.slice(0, 3));
    expect(levels.flatMap(({ moves }) => moves)).toEqual(
      solutionsOf(withJoueuse(), rack('AIKTT?I'), lexicon).filter(({ score }) => score >= (scores[2] ?? 0)),
    );
  });

  it('SCR-GEN-10 names a tile that completes two words both ways, as one placement', () => {
    const board = readBoard(
      Array.from({ length: 15 }, (_, row) => (row === 7 ? '..O' : row === 8 ? '...O' : '').padEnd(15, '.')),
    );
    if (board === null) throw new Error('no board');
    const tops = topsOf(board, rack('H'), compileLexicon('two', ['HO', 'OH']));
    const keys = tops.map((move) => {
      const placed = placeMove(board, move);
      return placed.ok ? placementKey(placed.play) : '';
    });
    expect(tops.map(({ place, word, score }) => `${place} ${word} ${score}`)).toEqual([
      '4H HO 18',
      'I3 HO 18',
      'H3 OH 18',
      '3H OH 18',
    ]);
    expect([keys[0] === keys[2], keys[1] === keys[3], keys[0] === keys[1]]).toEqual([true, true, false]);
  });

  it('SCR-3D-GAP-3 lists both choices of equal letters for a joker when both reach the top', () => {
    const words = compileLexicon('twice', ['ELAGUEE']);
    const board = readBoard(
      Array.from({ length: 15 }, (_, row) => (row === 0 ? 'ELAGU' : '').padEnd(15, '.')),
    );
    if (board === null) throw new Error('no board');
    expect(topsOf(board, rack('E?'), words).map(({ word }) => word)).toEqual(['ELAGUEe', 'ELAGUeE']);
  });

  it('SCR-3D-6 lists no vertical solution in the first round', () => {
    const places = solutionsOf(emptyBoard(), rack('AIKTT?S'), lexicon).map(({ place }) => place);
    expect(places.filter((place) => !place.startsWith('H'))).toEqual([]);
  });

  it('reads a board only when it has fifteen rows of fifteen', () => {
    expect(readBoard(['...'])).toBeNull();
  });
});
