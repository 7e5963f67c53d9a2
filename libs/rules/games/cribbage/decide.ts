import type { Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { standstill } from '@arbitre/rules/kernel/mistakes/stop';
import { acts } from './acts';
import { decideDispute, decideReport, decideResult, decideRule } from './decide-arbiter';
import { decideCountCards, decideDeal, decideDraw, decideLayAway, decideStarter } from './decide-deal';
import { decideGo, decidePeg, decidePlay } from './decide-play';
import { decideClaim, decideCount, decideFive, decideObject } from './decide-show';
import type { CribbageEvent } from './events';
import { refuse } from './refusals';
import type { CribbageState } from './state';
import { STOP } from './stop';

/** What may still be said of a game that has its score. */
const AFTER_THE_END = ['object', 'dispute', 'rule', 'report'];
/** What a sheet alone can record. */
const OF_SHEETS = ['record-result', 'dispute', 'rule', 'report'];

const closed = ({ dispute, phase, grain }: CribbageState, name: string): Refusal | null => {
  const stopped = standstill(STOP, dispute?.article ?? null, name);
  if (stopped !== null) return stopped;
  if (phase === 'finished' && !AFTER_THE_END.includes(name)) return refuse('deal-finished', { do: name });
  return grain === 'result' && !OF_SHEETS.includes(name) ? refuse('result-grain', { do: name }) : null;
};

export const decide = decides<typeof acts, CribbageState, CribbageEvent>(acts, closed, {
  draw: decideDraw,
  deal: decideDeal,
  'count-cards': decideCountCards,
  'lay-away': decideLayAway,
  'turn-starter': decideStarter,
  play: decidePlay,
  go: decideGo,
  peg: decidePeg,
  'find-five': decideFive,
  count: decideCount,
  'claim-forgotten': decideClaim,
  object: decideObject,
  report: decideReport,
  dispute: decideDispute,
  rule: decideRule,
  'record-result': decideResult,
});
