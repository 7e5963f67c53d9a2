import { accepted, type Decision, type DomainEvent } from '../decider';
import { refuse } from '../shared-refusals';
import { adjustmentsOf, withoutRuling } from './rulings';
import type { DealState } from './state';
import { fieldsProblem } from '../declare/acts';
import { lines, text } from '../declare/values';

const withdrawalProblem = fieldsProblem({ ruling: text('The ruling', 20), reason: lines('Why') });

/** A ruling is withdrawn once, by its id; the others keep theirs. */
export const decideWithdrawal = (
  { rulings, score }: DealState,
  command: Readonly<Record<string, unknown>>,
): Decision<DomainEvent> => {
  const problem = withdrawalProblem(command);
  if (problem !== null) return problem;
  const ruling = String(command.ruling);
  const known = rulings.find(({ id }) => id === ruling);
  if (known === undefined) return refuse('unknown-ruling', { ruling, rulings: rulings.map(({ id }) => id) });
  if (known.status === 'withdrawn') return refuse('ruling-withdrawn', { ruling, article: known.article });
  const adjustments = adjustmentsOf(withoutRuling(rulings, ruling)) ?? {};
  return accepted<DomainEvent>({
    type: 'RulingWithdrawn',
    data: {
      ...{ ruling, reason: command.reason, adjustments, scored: score !== null },
      ...(known.penalties === undefined ? {} : { penalties: known.penalties }),
    },
  });
};
