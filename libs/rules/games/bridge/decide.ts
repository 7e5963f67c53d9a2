import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type BridgeActNamed } from './acts';
import { untimely } from './timing';
import {
  decideAdjudication,
  decideCancelling,
  decideClosing,
  decideWithdrawal,
} from './claims/decide-agreement';
import { decideAnswer, decideConcede, decideMakeClaim, decideSpeak } from './claims/decide-claim';
import { decideCall } from './auction/decide-call';
import { decideRuling } from './auction/decide-ruling';
import { exposeInAuction } from './auction/exposed-cards';
import { comparedWithElsewhere } from './hands/called-elsewhere';
import { decideTakeCards } from './auction/period';
import { decideDeal } from './hands/decide-deal';
import { decideHands } from './hands/decide-hands';
import { decideOffer, decideTake } from './decide-offer';
import { decideNaming } from './play/decide-choice';
import { exposeInPlay } from './play/decide-expose';
import { decideAtOnce, decideTogether } from './play/decide-together';
import { decideChoice, decideDesignate, decideTouch } from './designation/decide-designate';
import { decideCorrection, decideWrongCard } from './designation/correct-card';
import {
  decideConduct,
  decideHand,
  decidePointing as decideDummyPoints,
  decideWarning,
} from './dummy/decide-dummy';
import { decideReview } from './dummy/reviews';
import { decideFaceDown, decideFacing, decideReturn, decideSpreadDummy } from './opening/decide-opening';
import { decideAsk } from './opening/questions';
import { decidePlay } from './play/decide-play';
import { decideExcuse, decideSpread } from './play/faced-hand';
import { decideFifth } from './play/judge-fifth';
import { decideShow } from './play/shown-card';
import { decideExplanation, decideTurn, decideWithdraw } from './play/withdrawal';
import { decideDispute, decideMixing, decideTricks } from './tricks/decide-dispute';
import { decideInspection, decideOrder, decideOwnCard } from './tricks/decide-inspection';
import { decidePointing, decideTurned } from './tricks/decide-turned';
import { decideClaim, decideResult } from './result/decide-result';
import type { BridgeEvent } from './events';
import { refuse } from './refusals';
import { decideAssign, decideProposeEquity, decideSettle } from './revokes/decide-equity';
import { decideOmission, decideRestore, decideShort, decideSupply } from './revokes/decide-defective';
import { decideName, decideQuestion } from './revokes/decide-question';
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

const decideCallHere = (state: BridgeState, act: BridgeActNamed<'call'>): Decision<BridgeEvent> =>
  state.hands.elsewhere.length === 0
    ? decideCall(state, act)
    : comparedWithElsewhere(state, act, decideCall(state, act));

/** A card led before the auction is over is exposed by its lead (BD-L24B). */
const decideCard = (state: BridgeState, act: BridgeActNamed<'play'>): Decision<BridgeEvent> =>
  (state.phase === 'auction' || state.phase === 'waiting') && state.policy === 'observed'
    ? exposeInAuction(state, { do: 'expose', seat: act.seat, card: act.card, led: true })
    : decidePlay(state, act);

export const decide = decides<typeof acts, BridgeState, BridgeEvent>(acts, untimely, {
  deal: decideDeal,
  ...decideHands,
  call: decideCallHere,
  'offer-options': decideOffer,
  'take-option': decideTake,
  'rule-call': decideRuling,
  'take-cards': decideTakeCards,
  play: decideCard,
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
  'correct-revoke': decideTwelfth,
  'rule-revoke': decideRuleRevoke,
  'propose-equity': decideProposeEquity,
  'settle-revokes': decideSettle,
  'assign-tricks': decideAssign,
  'leave-short': decideShort,
  'supply-card': decideSupply,
  'rule-omission': decideOmission,
  'return-surplus': decideRestore,
  report: decideReport,
  'lead-face-down': decideFaceDown,
  'return-lead': decideReturn,
  'face-lead': decideFacing,
  ask: decideAsk,
  'spread-dummy': decideSpreadDummy,
  'report-dummy': decideConduct,
  'dummy-warns': decideWarning,
  'dummy-points-out': decideDummyPoints,
  'choose-hand': decideHand,
  'close-review': decideReview,
  designate: decideDesignate,
  'choose-card': decideChoice,
  'rule-touch': decideTouch,
  'correct-designation': decideCorrection,
  'notice-wrong-card': decideWrongCard,
  'show-card': decideShow,
  'judge-fifth-card': decideFifth,
  'say-turn': decideTurn,
  'correct-explanation': decideExplanation,
  'excuse-facing': decideExcuse,
  'turn-card': decideTurned,
  'mention-pointing': decidePointing,
  'inspect-trick': decideInspection,
  'inspect-card': decideOwnCard,
  'order-inspection': decideOrder,
  'mix-cards': decideMixing,
  'dispute-tricks': decideDispute,
  'rule-tricks': decideTricks,
});
