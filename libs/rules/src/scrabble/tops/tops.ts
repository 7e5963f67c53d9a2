import type { Board } from '../board/board';
import { placeText } from '../board/place';
import { SIDE } from '../board/squares';
import type { CompiledLexicon } from '../lexicon/compile';
import { checkMove } from '../moves/check-move';
import { waysToLay } from '../moves/joker-places';
import type { Move } from '../moves/move';
import { DUPLICATE, type PlayRules } from '../moves/play-rules';
import type { Rack } from '../tiles/rack';

/** Every solution with its score, by score downwards, then by word, row, column, across first (SCR-GEN-7). */
export const solutionsOf = (
  board: Board,
  rack: Rack,
  lexicon: CompiledLexicon,
  rules: PlayRules = DUPLICATE,
): readonly Move[] => {
  const found: (Move & { readonly order: number })[] = [];
  for (const word of lexicon.words)
    for (let square = 0; square < SIDE * SIDE; square++)
      for (const direction of ['across', 'down'] as const) {
        const place = placeText({ row: Math.floor(square / SIDE), column: square % SIDE, direction });
        for (const way of waysToLay(board, { place, word }, rack, rules)) {
          const checked = checkMove(board, { place, word: way }, rack, lexicon, rules);
          if (checked.ok)
            found.push({
              place,
              word: way,
              score: checked.play.score,
              order: square * 2 + (direction === 'down' ? 1 : 0),
            });
        }
      }
  return found
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : a.word > b.word ? 1 : a.order - b.order))
    .map(({ place, word, score }) => ({ place, word, score }));
};

/** All solutions of the highest score, in the order of `solutionsOf`; none when nothing can be laid (SCR-GEN-18). */
export const topsOf = (
  board: Board,
  rack: Rack,
  lexicon: CompiledLexicon,
  rules: PlayRules = DUPLICATE,
): readonly Move[] => {
  const solutions = solutionsOf(board, rack, lexicon, rules);
  return solutions.filter(({ score }) => score === solutions[0]?.score);
};
