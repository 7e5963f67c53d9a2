import type { SetupReading } from '../game';
import { fieldsProblem } from './acts';
import type { DataOf, Fields } from './field';

/**
 * Reads what a deal or a session starts from by its declared fields; `complete` adds what is usual, and refuses what the rules do
 * not allow. Setups come from users as plain JSON; what nobody declared is passed over.
 */
export const setupReader = <Of extends Fields, Setup>(
  of: Of,
  complete: (given: DataOf<Of>) => SetupReading<Setup>,
): ((given: Readonly<Record<string, unknown>>) => SetupReading<Setup>) => {
  const problem = fieldsProblem(of);
  return (given) => problem(given) ?? complete(given as DataOf<Of>);
};
