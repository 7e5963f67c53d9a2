import { masterKeyFile, withSecretsFromFiles, wordsDirectory } from '@arbitre/events';
import { redisUrlFrom } from '@arbitre/projections';
import { oidcFrom, type OidcSettings } from './access/oidc/oidc-settings';
import { isLoopback } from './connections/loopback';
import type { FirstAdministrator } from './access/first-administrator';
import { MOST_COST } from './graphql/cost';
import { type Role as GrantedRole, roles } from '@arbitre/rules/federation';
import type { Allowance } from './limits/budgets';
import type { TlsFiles } from './site/tls';

/** What the API is told by its environment; the README lists every variable. */
export type Settings = {
  /** EventStoreDB (`esdb://...`), the only place that is written to. */
  readonly storeUrl: string;
  /** Postgres: read models, accounts and sessions. */
  readonly databaseUrl: string;
  /** Redis, which counts attempts to sign in and what is asked for; null: each API counts attempts for itself, and nothing else. */
  readonly redisUrl: string | null;
  /** The vault's master key, 64 hexadecimal digits; undefined where it lies in `vaultKeyFile`. */
  readonly vaultKey: string | undefined;
  readonly vaultKeyFile: string;
  readonly host: string;
  readonly port: number;
  /** The certificate that it listens with; null: in clear, for this machine or a proxy in front. */
  readonly tls: TlsFiles | null;
  /** The origin by which browsers find this installation (`https://ligue.example`); null: this machine's own. */
  readonly publicUrl: string | null;
  /** Partitions of read models that do not exist yet; the worker is told the same. */
  readonly partitions: number;
  /** By whom people may sign in too; null: by nobody. */
  readonly oidc: OidcSettings | null;
  readonly demoAccounts: boolean;
  readonly firstAdministrator: FirstAdministrator | null;
  /** Whether webhooks may lead to this machine and the networks around it, and go in clear; the worker is told the same. */
  readonly webhookPrivate: boolean;
  /** Whether the log is a JSON object a line, for what collects it. */
  readonly jsonLog: boolean;
  /** Whether each entry of the audit is a line of the log too, which is collected where nobody of this installation changes it. */
  readonly auditInLog: boolean;
  /** Roles that hold only where a second factor was shown. */
  readonly secondFactor: readonly GrantedRole[];
  /** Seconds that a session lasts after sign-in, whatever happens. */
  readonly sessionSeconds: number;
  /** Seconds that a session lasts without a request. */
  readonly idleSeconds: number;
  /** Seconds that a request may take, all that is done for it included. */
  readonly requestSeconds: number;
  /** What an account, and whoever is not signed in from one network, may ask for; null: as much as they like. */
  readonly budgets: { readonly account: Allowance; readonly network: Allowance } | null;
  /** Milliseconds that a request waits for Redis to count it; then it passes. */
  readonly budgetPatienceMs: number;
  /** Folder of the built admin; absent folders are told to the visitor. */
  readonly adminDir: string;
  /** Whose pages may frame standings (`?embed`), as `frame-ancestors` of a Content Security Policy has it. */
  readonly embedding: string;
  /** Folder of the compiled word lists, shared with the command line that installs them. */
  readonly wordsDirectory: string;
  /** Origins besides the API's own that may open subscriptions (`https://club.example`). */
  readonly origins: readonly string[];
};

/** An empty variable counts as none. */
const given = (env: NodeJS.ProcessEnv, name: string): string | undefined =>
  env[name] === '' ? undefined : env[name];

const required = (env: NodeJS.ProcessEnv, name: string, what: string): string => {
  const value = env[name];
  if (value) return value;
  throw new Error(`${name} is not set: it names ${what}. \`npm start\` sets it by itself.`);
};

const wholeNumber = (env: NodeJS.ProcessEnv, name: string, fallback: number, least: number): number => {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new Error(`${name} is "${text}": it must be a whole number of at least ${least}.`);
};

/** One of several words, the first where nothing is said. */
const oneOf = (env: NodeJS.ProcessEnv, name: string, words: readonly [string, ...string[]]): string => {
  const word = given(env, name) ?? words[0];
  if (words.includes(word)) return word;
  throw new Error(`${name} is "${word}": it must be ${words.join(' or ')}.`);
};

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** `90s`, `30m`, `12h`, `7d`, or seconds without a letter. */
const duration = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const text = env[name];
  if (!text) return fallback;
  const [, digits, unit] = /^([1-9]\d{0,8})([smhd]?)$/.exec(text) ?? [];
  if (digits !== undefined) return Number(digits) * (unit ? SECONDS[unit as keyof typeof SECONDS] : 1);
  throw new Error(`${name} is "${text}": it must be a time such as 30m or 12h.`);
};

/** `60000:2000`: so much at once, and so much again every second. */
const allowance = (env: NodeJS.ProcessEnv, name: string, fallback: Allowance): Allowance => {
  const text = env[name];
  if (!text) return fallback;
  const [most = 0, restoreRate = 0] = /^\d{1,9}:\d{1,9}$/.test(text) ? text.split(':').map(Number) : [];
  if (most >= MOST_COST && restoreRate > 0) return { most, restoreRate };
  throw new Error(
    `${name} is "${text}": it must be what may be asked for at once, at least ${MOST_COST}, and again every second, such as 60000:2000.`,
  );
};

const budgets = (env: NodeJS.ProcessEnv): Settings['budgets'] =>
  env.BUDGET_ACCOUNT === 'off'
    ? null
    : {
        account: allowance(env, 'BUDGET_ACCOUNT', { most: 60_000, restoreRate: 2_000 }),
        network: allowance(env, 'BUDGET_NETWORK', { most: 40_000, restoreRate: 1_000 }),
      };

const secondFactor = (env: NodeJS.ProcessEnv): readonly GrantedRole[] => {
  const asked = (given(env, 'SECOND_FACTOR') ?? '').split(',').filter((role) => role !== '');
  const known = roles.filter((role) => asked.includes(role));
  if (known.length === new Set(asked).size) return known;
  throw new Error(`SECOND_FACTOR is "${asked.join()}": it must be roles out of ${roles.join(', ')}.`);
};

/** `*`, `none`, or origins separated by commas. */
const embedding = (env: NodeJS.ProcessEnv): string => {
  const text = given(env, 'EMBED_ORIGINS') ?? '*';
  if (text === 'none') return "'none'";
  const origins = text.split(',');
  if (text === '*' || origins.every((origin) => /^https?:\/\/[a-z0-9.*-]+(:\d+)?$/i.test(origin)))
    return origins.join(' ');
  throw new Error(
    `EMBED_ORIGINS is "${text}": it must be *, none, or origins such as https://club.example, separated by commas.`,
  );
};

/** Browsers keep passkeys for secure pages of a named host alone. */
const publicUrl = (env: NodeJS.ProcessEnv): string | null => {
  const text = given(env, 'PUBLIC_URL');
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  if (url !== null && isSecure && `${url.origin}/` === url.href && !/^[\d.]+$|^\[/.test(url.hostname))
    return url.origin;
  throw new Error(
    `PUBLIC_URL is "${text}": it must be the address that people type, without a path, such as https://ligue.example; ` +
      'http:// for localhost only.',
  );
};

/** The demo accounts' passwords are public: they exist only where nobody but this machine can reach the API. */
const demoAccounts = (env: NodeJS.ProcessEnv, host: string): boolean => {
  const wanted = given(env, 'DEMO_ACCOUNTS');
  if (wanted !== undefined && wanted !== 'on' && wanted !== 'off') {
    throw new Error(`DEMO_ACCOUNTS is "${wanted}": it must be on or off.`);
  }
  if (isLoopback(host)) return wanted !== 'off';
  if (wanted !== 'on') return false;
  throw new Error(
    `DEMO_ACCOUNTS is on, but API_HOST is ${host}: the demo passwords are public, and other machines could sign in. ` +
      'Set DEMO_ACCOUNTS=off, or API_HOST=127.0.0.1.',
  );
};

const firstAdministrator = (env: NodeJS.ProcessEnv): FirstAdministrator | null => {
  const [signIn, password] = [given(env, 'ARBITRE_ADMIN'), given(env, 'ARBITRE_ADMIN_PASSWORD')];
  if (signIn !== undefined && password !== undefined) return { signIn, password };
  if (signIn === undefined && password === undefined) return null;
  throw new Error(
    `${signIn === undefined ? 'ARBITRE_ADMIN' : 'ARBITRE_ADMIN_PASSWORD'} is not set: the first administrator needs both.`,
  );
};

const tls = (env: NodeJS.ProcessEnv): TlsFiles | null => {
  const [certFile, keyFile] = [given(env, 'TLS_CERT_FILE'), given(env, 'TLS_KEY_FILE')];
  if (certFile !== undefined && keyFile !== undefined) return { certFile, keyFile };
  if (certFile === undefined && keyFile === undefined) return null;
  throw new Error(
    `${certFile === undefined ? 'TLS_CERT_FILE' : 'TLS_KEY_FILE'} is not set: a certificate and its key belong together.`,
  );
};

const fromVariables = (env: NodeJS.ProcessEnv): Settings => ({
  storeUrl: required(env, 'ESDB_URL', 'the event store (esdb://127.0.0.1:2113?tls=false)'),
  databaseUrl: required(
    env,
    'DATABASE_URL',
    'the Postgres database (postgres://user@127.0.0.1:5432/arbitre)',
  ),
  redisUrl: redisUrlFrom(env),
  vaultKey: given(env, 'ARBITRE_VAULT_KEY'),
  vaultKeyFile: masterKeyFile({ ARBITRE_HOME: given(env, 'ARBITRE_HOME') }, '.'),
  host: given(env, 'API_HOST') ?? '127.0.0.1',
  port: wholeNumber(env, 'API_PORT', 4300, 0),
  tls: tls(env),
  publicUrl: publicUrl(env),
  partitions: wholeNumber(env, 'PARTITIONS', 4, 1),
  oidc: oidcFrom(env, publicUrl(env) !== null || isLoopback(given(env, 'API_HOST') ?? '127.0.0.1')),
  demoAccounts: demoAccounts(env, given(env, 'API_HOST') ?? '127.0.0.1'),
  firstAdministrator: firstAdministrator(env),
  secondFactor: secondFactor(env),
  webhookPrivate: env.WEBHOOK_PRIVATE === 'on',
  jsonLog: oneOf(env, 'LOG_FORMAT', ['text', 'json']) === 'json',
  auditInLog: oneOf(env, 'AUDIT_LOG', ['off', 'on']) === 'on',
  sessionSeconds: duration(env, 'SESSION_TTL', 12 * 3600),
  idleSeconds: duration(env, 'SESSION_IDLE', 2 * 3600),
  requestSeconds: duration(env, 'REQUEST_TIMEOUT', 10),
  budgets: budgets(env),
  budgetPatienceMs: wholeNumber(env, 'BUDGET_PATIENCE_MS', 200, 1),
  adminDir: given(env, 'ADMIN_DIR') ?? 'dist/apps/admin/browser',
  embedding: embedding(env),
  wordsDirectory: wordsDirectory(
    { ARBITRE_WORDS: given(env, 'ARBITRE_WORDS'), ARBITRE_HOME: given(env, 'ARBITRE_HOME') },
    '.',
  ),
  origins: (env.ALLOWED_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
});

/** Reads the settings; throws a sentence that names the variable when one is missing or makes no sense. */
export const settingsFrom = (environment: NodeJS.ProcessEnv): Settings =>
  fromVariables(withSecretsFromFiles(environment));
