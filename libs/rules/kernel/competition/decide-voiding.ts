import { accepted, type Act, type Decision } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { integer, lines } from '../declare/values';
import { refuse } from '../shared-refusals';
import type { CompetitionEvent, SessionVoided } from './contract';
import type { CompetitionState } from './state';

const problemOf = fieldsProblem({ session: integer(1, 999, 'Its number'), reason: lines('Why') });

/** A session that does not count keeps all that was recorded in it; it may count again. */
export const decideVoiding = (
  { voided }: CompetitionState,
  command: Act & Readonly<Record<string, unknown>>,
): Decision<CompetitionEvent> => {
  const problem = problemOf(command);
  if (problem !== null) return problem;
  const { session, reason } = command as unknown as SessionVoided['data'];
  if (command.do === 'void-session')
    return voided.has(session)
      ? refuse('session-void', { session })
      : accepted({ type: 'SessionVoided', data: { session, reason } });
  return voided.has(session)
    ? accepted({ type: 'SessionReinstated', data: { session, reason } })
    : refuse('session-not-void', { session });
};
