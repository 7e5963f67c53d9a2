import { CALL_OUTCOMES } from '@arbitre/rules';
import { registerEnumType } from '@nestjs/graphql';

/** How a call ends about which nothing is ruled. */
export const CallOutcome = Object.fromEntries(CALL_OUTCOMES.map((each) => [each.toUpperCase(), each]));
registerEnumType(CallOutcome, {
  name: 'CallOutcome',
  description: 'WITHDRAWN: taken back by who called. SETTLED: settled at the table.',
});
