import { randomInt } from 'node:crypto';
import type { Vault } from '@arbitre/events';
import type { Refusal } from '@arbitre/rules';
import type { DataSource } from 'typeorm';
import { freshId } from './accounts';
import { refuse } from './refusals';
import { SESSION_ENDED } from './sessions';
import { freshToken, hashOf } from './tokens';

/** A code for a seat, for a table, or for all tables of a session. */
export type TableCode = {
  readonly id: string;
  /** `coupe.s1` */
  readonly session: string;
  /** The table; null: all of the session. */
  readonly table: string | null;
  /** The seat at it; null: the table. */
  readonly seat: string | null;
  readonly endsAt: Date;
  /** How many telephones have entered it. */
  readonly telephones: number;
};

/** Whose telephone it is: nobody's who has a name. */
export type CodeHolder = Pick<TableCode, 'session' | 'table' | 'seat' | 'endsAt'> & {
  /** What the log says who wrote. */
  readonly id: string;
  /** The one that this telephone has. */
  readonly telephone: string;
};

/** What a telephone gets for a code: whose it is, its secret token, and for how many seconds. */
type Entered = { readonly id: string; readonly token: string; readonly seconds: number };

/** No vowel, that no word comes of it, and nothing that is taken for something else: I, L, O, U, 0, 1. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const MOST_HOURS = 16;
const MOST = 200;

const freshCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** As somebody types it: small letters, gaps and hyphens. */
const keyOf = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** Codes are short: their hashes are keyed with the master key, so that a copy of the database does not tell them. */
export class TableCodes {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
  ) {}

  /** The six characters of a new code, or why there is none. */
  async make(
    maker: string,
    {
      session,
      table,
      seat = null,
      hours,
    }: {
      readonly session: string;
      readonly table: string | null;
      readonly seat?: string | null;
      readonly hours: number;
    },
  ): Promise<{ readonly code: string } | Refusal> {
    if (hours < 1 || hours > MOST_HOURS)
      return refuse('hours-do-not-fit', { field: 'hours', most: MOST_HOURS });
    await this.endWhere('ends_at < now()', []);
    for (;;) {
      const code = freshCode();
      const [made] = await this.database.query<{ crowded: boolean; made: boolean }[]>(
        `WITH known AS (SELECT count(*) >= $6 AS crowded FROM access.table_code WHERE session = $3),
           made AS (
             INSERT INTO access.table_code (id, code_hash, session, place, seat, made_by, ends_at)
             SELECT $1, $2, $3, $4, $8, $5, now() + $7 * interval '1 hour' FROM known WHERE NOT crowded
             ON CONFLICT DO NOTHING RETURNING id)
         SELECT crowded, EXISTS (SELECT FROM made) AS made FROM known`,
        [`code-${freshId()}`, this.hashOf(code), session, table ?? '', maker, MOST, hours, seat],
      );
      if (made?.made) return { code };
      if (made?.crowded) return refuse('too-many-codes-made', { most: MOST });
    }
  }

  /** Of a session, those that end first first. */
  async list(session: string): Promise<readonly TableCode[]> {
    return this.database.query<TableCode[]>(
      `SELECT id, session, nullif(place, '') AS table, seat, ends_at AS "endsAt",
         (SELECT count(*)::int FROM access.code_session WHERE code = table_code.id) AS telephones
       FROM access.table_code WHERE session = $1 AND ends_at > now() ORDER BY ends_at, id`,
      [session],
    );
  }

  /** Where a code is for; null where there is none such. */
  async find(id: string): Promise<Pick<TableCode, 'session' | 'table'> | null> {
    const [found] = await this.database.query<Pick<TableCode, 'session' | 'table'>[]>(
      `SELECT session, nullif(place, '') AS table FROM access.table_code WHERE id = $1 AND ends_at > now()`,
      [id],
    );
    return found ?? null;
  }

  /** The secret token of a telephone that enters a code; null where the code is wrong or over. */
  async enter(typed: string): Promise<Entered | null> {
    const token = freshToken();
    const [entered] = await this.database.query<Omit<Entered, 'token'>[]>(
      `WITH entered AS (
         INSERT INTO access.code_session (token_hash, code)
         SELECT $1, id FROM access.table_code WHERE code_hash = $2 AND ends_at > now() RETURNING code)
       SELECT id, floor(extract(epoch FROM ends_at - now()))::int AS seconds FROM access.table_code JOIN entered ON entered.code = id`,
      [hashOf(token), this.hashOf(keyOf(typed))],
    );
    return entered === undefined ? null : { ...entered, token };
  }

  async holderOf(token: string): Promise<CodeHolder | null> {
    const [found] = await this.database.query<CodeHolder[]>(
      `SELECT table_code.id, code_session.id AS telephone, session, nullif(place, '') AS table, seat, ends_at AS "endsAt"
       FROM access.code_session JOIN access.table_code ON table_code.id = code
       WHERE token_hash = $1 AND ends_at > now()`,
      [hashOf(token)],
    );
    return found ?? null;
  }

  /** All telephones with it are nobody's from now on, and their subscriptions end. */
  async revoke(id: string): Promise<void> {
    await this.endWhere('id = $1', [id]);
  }

  /** Whether this telephone had one. */
  async leave(telephone: string): Promise<boolean> {
    const left = await this.database.query<unknown[]>(
      `WITH left_behind AS (DELETE FROM access.code_session WHERE id = $1 RETURNING id)
       SELECT pg_notify('${SESSION_ENDED}', id::text) FROM left_behind`,
      [telephone],
    );
    return left.length > 0;
  }

  private hashOf(code: string): Buffer {
    return this.vault.hashOf(`table code\n${code}`);
  }

  private async endWhere(condition: string, parameters: readonly unknown[]): Promise<void> {
    await this.database.query(
      `WITH ended AS (DELETE FROM access.table_code WHERE ${condition} RETURNING id)
       SELECT pg_notify('${SESSION_ENDED}', code_session.id::text) FROM access.code_session JOIN ended ON ended.id = code`,
      [...parameters],
    );
  }
}
