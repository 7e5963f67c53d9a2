import type { Refusal } from '../kernel/act-shape';
import { type Act, refused } from '../kernel/decider';
import type { DealState } from './state';

/** Acts of a deal's life, each a command of its own with its own permission: none may travel among a table's acts. */
const OWN_COMMANDS = ['open-deal', 'call-arbiter', 'give-ruling', 'correct-result'];

/**
 * Why an act may not stand among those that somebody in `role` records at a table, or null. The acts that a game reserves
 * are the arbiter's alone.
 */
export const reservedAct = ({ game }: DealState, act: Act, role: string): Refusal | null => {
  if (OWN_COMMANDS.includes(act.do)) return refused('act-has-own-command', { do: act.do });
  if (role === 'arbiter' || game?.arbiterActs.includes(act.do) !== true) return null;
  return refused('arbiter-only', { do: act.do, role });
};
