import type { Refusal } from '../act-shape';
import type { Act } from '../decider';
import { ANSWER } from './attention';
import { OWN_COMMANDS } from './life-acts';
import { RIGHT_RULINGS } from './rights';
import type { DealState } from './state';
import { refuse } from '../shared-refusals';

/** Whether only an arbiter gives the act: he judges the deal by it. */
export const isReserved = ({ game }: DealState, act: Act): boolean =>
  act.do === ANSWER || RIGHT_RULINGS.includes(act.do) || game?.arbiterActs.includes(act.do) === true;

/**
 * Why an act may not stand among those that somebody in `role` records at a table, or null. The acts that a game reserves
 * are the arbiter's alone.
 */
export const reservedAct = (state: DealState, act: Act, role: string): Refusal | null => {
  if (OWN_COMMANDS.includes(act.do)) return refuse('act-has-own-command', { do: act.do });
  if (role === 'arbiter' || !isReserved(state, act)) return null;
  return refuse('arbiter-only', { do: act.do, role });
};
