import { EntitySchema, EntitySchemaOptions } from 'typeorm';
import type { Column, ValueOf } from './column';

type Columns = Readonly<Record<string, Column>>;
type Row<Of extends Columns> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** The row of a table, as readers get it. */
export type RowOf<Of extends Table> = Of extends Table<infer Declared> ? Row<Declared> : never;

/** Names of a table's columns, as its rows have them. */
export type NameOf<Of extends Table> = string & keyof RowOf<Of>;

/** Columns that a new row must be given: neither optional, nor with a default. */
export type NewNameOf<Of extends Table> =
  Of extends Table<infer Declared>
    ? {
        [Name in string & keyof Declared]: Declared[Name] extends { readonly default: unknown }
          ? never
          : null extends ValueOf<Declared[Name]>
            ? never
            : Name;
      }[string & keyof Declared]
    : never;

type Options<Name> = {
  /** False for what a model only remembers: `read` does not show it. */
  readonly shown?: boolean;
  /** Columns of each index, by its name. */
  readonly indexes?: Readonly<Record<string, readonly Name[]>>;
  readonly unique?: Readonly<Record<string, readonly Name[]>>;
  /** Indexes over expressions: method and expression in SQL. */
  readonly expressions?: Readonly<Record<string, string>>;
};

const snake = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/**
 * A table of a read model, said once: it is the entity that TypeORM reads `read.<name>` by, and the DDL of a generation
 * (`ddl.ts`), the statements of a batch (`statements.ts`), the type of the row and the reader come from it.
 */
export class Table<Declared extends Columns = Columns> extends EntitySchema<Row<Declared>> {
  readonly shown: boolean;
  readonly columns: ReadonlyMap<string, Column & { readonly name: string }>;
  readonly expressions: Readonly<Record<string, string>>;

  constructor(
    readonly name: string,
    declared: Declared,
    { shown = true, indexes = {}, unique = {}, expressions = {} }: Options<string & keyof Declared>,
  ) {
    const columns = Object.entries(declared).map(
      ([property, column]) => [property, { ...column, name: column.name ?? snake(property) }] as const,
    );
    const indicesOf = (lists: Readonly<Record<string, readonly string[]>>, isUnique: boolean) =>
      Object.entries(lists).map(([index, of]) => ({ name: index, columns: [...of], unique: isUnique }));
    super(
      Object.assign(new EntitySchemaOptions<Row<Declared>>(), {
        ...{ name, schema: 'read', synchronize: false },
        columns: Object.fromEntries(columns) as Record<keyof Declared, Column>,
        indices: [...indicesOf(indexes, false), ...indicesOf(unique, true)],
      }),
    );
    this.shown = shown;
    this.columns = new Map(columns);
    this.expressions = expressions;
  }

  /** A column by its name in rows. */
  column(name: string): Column & { readonly name: string } {
    const column = this.columns.get(name);
    if (column === undefined) throw new Error(`The table ${this.name} has no column "${name}".`);
    return column;
  }

  /** All names of columns, in the order of the declaration. */
  get names(): readonly string[] {
    return [...this.columns.keys()];
  }

  get keys(): readonly string[] {
    return [...this.columns].filter(([, { primary }]) => primary).map(([name]) => name);
  }
}

/** Declares a table; its name is that of the view in `read` too. */
export const table = <const Declared extends Columns>(
  name: string,
  columns: Declared,
  options: Options<string & keyof Declared> = {},
): Table<Declared> => new Table(name, columns, options);
