import { readPosition } from '@arbitre/events';
import type { EntitySchemaColumnOptions } from 'typeorm';

declare const value: unique symbol;

type Kind = 'id' | 'text' | 'int' | 'integer' | 'boolean' | 'json' | 'moment' | 'position';

/** A column as TypeORM knows it, and the type of its value in a row. */
export type Column<Value = unknown> = EntitySchemaColumnOptions & {
  readonly [value]?: Value;
  /** What its values are; by it the API knows how to show them. */
  readonly kind: Kind;
  /** What must hold for it, in SQL. */
  readonly check?: string;
};

export type ValueOf<Of extends Column> = Of extends Column<infer Value> ? Value : never;

/** What something is called by, by programs. */
export const id: Column<string> = { kind: 'id', type: 'text' };
export const text: Column<string> = { kind: 'text', type: 'text' };
/** A whole number of 32 bits. */
export const int: Column<number> = { kind: 'int', type: 'int' };
export const yesNo: Column<boolean> = { kind: 'boolean', type: 'boolean' };
export const moment: Column<Date> = { kind: 'moment', type: 'timestamptz' };

/** A commit position: `bigint` in Postgres and here, never a float. */
export const position: Column<bigint> = {
  kind: 'position',
  type: 'bigint',
  transformer: {
    from: (stored: string | null) => (stored === null ? null : readPosition(stored)),
    to: (given: unknown) => (typeof given === 'bigint' ? given.toString() : given),
  },
};

/** A numerator or denominator: stored as `bigint`, small enough to be a safe integer. */
export const integer: Column<number> = {
  kind: 'integer',
  type: 'bigint',
  transformer: {
    from: (stored: string | null) => (stored === null ? null : Number(stored)),
    to: (given: unknown) => given,
  },
};

/** One of a few words, stored as text. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): Column<Word> => ({
  kind: 'text',
  type: 'text',
  enum: [...words],
});

/** A value that is stored as JSON. */
export const json = <Value>(): Column<Value> => ({ kind: 'json', type: 'jsonb' });

/** A part of the primary key, in the order of the columns. */
export const key = <Value>(column: Column<Value>): Column<Value> => ({ ...column, primary: true });

export const optional = <Value>(column: Column<Value>): Column<Value | null> => ({
  ...column,
  nullable: true,
});

/** A column whose name in Postgres is not that of the row. */
export const named = <Value>(name: string, column: Column<Value>): Column<Value> => ({ ...column, name });

/** What stands in a column that an insert leaves out. */
export const otherwise = <Value extends string | number | boolean>(
  standing: Value,
  column: Column<Value>,
): Column<Value> & { readonly default: Value } => ({ ...column, default: standing });

export const checked = <Value>(check: string, column: Column<Value>): Column<Value> => ({ ...column, check });

/** What people who read it are told of a column. */
export const says = <Of extends Column>(comment: string, column: Of): Of => ({ ...column, comment });
