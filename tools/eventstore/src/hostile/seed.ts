const SEED = 'EVENTSTORE_HOSTILE_SEED';
const CLUSTER_SIZE = 'EVENTSTORE_CLUSTER_SIZE';

/**
 * The seed that the environment names, or undefined. One variable makes every store hostile that a test run starts,
 * in whatever process and through whatever test helper.
 * @throws Error for what is no whole number
 */
export const seedOf = (environment: NodeJS.ProcessEnv): number | undefined => wholeNumber(environment, SEED);

/** In the same way, how many nodes every store plays. */
export const clusterSizeOf = (environment: NodeJS.ProcessEnv): number | undefined =>
  wholeNumber(environment, CLUSTER_SIZE);

function wholeNumber(environment: NodeJS.ProcessEnv, variable: string): number | undefined {
  const text = environment[variable];
  if (text === undefined || text === '') return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`${variable} takes a whole number, not '${text}'.`);
  return Number(text);
}
