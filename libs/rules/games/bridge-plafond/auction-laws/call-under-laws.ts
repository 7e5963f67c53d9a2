import { parseCall } from '@arbitre/rules/kernel/auction/calls';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { BridgePlafondActNamed } from '../acts';
import { factsOf } from '../auction/breach';
import { follow } from '../course';
import type { BridgePlafondEvent } from '../events';
import type { BridgePlafondState } from '../state';

/**
 * A call at a real table that is irregular, comes after the end of the auction, or is made while something irregular waits.
 *
 * @param article what it breaks; null where it is regular by itself
 */
export const callUnderLaws = (
  state: BridgePlafondState,
  { seat, call }: BridgePlafondActNamed<'call'>,
  article: `BP-${string}` | null,
): Decision<BridgePlafondEvent> =>
  article === null
    ? follow(state, { type: 'CallMade', data: { seat, call } })
    : refused(article, factsOf(state, seatIndex(seat), parseCall(call)));
