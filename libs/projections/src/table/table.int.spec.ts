import type { DataSource } from 'typeorm';
import { freshForEach } from '../../testing/database';
import { BATCH_LIMITS, inTransaction } from '../batch/transaction';
import { createDataSource, urlOf } from '../database/data-source';
import {
  checked,
  int,
  integer,
  json,
  key,
  moment,
  named,
  oneOf,
  optional,
  otherwise,
  position,
  text,
} from './column';
import { ddlOf } from './ddl';
import { readerOf, selectFrom } from './reader';
import { deleteFrom, insertInto, insertNew, update } from './statements';
import { type RowOf, type Table, table } from './table';

const columns = {
  id: key(text),
  round: key(int),
  state: otherwise('open', oneOf('open', 'closed')),
  tableName: text,
};
const cup = table('cup', columns, { indexes: { cup_table: ['tableName', 'round'] } });

/** The same declaration with a few lines more. */
const more = table('cup', {
  ...columns,
  share: checked('share > 0', integer),
  version: named('revision', int),
  notes: optional(json<readonly string[]>()),
  position,
  changedAt: optional(moment),
});

const time = '2026-11-21T18:00:00.000Z';
const first = { id: 'a', round: 1, state: 'open', tableName: 'A' } as const;
const row: RowOf<typeof more> = {
  ...first,
  ...{ share: 12_345_678_901, version: 3, notes: ['a "b"', 'c\\'], position: 9_007_199_254_740_993n },
  changedAt: new Date(time),
};
const written = { ...row, changedAt: time };

describe('a table that is declared once', () => {
  let database: DataSource;
  freshForEach(1, (fresh) => {
    database = fresh;
  });

  const created = async (declared: Table): Promise<void> => {
    await database.query('CREATE SCHEMA cups');
    await inTransaction(database, BATCH_LIMITS, async (tx) => {
      await tx.run('SET LOCAL search_path TO cups');
      for (const statement of ddlOf(declared)) await tx.run(statement);
    });
  };
  const inCups = <Result>(work: Parameters<typeof inTransaction<Result>>[2]): Promise<Result> =>
    inTransaction(database, BATCH_LIMITS, async (tx, runner) => {
      await tx.run('SET LOCAL search_path TO cups');
      return work(tx, runner);
    });
  const columnsOf = async (): Promise<readonly string[]> => {
    const found = await database.query<{ line: string }[]>(
      `SELECT concat_ws(' ', column_name, data_type, is_nullable, column_default) AS line
         FROM information_schema.columns WHERE table_schema = 'cups' ORDER BY ordinal_position`,
    );
    return found.map(({ line }) => line);
  };

  it('creates its columns, key, index and check', async () => {
    await created(cup);
    expect(await columnsOf()).toEqual([
      'id text NO',
      'round integer NO',
      `state text NO 'open'::text`,
      'table_name text NO',
    ]);
    const indexes = await database.query<{ def: string }[]>(
      `SELECT indexdef AS def FROM pg_indexes WHERE schemaname = 'cups' ORDER BY indexname`,
    );
    expect(indexes.map(({ def }) => def.slice(def.indexOf('(')))).toEqual([
      '(id, round)',
      '(table_name, round)',
    ]);
  });

  it('has a column that is added to the declaration in DDL, insert, row and readers', async () => {
    await created(more);
    expect((await columnsOf()).slice(4)).toEqual([
      'share bigint NO',
      'revision integer NO',
      'notes jsonb YES',
      'position bigint NO',
      'changed_at timestamp with time zone YES',
    ]);
    const insert = insertInto(more);
    const select = selectFrom(more, ['share', 'version', 'notes', 'position', 'changedAt'], 'WHERE id = $1');
    await inCups((tx) => insert(tx, [written]));
    const { id, round, state, tableName, ...added } = row;
    expect(await inCups((tx) => select(tx, [id]))).toEqual([added]);
    expect({ id, round, state, tableName }).toEqual(first);

    await database.query('CREATE VIEW read.cup AS SELECT * FROM cups.cup');
    const own = createDataSource(urlOf(database)).setOptions({ entities: [more] });
    await own.initialize();
    expect(await own.getRepository(more).find()).toEqual([row]);
    await own.destroy();
    await expect(inCups((tx) => insert(tx, [{ ...written, round: 2, share: 0 }]))).rejects.toThrow(
      'cup_share_check',
    );
  });

  it('replaces, keeps or refuses a row that is there, changes and deletes by its keys', async () => {
    await created(more);
    const all = readerOf(more);
    const rows = async (): Promise<readonly RowOf<typeof more>[]> =>
      (
        await database.query<Record<string, unknown>[]>(`SELECT ${all.columns} FROM cups.cup ORDER BY round`)
      ).map(all.row);
    const second = { ...written, round: 2 };
    await inCups((tx) => insertInto(more)(tx, [written, second]));
    await inCups((tx) => insertInto(more, 'keep')(tx, [{ ...written, version: 4 }]));
    expect((await rows())[0]).toEqual(row);
    await inCups((tx) => insertInto(more, 'replace')(tx, [{ ...written, version: 4 }]));
    await expect(inCups((tx) => insertInto(more)(tx, [written]))).rejects.toThrow('cup_pkey');
    const changed = update(more, ['id', 'round', 'notes'], 'notes = coalesce(new.notes, cup.notes)');
    const given = [
      { id: 'a', round: 2, notes: [] },
      { id: 'a', round: 1, notes: null },
    ];
    expect(await inCups((tx) => changed(tx, given))).toBe(2);
    expect(await rows()).toEqual([
      { ...row, version: 4 },
      { ...row, round: 2, notes: [] },
    ]);
    await inCups((tx) => deleteFrom(more, ['id', 'round'])(tx, [first]));
    expect(await rows()).toEqual([{ ...row, round: 2, notes: [] }]);
  });

  it('begins a row with what must be said, with defaults and without what is optional', async () => {
    await created(more);
    const begin = insertNew(more, { version: '-1' });
    const { id, round, tableName, share, position: at } = row;
    await inCups((tx) => begin(tx, [{ id, round, tableName, share, position: at }]));
    const [found] = await inCups((tx) =>
      selectFrom(more, ['state', 'version', 'notes', 'changedAt'], '')(tx, []),
    );
    expect(found).toEqual({ state: 'open', version: -1, notes: null, changedAt: null });
  });

  it('runs nothing for no rows', async () => {
    await created(cup);
    expect(await inCups((tx) => insertInto(cup)(tx, []))).toBe(0);
  });
});
