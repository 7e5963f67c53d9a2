import { randomUUID } from 'node:crypto';
import { BACKWARDS, END, ErrorType, EventStoreDBClient } from '@eventstore/db-client';
import { letGo } from './connection';
import { reasonOf, typeOf } from './lost';
import { pause } from './pause';
import { isSilent } from './silent';
import { withoutSecrets } from './without-secrets';

/**
 * What is wrong with an event store's address, found by trying it. `away` may pass by itself: nobody answers there now.
 * Everything else stays wrong until somebody changes the address, the certificate or the account.
 */
export type ContactProblem = {
  readonly kind:
    'unreadable' | 'password' | 'denied' | 'certificate' | 'encryption' | 'no-store' | 'silent' | 'away';
  readonly reason: string;
};

/** Who answers at an address; `null` when all is well. */
export type Contact = ContactProblem | null;

const PATIENCE_MS = 7_000;
/** Of this patience, how much is kept to ask why nobody answered. */
const ASK_WHY_MS = 2_500;
const AGAIN_MS = 60_000;
const UNAUTHENTICATED = 16;
/** A revision that no stream of this name has. */
const NOT_THERE = 1_000_000n;
const HAS_ACCOUNT = /^[a-z+]+:\/\/[^@/]+@/;

const problem = (kind: ContactProblem['kind'], reason: string): ContactProblem => ({ kind, reason });

/** The client's sentence is followed by times and notes for its makers. */
const short = (reason: string): string =>
  reason
    .replace(/^\d+ [A-Z_]+: /, '')
    .replace(/^No connection established\. Last error: (Error: )?/, '')
    .replace(/;? ?if the root CA is installed locally.*|Resolution note:.*|\(\d{4}-\d\d-\d\dT[^)]*\)/gs, '')
    .replace(/^.*SSL routines:[^:]*:([^:]+):.*$/s, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const SIGNS: readonly (readonly [ContactProblem['kind'], RegExp])[] = [
  ['encryption', /wrong version number|EPROTO|packet length too long|http request/i],
  ['certificate', /certificate|altname|self[- ]signed|unable to verify/i],
  ['no-store', /protocol error|unimplemented|HTTP status|parse error|content-type/i],
];

const diagnosed = (url: string, error: unknown): ContactProblem => {
  const reason = reasonOf(error);
  if (typeOf(error) === ErrorType.ACCESS_DENIED) {
    const { code } = error as { readonly code?: unknown };
    return problem(code === UNAUTHENTICATED || !HAS_ACCOUNT.test(url) ? 'password' : 'denied', short(reason));
  }
  const kind = SIGNS.find(([, sign]) => sign.test(reason))?.[0] ?? 'away';
  return problem(kind, short(reason));
};

/** `esdb://one:2113,two:2113?tls=true` as an address a node: a client of a cluster says only that it found no leader. */
const nodesOf = (url: string): readonly string[] => {
  const [, scheme = '', account = '', hosts = '', query = ''] =
    /^(esdb(?:\+discover)?:\/\/)([^@/]*@)?([^/?]+)\/?(\?.*)?$/.exec(url) ?? [];
  return hosts.split(',').map((host) => scheme.replace('+discover', '') + account + host + query);
};

/** Runs `work` with a client that is let go of, whatever happens, and within `ms`. */
const withClient = async <Result>(
  url: string,
  ms: number,
  work: (client: EventStoreDBClient) => Promise<Result>,
): Promise<Result> => {
  const client = EventStoreDBClient.connectionString(url);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${ms / 1000} s`));
    }, ms);
  });
  try {
    return await Promise.race([work(client), silence]);
  } finally {
    clearTimeout(timer);
    void letGo(client);
  }
};

const readEnd = async (client: EventStoreDBClient): Promise<null> => {
  const last = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
  for await (const _ of last);
  return null;
};

/** Nobody answered in time: whether a port that takes connections and says nothing is why. */
const silenceOf = async (url: string, away: ContactProblem): Promise<ContactProblem> => {
  const isSecure = !/[?&]tls=false/i.test(url);
  const hosts = nodesOf(url).map((node) => /^[a-z]+:\/\/(?:[^@/]*@)?([^/?]+)/.exec(node)?.[1] ?? '');
  const silent = await Promise.all(hosts.map((host) => isSilent(host, isSecure, ASK_WHY_MS)));
  return silent.some((each) => each)
    ? problem('silent', `${hosts[silent.indexOf(true)] ?? ''} takes connections and says nothing`)
    : away;
};

/** Tries an address once, within seven seconds or `patienceMs`, and writes nothing. */
export const firstContact = async (url: string, patienceMs = PATIENCE_MS): Promise<Contact> => {
  try {
    EventStoreDBClient.connectionString(url);
  } catch (error) {
    return problem('unreadable', reasonOf(error));
  }
  const started = performance.now();
  try {
    return await withClient(url, Math.max(patienceMs / 2, patienceMs - ASK_WHY_MS), readEnd);
  } catch (error) {
    const found = diagnosed(url, error);
    const nodes = nodesOf(url);
    if (found.kind !== 'away') return found;
    const silent = silenceOf(url, found);
    if (nodes.length < 2 && !url.startsWith('esdb+discover')) return silent;
    const left = Math.max(1_000, patienceMs - (performance.now() - started));
    const each = await Promise.all(
      nodes.map((node) =>
        withClient(node, left, readEnd).catch((reason: unknown) => diagnosed(node, reason)),
      ),
    );
    return each.find((one) => one !== null && one.kind !== 'away') ?? silent;
  }
};

/** What could be taken away from the log, or read on its way, with an address that works. */
export type StoreRisk = 'may-delete' | 'insecure';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

const isBeyondLoopback = (url: string): boolean => {
  const hosts = /^[a-z+]+:\/\/(?:[^@/]*@)?([^/?]+)/.exec(url)?.[1] ?? '';
  return hosts.split(',').some((host) => !LOOPBACK.test(host));
};

/**
 * Says what the account could do that Arbitre never does. It asks to delete a stream that is not there: servers look at the
 * rights first. A store without users on this machine alone is how a single machine runs, and no risk.
 */
export const storeRisks = async (url: string): Promise<readonly StoreRisk[]> => {
  if (/[?&]tls=false/i.test(url)) return isBeyondLoopback(url) ? ['insecure'] : [];
  const refused = await withClient(url, PATIENCE_MS, async (client) => {
    try {
      await client.deleteStream(`arbitre-rights-${randomUUID()}`, { expectedRevision: NOT_THERE });
      return false;
    } catch (error) {
      if (typeOf(error) === ErrorType.ACCESS_DENIED) return true;
      if (typeOf(error) === ErrorType.WRONG_EXPECTED_VERSION || typeOf(error) === ErrorType.STREAM_NOT_FOUND)
        return false;
      throw error;
    }
  });
  return refused ? [] : ['may-delete'];
};

const WHAT_TO_DO: Readonly<Record<ContactProblem['kind'], string>> = {
  unreadable: 'cannot be read. It looks like esdb://host:2113?tls=false',
  password:
    'was refused: the account or its password is wrong, or none was given (esdb://account:password@host)',
  denied:
    'was refused: the account may not read the whole log. `arbitre eventstore prepare` gives it the right',
  certificate:
    'is served with a certificate that does not match. Name the authority in tlsCaFile, and the host as the certificate names it',
  encryption: 'does not speak TLS. Say tls=false for a store without encryption',
  'no-store': 'is no EventStoreDB: something else answers there',
  silent: 'is no EventStoreDB, or one that hangs',
  away: 'does not answer',
};

/** One sentence for whoever starts a part with this address. */
export const contactSentence = (url: string, { kind, reason }: ContactProblem): string =>
  `The event store (ESDB_URL) ${withoutSecrets(url)} ${WHAT_TO_DO[kind]} (${reason}).`;

/**
 * Refuses to go on with an address that cannot become right by waiting. A store that is away is waited for by whoever needs
 * it. @throws Error with a sentence that says which part of the address is wrong
 */
export const refuseWrongStore = async (url: string): Promise<void> => {
  const contact = await firstContact(url);
  if (contact !== null && contact.kind !== 'away') throw new Error(contactSentence(url, contact));
};

const RISKS: Readonly<Record<StoreRisk, string>> = {
  'may-delete':
    'the account may delete streams: use the one that `arbitre eventstore prepare` makes, which can take nothing away',
  insecure: 'the connection to another machine is not encrypted: events and passwords can be read on the way',
};

export const riskSentence = (risk: StoreRisk): string => RISKS[risk];

/** What `watchRisks` has found so far. */
export type KnownRisks = { readonly found: readonly StoreRisk[]; readonly sentences: readonly string[] };

/**
 * Looks once, beside the start, for what the account could do to the log; `tell` hears one sentence a risk. A store that
 * does not answer is looked at again a minute later, until it does or `signal` ends it.
 */
export const watchRisks = (
  url: string,
  tell: (sentence: string) => void,
  signal: AbortSignal,
): KnownRisks => {
  const known = { found: [] as readonly StoreRisk[], sentences: [] as readonly string[] };
  const look = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        known.found = await storeRisks(url);
        known.sentences = known.found.map(riskSentence);
        for (const sentence of known.sentences) tell(`Event store: ${sentence}.`);
        return;
      } catch {
        await pause(AGAIN_MS, signal);
      }
    }
  };
  void look();
  return known;
};
