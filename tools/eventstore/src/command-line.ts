import { parseArgs } from 'node:util';
import type { EventStoreOptions } from './options';

const FLAGS = {
  'data-dir': { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  'hostile-seed': { type: 'string' },
  'quota-bytes': { type: 'string' },
} as const;

/**
 * The process's options: a flag, else the variable of the same name (`--data-dir`, `EVENTSTORE_DATA_DIR`).
 * @throws Error for a flag that is unknown or a number that is none.
 */
export function parseArguments(args: readonly string[], environment: NodeJS.ProcessEnv): EventStoreOptions {
  const { values } = parseArgs({ args: [...args], options: FLAGS });
  const value = (flag: keyof typeof FLAGS): string | undefined =>
    values[flag] ?? environment[`EVENTSTORE_${flag.toUpperCase().replaceAll('-', '_')}`];
  const number = (flag: keyof typeof FLAGS): number | undefined => wholeNumber(flag, value(flag));
  const [host, seed, quotaBytes] = [value('host'), number('hostile-seed'), number('quota-bytes')];
  return {
    dataDir: value('data-dir') ?? 'data/eventstore',
    port: number('port') ?? 2113,
    ...(host !== undefined && { host }),
    ...(seed !== undefined && { hostile: { seed } }),
    ...(quotaBytes !== undefined && { quotaBytes }),
  };
}

function wholeNumber(flag: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`--${flag} takes a whole number, not '${text}'.`);
  return Number(text);
}
