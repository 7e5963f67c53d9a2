import { formatContract, parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { declarerTricks } from '@arbitre/rules/kernel/auction/declarer';
import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { BridgePlafondActNamed, Decide } from '../acts';
import { follow } from '../course';
import { refuse } from '../refusals';
import type { Honours } from '../score/honours';
import type { BridgePlafondState } from '../state';
import { dealtHands } from './score-of';

/** BP-HONN-4, BP-HONN-5: the four aces are honours at no-trump, and nothing else is. */
const honoursProblem = (honours: Honours | null | undefined, strain: string): Refusal | null => {
  if (honours === null || honours === undefined) return null;
  if ((honours.kind === 'aces') === (strain === 'NT')) return null;
  return refused(strain === 'NT' ? 'BP-HONN-4' : 'BP-HONN-5', { honours: honours.kind, strain });
};

/** What is already on the table stands against another contract or other tricks. */
const contradiction = (
  { contract, play, declarer: seat }: BridgePlafondState,
  { contract: text, declarer, tricks }: BridgePlafondActNamed<'record-result'>,
): Refusal | null => {
  if (contract === null) return null;
  const same = `${text} ${declarer ?? ''}` === formatContract(contract);
  if (!same) return refuse('result-differs', { known: formatContract(contract) });
  const least = declarerTricks(play, seat);
  const most = least + TRICKS - play.completed;
  return tricks === null || tricks < least || tricks > most
    ? refuse('result-differs', { known: `${formatContract(contract)}, ${least}-${most}` })
    : null;
};

/** A line of the score sheet, or the end of a play of which not every card was recorded. */
export const decideResult: Decide<'record-result'> = (state, act) => {
  const { contract: text, declarer, tricks, honours } = act;
  const undertaking = parseUndertaking(text);
  if (undertaking === null) {
    if (declarer !== null) return invalidField('declarer', declarer, 'null: passed out');
    if (tricks !== null) return invalidField('tricks', tricks, 'null: passed out');
    if (honours !== null && honours !== undefined) return refused('BP-HONN-GAP-3', { contract: text });
  } else {
    if (declarer === null) return invalidField('declarer', declarer, 'one of N E S W');
    if (tricks === null) return invalidField('tricks', tricks, 'a whole number from 0 to 13');
    const problem = honoursProblem(honours, undertaking.strain);
    if (problem !== null) return problem;
  }
  // Where every card is known the result follows from them.
  if (state.policy === 'enforced' && state.grain === 'full')
    return refused('BP-ENCH-9', { completed: state.play.completed, tricks: TRICKS });
  const differs = contradiction(state, act);
  if (differs !== null) return differs;
  const data = { contract: text, declarer, tricks, ...(honours === undefined ? {} : { honours }) };
  return follow(state, { type: 'ResultRecorded', data });
};

/** BP-HONN-GAP-2: where the hands are not known a side says what it was dealt, before the cut for the next deal. */
export const decideHonours: Decide<'declare-honours'> = (state, { honours }) => {
  if (state.claimsClosed) return refused('BP-HONN-GAP-2', { claimsClosed: true });
  if (state.recorded !== null) return refuse('result-recorded');
  if (state.contract === null) return refuse('auction-open');
  if (dealtHands(state) !== null) return refuse('hands-known');
  const problem = honoursProblem(honours, state.contract.strain);
  return problem ?? follow(state, { type: 'HonoursDeclared', data: { honours } });
};
