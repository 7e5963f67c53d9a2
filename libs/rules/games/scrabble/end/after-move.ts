import { withTiles, type Board } from '../board/board';
import { minusLetters } from '../draw/letters-left';
import type { Play } from '../moves/move';
import { characterOf, isJoker, letterOf } from '../tiles/letters';
import { emptyRack, type Rack, withoutTiles } from '../tiles/rack';

/** What lies where before a word is retained. */
export type BeforeMove = {
  readonly board: Board;
  readonly unplaced: Rack;
  readonly rack: Rack;
  /** Joker game: a joker goes back to the rack when the bag has its letter (SCR-OPT-2). */
  readonly jokerGame: boolean;
};

export type AfterMove = {
  readonly board: Board;
  readonly unplaced: Rack;
  readonly leftover: Rack;
  /** Letters out of the bag that took the place of jokers. */
  readonly replaced: string;
};

/** Board, letters left and leftover once a play lies on the board. */
export const afterMove = ({ board, unplaced, rack, jokerGame }: BeforeMove, play: Play): AfterMove => {
  const bag = [...(minusLetters(unplaced, rack) ?? emptyRack())];
  let replaced = '';
  const tiles = play.tiles.map(({ square, tile }) => {
    const letter = letterOf(tile);
    if (!jokerGame || !isJoker(tile) || (bag[letter] ?? 0) === 0) return { square, tile };
    bag[letter] = (bag[letter] ?? 0) - 1;
    replaced += characterOf(letter);
    return { square, tile: letter };
  });
  // A replaced joker stays in the rack: only the tiles that came out of the rack and stay on the board leave it.
  const fromRack = play.tiles
    .filter(({ tile }, index) => tiles[index]?.tile === tile)
    .map(({ tile }) => tile);
  return {
    board: withTiles(board, tiles),
    unplaced:
      withoutTiles(
        unplaced,
        tiles.map(({ tile }) => tile),
      ) ?? emptyRack(),
    leftover: withoutTiles(rack, fromRack) ?? emptyRack(),
    replaced,
  };
};
