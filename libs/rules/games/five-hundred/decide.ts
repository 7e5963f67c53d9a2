import type { Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { standstill } from '@arbitre/rules/kernel/mistakes/stop';
import { acts } from './acts';
import { decideBid, decidePass } from './decide-auction';
import {
  decideCount,
  decideCountPack,
  decideCut,
  decideDeal,
  decideMissCut,
  decideSeeKitty,
} from './decide-deal';
import { decideClaimRevoke, decideExpose, decideReplace, decideReport, decideTwo } from './decide-faults';
import { decideDiscard, decideShowJoker, decideTakeKitty } from './decide-kitty';
import { decidePlay, refuseClaim } from './decide-play';
import { decideResult } from './decide-result';
import { decideDispute, decideRule } from './decide-rulings';
import type { FiveHundredEvent } from './events';
import { refuse } from './refusals';
import type { FiveHundredState } from './state';
import { STOP } from './stop';

/** What may still be found, claimed, disputed and ruled about a deal that has its score (C500-6-GAP-2, C500-7-GAP-1). */
const AFTER_THE_END = ['dispute', 'rule', 'report', 'count', 'count-pack', 'miss-cut', 'claim-revoke'];

const closed = ({ dispute, phase }: FiveHundredState, name: string): Refusal | null => {
  const stopped = standstill(STOP, dispute?.article ?? null, name);
  if (stopped !== null) return stopped;
  return phase === 'finished' && !AFTER_THE_END.includes(name) ? refuse('deal-finished', { do: name }) : null;
};

export const decide = decides<typeof acts, FiveHundredState, FiveHundredEvent>(acts, closed, {
  cut: decideCut,
  deal: decideDeal,
  'count-pack': decideCountPack,
  count: decideCount,
  'miss-cut': decideMissCut,
  'see-kitty': decideSeeKitty,
  bid: decideBid,
  pass: decidePass,
  'take-kitty': decideTakeKitty,
  'show-joker': decideShowJoker,
  discard: decideDiscard,
  play: decidePlay,
  'play-two': decideTwo,
  expose: decideExpose,
  replace: decideReplace,
  'claim-revoke': decideClaimRevoke,
  report: decideReport,
  dispute: decideDispute,
  rule: decideRule,
  'record-result': decideResult,
  claim: refuseClaim,
});
