import { decideAnswer, decideClaimTricks, decideComplete, decideDoubt } from './decide-claim';

/** What decides on the acts of `declared.ts`. */
export const claimHandlers = {
  'claim-tricks': decideClaimTricks,
  'answer-claim': decideAnswer,
  'complete-claim': decideComplete,
  'decide-claim': decideDoubt,
};
