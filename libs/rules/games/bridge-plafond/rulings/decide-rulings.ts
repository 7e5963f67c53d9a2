import { accepted } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Decide } from '../acts';
import { annul, courseFrom, ended, goOn } from '../course';

/** What no card shows (a word, a sign): on the record, for the arbiter to rule. */
export const decideReport: Decide<'report'> = (_state, { article, seat, facts = {} }) =>
  accepted(observed(article, seat, facts));

/** BP-DISC-1: a decision that restores equity, under the closest article. */
export const decideRule: Decide<'rule'> = (state, { article, outcome, reason, seat, card }) => {
  const course = courseFrom(state);
  const about = { ...(seat === undefined ? {} : { seat }), ...(card === undefined ? {} : { card }) };
  goOn(course, { type: 'ArbiterDecided', data: { article, outcome, reason, ...about } });
  if (outcome === 'new-deal') annul(course, article);
  return ended(course);
};
