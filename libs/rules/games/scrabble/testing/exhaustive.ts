import type { Board } from '../board/board';
import { placeAt, placeText } from '../board/place';
import { SQUARES } from '../board/squares';
import type { Lexicon } from '../lexicon/lexicon';
import { checkMove } from '../moves/check-move';
import { waysToLay } from '../moves/joker-places';
import type { Move } from '../moves/move';
import type { PlayRules } from '../moves/play-rules';
import type { Rack } from '../tiles/rack';

/** Every word at every place with every choice of jokers, each checked square by square: slow, and plainly right (SCR-GEN-12). */
export const everyMove = (
  board: Board,
  rack: Rack,
  words: readonly string[],
  lexicon: Lexicon,
  rules: PlayRules,
): readonly Move[] => {
  const found: Move[] = [];
  for (const word of words)
    for (let square = 0; square < SQUARES; square++)
      for (const direction of ['across', 'down'] as const) {
        const place = placeText(placeAt(square, direction));
        for (const way of waysToLay(board, { place, word }, rack, rules)) {
          const checked = checkMove(board, { place, word: way }, rack, lexicon, rules);
          if (checked.ok) found.push({ place, word: way, score: checked.play.score });
        }
      }
  return found;
};
