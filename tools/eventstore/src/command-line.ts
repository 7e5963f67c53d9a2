import { parseArgs } from 'node:util';
import type { EventStoreOptions } from './options';

const COMMANDS = ['serve', 'backup', 'verify', 'restore'] as const;

const FLAGS = {
  'data-dir': { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  'hostile-seed': { type: 'string' },
  'cluster-size': { type: 'string' },
  'quota-bytes': { type: 'string' },
  'max-append-bytes': { type: 'string' },
  'max-connections': { type: 'string' },
  tls: { type: 'string' },
  'admin-password': { type: 'string' },
  'client-ca': { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
} as const;

type Flag = keyof typeof FLAGS;

export interface CommandLine {
  readonly command: (typeof COMMANDS)[number];
  /** The backup's file. */
  readonly file: string;
  readonly options: EventStoreOptions;
}

/**
 * The process's command and options: a flag, else the variable of the same name (`--data-dir`, `EVENTSTORE_DATA_DIR`).
 * @throws Error for a command or flag that is unknown, a missing file or a number that is none.
 */
export function parseArguments(args: readonly string[], environment: NodeJS.ProcessEnv): CommandLine {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  const value = (flag: Flag) =>
    values[flag] ?? environment[`EVENTSTORE_${flag.toUpperCase().replaceAll('-', '_')}`];
  const command = COMMANDS.find((name) => name === (positionals[0] ?? 'serve'));
  if (command === undefined)
    throw new Error(`'${positionals[0] ?? ''}' is no command: ${COMMANDS.join(', ')}.`);
  const file = command === 'backup' ? value('to') : value('from');
  if (file === undefined && (command === 'backup' || command === 'restore')) {
    throw new Error(command === 'backup' ? 'backup needs --to FILE.' : 'restore needs --from FILE.');
  }
  return { command, file: file ?? '', options: storeOptions(value) };
}

function storeOptions(value: (flag: Flag) => string | undefined): EventStoreOptions {
  const number = (flag: Flag) => wholeNumber(flag, value(flag));
  const [host, seed, quotaBytes] = [value('host'), number('hostile-seed'), number('quota-bytes')];
  const [maxAppendBytes, maxConnections] = [number('max-append-bytes'), number('max-connections')];
  const clusterSize = number('cluster-size');
  const [tlsFolder, adminPassword, clientCa] = [value('tls'), value('admin-password'), value('client-ca')];
  return {
    dataDir: value('data-dir') ?? 'data/eventstore',
    port: number('port') ?? 2113,
    ...(host !== undefined && { host }),
    ...(seed !== undefined && { hostile: { seed } }),
    ...(clusterSize !== undefined && { clusterSize }),
    ...(quotaBytes !== undefined && { quotaBytes }),
    ...(maxAppendBytes !== undefined && { maxAppendBytes }),
    ...(maxConnections !== undefined && { maxConnections }),
    ...(tlsFolder !== undefined && { tls: { folder: tlsFolder } }),
    ...(clientCa !== undefined && { clientCa }),
    ...(adminPassword !== undefined && { adminPassword }),
  };
}

function wholeNumber(flag: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`--${flag} takes a whole number, not '${text}'.`);
  return Number(text);
}
