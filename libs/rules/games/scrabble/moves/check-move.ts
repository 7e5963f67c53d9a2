import type { Board } from '../board/board';
import type { Lexicon } from '../lexicon/lexicon';
import { wordOf } from '../tiles/letters';
import { rackText, withoutTiles, type Rack } from '../tiles/rack';
import { fitMove } from './fit-move';
import type { Play } from './move';
import { DUPLICATE, type PlayRules } from './play-rules';
import { readMove, type WrittenMove } from './read-move';
import { refuseMove, type RefusedMove } from './refusals';
import { scoreMove } from './score-move';

export type CheckedMove = { readonly ok: true; readonly play: Play } | RefusedMove;

/** Whether the words that a play forms are all admitted (SCR-1A-5: one that is not makes the whole play invalid). */
const admitted = ({ word, place, crossWords }: Play, lexicon: Lexicon): RefusedMove | null => {
  if (!lexicon.has(word)) return refuseMove('word-not-admitted', { place, word });
  const bad = crossWords.find((each) => !lexicon.has(each.word));
  return bad === undefined
    ? null
    : refuseMove('cross-word-not-admitted', { place, word, formed: bad.word, formedAt: bad.place });
};

/** A written move on a board as far as the grid goes: that it fits, what it forms and scores. Words and letters unasked. */
export const placeMove = (board: Board, move: WrittenMove, rules: PlayRules = DUPLICATE): CheckedMove => {
  const read = readMove(move);
  if (!read.ok) return read;
  const fitted = fitMove(board, read.at, read.word, rules);
  if (!fitted.ok) return fitted;
  return { ok: true, play: scoreMove(board, read.at, read.word.length, fitted.tiles, rules) };
};

/**
 * Checks a move as a slip's correction does (SCR-GEN-17): grid, letters in play, words. A letter in lower case that is not on
 * the grid asks for a joker, one in upper case for its own tile.
 */
export const checkMove = (
  board: Board,
  move: WrittenMove,
  rack: Rack,
  lexicon: Lexicon,
  rules: PlayRules = DUPLICATE,
): CheckedMove => {
  const placed = placeMove(board, move, rules);
  if (!placed.ok) return placed;
  const laid = placed.play.tiles.map(({ tile }) => tile);
  if (withoutTiles(rack, laid) === null)
    return refuseMove('letter-not-in-draw', {
      word: placed.play.word,
      laid: wordOf(laid),
      draw: rackText(rack),
    });
  return admitted(placed.play, lexicon) ?? placed;
};
