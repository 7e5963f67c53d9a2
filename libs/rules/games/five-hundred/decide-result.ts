import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { SIDES } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { tricksOfSide } from '@arbitre/rules/kernel/tricks/compass';
import type { Decide, FiveHundredActNamed } from './acts';
import { bidText } from './auction';
import { TRICKS } from './cards';
import { follow } from './follow';
import { refuse } from './refusals';
import { sideOfTaker } from './score';
import { contractOf, type FiveHundredState } from './state';

type Result = FiveHundredActNamed<'record-result'>;

/** What the auction that is on record contradicts. */
const contractProblem = (
  state: FiveHundredState,
  { taker, tricks, denomination }: Result,
): Refusal | null => {
  const contract = contractOf(state);
  if (contract === null) return null;
  const { seat, bid } = contract;
  const same = bid.tricks === tricks && bid.denomination === denomination;
  if (same && (taker === seat || taker === sideOfTaker(seat))) return null;
  return refuse('contract-differs', {
    ...{ taker, contract: bidText({ tricks, denomination }) },
    ...{ holder: seat, auction: bidText(bid) },
  });
};

/** The tricks of the taker's side, within those that are on record; or a revoke, which stops the deal without them. */
const tricksProblem = ({ play }: FiveHundredState, { taker, won, revoke }: Result): Refusal | null => {
  if (revoke !== undefined)
    return won === undefined ? null : invalidField('won', won, 'nothing where a revoke stopped the deal');
  if (won === undefined) return invalidField('won', undefined, `tricks of the taker’s side, 0 to ${TRICKS}`);
  const least = tricksOfSide(play, SIDES.indexOf(sideOfTaker(taker)));
  const most = least + TRICKS - play.completed;
  return won < least || won > most ? refuse('result-differs', { taker, won, least, most }) : null;
};

/**
 * A line of the score sheet, or the end of a play of which not every card was recorded: who took which contract, and the tricks of his
 * side. What the auction and the tricks that are on record contradict is refused.
 */
export const decideResult: Decide<'record-result'> = (state, act) => {
  // Where every card is known they are all played; the result follows from them.
  if (state.policy === 'enforced' && state.grain === 'full')
    return refused('C500-5.9', { completed: state.play.completed, tricks: TRICKS });
  const problem = contractProblem(state, act) ?? tricksProblem(state, act);
  if (problem !== null) return problem;
  const { taker, tricks, denomination, won, revoke } = act;
  const ended = { ...(won === undefined ? {} : { won }), ...(revoke === undefined ? {} : { revoke }) };
  return follow(state, { type: 'ResultRecorded', data: { taker, tricks, denomination, ...ended } });
};
