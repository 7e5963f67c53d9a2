import type { Rack } from '../tiles/rack';
import { hasBothKinds } from './letters-left';

/** Up to this round a draw needs two vowels and two consonants (SCR-3B-1). */
const LAST_STRICT_ROUND = 15;

/**
 * How many vowels, and how many consonants, a draw of this round needs: two, or one from round 16 on (SCR-3B-2) and as soon
 * as the letters not on the board cannot give two and two (SCR-3B-3).
 */
export const leastOfEach = (round: number, unplaced: Rack): 1 | 2 =>
  round <= LAST_STRICT_ROUND && hasBothKinds(unplaced, 2) ? 2 : 1;

/** Whether a draw is valid in its round, given everything that is not on the board. */
export const isValidDraw = (rack: Rack, round: number, unplaced: Rack): boolean =>
  hasBothKinds(rack, leastOfEach(round, unplaced));
