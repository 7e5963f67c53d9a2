import type { Consequences } from '../choices/choice';
import { decideAnswer, decideClaimTricks, decideComplete, decideDoubt } from './decide-claim';

/** What decides on the acts of `declared.ts`. */
export const claimHandlers = {
  'claim-tricks': decideClaimTricks,
  'answer-claim': decideAnswer,
  'complete-claim': decideComplete,
  'decide-claim': decideDoubt,
};

/** What follows from the choices that these articles give, by article. */
export const claimConsequences: Consequences = {};
