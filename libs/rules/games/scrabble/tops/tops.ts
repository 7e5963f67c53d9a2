import type { Board } from '../board/board';
import type { CompiledLexicon } from '../lexicon/compile';
import type { Move } from '../moves/move';
import { DUPLICATE, type PlayRules } from '../moves/play-rules';
import type { Rack } from '../tiles/rack';
import { inOrder, type Found } from './joker-choices';
import { findLevels, findTops } from './search';

const ordered = (found: readonly Found[]): readonly Move[] =>
  [...found].sort(inOrder).map(({ place, word, score }) => ({ place, word, score }));

/**
 * All solutions of the highest score, in a fixed order: by word, row, column, across first (SCR-GEN-7); none when nothing can
 * be laid (SCR-GEN-18). A placement that may be named two ways stands there twice (SCR-GEN-10).
 * @throws RangeError for a rack of more than nine tiles or two jokers: no bag gives one
 */
export const topsOf = (
  board: Board,
  rack: Rack,
  lexicon: CompiledLexicon,
  rules: PlayRules = DUPLICATE,
): readonly Move[] => ordered(findTops(board, rack, lexicon, rules));

/**
 * All solutions by score downwards, in the order of `topsOf` among equals: every legal move and nothing else (SCR-GEN-1), each
 * choice of letter and square for a joker apart (SCR-GEN-4). Two jokers can give a hundred
 * thousand: a page that shows the best few asks `subTopsOf`.
 */
export const solutionsOf = (
  board: Board,
  rack: Rack,
  lexicon: CompiledLexicon,
  rules: PlayRules = DUPLICATE,
): readonly Move[] => ordered(findLevels(board, rack, lexicon, rules, Infinity));

/** One score and all solutions that reach it, in the order of `topsOf`. */
export type ScoreLevel = { readonly score: number; readonly moves: readonly Move[] };

/** The highest distinct scores, the top first, each with all its solutions (SCR-GEN-8): at most `levels` (1 and more) of them. */
export const subTopsOf = (
  board: Board,
  rack: Rack,
  lexicon: CompiledLexicon,
  levels: number,
  rules: PlayRules = DUPLICATE,
): readonly ScoreLevel[] => {
  const moves = ordered(findLevels(board, rack, lexicon, rules, levels));
  const byScore = Map.groupBy(moves, ({ score }) => score);
  return Array.from(byScore, ([score, reached]) => ({ score, moves: reached }));
};
