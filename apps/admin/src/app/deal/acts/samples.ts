import type { Field, JsonSchema } from '@arbitre/rules/kernel/declare/field';
import type { TableView } from '@arbitre/rules/kernel/table-view';

/** What a table knows that an act may name. */
export type Known = {
  /** Cards, calls and articles in notation. */
  readonly words: readonly string[];
  /** What the table waits to hear, and what it has been told. */
  readonly said: readonly string[];
  /** Hands that are known. */
  readonly hands: readonly (readonly string[])[];
  /** Somebody's hand is not known. */
  readonly unknown: boolean;
};

/** Values that may be tried. `exact`: there are no others, so that a form can offer these and nothing else. */
export type Samples = { readonly values: readonly unknown[]; readonly exact: boolean };

/** Nothing tells whether it would be taken. */
const OPAQUE = null;
const MOST_NUMBERS = 60;
/** What calls look like that nobody expects now. */
const CALLS = ['Pass', '1C', '7NT', 'C', 'G', 'N', 'pass', 'GM'];
/** What people write when they have to write something. */
const ANY_TEXT = '-';

const RANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
/** Jokers, where a pack has any. */
const JOKERS = ['BL', 'BO'];
const PACK = [...['C', 'D', 'H', 'S'].flatMap((suit) => RANKS.map((rank) => `${suit}${rank}`)), ...JOKERS];

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What is known at this moment. @param articles those of the rulebook @param setup what the deal was opened with */
export const knownOf = (view: TableView, articles: readonly string[], setup: unknown): Known => {
  const hands = view.seats.flatMap(({ hand }) => (hand === null ? [] : [hand]));
  const unknown = hands.length < view.seats.length;
  const lying = [
    ...view.trick.cards.map(({ card }) => card),
    ...(view.lastTrick?.cards ?? []).map(({ card }) => card),
    ...(view.piles ?? []).flatMap(({ cards }) => cards ?? []),
    ...view.obligations.flatMap(({ cards }) => cards),
  ];
  // Any card may lie in a pile that nobody has seen, or be missing from a hand.
  const sizes = view.seats.map(({ seat, hand }) => {
    return (hand?.length ?? 0) + view.trick.cards.filter((played) => played.seat === seat).length;
  });
  const unseen = unknown || new Set(sizes).size > 1 || (view.piles ?? []).some((pile) => pile.cards === null);
  const cards = unseen ? PACK : [...hands.flat(), ...lying];
  const options = (view.waiting ?? []).map((matter) => matter.options.map(({ act }) => act));
  return {
    words: [...new Set([...cards, ...view.legal, ...articles])],
    said: textsIn([options, view.facts, setup]),
    ...{ hands, unknown },
  };
};

const withoutNull = (schema: JsonSchema): JsonSchema =>
  Array.isArray(schema.anyOf)
    ? ((schema.anyOf as readonly JsonSchema[]).find(({ type }) => type !== 'null') ?? schema)
    : schema;

const exactly = (values: readonly unknown[]): Samples => ({ values, exact: true });

const numbers = ({ minimum, maximum }: JsonSchema, { words }: Known): Samples | null => {
  if (typeof minimum !== 'number' || typeof maximum !== 'number') {
    const said = words.filter((word) => /^\d+$/u.test(word)).map(Number);
    return exactly(said);
  }
  const count = maximum - minimum + 1;
  return count > MOST_NUMBERS ? OPAQUE : exactly(Array.from({ length: count }, (_, at) => minimum + at));
};

/** Cards are listed; a call out of order, or an article's own part, is something that people may have to write. */
const texts = (of: Field, { words, said }: Known): Samples | null => {
  if (of.accepts(ANY_TEXT))
    return { values: [ANY_TEXT, ...said.filter((text) => of.accepts(text))], exact: false };
  const values = [...words, ...CALLS].filter((word) => of.accepts(word));
  return { values, exact: values.every((word) => PACK.includes(word)) };
};

/**
 * The first cards of one hand, from one to all of them: whether others would do is for the rules to say; of a few words each, and all.
 * Of a hand that nobody knows nothing here tells which cards of the pack may be in it.
 */
const lists = (of: Field, { hands, unknown }: Known): Samples | null => {
  const few = of.each?.schema.enum;
  if (Array.isArray(few))
    return { values: [...few.map((word: unknown) => [word]), few].filter(of.accepts), exact: false };
  if (unknown && PACK.some((card) => of.each?.accepts(card) === true)) return OPAQUE;
  const values = hands
    .flatMap((hand) => hand.map((_, at) => hand.slice(0, at + 1)))
    .filter((cards) => of.accepts(cards));
  return { values, exact: false };
};

/** Every way to choose one of each, the first list changing slowest. */
export const product = (lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  lists.reduce<readonly (readonly unknown[])[]>(
    (all, values) => all.flatMap((begun) => values.map((value) => [...begun, value])),
    [[]],
  );

const objects = (parts: Readonly<Record<string, Field>>, known: Known): Samples | null => {
  const names = Object.keys(parts);
  if (Object.values(parts).some(({ optional }) => optional === true)) {
    if (known.unknown) return OPAQUE;
    return Object.values(parts).some(isOfCards) ? wholeHands(names, known) : counts(names, known);
  }
  const samples = Object.values(parts).map((of) => samplesOf(of, known));
  if (samples.includes(null)) return OPAQUE;
  const values = product(samples.map((each) => each?.values ?? [])).map((row) =>
    Object.fromEntries(row.map((value, at) => [names[at] ?? '', value])),
  );
  return { values, exact: false };
};

const isOfCards = ({ schema }: Field): boolean => withoutNull(schema).type === 'array';

/** The hands as they are, and with what one has too many given to those who have too few. */
const wholeHands = (names: readonly string[], { hands }: Known): Samples => {
  const size = Math.floor(hands.flat().length / Math.max(1, hands.length));
  const spare = hands.flatMap((hand) => hand.slice(size));
  const even = hands.map((hand) => [
    ...hand.slice(0, size),
    ...spare.splice(0, Math.max(0, size - hand.length)),
  ]);
  const asRecord = (all: readonly (readonly string[])[]): object =>
    Object.fromEntries(names.map((name, at) => [name, all[at] ?? null]));
  return { values: [asRecord(hands), asRecord(even)], exact: false };
};

/** What the players count, one of them or all: as many cards as somebody holds, one more or one fewer. */
const counts = (names: readonly string[], { hands }: Known): Samples => {
  const lengths = new Set(hands.flatMap(({ length }) => [length, length + 1, length - 1]));
  return {
    values: [...lengths].flatMap((count) => [
      Object.fromEntries(names.map((name) => [name, count])),
      ...names.map((name) => ({ [name]: count })),
    ]),
    exact: false,
  };
};

/** Values to try for a field; null where nothing here tells any. */
export const samplesOf = (of: Field, known: Known): Samples | null => {
  const schema = withoutNull(of.schema);
  if (of.parts !== undefined) return objects(of.parts, known);
  if (of.each !== undefined) return lists(of, known);
  if (Array.isArray(schema.enum)) return exactly(schema.enum as readonly unknown[]);
  switch (schema.type) {
    case 'integer':
      return numbers(schema, known);
    case 'boolean':
      return exactly([true, false]);
    case 'string':
      return texts(of, known);
    default:
      return OPAQUE;
  }
};
