import type { Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { standstill } from '@arbitre/rules/kernel/mistakes/stop';
import { acts } from './acts';
import { decideBid, decideCount, decideCut, decideDeal, decidePass } from './decide-deal';
import { decideExpose, decideReplace, decideReport, decideTwo } from './decide-faults';
import { decideGather, decidePlay, refuseClaim } from './decide-play';
import { decideResult } from './decide-result';
import { decideDispute, decideRule } from './decide-rulings';
import type { JoffreEvent } from './events';
import { refuse } from './refusals';
import type { JoffreState } from './state';
import { STOP } from './stop';

/** What may still be found, disputed and ruled about a deal that has its score. */
const AFTER_THE_END = ['dispute', 'rule', 'report', 'count'];

const closed = ({ dispute, phase }: JoffreState, name: string): Refusal | null => {
  const stopped = standstill(STOP, dispute?.article ?? null, name);
  if (stopped !== null) return stopped;
  return phase === 'finished' && !AFTER_THE_END.includes(name) ? refuse('deal-finished', { do: name }) : null;
};

export const decide = decides<typeof acts, JoffreState, JoffreEvent>(acts, closed, {
  cut: decideCut,
  deal: decideDeal,
  bid: decideBid,
  pass: decidePass,
  count: decideCount,
  play: decidePlay,
  'play-two': decideTwo,
  expose: decideExpose,
  replace: decideReplace,
  gather: decideGather,
  claim: refuseClaim,
  report: decideReport,
  dispute: decideDispute,
  rule: decideRule,
  'record-result': decideResult,
});
