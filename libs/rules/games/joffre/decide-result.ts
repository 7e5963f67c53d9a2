import { seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { JOFFRE, KAISER, TRICKS } from './cards';
import { follow } from './follow';
import { refuse } from './refusals';
import { JOFFRE_POINTS, KAISER_POINTS, pointsOfSide, sideWith } from './score';
import { contractOf, type JoffreState } from './state';

/** What a side can count in the end from here. */
const possible = ({ play }: JoffreState, side: number): { readonly least: number; readonly most: number } => {
  const now = pointsOfSide(play, side);
  const left = TRICKS - play.completed;
  const joffre = sideWith(play, JOFFRE) < 0 ? JOFFRE_POINTS : 0;
  const kaiser = sideWith(play, KAISER) < 0 ? 1 + KAISER_POINTS : 0;
  return { least: now + Math.min(0, kaiser), most: now + left + joffre };
};

/**
 * A line of the score sheet, or the end of a play of which not every card was recorded: who bought at what, and what his side
 * counted. What the auction and the tricks that are on record contradict is refused.
 */
export const decideResult: Decide<'record-result'> = (state, { buyer, bid, points }) => {
  // Where every card is known they are all played; the result follows from them.
  if (state.policy === 'enforced' && state.grain === 'full')
    return refused('JOF-4-GAP-5', { completed: state.play.completed, tricks: TRICKS });
  const contract = contractOf(state);
  if (contract !== null && (contract.seat !== buyer || contract.points !== bid))
    return refused('JOF-4.7', { buyer, bid, bought: contract.seat, contract: contract.points });
  const { least, most } = possible(state, sideIndex(seatIndex(buyer)));
  if (points < least || points > most) return refuse('result-differs', { buyer, points, least, most });
  return follow(state, { type: 'ResultRecorded', data: { buyer, bid, points } });
};
