import { createHash } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Transaction } from '../projector';

/**
 * Time limits of one transaction, in milliseconds. A processor that freezes in the middle is cut off by Postgres after
 * `idle`, so that another one gets its partition; one that waits for a frozen one gives up after `lock`.
 */
export type TimeLimits = { readonly lock: number; readonly statement: number; readonly idle: number };

export const BATCH_LIMITS: TimeLimits = { lock: 8_000, statement: 20_000, idle: 5_000 };

type Client = {
  query(query: {
    name: string;
    text: string;
    values: unknown[];
  }): Promise<{ rows: unknown[]; rowCount: number | null }>;
};

const names = new Map<string, string>();

/** Prepared statements are named after their text: one name never stands for two texts. */
const nameOf = (sql: string): string => {
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('hex').slice(0, 40);
    names.set(sql, name);
  }
  return name;
};

/** The driver's own connection: TypeORM's `query` cannot prepare. */
export const transactionOf = async (runner: QueryRunner): Promise<Transaction> => {
  const client = (await runner.connect()) as Client;
  const send = (text: string, values: readonly unknown[]) =>
    client.query({ name: nameOf(text), text, values: [...values] });
  return {
    rows: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await send(sql, parameters)).rows as Row[],
    run: async (sql, parameters = []) => (await send(sql, parameters)).rowCount ?? 0,
  };
};

/** Runs `work` in one transaction with these limits; rolls back when it throws. */
export const inTransaction = async <Result>(
  dataSource: DataSource,
  limits: TimeLimits,
  work: (tx: Transaction, runner: QueryRunner) => Promise<Result>,
): Promise<Result> => {
  const runner = dataSource.createQueryRunner();
  try {
    const tx = await transactionOf(runner);
    await runner.startTransaction();
    await runner.query(
      `SET LOCAL lock_timeout = ${limits.lock}; SET LOCAL statement_timeout = ${limits.statement};
       SET LOCAL idle_in_transaction_session_timeout = ${limits.idle}`,
    );
    const result = await work(tx, runner);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    // A connection that Postgres has cut cannot roll back; the server already did.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
};
