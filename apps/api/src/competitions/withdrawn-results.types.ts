import { AFTER_WITHDRAWAL } from '@arbitre/rules';
import { registerEnumType } from '@nestjs/graphql';

/** What becomes of the results of an entry that withdraws. */
export const WithdrawnResults = Object.fromEntries(
  AFTER_WITHDRAWAL.map((each) => [each.toUpperCase(), each]),
);
registerEnumType(WithdrawnResults, {
  name: 'WithdrawnResults',
  description:
    'STAND: they count, and the entry keeps its place in the ranking. STRUCK: it is in no ranking any more. What others scored against it stays in either case.',
});
