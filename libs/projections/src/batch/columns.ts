/** Rows turned into one array a column: the parameters of an `unnest` statement. JSON values go in as text. */
export const columns = <Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row)[],
): readonly (readonly unknown[])[] => names.map((name) => rows.map((row) => plain(row[name])));

const plain = (value: unknown): unknown => {
  if (value === undefined) return null;
  if (typeof value === 'bigint') return value.toString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};
