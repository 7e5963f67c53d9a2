const VARIABLE = 'EVENTSTORE_HOSTILE_SEED';

/**
 * The seed that the environment names, or undefined. One variable makes every store hostile that a test run starts,
 * in whatever process and through whatever test helper.
 * @throws Error for what is no whole number
 */
export function seedOf(environment: NodeJS.ProcessEnv): number | undefined {
  const text = environment[VARIABLE];
  if (text === undefined || text === '') return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`${VARIABLE} takes a whole number, not '${text}'.`);
  return Number(text);
}
