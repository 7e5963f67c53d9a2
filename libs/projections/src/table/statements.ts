import type { Transaction } from '../projector';
import type { Column } from './column';
import type { NameOf, NewNameOf, RowOf, Table } from './table';

/** A row as a batch hands it in: moments as the ISO text of the events. */
export type Written<Of extends Table, Name extends NameOf<Of> = NameOf<Of>> = {
  readonly [Each in Name]: [RowOf<Of>[Each]] extends [Date | null]
    ? string | Extract<RowOf<Of>[Each], null>
    : RowOf<Of>[Each];
};

/** What a statement is handed of rows that are there already; null where the batch did not say. */
export type Given<Of extends Table, Name extends NameOf<Of>> = {
  readonly [Each in Name]: Written<Of, Name>[Each] | null;
};

type Write<Row> = (tx: Transaction, rows: readonly Row[]) => Promise<number>;

const columnsOf = (table: Table, names: readonly string[]): string =>
  names.map((name) => table.column(name).name).join(', ');

/** SQL: the rows that `valuesOf` hands over, as a table of this name. */
export const given = <Of extends Table>(table: Of, names: readonly NameOf<Of>[], alias: string): string => {
  const columns = names.map((name) => table.column(name));
  const isJson = columns.map(({ type }) => type === 'jsonb');
  const arrays = columns.map(
    ({ type }, index) => `$${index + 1}::${isJson[index] ? 'text' : String(type)}[]`,
  );
  const read = columns.map(({ name }, index) => (isJson[index] ? `${name}::jsonb AS ${name}` : name));
  return `(SELECT ${read.join(', ')} FROM unnest(${arrays.join(', ')}) AS raw (${columnsOf(table, names)})) AS ${alias}`;
};

/** Rows turned into one array a column: the parameters of a statement over `given`. */
export const valuesOf = <Of extends Table, Name extends NameOf<Of>>(
  table: Of,
  names: readonly Name[],
  rows: readonly Given<Of, Name>[],
): readonly (readonly unknown[])[] =>
  names.map((name) => {
    const isJson = table.column(name).type === 'jsonb';
    return rows.map((row) => {
      const value: unknown = row[name];
      if (isJson && value !== null) return JSON.stringify(value);
      return typeof value === 'bigint' ? value.toString() : value;
    });
  });

const sameIn = (table: Table, names: readonly string[], alias: string): string =>
  names
    .map((name) => table.column(name).name)
    .map((name) => `${table.name}.${name} = ${alias}.${name}`)
    .join(' AND ');

/** What becomes of a row that is there already: an error, nothing, or its new values. */
export type Conflict = 'fail' | 'keep' | 'replace';

const onConflict = (table: Table, names: readonly string[], conflict: Conflict): string => {
  if (conflict === 'fail') return '';
  const columns = names.filter((name) => !table.keys.includes(name)).map((name) => table.column(name).name);
  const set = columns.map((name) => `${name} = excluded.${name}`).join(', ');
  return ` ON CONFLICT (${columnsOf(table, table.keys)}) DO ${conflict === 'keep' ? 'NOTHING' : `UPDATE SET ${set}`}`;
};

/** SQL of columns that are not handed in, by name. */
type Fixed = Readonly<Record<string, string>>;

/** SQL that inserts rows of these columns. */
export const insertSql = <Of extends Table>(
  table: Of,
  names: readonly NameOf<Of>[],
  conflict: Conflict = 'fail',
  fixed: Fixed = {},
): string => {
  const own = columnsOf(table, names);
  const columns = [own, ...Object.keys(fixed).map((name) => table.column(name).name)].join(', ');
  const values = [own, ...Object.values(fixed)].join(', ');
  return (
    `INSERT INTO ${table.name} (${columns}) SELECT ${values} FROM ${given(table, names, 'new')}` +
    onConflict(table, names, conflict)
  );
};

/** Runs a statement over `given`, unless there is nothing to do. */
const over =
  <Of extends Table, Name extends NameOf<Of>, Row extends Given<Of, Name>>(
    table: Of,
    names: readonly Name[],
    sql: string,
  ): Write<Row> =>
  async (tx, rows) =>
    rows.length === 0 ? 0 : tx.run(sql, valuesOf(table, names, rows));

/** Inserts whole rows, all in one statement; gives how many. */
export const insertInto = <Of extends Table>(table: Of, conflict?: Conflict): Write<Written<Of>> => {
  const names = table.names as readonly NameOf<Of>[];
  return over(table, names, insertSql(table, names, conflict));
};

/** Inserts rows that begin: they have no optional columns yet, defaults stand, and `fixed` says others in SQL. */
export const insertNew = <Of extends Table, Said extends NewNameOf<Of> = never>(
  table: Of,
  // eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- nothing is fixed where the batch says all
  fixed: Readonly<Record<Said, string>>,
  conflict?: Conflict,
): Write<Written<Of, Exclude<NewNameOf<Of>, Said>>> => {
  const isGiven = ([name, column]: readonly [string, Column]): boolean =>
    !column.nullable && column.default === undefined && !Object.hasOwn(fixed, name);
  const names = [...table.columns].filter(isGiven).map(([name]) => name) as Exclude<NewNameOf<Of>, Said>[];
  return over(table, names, insertSql(table, names, conflict, fixed));
};

/** SQL that changes the rows of these keys. `set`: SQL over the table and `new`, which has the columns that are handed in. */
export const updateSql = <Of extends Table>(table: Of, names: readonly NameOf<Of>[], set: string): string =>
  `UPDATE ${table.name} SET ${set} FROM ${given(table, names, 'new')} WHERE ${sameIn(table, table.keys, 'new')}`;

/** Changes the rows of these keys; gives how many there were. */
export const update = <Of extends Table, Name extends NameOf<Of>>(
  table: Of,
  names: readonly Name[],
  set: string,
): Write<Given<Of, Name>> => over(table, names, updateSql(table, names, set));

/** Deletes every row that has the same values in these columns. */
export const deleteFrom = <Of extends Table, Name extends NameOf<Of>>(
  table: Of,
  names: readonly Name[],
): Write<Written<Of, Name>> =>
  over(
    table,
    names,
    `DELETE FROM ${table.name} USING ${given(table, names, 'gone')} WHERE ${sameIn(table, names, 'gone')}`,
  );
