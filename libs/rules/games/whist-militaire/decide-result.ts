import { tricksBySide } from '@arbitre/rules/kernel/tricks/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import type { Side } from './events';
import { follow } from './follow';
import { MAJORITY, TRICKS } from './score';
import type { WhistMilitaireState } from './state';
import { refuse } from './refusals';

/** The tricks that a side can end with from here. */
const possible = (
  { play }: WhistMilitaireState,
  side: Side,
): { readonly least: number; readonly most: number } => {
  const least = tricksBySide(play)[side];
  return { least, most: least + TRICKS - play.completed };
};

/**
 * A box of the score sheet, or the end of a play of which not every card was recorded: the side that the captain gave the
 * point; its tricks, or the penalty, where the sheet shows them (WM-5.1, WM-5.2).
 */
export const decideResult: Decide<'record-result'> = (
  state,
  { winner, tricks = null, article = null, by },
) => {
  const { captain } = state.setup;
  if (by !== undefined && by !== captain) return refused('WM-5.2', { by, captain });
  // Where every card is known they are all played; the result follows from them (WM-4.7).
  if (state.policy === 'enforced' && state.grain === 'full')
    return refused('WM-4.7', { completed: state.play.completed, tricks: TRICKS });
  const { least, most } = possible(state, winner);
  if (most < MAJORITY || (tricks !== null && (tricks < least || tricks > most)))
    return refuse('result-differs', { winner, tricks, least, most });
  return follow(state, {
    type: 'ResultRecorded',
    data: { winner, tricks, article, ...(by === undefined ? {} : { by }) },
  });
};
