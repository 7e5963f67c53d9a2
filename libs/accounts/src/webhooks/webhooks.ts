import { randomBytes } from 'node:crypto';
import type { Vault } from '@arbitre/events';
import type { Refusal } from '@arbitre/rules';
import type { DataSource } from 'typeorm';
import { subjectOf } from '../accounts';
import { nameProblem } from '../passkeys';
import { refuse } from '../refusals';
import { HAPPENINGS, type Happening } from './happenings';
import { hostProblem } from './public-address';

/** Where a program of an account is told what happens. */
export type Webhook = {
  readonly id: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly url: string;
  /** The competition that it is told of; null: all. */
  readonly competition: string | null;
  readonly happenings: readonly Happening[];
  readonly createdAt: Date;
  /** Since when nothing is sent, after failures one upon another; null where something is. */
  readonly pausedAt: Date | null;
};

export type NewWebhook = Pick<Webhook, 'name' | 'url' | 'competition'> & {
  readonly happenings: readonly string[];
};

/** What lies sealed with the account's key. */
export type SealedHook = { readonly name: string; readonly url: string; readonly secret: string };

/** A line of the log of deliveries. */
export type Delivery = {
  readonly id: string;
  readonly happening: Happening;
  readonly createdAt: Date;
  readonly state: 'waiting' | 'delivered';
  readonly attempts: number;
  readonly triedAt: Date | null;
  /** The status of the last answer; null where there was none. */
  readonly status: number | null;
  /** Why there was no answer. */
  readonly problem: string | null;
};

type Row = Omit<Webhook, 'name' | 'url'> & { readonly sealed: string };

const KNOWN: ReadonlySet<string> = new Set(HAPPENINGS);
const MOST = 5;
const LONGEST_URL = 300;
const SHOWN = 20;
const COMPETITION = /^[a-z0-9][a-z0-9-]{0,79}$/;

const short = (text: string): string => Array.from(text).slice(0, 80).join('');

/** Why it is told of no such competition. */
export const noSuchCompetition = (given: string): Refusal =>
  refuse('webhook-competition-does-not-fit', { field: 'competition', given: short(given) });

/** What is wrong with what somebody typed, as far as nobody has to be asked. */
const typedProblem = (
  { name, url, competition, happenings }: NewWebhook,
  anywhere: boolean,
): Refusal | null => {
  const to = url.length <= LONGEST_URL ? URL.parse(url) : null;
  const isSecure = to?.protocol === 'https:' || (anywhere && to?.protocol === 'http:');
  if (to === null || !isSecure || to.username !== '' || to.password !== '' || to.hash !== '')
    return refuse('webhook-address-does-not-fit', { field: 'url', given: short(url) });
  if (competition !== null && !COMPETITION.test(competition)) return noSuchCompetition(competition);
  if (happenings.length === 0 || happenings.some((one) => !KNOWN.has(one)))
    return refuse('webhook-events-do-not-fit', { field: 'events', known: HAPPENINGS.join(', ') });
  return nameProblem(name);
};

/** The webhooks of accounts; address, name and secret lie sealed with the account's key. */
export class Webhooks {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
    /** Whether one may lead to this machine or the networks around it. */
    private readonly anywhere: boolean,
  ) {}

  /** The secret of a new one, by which its deliveries are signed, or why there is none. */
  async create(account: string, given: NewWebhook): Promise<{ readonly secret: string } | Refusal> {
    const problem = typedProblem(given, this.anywhere);
    if (problem !== null) return problem;
    const { hostname } = new URL(given.url);
    const unreachable = this.anywhere ? null : await hostProblem(hostname);
    if (unreachable === 'not-found') return refuse('webhook-not-found', { host: hostname });
    if (unreachable === 'not-public') return refuse('webhook-not-public', { host: hostname });
    const seal = await this.vault.sealerOf(subjectOf(account));
    const secret = `whs_${randomBytes(32).toString('base64url')}`;
    const hook: SealedHook = { name: given.name.trim(), url: given.url, secret };
    const added =
      seal &&
      (await this.database.query<unknown[]>(
        `INSERT INTO access.webhook (account, sealed, competition, happenings)
         SELECT $1::text, $2, $3, $4 WHERE (SELECT count(*) FROM access.webhook WHERE account = $1) < $5 RETURNING id`,
        [account, seal(hook).sealed, given.competition, [...new Set(given.happenings)], MOST],
      ));
    return added && added.length > 0 ? { secret } : refuse('webhook-not-made', { most: MOST });
  }

  /** The oldest first. */
  async list(account: string): Promise<readonly Webhook[]> {
    const rows = await this.database.query<Row[]>(
      `SELECT id, sealed, competition, happenings, created_at AS "createdAt", paused_at AS "pausedAt"
       FROM access.webhook WHERE account = $1 ORDER BY created_at, id`,
      [account],
    );
    const opened = await this.vault.openAll<SealedHook>(
      rows.map(({ sealed }) => ({ subject: subjectOf(account), personal: { sealed } })),
    );
    return rows.map(({ sealed: _, ...row }, at) => {
      const { name = '', url = '' } = opened[at] ?? {};
      return { ...row, name, url };
    });
  }

  /** The last deliveries of one, the newest first. */
  deliveries(webhook: string): Promise<readonly Delivery[]> {
    return this.database.query<Delivery[]>(
      `SELECT id, happening, created_at AS "createdAt", state, attempts, tried_at AS "triedAt", status, problem
       FROM access.webhook_delivery WHERE webhook = $1::uuid ORDER BY created_at DESC, id LIMIT $2`,
      [webhook, SHOWN],
    );
  }

  /** Whether the account had it. */
  async remove(account: string, webhook: string): Promise<boolean> {
    const [, removed] = await this.database.query<[unknown, number]>(
      'DELETE FROM access.webhook WHERE account = $1 AND id::text = $2',
      [account, webhook],
    );
    return removed > 0;
  }

  /** Sends again, what waited meanwhile first. Whether the account has it. */
  async resume(account: string, webhook: string): Promise<boolean> {
    const resumed = await this.database.query<unknown[]>(
      `WITH resumed AS (UPDATE access.webhook SET paused_at = NULL WHERE account = $1 AND id::text = $2 RETURNING id),
         again AS (
           UPDATE access.webhook_delivery SET attempts = 0, due_at = now()
            FROM resumed WHERE webhook = resumed.id AND state = 'waiting')
       SELECT id FROM resumed`,
      [account, webhook],
    );
    return resumed.length > 0;
  }
}
