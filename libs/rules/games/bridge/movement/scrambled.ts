import { evenlySwitched } from './balance';
import { type EvenTables, mitchell } from './mitchell';
import { type Movement, shortened, switchedIn } from './movement';

/** Rounds that are switched, by the movement that they were chosen for. */
const chosen = new Map<string, readonly number[]>();

/**
 * A Mitchell of so many rounds with North-South and East-West exchanged in those of them that make it most even, so that both fields can
 * be ranked as one.
 */
export const scrambled = (tables: number, even: EvenTables, rounds: number): Movement => {
  const whole = shortened(mitchell(tables, even), rounds);
  const key = `${tables} ${even} ${rounds}`;
  const switched = chosen.get(key) ?? evenlySwitched(whole, (isIn) => switchedIn(whole, isIn));
  chosen.set(key, switched);
  return switchedIn(whole, (round) => switched.includes(round));
};
