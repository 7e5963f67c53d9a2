import { readBoard, emptyBoard, withTiles } from '../board/board';
import { compileLexicon } from '../lexicon/compile';
import { placeMove } from '../moves/check-move';
import { readRack } from '../tiles/rack';
import { solutionsOf, topsOf } from './tops';

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

  it('reads a board only when it has fifteen rows of fifteen', () => {
    expect(readBoard(['...'])).toBeNull();
  });
});
