import { type Field, telling } from './field';
import { shapesOf, type Shapes } from './shapes';
import { text } from './values';

// How acts and events refer to people. Who somebody is stands sealed in the registry and nowhere else: an event names nobody.

/** In what office somebody acts or is spoken of, with the words of pages. Several of one office are numbered: `referee-2`. */
export const OFFICES = {
  director: { fr: 'Direction du tournoi', en: 'Tournament director' },
  arbiter: { fr: 'Arbitre', en: 'Arbiter' },
  referee: { fr: 'Juge-arbitre', en: 'Referee' },
  committee: { fr: 'Commission d’appel', en: 'Appeals committee' },
  organiser: { fr: 'Organisation', en: 'Organiser' },
  host: { fr: 'Hôte', en: 'Host' },
  scorer: { fr: 'Marque', en: 'Scorer' },
  // No person: what was played on one is called off by it.
  server: { fr: 'Serveur de jeu', en: 'Game server' },
} as const satisfies Readonly<Record<string, { readonly fr: string; readonly en: string }>>;

export type Office = keyof typeof OFFICES;

const WORD = '[0-9A-Za-z][0-9A-Za-z_-]{0,79}';
const REFERENCE = new RegExp(`^${WORD}(?:\\.[1-9]\\d?)?$`, 'u');
const OFFICE = new RegExp(`^(${Object.keys(OFFICES).join('|')})(?:-([2-9]|[1-9]\\d))?$`, 'u');
const PLACE = new RegExp(`^(${WORD})\\.([1-9]\\d?)$`, 'u');

/**
 * Somebody: an entry of the competition (`pair-3`), one of its persons by the place in it (`team-3.2`), the licence of a member,
 * the id of a guest or of an account, or an office (`arbiter`, `referee-2`). The write side looks at every act before it is
 * written: what does not look like a reference is refused (`no-reference`), and what is nobody's (`unknown-person`). Rules take any
 * text: events of old hold names, which are read, replayed and audited as they stand, with their hashes.
 */
export const person = (says: string): Field<string> =>
  telling('person', text(`${says}: an entry, a person of one, a licence or an office, never a name`, 80));

/** Whether a text looks like a reference; a name such as `Marie Dupont` does not. */
export const isReference = (value: string): boolean => value.length <= 80 && REFERENCE.test(value);

/** The office that a reference is to, and which of several, from 1; null where it is to none. */
export const officeIn = (reference: string): { readonly office: Office; readonly number: number } | null => {
  const [, office, number = '1'] = OFFICE.exec(reference) ?? [];
  return office === undefined ? null : { office: office as Office, number: Number(number) };
};

/** The entry and the place in it, from 1, of one of its persons; null where a reference is to somebody else. */
export const placeIn = (reference: string): { readonly entry: string; readonly place: number } | null => {
  const [, entry, place] = PLACE.exec(reference) ?? [];
  return entry === undefined ? null : { entry, place: Number(place) };
};

/** `team-3.2`: the second person that the entry lists. */
export const personAt = (entry: string, place: number): string => `${entry}.${place}`;

/** A reference, and where it stands in what was given (`seats.N`, `players.0`). */
export type Referred = { readonly path: string; readonly person: string };

const within = (of: Field, value: unknown, path: string): readonly Referred[] => {
  if (typeof value === 'string') return of.tells === 'person' ? [{ path, person: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([name, member]) => {
    const part =
      of.each ?? (of.parts !== undefined && Object.hasOwn(of.parts, name) ? of.parts[name] : undefined);
    return part === undefined ? [] : within(part, member, `${path}.${name}`);
  });
};

/** Everybody to whom given arguments refer. They may be absurd: never throws. */
export const personsIn = (of: Shapes, given: Readonly<Record<string, unknown>>): readonly Referred[] =>
  shapesOf(of).flatMap((shape) =>
    Object.entries(shape).flatMap(([name, field]) => within(field, given[name], name)),
  );
