import type { Consequences } from '../choices/choice';
import { decideJudge, decideMix } from './claims';
import { decideAsk } from './questions';
import { decideDemand, decideWithdraw, sanctionOnCard } from './take-back';
import { decideExchange } from './twelfth';

/** What decides on the acts of `declared.ts`, a claim aside, which may be dummy's word (`decide-claim.ts`). */
export const revokeHandlers = {
  withdraw: decideWithdraw,
  'ask-revoke': decideAsk,
  'demand-correction': decideDemand,
  'exchange-twelfth': decideExchange,
  'judge-revoke': decideJudge,
  'mix-cards': decideMix,
};

/** What follows from the choices that these articles give, by article. */
export const revokeConsequences: Consequences = {
  'BP-55-1-AI': sanctionOnCard,
  'BP-55-1-AII': sanctionOnCard,
};
