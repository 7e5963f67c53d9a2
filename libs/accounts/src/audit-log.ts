import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** `READ`: something hidden was looked at by a right to see it. `REFUSED`: something was not allowed. `ENTERED`: a session was opened, or sees as another role. */
export type AuditKind = 'READ' | 'REFUSED' | 'ENTERED';

/** One thing that was looked at or refused, by ids: no name, nothing that somebody typed. */
export type AuditFact = {
  readonly kind: AuditKind;
  /** The reading of the table of authority, the operation, `signIn`, `token` or `budget`. */
  readonly what: string;
  /** Why it was refused, or the way of signing in; null for what was read. */
  readonly code: string | null;
  /** Null: nobody was signed in, or nobody knows whose it was. */
  readonly account: string | null;
  /** The role that allowed it, or the first that was held. */
  readonly role: string | null;
  /** What it was about: the id of a deal, a session, a competition, or a licence. */
  readonly subject: string | null;
  /** Where from, shortened: 256 addresses share one. */
  readonly network: string | null;
};

export type AuditEntry = AuditFact & { readonly id: string; readonly at: Date; readonly times: number };

/** A fact, the minute in which it happened, and how often it did. */
export type Counted = { readonly fact: AuditFact; readonly minute: number; readonly times: number };

export type AuditFilter = {
  readonly kind?: AuditKind | null;
  readonly account?: string | null;
  /** A day in UTC, `2026-11-23`. */
  readonly day?: string | null;
};

const MINUTE_MS = 60_000;

const COLUMNS = ['kind', 'what', 'code', 'account', 'role', 'subject', 'network'] as const;

/** Entries of later minutes have greater ids; the same fact in the same minute has the same. */
const idOf = (fact: AuditFact, at: string): string => {
  const said = JSON.stringify(COLUMNS.map((column) => fact[column]));
  return `${at}.${createHash('sha256').update(said).digest('base64url').slice(0, 22)}`;
};

/** What was refused and who looked at what, an entry for each fact and minute. It is in Postgres, since it must be forgotten in time. */
export class AuditLog {
  constructor(private readonly database: DataSource) {}

  /** What is added again in its minute counts in the same entry. */
  async add(counted: readonly Counted[]): Promise<void> {
    const rows = counted.map(({ fact, minute, times }) => {
      const at = new Date(minute * MINUTE_MS).toISOString();
      return { ...fact, id: idOf(fact, at), at, times };
    });
    await this.database.query(
      `INSERT INTO access.audit (id, at, times, ${COLUMNS.join(', ')})
       SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::bigint[], ${COLUMNS.map((_, at) => `$${at + 4}::text[]`).join(', ')})
       ON CONFLICT (id) DO UPDATE SET times = audit.times + excluded.times`,
      [
        ...[rows.map(({ id }) => id), rows.map(({ at }) => at), rows.map(({ times }) => times)],
        ...COLUMNS.map((column) => rows.map((row) => row[column])),
      ],
    );
  }

  /** The latest first, up to `most` before that id. */
  list(filter: AuditFilter, before: string | null, most: number): Promise<readonly AuditEntry[]> {
    const { where, values } = conditionsOf({ ...filter, before });
    return this.database.query<AuditEntry[]>(
      `SELECT id, at, ${COLUMNS.join(', ')}, times::float8 AS times FROM access.audit ${where}
       ORDER BY id DESC LIMIT ${most}`,
      [...values],
    );
  }

  async count(filter: AuditFilter): Promise<number> {
    const { where, values } = conditionsOf({ ...filter, before: null });
    const [row] = await this.database.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM access.audit ${where}`,
      [...values],
    );
    return row?.count ?? 0;
  }

  /** Forgets what is older than so many days; how many entries there were. */
  async forget(days: number): Promise<number> {
    const [, gone] = await this.database.query<[unknown, number]>(
      `DELETE FROM access.audit WHERE at < now() - $1 * interval '1 day'`,
      [days],
    );
    return gone;
  }
}

type Asked = AuditFilter & { readonly before: string | null };

/** SQL that holds for an entry, by what was asked for. */
const CONDITIONS: { readonly [Name in keyof Required<Asked>]: (mark: string) => string } = {
  kind: (mark) => `kind = ${mark}`,
  account: (mark) => `account = ${mark}`,
  day: (mark) => `at >= ${mark}::date AT TIME ZONE 'UTC' AND at < (${mark}::date + 1) AT TIME ZONE 'UTC'`,
  before: (mark) => `id < ${mark}`,
};

const conditionsOf = (asked: Asked): { readonly where: string; readonly values: readonly string[] } => {
  const given = (Object.keys(CONDITIONS) as (keyof Asked)[]).flatMap((name) => {
    const value = asked[name];
    return value ? [{ name, value }] : [];
  });
  const all = given.map(({ name }, at) => CONDITIONS[name](`$${at + 1}`));
  return {
    where: all.length > 0 ? `WHERE ${all.join(' AND ')}` : '',
    values: given.map(({ value }) => value),
  };
};
