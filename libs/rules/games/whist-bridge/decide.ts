import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { standstill } from '@arbitre/rules/kernel/mistakes/stop';
import { acts } from './acts';
import { decideAnswer, decideAsk, decideCall, decideKeepTrou, decideTrou } from './decide-auction';
import { decideBoucheur, decideDiscard, decideTrump } from './decide-contract';
import {
  decideCount,
  decideCut,
  decideDeal,
  decideMisdeal,
  decideRedeal,
  decideReveal,
  decideShuffle,
  decideWrongDealer,
} from './decide-dealing';
import { decidePlay } from './decide-play';
import { decideResult } from './decide-result';
import { decideDispute, decideReport, decideRule, decideSettle } from './decide-rulings';
import { decideClaim, decideExpose, decideLookAgain, decideShow, decideStop } from './decide-table';
import type { WhistBridgeEvent } from './events';
import { refuse } from './refusals';
import type { WhistBridgeState } from './state';
import { STOP } from './stop';

/** What may still be found, disputed and ruled about a deal that has its score. */
const AFTER_THE_END = ['report', 'settle', 'dispute', 'rule', 'reveal'];
/** While somebody waits for the arbiter before he announces (WB-15-GAP-3). */
const WHILE_ASKED = ['answer-call', 'report', 'settle'];

const closed = ({ dispute, score, auction }: WhistBridgeState, name: string): Refusal | null => {
  if (auction.asked !== null && !WHILE_ASKED.includes(name)) return refused('WB-15-GAP-3', { do: name });
  const stopped = standstill(STOP, dispute?.article ?? null, name);
  if (stopped !== null) return stopped;
  return score !== null && !AFTER_THE_END.includes(name) ? refuse('deal-finished', { do: name }) : null;
};

export const decide = decides<typeof acts, WhistBridgeState, WhistBridgeEvent>(acts, closed, {
  shuffle: decideShuffle,
  cut: decideCut,
  deal: decideDeal,
  misdeal: decideMisdeal,
  count: decideCount,
  'wrong-dealer': decideWrongDealer,
  redeal: decideRedeal,
  'declare-trou': decideTrou,
  'keep-trou': decideKeepTrou,
  call: decideCall,
  'ask-arbiter': decideAsk,
  'answer-call': decideAnswer,
  'reveal-boucheur': decideBoucheur,
  'name-trump': decideTrump,
  discard: decideDiscard,
  play: decidePlay,
  'show-cards': decideShow,
  expose: decideExpose,
  claim: decideClaim,
  'look-again': decideLookAgain,
  'stop-play': decideStop,
  reveal: decideReveal,
  report: decideReport,
  settle: decideSettle,
  dispute: decideDispute,
  rule: decideRule,
  'record-result': decideResult,
});
