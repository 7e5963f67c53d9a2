import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type BridgeActNamed } from './acts';
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

const afterTheEnd = ({ phase }: BridgeState, name: string): Refusal | null =>
  phase === 'finished' && name !== 'report' ? refuse('deal-finished', { do: name }) : null;

export const decide = decides<typeof acts, BridgeState, BridgeEvent>(acts, afterTheEnd, {
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
  report: decideReport,
});
