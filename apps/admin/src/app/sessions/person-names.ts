import { officeIn, OFFICES, personAt, placeIn, type Office } from '@arbitre/rules/kernel/declare/person';
import type { LanguageCode } from '../language/plural';
import type { Choice } from '../writes/form-field';
import { entryName, type SessionEntries, type SessionEntry } from './session-entries';

// People as acts refer to them (kernel/declare/person.ts), and as pages call them.

/** Whom forms offer as acting in an office; a server acts for nobody at a table. */
const OFFERED = (Object.keys(OFFICES) as readonly Office[]).filter((office) => office !== 'server');

type Entered = readonly [id: string, entry: SessionEntry];

const entered = (entries: SessionEntries, of: string): Entered | undefined => {
  const known = entries.get(of);
  if (known !== undefined) return [of, known];
  return [...entries].find(([, { number }]) => String(number) === of);
};

/** `3.2 Name`, or `3.2` where nobody is known there. */
const placeName = ({ number, persons }: SessionEntry, place: number): string =>
  [`${number}.${place}`, persons[place - 1] ?? ''].join(' ').trim();

/** What an office is called, `Juge-arbitre 2`; null where a reference is to none. */
export const officeName = (reference: string, language: LanguageCode): string | null => {
  const found = officeIn(reference);
  if (found === null) return null;
  const word = OFFICES[found.office][language];
  return found.number === 1 ? word : `${word} ${found.number}`;
};

/** What people read of somebody whom an act refers to; what nobody knows stands as it was recorded. */
export const personName = (entries: SessionEntries, reference: string, language: LanguageCode): string => {
  if (entries.has(reference)) return entryName(entries, reference);
  const at = placeIn(reference);
  const known = at === null ? undefined : entered(entries, at.entry);
  if (at !== null && known !== undefined) return placeName(known[1], at.place);
  return officeName(reference, language) ?? reference;
};

/** The persons of an entry, and places up to `least` where fewer are known. */
export const personsOf = (entries: SessionEntries, id: string, least = 0): readonly Choice[] => {
  const entry = entries.get(id);
  if (entry === undefined) return [];
  return Array.from({ length: Math.max(least, entry.persons.length) }, (_, at) => ({
    value: personAt(id, at + 1),
    label: placeName(entry, at + 1),
  }));
};

/** Whom a form offers where somebody is asked for: entries by number, the persons of pairs and teams, offices. */
export const peopleToName = (entries: SessionEntries, language: LanguageCode): readonly Choice[] => [
  ...[...entries]
    .toSorted(([, a], [, b]) => a.number - b.number)
    .flatMap(([id, { number, name, kind }]) => [
      { value: id, label: `${number} ${name}` },
      ...(kind === 'player' ? [] : personsOf(entries, id)),
    ]),
  ...OFFERED.map((value) => ({ value, label: OFFICES[value][language] })),
];

const same = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** Whom somebody meant who chose one of those, or typed a number (`12`, `3.2`); the text itself, a licence most often, otherwise. */
export const personTyped = (typed: string, entries: SessionEntries, language: LanguageCode): string => {
  const text = typed.trim();
  const chosen = peopleToName(entries, language).find(({ label }) => same(label, text));
  if (chosen !== undefined) return chosen.value;
  const [, number = '', place] = /^(\d+)(?:\.(\d+))?$/u.exec(text) ?? [];
  const [id] = number === '' ? [] : (entered(entries, number) ?? []);
  if (id === undefined) return text;
  return place === undefined ? id : personAt(id, Number(place));
};
