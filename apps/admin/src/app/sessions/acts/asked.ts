import type { Field, Fields, JsonSchema } from '@arbitre/rules/kernel/declare/field';
import { facts } from '@arbitre/rules/kernel/declare/values';
import { isReference } from '@arbitre/rules/kernel/declare/person';
import type { LanguageCode } from '../../language/plural';
import type { Choice, FormField, Given } from '../../writes/form-field';
import { peopleToName, personTyped } from '../person-names';
import type { SessionEntries } from '../session-entries';
import type { ActWords } from './act-words';
import { entryTyped, numbersOf, partsTyped } from './typed-entries';

/** What the form of an act is made of. */
export type Asking = {
  readonly act: string;
  /** The field that is asked for: its choices may have words of their own (`denomination.S`). */
  readonly field?: string;
  readonly words: ActWords;
  readonly entries: SessionEntries;
  readonly language: LanguageCode;
  readonly texts: {
    readonly yes: string;
    readonly no: string;
    readonly between: (least: number, most: number) => string;
    readonly numbers: string;
    readonly person: string;
    readonly persons: string;
    readonly several: string;
    readonly rows: (fields: string) => string;
    readonly later: string;
    readonly now: string;
  };
};

/** A field of the form, what the act says where it was typed (undefined where that cannot be read), and what is typed for a value. */
type Asked = {
  readonly form: FormField;
  readonly read: (typed: string) => unknown;
  readonly write?: (value: unknown) => string;
};

const YES = 'yes';

/** Texts from this length on are written over several lines. */
const SENTENCES = 200;

const withoutNull = ({ anyOf, ...schema }: JsonSchema): JsonSchema =>
  Array.isArray(anyOf)
    ? ((anyOf as readonly JsonSchema[]).find(({ type }) => type !== 'null') ?? schema)
    : { ...schema };

type Kind = Pick<Asked, 'read' | 'write'> & { readonly form: Partial<FormField> };

const entriesOf = ({ entries }: Asking): readonly Choice[] =>
  [...entries]
    .toSorted(([, a], [, b]) => a.number - b.number)
    .map(([value, { number, name }]) => ({ value, label: `${number} ${name}` }));

const entryKind = ({ each }: Field, asking: Asking): Kind =>
  each === undefined
    ? { form: { choices: entriesOf(asking) }, read: (typed) => typed }
    : {
        form: { each: true, help: asking.texts.numbers },
        read: (typed) => numbersOf(typed, asking.entries),
      };

/** Entries, their persons and offices to choose from; a licence is typed, and nothing else passes. */
const personKind = ({ each }: Field, { entries, language, texts }: Asking): Kind => {
  const suggested = peopleToName(entries, language).map(({ label }) => ({ value: label, label }));
  const one = (typed: string): string | undefined => {
    const who = personTyped(typed, entries, language);
    return isReference(who) ? who : undefined;
  };
  if (each === undefined) return { form: { suggested, help: texts.person }, read: one };
  // What a choice is called may have gaps: only what is nobody so is divided at them.
  const several = (part: string): readonly (string | undefined)[] => {
    const whole = one(part);
    return whole === undefined ? partsTyped(part).map(one) : [whole];
  };
  return {
    form: { each: true, suggested, help: texts.persons },
    read: (typed) => typed.split(/[,;]/u).flatMap((part) => (part.trim() === '' ? [] : several(part))),
  };
};

const readNumber = (typed: string): number | undefined =>
  /^-?\d+(\.\d+)?$/u.test(typed) ? Number(typed) : undefined;

const numberKind = ({ minimum, maximum }: JsonSchema, { texts }: Asking): Kind => ({
  form: {
    kind: 'number',
    ...(typeof minimum === 'number' && typeof maximum === 'number'
      ? { help: texts.between(minimum, maximum) }
      : {}),
  },
  read: readNumber,
});

const choiceKind = (values: readonly (string | number)[], { words, field = '' }: Asking): Kind => ({
  form: {
    choices: values.map(String).map((value) => ({
      value,
      label: words.choices[`${field}.${value}`] ?? words.choices[value] ?? value,
    })),
  },
  read: (typed) => (typeof values[0] === 'number' ? readNumber(typed) : typed),
});

const yesKind = ({ texts }: Asking): Kind => ({
  form: {
    choices: [
      { value: YES, label: texts.yes },
      { value: 'no', label: texts.no },
    ],
  },
  write: (value) => (value === true ? YES : 'no'),
  // In a row it is written out.
  read: (typed) => [YES, texts.yes.toLowerCase()].includes(typed.toLowerCase()),
});

const textKind = ({ maxLength, pattern }: JsonSchema): Kind => ({
  form:
    typeof maxLength === 'number' && maxLength > SENTENCES
      ? { kind: 'lines' }
      : { kind: pattern === '^\\d{4}-\\d{2}-\\d{2}$' ? 'date' : 'text' },
  read: (typed) => typed,
});

/** Lines of a table, one a line, its columns divided by semicolons. */
const rowsKind = (parts: Fields, asking: Asking): Kind => {
  const columns = Object.entries(parts).map(([name, of]) => ({ name, of, kind: kindOf(of, asking) }));
  const labels = columns.map(({ name }) => asking.words.fields[name] ?? name);
  const readRow = (line: string): unknown => {
    const cells = line.split(';').map((cell) => cell.trim());
    const read = columns.map(({ name, of, kind }, at): readonly [string, unknown] => {
      const cell = cells[at] ?? '';
      const typed = of.tells === 'entry' ? entryTyped(cell, asking.entries) : cell;
      return [name, cell === '' && of.optional === true ? undefined : kind?.read(typed)];
    });
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  };
  return {
    form: { kind: 'lines', help: asking.texts.rows(labels.join(' ; ')) },
    read: (typed) => typed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [readRow(line)])),
  };
};

const listKind = (of: Field, each: Field, asking: Asking): Kind | null => {
  if (each.parts !== undefined) return rowsKind(each.parts, asking);
  const one = kindOf(each, asking);
  if (one === null) return null;
  return {
    form: { each: true, help: asking.texts.several },
    read: (typed) => {
      const read = partsTyped(typed).map((part) => one.read(part));
      return of.accepts(read) ? read : undefined;
    },
    write: (value) => (Array.isArray(value) ? value.map(String).join(' ') : ''),
  };
};

const plainly = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What was seen, in words: one of the facts that an act may tell (`facts` of the kernel's values). */
const seenKind = (): Kind => ({
  form: { kind: 'lines' },
  read: (typed) => ({ seen: typed }),
  write: (value) => plainly((value as { readonly seen?: unknown }).seen),
});

const isOfFacts = ({ schema }: Field): boolean =>
  schema.additionalProperties === facts.schema.additionalProperties;

/** How a value is asked for; null where no single field can ask for it. */
const kindOf = (of: Field, asking: Asking): Kind | null => {
  const schema = withoutNull(of.schema);
  if (of.tells === 'entry' && of.each?.parts === undefined) return entryKind(of, asking);
  if (of.tells === 'person') return personKind(of, asking);
  if (of.each !== undefined) return listKind(of, of.each, asking);
  if (Array.isArray(schema.enum)) return choiceKind(schema.enum as readonly (string | number)[], asking);
  if (typeof schema.const === 'string') return choiceKind([schema.const], asking);
  if (isOfFacts(of)) return seenKind();
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numberKind(schema, asking);
    case 'boolean':
      return yesKind(asking);
    case 'string':
      return textKind(schema);
    default:
      return null;
  }
};

const asked = (name: string, of: Field, optional: boolean, asking: Asking): Asked | null => {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const kind = kindOf(of, { ...asking, field: last });
  if (kind === null) return null;
  const accepts = (typed: unknown): boolean => typeof typed === 'string' && of.accepts(kind.read(typed));
  const { fields } = asking.words;
  const label = fields[`${asking.act}.${name}`] ?? fields[name] ?? fields[last] ?? name;
  // The form hands a number over as one.
  const check = kind.form.kind === 'number' ? of : { ...of, accepts };
  return {
    form: { name, label, ...kind.form, of: check, ...(optional ? { optional } : {}) },
    read: kind.read,
    ...(kind.write === undefined ? {} : { write: kind.write }),
  };
};

/**
 * Every field of an act, those of its objects one by one (`a.seat`). What no field can ask for is left out where it may be missing;
 * null where it may not.
 */
const askedOf = (fields: Fields, asking: Asking, within = '', optional = false): readonly Asked[] | null => {
  const all: Asked[] = [];
  for (const [name, of] of Object.entries(fields)) {
    const path = `${within}${name}`;
    const free = optional || of.optional === true;
    const found =
      of.parts === undefined ? [asked(path, of, free, asking)] : askedOf(of.parts, asking, `${path}.`, free);
    if (found === null && !free) return null;
    for (const each of found ?? []) {
      if (each !== null) all.push(each);
      else if (!free) return null;
    }
  }
  return all;
};

/** The form of an act; null where its arguments are not for a form. */
export const formOf = (fields: Fields, asking: Asking): readonly FormField[] | null =>
  askedOf(fields, asking)?.map(({ form }) => form) ?? null;

const put = (
  into: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): void => {
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const inner = (into[name] ?? {}) as Record<string, unknown>;
  put(inner, rest, value);
  into[name] = inner;
};

/** The arguments of the act as they were typed; what was left empty is left out. */
export const argumentsOf = (
  fields: Fields,
  typed: Given,
  asking: Asking,
): Readonly<Record<string, unknown>> => {
  const read: Record<string, unknown> = {};
  for (const { form, read: value } of askedOf(fields, asking) ?? []) {
    const text = typed[form.name] ?? '';
    if (text !== '') put(read, form.name.split('.'), value(text));
  }
  return read;
};

/** What is typed for such arguments, by the name of the field; what no field can show is left out. */
export const typedOf = (fields: Fields, given: unknown, asking: Asking): Given => {
  const typed = (askedOf(fields, asking) ?? []).flatMap(({ form, write = plainly }): [string, string][] => {
    const value = form.name
      .split('.')
      .reduce<unknown>((within, name) => (Object(within) as Readonly<Record<string, unknown>>)[name], given);
    return value === undefined || value === null ? [] : [[form.name, write(value)]];
  });
  return Object.fromEntries(typed);
};
