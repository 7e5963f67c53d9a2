import type { EntityManager } from 'typeorm';
import type { ReadModel, Transaction } from '../projector';
import { transactionOf } from '../batch/transaction';
import { markAll, ROWS_LOCK } from '../second-step/mark';
import { secondStepOf } from '../second-step/second-steps';
import { ddlOf } from '../table/ddl';

/** One copy of a model: its own Postgres schema, its own checkpoints. */
export type Generation = {
  readonly id: number;
  readonly model: ReadModel['model'];
  readonly number: number;
  readonly version: number;
  /** The Postgres schema that holds its tables, e.g. `standings_g3`. */
  readonly schema: string;
  readonly partitions: number;
};

/** The open transaction of a manager. */
const transactionIn = ({ queryRunner }: EntityManager): Promise<Transaction> => {
  if (queryRunner === undefined) throw new Error('A generation is created in a transaction.');
  return transactionOf(queryRunner);
};

const COLUMNS = 'id, model, number, version, schema, partitions';

/**
 * Creates the schema and tables of a model's next generation, in state `building`, with its checkpoints. One of a second-step
 * model has none: it begins with a mark of everything, and nobody changes rows of first-step models meanwhile.
 */
export const createGeneration = async (
  manager: EntityManager,
  model: ReadModel,
  partitions: number,
): Promise<Generation> => {
  const step = secondStepOf(model.model);
  if (step !== null) await manager.query('SELECT pg_advisory_xact_lock($1)', [ROWS_LOCK]);
  const [generation] = await manager.query<Generation[]>(
    `INSERT INTO projection.generation (model, number, version, schema, partitions, state)
     SELECT $1::text, n, $2::int, $1::text || '_g' || n, $3::int, 'building'
       FROM (SELECT coalesce(max(number), 0) + 1 AS n FROM projection.generation WHERE model = $1) AS next
     RETURNING ${COLUMNS}`,
    [model.model, model.version, partitions],
  );
  if (generation === undefined) throw new Error(`No generation of "${model.model}" could be created.`);
  await manager.query(`CREATE SCHEMA ${generation.schema}`);
  await manager.query(`SET LOCAL search_path TO ${generation.schema}`);
  for (const statement of model.tables.flatMap(ddlOf)) await manager.query(statement);
  await manager.query('RESET search_path');
  if (step !== null) {
    await markAll(await transactionIn(manager), generation, step);
    await manager.query('RESET search_path');
    return generation;
  }
  await manager.query(
    'INSERT INTO projection.checkpoint (generation, partition) SELECT $1, generate_series(0, $2 - 1)',
    [generation.id, partitions],
  );
  return generation;
};

/** Puts the views of `read` on this generation. Readers see the old rows until the transaction commits, then the new. */
export const makeLive = async (
  manager: EntityManager,
  { tables }: ReadModel,
  generation: Generation,
): Promise<void> => {
  for (const { name } of tables.filter(({ shown }) => shown)) {
    await manager.query(`DROP VIEW IF EXISTS read.${name}`);
    await manager.query(`CREATE VIEW read.${name} AS SELECT * FROM ${generation.schema}.${name}`);
  }
  await manager.query(`UPDATE projection.generation SET state = 'live', finished_at = now() WHERE id = $1`, [
    generation.id,
  ]);
};

/**
 * Takes a generation out of use: its checkpoints go (a processor that waits for one finds none), its row stays as a
 * memory of the rebuild. The schema is dropped afterwards, when no reader is in it any more.
 */
export const retire = async (
  manager: EntityManager,
  generation: Generation,
  state: 'retired' | 'cancelled' = 'retired',
): Promise<void> => {
  await manager.query('DELETE FROM projection.checkpoint WHERE generation = $1', [generation.id]);
  await manager.query('DELETE FROM projection.alarm WHERE generation = $1', [generation.id]);
  await manager.query('DELETE FROM projection.mark WHERE generation = $1', [generation.id]);
  await manager.query(`UPDATE projection.generation SET state = $2, finished_at = now() WHERE id = $1`, [
    generation.id,
    state,
  ]);
};

/** Drops a generation that was never shown, schema and all. */
export const dropGeneration = async (manager: EntityManager, generation: Generation): Promise<void> => {
  await manager.query(`DROP SCHEMA IF EXISTS ${generation.schema} CASCADE`);
  await retire(manager, generation, 'cancelled');
};

/** The generation of a model in this state, or null. */
export const generationIn = async (
  manager: EntityManager,
  model: ReadModel['model'],
  state: 'live' | 'building',
): Promise<Generation | null> => {
  const [generation] = await manager.query<Generation[]>(
    `SELECT ${COLUMNS} FROM projection.generation WHERE model = $1 AND state = $2`,
    [model, state],
  );
  return generation ?? null;
};
