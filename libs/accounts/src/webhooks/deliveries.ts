import { type EventStore, type RecordedEvent, type Vault } from '@arbitre/events';
import type { DataSource, EntityManager } from 'typeorm';
import { subjectOf } from '../accounts';
import { type Told, toldOf } from './happenings';
import { send, type Sending, type Sent, signature } from './send';
import type { SealedHook } from './webhooks';

/** A try that is to be made; `key` tells it from other tries of the same delivery, `waitMs`: how long it waits yet. */
export type Due = { readonly id: string; readonly key: string; readonly waitMs: number };

export type Patience = Sending & {
  /** Milliseconds after the first failure; twice as many after each. */
  readonly backoffMs: number;
};

/** Failures of one delivery that pause its webhook. */
const MOST_ATTEMPTS = 8;
/** Events that are read at once. */
const MOST_EVENTS = 1_000;
/** Deliveries that lie ready at once. */
const MOST_DUE = 500;

/** How far the read models are that are live: what is told of can be read. */
const READ = `
  SELECT min(c.position)::text AS position FROM projection.checkpoint c
    JOIN projection.generation g ON g.id = c.generation WHERE g.state = 'live'`;

const HOOKS = `
  SELECT webhook.id, competition, happenings FROM access.webhook JOIN access.account ON account.id = webhook.account
   WHERE locked_at IS NULL AND personal IS NOT NULL`;

type Hook = {
  readonly id: string;
  readonly competition: string | null;
  readonly happenings: readonly string[];
};

const bodyOf = (id: string, { happening, competition, of, at }: Told): string =>
  JSON.stringify({ id, event: happening, at, competition, ...(of === null ? {} : { of }) });

/**
 * What webhooks are sent. The log itself is what is to be sent: how far it was read for them stands in one row, moved in the
 * transaction that writes down the deliveries, so that a process that dies loses and doubles none; models that are rebuilt have no part in it.
 */
export class Deliveries {
  constructor(
    private readonly database: DataSource,
    private readonly store: Pick<EventStore, 'readAll'>,
  ) {}

  /** Writes down what the next events are to be told as; whether there was something to read. Another process may be at it. */
  async gather(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const [reader] = await tx.query<{ position: string }[]>(
        'SELECT position::text FROM access.webhook_reader FOR UPDATE SKIP LOCKED',
      );
      const [read] = await tx.query<{ position: string | null }[]>(READ);
      const position = read?.position ?? null;
      if (reader === undefined || position === null) return false;
      const [after, upTo] = [BigInt(reader.position), BigInt(position)];
      if (upTo <= after) return false;
      const hooks = await tx.query<Hook[]>(HOOKS);
      const events = hooks.length === 0 ? [] : await this.slice(after, upTo);
      await this.writeDown(tx, hooks, toldOf(events));
      const reached = events.length < MOST_EVENTS ? upTo : (events.at(-1)?.position ?? upTo);
      await tx.query('UPDATE access.webhook_reader SET position = $1', [reached.toString()]);
      return reached < upTo;
    });
  }

  /** Those that are to be tried within a minute, the oldest first. */
  async due(): Promise<readonly Due[]> {
    return this.database.query<Due[]>(
      `SELECT d.id, d.id || '-' || floor(extract(epoch FROM due_at) * 1000)::bigint AS key, greatest(0, ceil(extract(epoch FROM due_at - now()) * 1000))::int AS "waitMs"
       FROM access.webhook_delivery d JOIN access.webhook w ON w.id = d.webhook
       WHERE state = 'waiting' AND paused_at IS NULL AND due_at < now() + interval '1 minute' ORDER BY due_at LIMIT $1`,
      [MOST_DUE],
    );
  }

  /** Tries one once, where it still waits for that; null where it does not. A failure puts it off, and the last of many pauses its webhook. */
  async attempt(id: string, vault: Vault, { backoffMs, ...sending }: Patience): Promise<Sent | null> {
    const [taken] = (
      await this.database.query<
        [{ account: string; sealed: string; body: string; webhook: string; attempts: number }[]]
      >(
        `UPDATE access.webhook_delivery d SET attempts = attempts + 1, tried_at = now(), due_at = now() + $2 * interval '1 millisecond'
         FROM access.webhook w JOIN access.account a ON a.id = w.account
         WHERE d.id = $1 AND w.id = d.webhook AND state = 'waiting' AND paused_at IS NULL AND due_at <= now()
           AND locked_at IS NULL AND a.personal IS NOT NULL
         RETURNING account, w.sealed, body, webhook, attempts`,
        // Whoever took it and does not say how it went has died.
        [id, 2 * sending.timeoutMs],
      )
    )[0];
    if (taken === undefined) return null;
    const { account, sealed, body, webhook, attempts } = taken;
    const [hook] = await vault.openAll<SealedHook>([{ subject: subjectOf(account), personal: { sealed } }]);
    if (hook === undefined || hook === null) return null;
    const seconds = Math.floor(Date.now() / 1_000);
    const headers = {
      'user-agent': 'Arbitre',
      'arbitre-delivery': id,
      'arbitre-signature': signature(hook.secret, seconds, body),
    };
    const sent = await send(new URL(hook.url), headers, body, sending);
    if ('status' in sent && sent.status >= 200 && sent.status < 300)
      await this.database.query(
        `UPDATE access.webhook_delivery SET state = 'delivered', status = $2, problem = NULL WHERE id = $1`,
        [id, sent.status],
      );
    else await this.putOff(id, webhook, attempts, sent, backoffMs);
    return sent;
  }

  /** Deliveries of a week ago are forgotten, those that were never taken too. */
  async forget(): Promise<void> {
    await this.database.query(
      `DELETE FROM access.webhook_delivery WHERE created_at < now() - interval '7 days'`,
    );
  }

  private async slice(after: bigint, upTo: bigint): Promise<readonly RecordedEvent[]> {
    const read: RecordedEvent[] = [];
    for await (const events of this.store.readAll({ after: after < 0n ? null : after, upTo })) {
      read.push(...events);
      if (read.length >= MOST_EVENTS) break;
    }
    return read;
  }

  private async writeDown(tx: EntityManager, hooks: readonly Hook[], all: readonly Told[]): Promise<void> {
    const rows = hooks.flatMap(({ id: webhook, competition, happenings }) =>
      all
        .filter((told) => happenings.includes(told.happening))
        .filter((told) => competition === null || told.competition === competition)
        .map((told) => {
          const id = crypto.randomUUID();
          return { id, webhook, happening: told.happening, body: bodyOf(id, told) };
        }),
    );
    if (rows.length > 0)
      await tx.query(
        `INSERT INTO access.webhook_delivery (id, webhook, happening, body)
         SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, webhook uuid, happening text, body text)`,
        [JSON.stringify(rows)],
      );
  }

  private async putOff(
    id: string,
    webhook: string,
    attempts: number,
    sent: Sent,
    backoffMs: number,
  ): Promise<void> {
    const { status = null, problem = null } = sent as { status?: number; problem?: string };
    await this.database.query(
      `WITH put_off AS (
         UPDATE access.webhook_delivery SET status = $3, problem = $4, due_at = now() + $5 * interval '1 millisecond' WHERE id = $1)
       UPDATE access.webhook SET paused_at = now() WHERE id = $2 AND $6`,
      [id, webhook, status, problem, backoffMs * 2 ** (attempts - 1), attempts >= MOST_ATTEMPTS],
    );
  }
}
