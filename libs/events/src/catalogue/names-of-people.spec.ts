import { allGames } from '@arbitre/rules';
import type { Field, Fields } from '@arbitre/rules/kernel/declare/field';
import { type Shapes, shapesOf } from '@arbitre/rules/kernel/declare/shapes';
import { FREE_TEXTS } from '../../testing/free-texts';

type Text = { readonly at: string; readonly name: string };
type Json = Readonly<Record<string, unknown>>;

/** A closed list, a constant, a notation that is read to its end, or so few characters that seats fit and hardly a name. */
const isClosed = ({ enum: words, const: only, pattern = '', maxLength = Infinity }: Json): boolean =>
  words !== undefined || only !== undefined || String(pattern).endsWith('$') || Number(maxLength) <= 10;

/** Every text of a schema that anything could stand in. */
const openIn = (schema: Json, at: string, name: string): readonly Text[] => {
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as Json[]).flatMap((each) => openIn(each, at, name));
  if (schema.type === 'string') return isClosed(schema) ? [] : [{ at, name }];
  return [
    ...Object.entries((schema.properties ?? {}) as Json).flatMap(([part, of]) =>
      openIn(of as Json, `${at}.${part}`, part),
    ),
    ...[schema.items, schema.additionalProperties].flatMap((of) =>
      typeof of === 'object' && of !== null ? openIn(of as Json, at, name) : [],
    ),
  ];
};

/** The same of a field; what tells a seat, a card, an entry or a person is looked at by what it tells. */
const textsOf = (of: Field, at: string, name: string): readonly Text[] => {
  if (of.tells !== undefined && of.parts === undefined) return [];
  if (of.parts !== undefined)
    return Object.entries(of.parts).flatMap(([part, field]) => textsOf(field, `${at}.${part}`, part));
  return of.each === undefined ? openIn(of.schema, at, name) : textsOf(of.each, at, name);
};

const textsIn = (shapes: Shapes, at: string): readonly Text[] =>
  shapesOf(shapes).flatMap((fields: Fields) =>
    Object.entries(fields).flatMap(([name, field]) => textsOf(field, `${at}.${name}`, name)),
  );

/** What says where, when and by which rule, and what the hall calls its things: ids and notation that no person is called by. */
const THINGS = new Set([
  ...['article', 'pack', 'packs', 'NS', 'EW', 'table', 'deal', 'seed', 'word', 'letters'],
  ...['team', 'circle', 'from', 'to', 'stake', 'name', 'entries', 'copy', 'line'],
]);

const acts = allGames.all.flatMap(({ id, play, session }) =>
  [play, session].flatMap((part) =>
    part === undefined
      ? []
      : [
          ...Object.entries(part.acts).flatMap(([act, { fields }]) => textsIn(fields, `${id} ${act}`)),
          ...textsIn(part.setup, `${id} setup`),
        ],
  ),
);

describe('a person’s name', () => {
  it('has no field in any act or setup of a game but free texts that are named with a reason', () => {
    const unknown = acts.filter(({ name }) => !THINGS.has(name) && !Object.hasOwn(FREE_TEXTS, name));
    expect(unknown.map(({ at }) => at)).toEqual([]);
  });

  it('has no free text on the list that no act asks for', () => {
    const asked = new Set(acts.map(({ name }) => name));
    expect(Object.keys(FREE_TEXTS).filter((name) => !asked.has(name))).toEqual([]);
    expect([...THINGS].filter((name) => !asked.has(name))).toEqual([]);
  });

  it('cannot stand where somebody acts or is spoken of: those are references', () => {
    const WHO =
      /^(by|player|players|person|persons|holder|captain|author|target|substitute|direction|referees|signatures|approvedBy|partners)$/u;
    const loose = (shapes: Shapes, at: string): readonly string[] =>
      shapesOf(shapes).flatMap((fields: Fields) =>
        Object.entries(fields).flatMap(([name, field]) => {
          const one = field.each ?? field;
          const isOpen = openIn(one.schema, at, name).length > 0;
          return WHO.test(name) && isOpen && !['person', 'seat', 'entry'].includes(one.tells ?? '')
            ? [`${at}.${name}`]
            : [];
        }),
      );
    const found = allGames.all.flatMap(({ id, play, session }) =>
      [play, session].flatMap((part) =>
        part === undefined
          ? []
          : [
              ...Object.entries(part.acts).flatMap(([act, { fields }]) => loose(fields, `${id} ${act}`)),
              ...Object.entries(part.events.table).flatMap(([type, { fields }]) =>
                loose(fields, `${id} ${type}`),
              ),
              ...loose(part.setup, `${id} setup`),
            ],
      ),
    );
    expect(found).toEqual([]);
  });
});
