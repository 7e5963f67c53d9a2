import { emptyBoard, withTiles, type Board } from '../board/board';
import { SIDE } from '../board/squares';
import { minusLetters } from '../draw/letters-left';
import { tileOf } from '../tiles/letters';
import { readRack } from '../tiles/rack';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { arranged } from './game-at-table';

/** A board of which only some rows hold something, by row from 0; a letter in lower case is a joker. */
export const boardOf = (rows: Readonly<Record<number, string>>): Board =>
  withTiles(
    emptyBoard(),
    Object.entries(rows).flatMap(([row, letters]) =>
      Array.from(letters, (letter, column) => ({ letter, square: Number(row) * SIDE + column }))
        .filter(({ letter }) => letter !== '.')
        .map(({ letter, square }) => ({ square, tile: tileOf(letter) })),
    ),
  );

/** Puts a game that has not drawn yet before a board as these rows show it; its letters are out of the bag. */
export const setUp = (rows: Readonly<Record<number, string>>): AnyAct =>
  arranged((state) => {
    const laid = Object.values(rows).join('').replaceAll('.', '').replaceAll(/[a-z]/g, '?');
    const unplaced = minusLetters(state.unplaced, readRack(laid) ?? []);
    if (unplaced === null) throw new Error(`the bag never held ${laid}`);
    Object.assign(state, { board: boardOf(rows), unplaced });
  });

/** Leaves these letters in hand and none in the bag. */
export const onlyLeft = (letters: string): AnyAct =>
  arranged((state) => {
    const left = readRack(letters) ?? [];
    Object.assign(state, { unplaced: left, leftover: left });
  });
