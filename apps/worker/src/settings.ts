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

/** Reads the environment; throws a sentence that names the variable, what is wrong and what to do. */
export const settingsFrom = (environment: Environment): Settings => ({
  storeUrl: required(environment, 'ESDB_URL', 'the event store (esdb://127.0.0.1:2113?tls=false)'),
  databaseUrl: required(environment, 'DATABASE_URL', 'Postgres (postgres://user:password@host:5432/arbitre)'),
  redisUrl: redisUrlFrom(environment) ?? required(environment, 'REDIS_URL', 'Redis (redis://127.0.0.1:6379)'),
  partitions: wholeNumber(environment, 'PARTITIONS', 4, 256),
  host: environment.WORKER_HOST ?? '127.0.0.1',
  port: wholeNumber(environment, 'WORKER_PORT', 4301, 65_535),
});
