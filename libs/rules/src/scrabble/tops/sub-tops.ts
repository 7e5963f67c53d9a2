import type { Board } from '../board/board';
import type { CompiledLexicon } from '../lexicon/compile';
import type { Move } from '../moves/move';
import { DUPLICATE, type PlayRules } from '../moves/play-rules';
import type { Rack } from '../tiles/rack';
import { solutionsOf } from './tops';

/** One score and all solutions that reach it. */
export type ScoreLevel = { readonly score: number; readonly moves: readonly Move[] };

/** The highest distinct scores, the top first, each with all its solutions (SCR-GEN-8): at most `levels` of them. */
export const subTopsOf = (
  board: Board,
  rack: Rack,
  lexicon: CompiledLexicon,
  levels: number,
  rules: PlayRules = DUPLICATE,
): readonly ScoreLevel[] => {
  const found: { score: number; moves: Move[] }[] = [];
  for (const move of solutionsOf(board, rack, lexicon, rules)) {
    const last = found.at(-1);
    if (last?.score === move.score) last.moves.push(move);
    else if (found.length === levels) break;
    else found.push({ score: move.score, moves: [move] });
  }
  return found;
};
