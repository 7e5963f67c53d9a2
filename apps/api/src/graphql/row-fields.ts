import type { Column, NameOf, RowOf, Table } from '@arbitre/projections';
import type { Type } from '@nestjs/common';
import {
  Field,
  Float,
  ID,
  Int,
  ObjectType,
  registerEnumType,
  type ReturnTypeFuncValue,
} from '@nestjs/graphql';
import { DateTime, EventPosition, Json } from './scalars';

/** How the API shows each kind of column. */
const SHOWN: Readonly<Record<Column['kind'], ReturnTypeFuncValue>> = {
  ...{ id: ID, text: String, int: Int, integer: Float, boolean: Boolean },
  ...{ json: Json, moment: DateTime, position: EventPosition },
};

/** The enum of a column's words: `open` is `OPEN`, and what the row holds is the value. */
export const enumOf = <Of extends Table>(table: Of, column: NameOf<Of>, name: string): object => {
  const words = (table.column(column).enum ?? []) as readonly string[];
  const values = Object.fromEntries(words.map((word) => [word.toUpperCase(), word]));
  registerEnumType(values, { name });
  return values;
};

/**
 * A GraphQL class whose fields are columns of a table, by their names in rows: type, null and description are the column's. The row is
 * the parent. `enums`: columns that are shown as an enum.
 */
export const rowFields = <Of extends Table, Name extends NameOf<Of>>(
  table: Of,
  names: readonly Name[],
  enums?: Readonly<Partial<Record<Name, object>>>,
): Type<Pick<RowOf<Of>, Name>> => {
  @ObjectType({ isAbstract: true })
  class Fields {}

  for (const name of names) {
    const { kind, nullable = false, comment } = table.column(name);
    const type = enums?.[name] ?? SHOWN[kind];
    Field(() => type, { nullable, ...(comment === undefined ? {} : { description: comment }) })(
      Fields.prototype,
      name,
    );
  }
  return Fields as Type<Pick<RowOf<Of>, Name>>;
};
