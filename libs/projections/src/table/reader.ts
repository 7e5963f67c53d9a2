import type { Transaction } from '../projector';
import type { NameOf, RowOf, Table } from './table';

/** What the driver gives: a value a column, `bigint` as text. */
export type Raw = Readonly<Record<string, unknown>>;

/** What of a table a statement reads, and how a row is made of what comes back. */
export type Reader<Row> = {
  /** SQL of the columns, under their names in rows (`award.group_key AS "groupKey"`). */
  readonly columns: string;
  readonly row: (raw: Raw) => Row;
};

/** `from`: the table's name in the statement. `as`: what stands before the names in the answer, where those of two tables would be alike. */
type Naming = { readonly from?: string; readonly as?: string };

type Read = (stored: unknown) => unknown;

const readOf = (table: Table, name: string): Read | null => {
  const { transformer } = table.column(name);
  return transformer === undefined || Array.isArray(transformer)
    ? null
    : (stored) => transformer.from(stored) as unknown;
};

type FieldOf = { readonly name: string; readonly answer: string; readonly read: Read | null };

/**
 * Makes rows of one shape by a literal that is written once: with a loop over the columns a page of standings costs several times as
 * much. Its text has names of declared columns and nothing that anybody sends.
 */
const rowMaker = (fields: readonly FieldOf[]): ((raw: Raw) => Raw) => {
  const values = fields.map(({ name, answer, read }, index) => {
    const stored = `raw[${JSON.stringify(answer)}]`;
    return `${JSON.stringify(name)}: ${read === null ? stored : `reads[${index}](${stored})`}`;
  });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- see above
  return new Function('reads', `return (raw) => ({ ${values.join(', ')} });`)(
    fields.map(({ read }) => read),
  ) as (raw: Raw) => Raw;
};

/** Reads these columns of a table, all of them where none are named. */
export function readerOf<Of extends Table>(table: Of, naming?: Naming): Reader<RowOf<Of>>;
export function readerOf<Of extends Table, Name extends NameOf<Of>>(
  table: Of,
  options: Naming & { readonly columns: readonly Name[] },
): Reader<Pick<RowOf<Of>, Name>>;
export function readerOf(
  table: Table,
  {
    columns = table.names,
    from = table.name,
    as = '',
  }: Naming & { readonly columns?: readonly string[] } = {},
): Reader<Raw> {
  const fields = columns.map((name) => ({ name, answer: `${as}${name}`, read: readOf(table, name) }));
  return {
    columns: fields.map(({ name, answer }) => `${from}.${table.column(name).name} AS "${answer}"`).join(', '),
    row: rowMaker(fields),
  };
}

/** Reads rows in the transaction of a batch. `rest`: SQL behind FROM and the table's name. */
export const selectFrom = <Of extends Table, Name extends NameOf<Of>>(
  table: Of,
  columns: readonly Name[],
  rest: string,
): ((tx: Transaction, parameters: readonly unknown[]) => Promise<readonly Pick<RowOf<Of>, Name>[]>) => {
  const reader = readerOf(table, { columns });
  const sql = `SELECT ${reader.columns} FROM ${table.name} ${rest}`;
  return async (tx, parameters) => (await tx.rows<Raw>(sql, parameters)).map(reader.row);
};
