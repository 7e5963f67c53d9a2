import { CRITERIA, type Criterion, isNamed, LAST } from './order';
import { contradiction, type RuleProblem } from './problems';

/** What stands in a chain of tie-breaks that could never part anybody. */
export const orderProblems = (
  path: string,
  order: readonly Criterion[],
  format: 'circuit' | 'fixtures',
): readonly RuleProblem[] =>
  order.flatMap((criterion, at): readonly RuleProblem[] => {
    const here = `${path}.${at}`;
    const problems: RuleProblem[] = [];
    if (order.indexOf(criterion) < at) problems.push(contradiction(here, 'criterion-twice', { criterion }));
    const lot = order.indexOf(LAST);
    if (lot >= 0 && lot < at) problems.push(contradiction(here, 'criterion-after-lot', { criterion }));
    const known = isNamed(criterion) ? CRITERIA[criterion].in : 'circuit';
    if (known !== 'both' && known !== format)
      problems.push(contradiction(here, 'criterion-elsewhere', { criterion, format }));
    return problems;
  });
