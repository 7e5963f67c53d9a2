import type { Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { standstill } from '@arbitre/rules/kernel/mistakes/stop';
import { acts } from './acts';
import {
  decideChangePack,
  decideCount,
  decideCountPack,
  decideCut,
  decideDeal,
  decidePickUp,
  decideReveal,
  decideStart,
} from './decide-deal';
import { decideExpose, decideReplace, decideReport, decideTwo } from './decide-faults';
import { decideAskCards, decideGather, decidePlay, refuseClaim } from './decide-play';
import { decideResult } from './decide-result';
import { decideCloseClaims, decideConsult, decideDispute, decideRule } from './decide-rulings';
import type { WhistMilitaireEvent } from './events';
import type { WhistMilitaireState } from './state';
import { STOP } from './stop';
import { refuse } from './refusals';

/** What may still be found, disputed and ruled about a deal that has its score. */
const AFTER_THE_END = [
  ...['dispute', 'rule', 'consult', 'report', 'count', 'count-pack'],
  ...['reveal', 'change-pack', 'close-claims'],
];

const closed = ({ dispute, phase }: WhistMilitaireState, name: string): Refusal | null => {
  const stopped = standstill(STOP, dispute?.article ?? null, name);
  if (stopped !== null) return stopped;
  return phase === 'finished' && !AFTER_THE_END.includes(name) ? refuse('deal-finished', { do: name }) : null;
};

export const decide = decides<typeof acts, WhistMilitaireState, WhistMilitaireEvent>(acts, closed, {
  cut: decideCut,
  'start-deal': decideStart,
  deal: decideDeal,
  'pick-up': decidePickUp,
  count: decideCount,
  'count-pack': decideCountPack,
  'change-pack': decideChangePack,
  play: decidePlay,
  'play-two': decideTwo,
  expose: decideExpose,
  replace: decideReplace,
  gather: decideGather,
  'ask-cards': decideAskCards,
  consult: decideConsult,
  reveal: decideReveal,
  claim: refuseClaim,
  concede: refuseClaim,
  report: decideReport,
  dispute: decideDispute,
  rule: decideRule,
  'close-claims': decideCloseClaims,
  'record-result': decideResult,
});
