import { emptyBoard, withTiles } from '../board/board';
import type { CompiledLexicon } from '../lexicon/compile';
import { placeMove } from '../moves/check-move';
import { type FormatName, formatOf } from '../order/formats';
import { readRack } from '../tiles/rack';
import { topsOf } from '../tops/tops';
import type { PrintedGame, PrintedMove } from './printed-game';

/** A round whose tops another list finds otherwise; `found` is empty where nothing of it can be laid. */
export type TopsDifference = {
  readonly round: number;
  readonly recorded: readonly PrintedMove[];
  readonly found: readonly PrintedMove[];
};

const textOf = (moves: readonly PrintedMove[]): string =>
  moves
    .map(({ place, word, score }) => `${place} ${word} ${score}`)
    .sort()
    .join('\n');

/**
 * The rounds of a recorded game whose tops are others by a list, which may be that of a later season: its results stay what
 * they were, every board is built of the words that were retained (SCR-GEN-16). For games as `readPrintedGame` takes them;
 * null for a joker game, in which jokers of the board were replaced and none of its boards stands in the record.
 */
export const topsDifferences = (
  { rounds, format, joker }: PrintedGame,
  lexicon: CompiledLexicon,
): readonly TopsDifference[] | null => {
  if (joker) return null;
  const rules = formatOf(format as FormatName).play;
  const differences: TopsDifference[] = [];
  let board = emptyBoard();
  for (const { number, rack, tops, retained } of rounds) {
    const found = topsOf(board, readRack(rack.replace('-', '')) ?? [], lexicon, rules);
    if (textOf(found) !== textOf(tops)) differences.push({ round: number, recorded: tops, found });
    const placed = placeMove(board, retained, rules);
    if (placed.ok) board = withTiles(board, placed.play.tiles);
  }
  return differences;
};
