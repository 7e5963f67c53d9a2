import type { AskedSheet, SheetDeal } from '@arbitre/rules/kernel/session/contract';
import type { ScrabbleRoundSheet } from '../session-view';
import { subTopsOf } from '../tops/tops';
import { lexiconFor } from './context';
import type { LexiconShelf } from './shelf';
import { roundAt, type ScrabbleState } from './state';

type Asked = Omit<AskedSheet, 'shelf'> & { readonly shelf: LexiconShelf };

const LEVELS = 10;
/** Two jokers give hundreds of solutions of one score: who looks for a word finds it by its score. */
const MOST_SHOWN = 12;

/**
 * SCR-GEN-8: the best scores of a round with their solutions. As the tops themselves: staff from the draw on, others once
 * one is retained (SCR-2B-4).
 */
export const sheet = (
  _: readonly SheetDeal[],
  state?: ScrabbleState,
  asked?: Asked,
): ScrabbleRoundSheet | null => {
  if (state === undefined || asked === undefined) return null;
  const round = roundAt(state, asked.round);
  if (round === undefined || round.rack === null) return null;
  if (asked.audience.kind !== 'staff' && round.retained === null) return null;
  const found = lexiconFor(state, asked.shelf);
  if (!found.ok) return null;
  const levels = subTopsOf(round.before.board, round.tiles, found.lexicon, LEVELS, state.play);
  const subTops = levels.map(({ score, moves }) => ({
    score,
    solutions: moves.slice(0, MOST_SHOWN).map(({ place, word }) => ({ place, word })),
    count: moves.length,
  }));
  return { round: round.number, subTops };
};
