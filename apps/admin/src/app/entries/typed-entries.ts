import { strangeCharacter } from '@arbitre/rules/kernel/characters';
import { type EntryKind, LARGEST_NUMBER, PERSONS_OF } from '@arbitre/rules/kernel/competition/entry-kinds';
import { LICENCE } from '@arbitre/rules/kernel/competition/person';

/** A person as typed: by the licence, or a guest by name. */
export type TypedPerson =
  { readonly licence: string } | { readonly familyName: string; readonly givenName?: string };

/** What is wrong with a line, by the key of its text. */
export type LineFault =
  | { readonly fault: 'nobody' | 'manyCells' | 'number' }
  | { readonly fault: 'persons'; readonly least: number; readonly most: number; readonly given: number }
  | { readonly fault: 'taken'; readonly number: number }
  | { readonly fault: 'twice'; readonly person: string; readonly line: number }
  | { readonly fault: 'plays'; readonly person: string; readonly number: number }
  | { readonly fault: 'strange'; readonly found: string };

/** One line of a list, read: who plays under which number. */
export type TypedEntry = {
  /** From 1, as somebody counts lines of what he pasted. */
  readonly line: number;
  readonly number: number;
  readonly label: string | null;
  readonly persons: readonly TypedPerson[];
  readonly club: string | null;
  readonly fault: LineFault | null;
};

/** A licence, as somebody types it: with a digit, since a family name may be all capitals. */
const TYPED_LICENCE = new RegExp(`^(?=.*\\d)${LICENCE}$`);
const CAPITALS = /^[\p{Lu}\p{M}'’-]{2,}$/u;
/** Between the two of a pair, and the names of a team. */
const BETWEEN = /\s+[-–—/&+]\s+|\s*\/\s*/u;

const guest = (familyName: string, givenName: string): TypedPerson =>
  givenName === '' ? { familyName } : { familyName, givenName };

/** `DUPONT Marie`, `Dupont, Marie`, `Marie Dupont` or a licence. */
export const personOf = (typed: string): TypedPerson => {
  const words = typed.trim().split(/\s+/u);
  const [only = ''] = words;
  if (words.length === 1) return TYPED_LICENCE.test(only) ? { licence: only } : { familyName: only };
  const comma = typed.indexOf(',');
  if (comma >= 0) return guest(typed.slice(0, comma).trim(), typed.slice(comma + 1).trim());
  const capitals = words.findIndex((word) => !CAPITALS.test(word));
  if (capitals > 0) return guest(words.slice(0, capitals).join(' '), words.slice(capitals).join(' '));
  if (capitals < 0) return { familyName: words.join(' ') };
  return guest(words.at(-1) ?? '', words.slice(0, -1).join(' '));
};

/** How a person is told before anything is written. */
export const toldPerson = (person: TypedPerson): string => {
  if ('licence' in person) return person.licence;
  return person.givenName === undefined ? person.familyName : `${person.givenName} ${person.familyName}`;
};

type Cells = {
  readonly number: string;
  readonly label: string | null;
  readonly persons: readonly string[];
  readonly club: string;
  readonly many: boolean;
};

/** `Les Martres: Loup, Ours`: what a team calls itself, and who plays in it. */
const labelled = (kind: EntryKind, who: string): Pick<Cells, 'label' | 'persons'> => {
  const colon = who.indexOf(':');
  if (kind === 'player') return { label: null, persons: who === '' ? [] : [who] };
  if (kind === 'pair') return { label: null, persons: who.split(BETWEEN) };
  const persons = (text: string) => text.split(/\s*,\s*/u).flatMap((each) => each.split(BETWEEN));
  return colon < 0
    ? { label: null, persons: persons(who) }
    : { label: who.slice(0, colon).trim(), persons: persons(who.slice(colon + 1)) };
};

/** Columns of a spreadsheet or of a list with semicolons: number, who, club. Without either, the number stands first. */
const cellsOf = (kind: EntryKind, text: string): Cells => {
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : null;
  if (separator === null) {
    const [, number = '', who = ''] = /^\s*(?:(\d+)[.):]?\s+)?(.*)$/u.exec(text.trim()) ?? [];
    return { number, ...labelled(kind, who.trim()), club: '', many: false };
  }
  const cells = text.split(separator).map((cell) => cell.trim());
  const numbered = /^\d*$/.test(cells[0] ?? '') && cells.length > 1;
  const [who = '', club = '', ...rest] = numbered ? cells.slice(1) : cells;
  return {
    number: numbered ? (cells[0] ?? '') : '',
    ...labelled(kind, who),
    club,
    many: rest.some((cell) => cell !== ''),
  };
};

/** The words in which lists name their columns; such a first line is no entry. */
const HEAD = /^(n[°o]?|num[ée]ro|number|nr|place|nom|name|joueur|player|paire|pair|[ée]quipe|team)\b/iu;

const isHead = (text: string): boolean =>
  text
    .split(/[\t;]/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .every((cell) => HEAD.test(cell) || /^club\b/iu.test(cell));

type Taken = {
  readonly numbers: Set<number>;
  /** In which line somebody stands first. */
  readonly persons: Map<string, number>;
  /** Under which number a licence plays in the competition. */
  readonly playing: ReadonlyMap<string, number>;
};

const faultOf = (
  kind: EntryKind,
  text: string,
  { many, persons }: Cells,
  { number, line }: Pick<TypedEntry, 'number' | 'line'>,
  taken: Taken,
): LineFault | null => {
  const found = strangeCharacter(text.replaceAll('\t', ' '), 'line');
  if (found !== null) return { fault: 'strange', found };
  if (many) return { fault: 'manyCells' };
  if (number < 1 || number > LARGEST_NUMBER) return { fault: 'number' };
  if (taken.numbers.has(number)) return { fault: 'taken', number };
  if (persons.length === 0) return { fault: 'nobody' };
  const [least, most] = PERSONS_OF[kind];
  if (persons.length < least || persons.length > most)
    return { fault: 'persons', least, most, given: persons.length };
  const twice = persons.find((person, at) => persons.indexOf(person) < at || taken.persons.has(person));
  if (twice !== undefined) return { fault: 'twice', person: twice, line: taken.persons.get(twice) ?? line };
  const plays = persons.find((person) => taken.playing.has(person)) ?? '';
  const under = taken.playing.get(plays);
  return under === undefined ? null : { fault: 'plays', person: plays, number: under };
};

const nextFree = (numbers: ReadonlySet<number>): number => {
  let next = 1;
  while (numbers.has(next)) next += 1;
  return next;
};

/**
 * What somebody typed or pasted, a line an entry; gaps and a head are passed over, and who has no number gets the next that is free.
 * @param used the numbers that are taken already
 * @param playing the number under which a licence plays already
 */
export const typedEntries = (
  text: string,
  kind: EntryKind,
  used: Iterable<number> = [],
  playing: ReadonlyMap<string, number> = new Map(),
): readonly TypedEntry[] => {
  const lines = text
    .split(/\r\n|\r|\n/u)
    .map((typed, at) => ({ typed, line: at + 1 }))
    .filter(({ typed }) => typed.trim() !== '')
    .filter(({ typed }, at) => at > 0 || !isHead(typed))
    .map(({ typed, line }) => {
      const cells = cellsOf(kind, typed);
      return {
        typed,
        line,
        cells: { ...cells, persons: cells.persons.map((each) => each.trim()).filter(Boolean) },
      };
    });
  const taken: Taken = { numbers: new Set(used), persons: new Map(), playing };
  // Whoever brings a number keeps it from those who bring none.
  const brought = new Set(lines.flatMap(({ cells: { number } }) => (number === '' ? [] : [Number(number)])));
  return lines.map(({ typed, line, cells }): TypedEntry => {
    const number =
      cells.number === '' ? nextFree(new Set([...taken.numbers, ...brought])) : Number(cells.number);
    const fault = faultOf(kind, typed, cells, { number, line }, taken);
    taken.numbers.add(number);
    for (const person of cells.persons) if (!taken.persons.has(person)) taken.persons.set(person, line);
    return {
      ...{ line, number, label: cells.label === '' ? null : cells.label },
      ...{ persons: cells.persons.map(personOf), club: cells.club === '' ? null : cells.club, fault },
    };
  });
};
