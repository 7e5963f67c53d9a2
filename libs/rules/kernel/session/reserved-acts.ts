import type { Refusal } from '../act-shape';
import type { Act } from '../decider';
import type { SessionState } from './state';
import { refuse } from '../shared-refusals';

/** Acts of a session's life, each a command of its own with its own permission. */
const OWN_COMMANDS = ['open-session', 'close-session', 'reopen-session', 'uphold-figure'];

/** Why an act may not stand among those that somebody in `role` records in a session, or null. */
export const reservedSessionAct = ({ rules }: SessionState, act: Act, role: string): Refusal | null => {
  if (OWN_COMMANDS.includes(act.do)) return refuse('act-has-own-command', { do: act.do });
  if (role === 'arbiter' || rules?.arbiterActs.includes(act.do) !== true) return null;
  return refuse('arbiter-only', { do: act.do, role });
};
