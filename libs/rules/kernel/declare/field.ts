import { strangeCharacter, type TextKind } from '../characters';

/** A JSON Schema (draft 2020-12) as the catalogue, the handbook and the API publish it: plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Where a value departs from its declaration (`hands.N.3`, empty for the value itself), and what would have been right there. */
export type Misfit = {
  readonly path: string;
  readonly expected: string;
  /** The article that is broken by it; none where no rulebook speaks. */
  readonly article?: string;
};

/** A character that nobody could see in a text that people type, and where that text stands in a value. */
export type Strange = { readonly path: string; readonly found: string };

/** What a value stands for, where its type does not say it: how a sentence tells it (`♠R`, `Nord`, a name for an entry). */
export type Telling = 'seat' | 'card' | 'call' | 'contract' | 'entry' | 'person' | 'outcome';

declare const type: unique symbol;

/**
 * One value of an act or an event: its static type, its check, its JSON Schema and how to say what was expected, from one line.
 * Fields are combined (`list(card)`, `orNull(seat)`), never changed.
 */
export type Field<Value = unknown> = {
  readonly schema: JsonSchema;
  /** What a refusal says: `one of N E S W`. */
  readonly expected: string;
  /** Whether the value fits. Allocates nothing: it is asked for every card that is played. */
  readonly accepts: (value: unknown) => boolean;
  /** Where and why a value does not fit that was not accepted. */
  readonly misfit: (value: unknown) => Misfit;
  /**
   * The first character that does not belong into a text that people type (characters.ts): acts are refused for it. Absent
   * where the value holds no such text, so that cards and calls are never looked through; any value may be asked for.
   */
  readonly strange?: (value: unknown) => Strange | null;
  readonly optional?: true;
  /** Absent where the value is told as it stands. */
  readonly tells?: Telling;
  /** The fields of an object that has fields of its own. */
  readonly parts?: Fields;
  /** What each element of a list is. */
  readonly each?: Field;
  readonly [type]?: Value;
};

/** The fields of an act or an event, by name. */
export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<Of> = Of extends Field<infer Value> ? Value : never;

type OptionalNames<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends { readonly optional: true } ? Name : never;
}[keyof Of];

type Flat<T> = { [Key in keyof T]: T[Key] };

/** The data that fields describe: `{ seat: Seat; note?: string }`, deeply read-only as far as its fields are. */
export type DataOf<Of extends Fields> = Flat<
  { readonly [Name in Exclude<keyof Of, OptionalNames<Of>>]: ValueOf<Of[Name]> } & {
    readonly [Name in OptionalNames<Of>]?: ValueOf<Of[Name]>;
  }
>;

const strangeIn =
  (kind: TextKind) =>
  (value: unknown): Strange | null => {
    const found = typeof value === 'string' ? strangeCharacter(value, kind) : null;
    return found === null ? null : { path: '', found };
  };

/** A field from a predicate and the schema that says the same. */
export const field = <Value>(
  expected: string,
  schema: JsonSchema,
  accepts: (value: unknown) => boolean,
  text?: TextKind,
): Field<Value> => {
  const here: Misfit = { path: '', expected };
  return {
    schema,
    expected,
    accepts,
    misfit: () => here,
    ...(text === undefined ? {} : { strange: strangeIn(text) }),
  };
};

/** What was found inside `name`. */
export const within = <Found extends { readonly path: string }>(name: string, found: Found): Found => ({
  ...found,
  path: found.path === '' ? name : `${name}.${found.path}`,
});

/** The same field with another description in schema and handbook. */
export const described = <Of extends Field>(of: Of, description: string): Of => ({
  ...of,
  schema: { ...of.schema, description },
});

/** The same field, told as what it stands for. */
export const telling = <Of extends Field>(tells: Telling, of: Of): Of => ({ ...of, tells });

/**
 * The same field, which an article of the rulebook asks for: what does not fit is refused by it, or by the article of a part.
 * `article` may depend on what was given; null where no rulebook speaks of it.
 */
export const askedBy = <Of extends Field>(
  article: string | ((given: unknown) => string | null),
  of: Of,
): Of => ({
  ...of,
  misfit: (value) => {
    const asking = typeof article === 'string' ? article : article(value);
    return asking === null ? of.misfit(value) : { article: asking, ...of.misfit(value) };
  },
});

/** The same field, whose parts are no place to point at: what does not fit is refused as a whole. */
export const asWhole = <Of extends Field>(expected: string, of: Of): Of => ({
  ...of,
  expected,
  misfit: () => ({ path: '', expected }),
});
