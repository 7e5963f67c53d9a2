import { masterKeyFile, withSecretsFromFiles } from '@arbitre/events';
import { redisUrlFrom } from '@arbitre/projections';

/** What the worker is told by its environment. */
export type Settings = {
  readonly storeUrl: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Partitions of the projection queues; the same for every worker of an installation. */
  readonly partitions: number;
  readonly host: string;
  /** Port of health and metrics. */
  readonly port: number;
  /** The vault's master key; undefined where it lies in `vaultKeyFile`. What webhooks are sent is signed with what lies in the vault. */
  readonly vaultKey: string | undefined;
  readonly vaultKeyFile: string;
  readonly webhooks: {
    /** Whether they may lead to this machine and the networks around it, and go in clear. */
    readonly anywhere: boolean;
    /** Milliseconds that an answer may take. */
    readonly timeoutMs: number;
    /** Milliseconds after the first failure; twice as many after each. */
    readonly backoffMs: number;
  };
};

type Environment = Readonly<Record<string, string | undefined>>;

const required = (environment: Environment, name: string, what: string): string => {
  const value = environment[name];
  if (value !== undefined && value !== '') return value;
  throw new Error(`${name} is not set: it names ${what}. "npm start" sets it; see the table in README.md.`);
};

const wholeNumber = (environment: Environment, name: string, fallback: number, most: number): number => {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`${name} is "${text}": it must be a whole number from 1 to ${most}.`);
};

const given = (environment: Environment, name: string): string | undefined =>
  environment[name] === '' ? undefined : environment[name];

const fromVariables = (environment: Environment): Settings => ({
  storeUrl: required(environment, 'ESDB_URL', 'the event store (esdb://127.0.0.1:2113?tls=false)'),
  databaseUrl: required(environment, 'DATABASE_URL', 'Postgres (postgres://user:password@host:5432/arbitre)'),
  redisUrl: redisUrlFrom(environment) ?? required(environment, 'REDIS_URL', 'Redis (redis://127.0.0.1:6379)'),
  partitions: wholeNumber(environment, 'PARTITIONS', 4, 256),
  host: environment.WORKER_HOST ?? '127.0.0.1',
  port: wholeNumber(environment, 'WORKER_PORT', 4301, 65_535),
  vaultKey: given(environment, 'ARBITRE_VAULT_KEY'),
  vaultKeyFile: masterKeyFile({ ARBITRE_HOME: given(environment, 'ARBITRE_HOME') }, '.'),
  webhooks: {
    anywhere: environment.WEBHOOK_PRIVATE === 'on',
    timeoutMs: wholeNumber(environment, 'WEBHOOK_TIMEOUT_MS', 10_000, 60_000),
    backoffMs: wholeNumber(environment, 'WEBHOOK_BACKOFF_MS', 10_000, 600_000),
  },
});

/** Reads the environment; throws a sentence that names the variable, what is wrong and what to do. */
export const settingsFrom = (environment: Environment): Settings =>
  fromVariables(withSecretsFromFiles(environment));
