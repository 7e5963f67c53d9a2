import { parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { BridgePlafondActNamed } from '../acts';
import { follow } from '../course';
import type { BridgePlafondEvent } from '../events';
import { factsOf } from '../play/breach';
import type { BridgePlafondState } from '../state';

/**
 * A card at a real table that is irregular, or is played while something irregular is open. It lies in its hand as far as anybody
 * knows, and was not played before.
 *
 * @param article what it breaks; null where it is regular by itself
 */
export const playUnderLaws = (
  state: BridgePlafondState,
  { seat, card }: BridgePlafondActNamed<'play'>,
  article: `BP-${string}` | null,
): Decision<BridgePlafondEvent> =>
  article === null || article === 'BP-JEU-4'
    ? follow(state, { type: 'CardPlayed', data: { seat, card } })
    : refused(article, factsOf(state, seatIndex(seat), parseCard(card)));
