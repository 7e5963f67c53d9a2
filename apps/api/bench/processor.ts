import { readFileSync } from 'node:fs';

/** Linux counts a hundred ticks a second, whatever its kernel was built with. */
const TICKS_PER_SECOND = 100;

/**
 * Seconds of processor that a process has used, all its threads together; null where the system has no `/proc`. On a busy
 * machine the clock tells what the neighbours do, and this what the process does.
 */
export const processorSeconds = (pid: number | undefined): number | null => {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program comes second, in parentheses, and may hold anything.
  const [, , , , , , , , , , , user = '0', system = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
};
