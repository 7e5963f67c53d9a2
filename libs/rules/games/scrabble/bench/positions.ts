import { emptyBoard, withTiles, type Board } from '../board/board';
import type { CompiledLexicon } from '../lexicon/compile';
import { placeMove } from '../moves/check-move';
import { characterOf } from '../tiles/letters';
import { readRack, type Rack } from '../tiles/rack';
import { FRENCH_TILES } from '../tiles/tile-set';
import { topsOf } from '../tops/tops';
import { randomFrom } from '@arbitre/rules/kernel/testing/random';

/** A board of a game under way, and racks for it by their number of jokers. */
export type BenchPosition = { readonly board: Board; readonly racks: readonly [Rack, Rack, Rack] };

const letters = (): string[] =>
  FRENCH_TILES.counts.flatMap((count, letter) =>
    letter === 0 ? [] : new Array<string>(count).fill(characterOf(letter)),
  );

const racksOf = (drawn: string): BenchPosition['racks'] => {
  const rack = (jokers: number): Rack => readRack('?'.repeat(jokers) + drawn.slice(jokers)) ?? [];
  return [rack(0), rack(1), rack(2)];
};

/** One game by seed: seven letters each round, a top drawn from all tops goes on the grid, to the end of the bag. */
const positionsOf = (seed: number, lexicon: CompiledLexicon): readonly BenchPosition[] => {
  const random = randomFrom(seed);
  const bag = letters();
  const found: BenchPosition[] = [];
  let board = emptyBoard();
  let drawn: string[] = [];
  for (;;) {
    while (drawn.length < 7 && bag.length > 0) drawn.push(...bag.splice(random(bag.length), 1));
    if (drawn.length < 7) return found;
    const racks = racksOf(drawn.join(''));
    found.push({ board, racks });
    const tops = topsOf(board, racks[0], lexicon);
    const top = tops[random(Math.max(tops.length, 1))];
    const placed = top === undefined ? null : placeMove(board, top);
    if (placed?.ok !== true) return found;
    board = withTiles(board, placed.play.tiles);
    for (const { tile } of placed.play.tiles) drawn.splice(drawn.indexOf(characterOf(tile)), 1);
    // Whatever stays is drawn anew, so that racks do not fill with what nobody can lay.
    bag.push(...drawn);
    drawn = [];
  }
};

/** Positions of games from the seed on, first moves and endings among them. */
export const benchPositions = (
  lexicon: CompiledLexicon,
  count: number,
  seed: number,
): readonly BenchPosition[] => {
  const positions: BenchPosition[] = [];
  for (let game = 0; positions.length < count; game++) positions.push(...positionsOf(seed + game, lexicon));
  return positions.slice(0, count);
};
