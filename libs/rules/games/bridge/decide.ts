import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type BridgeActNamed } from './acts';
import {
  decideAdjudication,
  decideCancelling,
  decideClosing,
  decideWithdrawal,
} from './claims/decide-agreement';
import {
  decideAnswer,
  decideConcede,
  decideMakeClaim,
  decideSpeak,
  stoppedByClaim,
} from './claims/decide-claim';
import { decideCall } from './auction/decide-call';
import { decideRuling } from './auction/decide-ruling';
import { exposeInAuction } from './auction/exposed-cards';
import { decideDeal } from './hands/decide-deal';
import { decideOffer, decideTake } from './decide-offer';
import { decideNaming } from './play/decide-choice';
import { exposeInPlay } from './play/decide-expose';
import { decidePlay, decideSpread, decideWithdraw } from './play/decide-play';
import { decideAtOnce, decideTogether } from './play/decide-together';
import { decideClaim, decideResult } from './result/decide-result';
import type { BridgeEvent } from './events';
import { refuse } from './refusals';
import { decideAssign, decideProposeEquity, decideSettle } from './revokes/decide-equity';
import { decideOmission, decideRestore, decideShort, decideSupply } from './revokes/decide-defective';
import { decideInspection, decideName, decideOrder, decideQuestion } from './revokes/decide-question';
import { decideRuleRevoke } from './revokes/decide-ruling';
import { decideTwelfth } from './revokes/decide-twelfth';
import type { BridgeState } from './state';

/** Reports what no card shows, for the arbiter to rule; nothing follows from it by itself. */
const decideReport = (
  { policy }: BridgeState,
  { article, seat, facts = {} }: BridgeActNamed<'report'>,
): Decision<BridgeEvent> =>
  policy === 'enforced'
    ? refuse('enforced-table', { do: 'report' })
    : accepted({ type: 'IrregularityObserved', data: { article, seat, facts } });

/** A card that is seen is penalised by Law 24 before the play, by Law 49 in it. */
const decideExposure = (state: BridgeState, act: BridgeActNamed<'expose'>): Decision<BridgeEvent> =>
  state.phase === 'play' ? exposeInPlay(state, act) : exposeInAuction(state, act);

/** What is found out, corrected or ruled when the board has a result. */
const AFTER_THE_END: readonly string[] = [
  ...[
    'report',
    'inspect-trick',
    'order-inspection',
    'correct-revoke',
    'rule-revoke',
    'propose-equity',
    'settle-revokes',
  ],
  ...['assign-tricks', 'rule-omission', 'restore-card', 'answer-claim', 'adjudicate-claim'],
  ...['close-agreement', 'withdraw-agreement', 'cancel-concession'],
];

/** What waits for a claim to be settled. */
const OF_THE_PLAY: readonly string[] = [
  ...[
    'play',
    'name-card',
    'withdraw',
    'spread-hand',
    'take-option',
    'leave-short',
    'supply-card',
    'speak-of-trick',
    'play-together',
    'play-at-once',
    'name-penalty-card',
  ],
  ...['claim', 'make-claim', 'concede'],
];

const untimely = (state: BridgeState, name: string): Refusal | null => {
  if (state.phase === 'finished' && !AFTER_THE_END.includes(name))
    return refuse('deal-finished', { do: name });
  return state.claim !== null && OF_THE_PLAY.includes(name) ? stoppedByClaim(state, name) : null;
};

export const decide = decides<typeof acts, BridgeState, BridgeEvent>(acts, untimely, {
  deal: decideDeal,
  call: decideCall,
  'offer-options': decideOffer,
  'take-option': decideTake,
  'rule-call': decideRuling,
  play: decidePlay,
  'play-together': decideTogether,
  'play-at-once': decideAtOnce,
  expose: decideExposure,
  'name-penalty-card': decideNaming,
  withdraw: decideWithdraw,
  'spread-hand': decideSpread,
  claim: decideClaim,
  'record-result': decideResult,
  'make-claim': decideMakeClaim,
  concede: decideConcede,
  'speak-of-trick': decideSpeak,
  'answer-claim': decideAnswer,
  'adjudicate-claim': decideAdjudication,
  'close-agreement': decideClosing,
  'withdraw-agreement': decideWithdrawal,
  'cancel-concession': decideCancelling,
  'ask-revoke': decideQuestion,
  'name-card': decideName,
  'inspect-trick': decideInspection,
  'order-inspection': decideOrder,
  'correct-revoke': decideTwelfth,
  'rule-revoke': decideRuleRevoke,
  'propose-equity': decideProposeEquity,
  'settle-revokes': decideSettle,
  'assign-tricks': decideAssign,
  'leave-short': decideShort,
  'supply-card': decideSupply,
  'rule-omission': decideOmission,
  'restore-card': decideRestore,
  report: decideReport,
});
