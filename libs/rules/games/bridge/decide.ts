import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type BridgeActNamed } from './acts';
import { decideCall } from './auction/decide-call';
import { decideDeal } from './hands/decide-deal';
import { decideOffer, decideTake } from './decide-offer';
import { decideChoice, decideDesignate, decideTouch } from './designation/decide-designate';
import { decideCorrection, decideWrongCard } from './designation/correct-card';
import {
  decideConduct,
  decideDummyAsks,
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
import type { BridgeState } from './state';

/** Reports what no card shows, for the arbiter to rule; nothing follows from it by itself. */
const decideReport = (
  { policy }: BridgeState,
  { article, seat, facts = {} }: BridgeActNamed<'report'>,
): Decision<BridgeEvent> =>
  policy === 'enforced'
    ? refuse('enforced-table', { do: 'report' })
    : accepted({ type: 'IrregularityObserved', data: { article, seat, facts } });

/** What is still said once the deal is scored: reports, what waits for the director, the cards of the tricks (BD-L66D). */
const AFTER_THE_END: ReadonlySet<string> = new Set([
  ...['report', 'close-review', 'dummy-points-out'],
  ...['inspect-trick', 'mix-cards', 'dispute-tricks', 'rule-tricks'],
]);

const afterTheEnd = ({ phase }: BridgeState, name: string): Refusal | null =>
  phase === 'finished' && !AFTER_THE_END.has(name) ? refuse('deal-finished', { do: name }) : null;

export const decide = decides<typeof acts, BridgeState, BridgeEvent>(acts, afterTheEnd, {
  deal: decideDeal,
  call: decideCall,
  'offer-options': decideOffer,
  'take-option': decideTake,
  play: decidePlay,
  withdraw: decideWithdraw,
  'spread-hand': decideSpread,
  claim: decideClaim,
  'record-result': decideResult,
  report: decideReport,
  'lead-face-down': decideFaceDown,
  'return-lead': decideReturn,
  'face-lead': decideFacing,
  ask: decideAsk,
  'spread-dummy': decideSpreadDummy,
  'report-dummy': decideConduct,
  'dummy-warns': decideWarning,
  'dummy-asks': decideDummyAsks,
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
