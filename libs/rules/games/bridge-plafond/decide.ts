import type { Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts } from './acts';
import { callHandlers } from './auction-laws/handlers';
import { decideCall } from './auction/decide-call';
import { decideChoose } from './choices/decide-choice';
import { claimHandlers } from './claims/handlers';
import { decideCloseClaims, decideDeal } from './deal/decide-deal';
import { decideCut, decidePlace, decideShuffle } from './deal/decide-packs';
import { dealingActsAfterEnd } from './dealing/declared';
import { dealingHandlers } from './dealing/handlers';
import type { BridgePlafondEvent } from './events';
import { playLawHandlers } from './play-laws/handlers';
import { decideGather, decidePlay } from './play/decide-play';
import { refuse } from './refusals';
import { decideHonours, decideResult } from './result/decide-result';
import { revokeActsAfterEnd } from './revokes/declared';
import { decideClaimRevoke } from './revokes/decide-claim';
import { revokeHandlers } from './revokes/handlers';
import { decideReport, decideRule } from './rulings/decide-rulings';
import type { BridgePlafondState } from './state';

/** What may still happen once the deal has its score; late calls are refused by their own article. */
const AFTER_THE_END: ReadonlySet<string> = new Set([
  ...[
    'call',
    'report',
    'rule',
    'choose',
    'declare-honours',
    'close-claims',
    'shuffle',
    'place-pack',
    'gather',
  ],
  ...dealingActsAfterEnd,
  ...revokeActsAfterEnd,
]);

const untimely = ({ phase }: BridgePlafondState, name: string): Refusal | null =>
  phase === 'finished' && !AFTER_THE_END.has(name) ? refuse('deal-finished', { do: name }) : null;

export const decide = decides<typeof acts, BridgePlafondState, BridgePlafondEvent>(acts, untimely, {
  shuffle: decideShuffle,
  'place-pack': decidePlace,
  cut: decideCut,
  deal: decideDeal,
  'close-claims': decideCloseClaims,
  ...dealingHandlers,
  call: decideCall,
  ...callHandlers,
  play: decidePlay,
  gather: decideGather,
  ...playLawHandlers,
  ...revokeHandlers,
  'claim-revoke': decideClaimRevoke,
  ...claimHandlers,
  choose: decideChoose,
  report: decideReport,
  rule: decideRule,
  'record-result': decideResult,
  'declare-honours': decideHonours,
});
