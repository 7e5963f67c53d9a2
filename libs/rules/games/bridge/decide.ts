import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type BridgeActNamed } from './acts';
import { decideCall } from './auction/decide-call';
import { comparedWithElsewhere } from './hands/called-elsewhere';
import { decideDeal } from './hands/decide-deal';
import { decideHands } from './hands/decide-hands';
import { decideOffer, decideTake } from './decide-offer';
import { decidePlay, decideSpread, decideWithdraw } from './play/decide-play';
import { decideClaim, decideResult } from './result/decide-result';
import type { BridgeEvent } from './events';
import { refuse } from './refusals';
import type { BridgeState } from './state';

/** Reports what no card shows, for the arbiter to rule; nothing follows from it by itself. */
const decideReport = (
  { policy }: BridgeState,
  { article, seat, facts = {} }: BridgeActNamed<'report'>,
): Decision<BridgeEvent> =>
  policy === 'enforced'
    ? refuse('enforced-table', { do: 'report' })
    : accepted({ type: 'IrregularityObserved', data: { article, seat, facts } });

/** What is found out, and what the director does, once the deal is over. */
const AFTER_THE_END: readonly string[] = [
  ...['report', 'count-hands', 'remove-card', 'restore-card', 'new-deal', 'cancel-board', 'let-stand'],
  ...['return-hand', 'take-hand'],
];

const decideCallHere = (state: BridgeState, act: BridgeActNamed<'call'>): Decision<BridgeEvent> =>
  state.hands.elsewhere.length === 0
    ? decideCall(state, act)
    : comparedWithElsewhere(state, act, decideCall(state, act));

const afterTheEnd = ({ phase }: BridgeState, name: string): Refusal | null =>
  phase === 'finished' && !AFTER_THE_END.includes(name) ? refuse('deal-finished', { do: name }) : null;

export const decide = decides<typeof acts, BridgeState, BridgeEvent>(acts, afterTheEnd, {
  deal: decideDeal,
  ...decideHands,
  call: decideCallHere,
  'offer-options': decideOffer,
  'take-option': decideTake,
  play: decidePlay,
  withdraw: decideWithdraw,
  'spread-hand': decideSpread,
  claim: decideClaim,
  'record-result': decideResult,
  report: decideReport,
});
