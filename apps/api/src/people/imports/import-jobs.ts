import { type Cipher, Vault } from '@arbitre/events';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Counts, ImportKind, Receipt, Report } from './import-report';

/**
 * `planning`: the file is judged; `planned`: it waits for whoever sent it; `writing`; `written`; `discarded`: given up, or left alone
 * for an hour; `failed`: this installation could not do it.
 */
export type Stage = 'planning' | 'planned' | 'writing' | 'written' | 'discarded' | 'failed';
type Ended = Extract<Stage, 'written' | 'discarded' | 'failed'>;

export type Job = {
  readonly id: string;
  readonly account: string;
  readonly demo: boolean;
  readonly kind: ImportKind;
  readonly stage: Stage;
  readonly counts: Counts | null;
  readonly receipt: Receipt | null;
  /** Whether a line may be written already. */
  readonly begun: boolean;
  /** Whether the file would do something else than what was shown first. */
  readonly changed: boolean;
  readonly failures: number;
  readonly done: number;
  readonly lines: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

const COLUMNS = `id, account, demo, kind, stage, counts, receipt, begun, changed, failures, done, lines,
  created_at AS "createdAt", changed_at AS "changedAt"`;

const subjectOf = (id: string): string => `import-${id}`;

/** A file that nobody asks for any more is forgotten after this time. */
const LEFT_ALONE = '1 hour';

/** Imports of the registry as Postgres keeps them: what is about people sealed, until they end. */
@Injectable()
export class ImportJobs {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
  ) {}

  private async rows<Row>(sql: string, parameters: unknown[]): Promise<readonly Row[]> {
    return this.database.query<Row[]>(sql, parameters);
  }

  /** Null where the account has one that is at work. */
  async begin(
    account: { readonly id: string; readonly demo: boolean },
    kind: ImportKind,
    file: Uint8Array,
  ): Promise<string | null> {
    const [made] = await this.rows<{ readonly id: string }>('SELECT gen_random_uuid() AS id', []);
    const id = made?.id ?? '';
    const sealed = (await this.cipher(id)).seal(file);
    const rows = await this.rows(
      `INSERT INTO access.registry_import (id, account, demo, kind, file)
       SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS
         (SELECT FROM access.registry_import WHERE account = $2 AND stage IN ('planning', 'writing')) RETURNING id`,
      [id, account.id, account.demo, kind, sealed],
    );
    if (rows.length > 0) return id;
    await this.vault.destroy(subjectOf(id));
    return null;
  }

  async one(id: string): Promise<Job | null> {
    const [job] = await this.rows<Job>(`SELECT ${COLUMNS} FROM access.registry_import WHERE id = $1::uuid`, [
      id,
    ]);
    return job ?? null;
  }

  /** Of one account, the newest first, without their lines. */
  async of(account: string, kind: ImportKind): Promise<readonly Omit<Job, 'receipt'>[]> {
    return this.rows<Job>(
      `SELECT ${COLUMNS.replace(' receipt,', '')} FROM access.registry_import WHERE account = $1 AND kind = $2
        ORDER BY created_at DESC, id LIMIT 20`,
      [account, kind],
    );
  }

  /** Those that wait for a process. */
  async unfinished(): Promise<readonly string[]> {
    const rows = await this.rows<{ readonly id: string }>(
      `SELECT id FROM access.registry_import WHERE sealed AND stage IN ('planning', 'writing') ORDER BY created_at`,
      [],
    );
    return rows.map(({ id }) => id);
  }

  /** The file; null once it is forgotten. */
  async file(id: string): Promise<Buffer | null> {
    return this.opened(id, 'file');
  }

  async report(id: string): Promise<Report | null> {
    const text = await this.opened(id, 'report');
    return text === null ? null : (JSON.parse(text.toString()) as Report);
  }

  /** It waits for whoever sent it; `changed`: it was about to be written, and would do something else by now. */
  async planned(id: string, report: Report, counts: Counts, changed: boolean): Promise<void> {
    const sealed = (await this.cipher(id)).seal(Buffer.from(JSON.stringify(report)));
    await this.rows(
      `UPDATE access.registry_import SET stage = 'planned', report = $2, counts = $3, changed = $4, changed_at = now()
        WHERE id = $1 AND stage IN ('planning', 'writing')`,
      [id, sealed, counts, changed],
    );
  }

  /** Whether it is to be written now, and by this call. */
  async decide(id: string, account: string): Promise<boolean> {
    const rows = await this.rows(
      `WITH own AS (UPDATE access.registry_import SET stage = 'writing', changed = false, done = 0, changed_at = now()
        WHERE id = $1 AND account = $2 AND stage = 'planned' RETURNING id) SELECT id FROM own`,
      [id, account],
    );
    return rows.length > 0;
  }

  async begins(id: string): Promise<void> {
    await this.rows('UPDATE access.registry_import SET begun = true, done = 0 WHERE id = $1', [id]);
  }

  async came(id: string, done: number, lines: number): Promise<void> {
    await this.rows('UPDATE access.registry_import SET done = $2, lines = $3 WHERE id = $1', [
      id,
      done,
      lines,
    ]);
  }

  /** How often it has failed now. */
  async fails(id: string): Promise<number> {
    const [row] = await this.rows<{ readonly failures: number }>(
      `WITH failed AS (UPDATE access.registry_import SET failures = failures + 1 WHERE id = $1 RETURNING failures)
        SELECT failures FROM failed`,
      [id],
    );
    return row?.failures ?? 0;
  }

  /** Forgets the file and what was said of it, and then the key. */
  async end(id: string, stage: Ended, receipt: Receipt | null): Promise<void> {
    await this.rows(
      `UPDATE access.registry_import SET stage = $2, receipt = $3, file = NULL, report = NULL, changed_at = now()
        WHERE id = $1 AND sealed AND receipt IS NULL`,
      [id, stage, receipt],
    );
    await this.forget(id);
  }

  /** Given up by whoever sent it; false where it is at work or over. */
  async discard(id: string, account: string): Promise<boolean> {
    const rows = await this.rows(
      `WITH own AS (UPDATE access.registry_import SET stage = 'discarded', file = NULL, report = NULL, changed_at = now()
        WHERE id = $1 AND account = $2 AND stage = 'planned' RETURNING id) SELECT id FROM own`,
      [id, account],
    );
    if (rows.length > 0) await this.forget(id);
    return rows.length > 0;
  }

  /** Ends those that were left alone, and destroys the keys of all that have ended. */
  async sweep(): Promise<void> {
    await this.rows(
      `UPDATE access.registry_import SET stage = 'discarded', file = NULL, report = NULL
        WHERE sealed AND stage = 'planned' AND changed_at < now() - $1::interval`,
      [LEFT_ALONE],
    );
    const ended = await this.rows<{ readonly id: string }>(
      `SELECT id FROM access.registry_import WHERE sealed AND stage IN ('written', 'discarded', 'failed')`,
      [],
    );
    for (const { id } of ended) await this.forget(id);
  }

  /** Runs work on an unfinished import in this process alone among all; not at all where another one has it. */
  async alone(id: string, work: (job: Job) => Promise<void>): Promise<void> {
    const runner = this.database.createQueryRunner();
    try {
      const [lock] = (await runner.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held', [
        subjectOf(id),
      ])) as { readonly held: boolean }[];
      if (lock?.held !== true) return;
      try {
        const job = await this.one(id);
        if (job?.stage === 'planning' || job?.stage === 'writing') await work(job);
      } finally {
        await runner.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [subjectOf(id)]);
      }
    } finally {
      await runner.release();
    }
  }

  private async forget(id: string): Promise<void> {
    await this.vault.destroy(subjectOf(id));
    await this.rows('UPDATE access.registry_import SET sealed = false WHERE id = $1', [id]);
  }

  private async cipher(id: string): Promise<Cipher> {
    const cipher = await this.vault.cipherOf(subjectOf(id));
    if (cipher === null) throw new Error(`The key of import ${id} is destroyed.`);
    return cipher;
  }

  private async opened(id: string, column: 'file' | 'report'): Promise<Buffer | null> {
    const [row] = await this.rows<{ readonly bytes: Buffer | null }>(
      `SELECT ${column} AS bytes FROM access.registry_import WHERE id = $1::uuid`,
      [id],
    );
    if (!row?.bytes) return null;
    return (await this.cipher(id)).open(row.bytes);
  }
}
