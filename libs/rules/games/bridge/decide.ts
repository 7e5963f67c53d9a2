import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type BridgeActNamed } from './acts';
import { decideCall } from './auction/decide-call';
import { decideRuling } from './auction/decide-ruling';
import { decideExpose } from './auction/exposed-cards';
import { penaltyUsed } from './auction/lead-penalty';
import { decideReturnHand, decideTakeHand, isPassedOutOpen } from './auction/period';
import { decideDeal } from './hands/decide-deal';
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

/** A card, and what a lead does to a choice that declarer has not taken (BD-L26B-GAP-1). */
const decideCard = (state: BridgeState, act: BridgeActNamed<'play'>): Decision<BridgeEvent> => {
  // A card led before the auction is over is exposed by its lead (BD-L24B).
  if (state.phase === 'auction' && state.policy === 'observed')
    return decideExpose(state, { do: 'expose', seat: act.seat, card: act.card, led: true });
  const decision = decidePlay(state, act);
  if (!decision.ok || state.obligations.length === 0) return decision;
  const used = penaltyUsed(state, act);
  return used.length === 0 ? decision : { ok: true, events: [...decision.events, ...used] };
};

/** Acts of a deal that nobody bid on, until the hands are back (BD-L17D2). */
const STILL_OPEN: readonly string[] = ['return-hand', 'rule-call'];

const afterTheEnd = (state: BridgeState, name: string): Refusal | null => {
  if (state.phase !== 'finished' || name === 'report') return null;
  const open = STILL_OPEN.includes(name) && isPassedOutOpen(state);
  return open ? null : refuse('deal-finished', { do: name });
};

export const decide = decides<typeof acts, BridgeState, BridgeEvent>(acts, afterTheEnd, {
  deal: decideDeal,
  call: decideCall,
  'offer-options': decideOffer,
  'take-option': decideTake,
  'rule-call': decideRuling,
  'take-hand': decideTakeHand,
  'return-hand': decideReturnHand,
  expose: decideExpose,
  play: decideCard,
  withdraw: decideWithdraw,
  'spread-hand': decideSpread,
  claim: decideClaim,
  'record-result': decideResult,
  report: decideReport,
});
