import type { Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { EveningData } from './events';
import type { EveningState } from './state';

// Law 91A: who is suspended sits down nowhere in the rounds that it covers.

export type Suspension = EveningData['EntrySuspended'];

/** The last round that a suspension covers. */
const lastOf = ({ until }: Suspension, { setup }: EveningState): number => until ?? setup.rounds;

const told = (state: EveningState, suspension: Suspension, who: string): Refusal => {
  const { by, from, reason } = suspension;
  return refuse('suspended', { who, by, from, until: lastOf(suspension, state), reason });
};

/** Why a pair does not sit down from a round on, to the end or in that round alone; null where it may. */
export const suspendedEntry = (
  state: EveningState,
  entry: string,
  from: number,
  last = state.setup.rounds,
): Refusal | null => {
  const found = state.suspended.find(
    (each) =>
      each.entry === entry && each.comes === undefined && from <= lastOf(each, state) && last >= each.from,
  );
  return found === undefined ? null : told(state, found, entry);
};

/** Why a player does not sit down for another from a round on; null where he may. */
export const suspendedPlayer = (state: EveningState, player: string, from: number): Refusal | null => {
  const found = state.suspended.find((each) => each.player === player && from <= lastOf(each, state));
  return found === undefined ? null : told(state, found, player);
};
