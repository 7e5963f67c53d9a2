import type { Column } from './column';
import type { Table } from './table';

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

const columnDdl = ({ name, type, nullable, default: standing, check }: Column): string =>
  [
    `${name} ${String(type)}`,
    ...(nullable ? [] : ['NOT NULL']),
    ...(standing === undefined ? [] : [`DEFAULT ${literal(standing)}`]),
    ...(check === undefined ? [] : [`CHECK (${check})`]),
  ].join(' ');

/** The statements that create a table with its indexes in the schema of the search path. */
export const ddlOf = (table: Table): readonly string[] => {
  const namesOf = (properties: readonly string[]): string =>
    properties.map((property) => table.column(property).name).join(', ');
  const lines = [...[...table.columns.values()].map(columnDdl), `PRIMARY KEY (${namesOf(table.keys)})`];
  return [
    `CREATE TABLE ${table.name} (${lines.join(', ')})`,
    ...(table.options.indices ?? []).map(
      ({ name = '', columns, unique }) =>
        `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${name} ON ${table.name} (${namesOf(columns as string[])})`,
    ),
    ...Object.entries(table.expressions).map(
      ([name, expression]) => `CREATE INDEX ${name} ON ${table.name} USING ${expression}`,
    ),
  ];
};
