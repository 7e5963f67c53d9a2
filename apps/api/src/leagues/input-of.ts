import type { Field as Declared, Fields } from '@arbitre/rules';
import type { Type } from '@nestjs/common';
import {
  Field,
  ID,
  InputType,
  Int,
  registerEnumType,
  type ReturnTypeFunc,
  type ReturnTypeFuncValue,
} from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { Amount } from './amount.scalar';

/** Fields that name something: shown as IDs, whatever their notation. */
const NAMES = new Set(['region', 'club', 'competition', 'entry', 'fixture', 'captain']);
const LISTS_OF_NAMES = new Set(['members', 'players', 'substitutes', 'order']);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `league-committee` in an act is LEAGUE_COMMITTEE in the API. */
const enumName = (word: string): string => word.toUpperCase().replaceAll('-', '_');

/** A list of words is one enum wherever it stands; two of the same field name are told apart by what has them. */
const enums = new Map<string, object>();
const enumNames = new Set<string>();

const enumOf = (words: readonly string[], owner: string, name: string): object => {
  const key = words.join(' ');
  const known = enums.get(key);
  if (known !== undefined) return known;
  const plain = `League${capital(name)}`;
  const title = enumNames.has(plain) ? `${owner}${capital(name)}` : plain;
  enumNames.add(title);
  const values = Object.fromEntries(words.map((word) => [enumName(word), word]));
  registerEnumType(values, { name: title });
  enums.set(key, values);
  return values;
};

type Shown = { readonly type: ReturnTypeFuncValue; readonly list: boolean };

const single = (type: ReturnTypeFuncValue): Shown => ({ type, list: false });

const shownAs = (owner: string, name: string, of: Declared): Shown => {
  const {
    type,
    enum: words,
    anyOf,
  } = of.schema as {
    readonly type?: string;
    readonly enum?: readonly string[];
    readonly anyOf?: unknown;
  };
  if (of.each !== undefined) {
    const each = LISTS_OF_NAMES.has(name) ? ID : shownAs(owner, name, of.each).type;
    return { type: each, list: true };
  }
  if (of.parts !== undefined) return single(inputOf(`${owner}${capital(name)}`, of.parts));
  if (words !== undefined) return single(enumOf(words, owner, name));
  if (anyOf !== undefined) return single(Amount);
  if (type === 'integer') return single(Int);
  if (type === 'object') return single(Json);
  return single(NAMES.has(name) || (name === 'by' && type === 'string') ? ID : String);
};

const descriptionOf = ({ schema: { description } }: Declared): string | undefined =>
  typeof description === 'string' ? description : undefined;

/** Objects of the same fields are one type. */
const objects = new Map<Fields, Type<object>>();

/** Adds declared fields to an input class: name, type, null and description are the declaration's. */
export const addFields = (target: Type<object>, owner: string, fields: Fields): void => {
  for (const [name, of] of Object.entries(fields)) {
    const { type, list } = shownAs(owner, name, of);
    const description = descriptionOf(of);
    const returns: ReturnTypeFunc = () => (list ? [type] : type);
    Field(returns, {
      ...(of.optional === true ? { nullable: true } : {}),
      ...(description === undefined ? {} : { description }),
    })(target.prototype as object, name);
  }
};

/** The GraphQL input that declared fields are typed in. */
export const inputOf = (title: string, fields: Fields): Type<object> => {
  const known = objects.get(fields);
  if (known !== undefined) return known;
  class Input {}
  InputType(`${title}Input`)(Input);
  addFields(Input, title, fields);
  objects.set(fields, Input);
  return Input;
};
