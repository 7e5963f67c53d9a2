// Which characters texts may hold: declared here once, for acts, setups, events, imports and the API's edge. A text is
// kept as it was typed or refused whole; nothing is normalised, so that what was hashed is what was said.

/**
 * `line`: names, ids, places, the keys of JSON objects: one line. `lines`: reasons, notes, measures: line feeds and tabs
 * too. Both may hold what is written in any script, emoji among it.
 */
export type TextKind = 'line' | 'lines';

/** Nearly every text is printable ASCII: no question arises. Short texts are read sooner so than by an expression. */
const isPlain = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x20 || unit > 0x7e) return false;
  }
  return true;
};

/**
 * What no text holds. Control characters, of which NUL fits into no row; halves of surrogate pairs, which are no text at
 * all; line and paragraph separators; and what cannot be seen: marks that turn the direction of what follows (a name that
 * reads as another), soft hyphens, spaces of no width, fillers, tags, characters that Unicode keeps for nobody. Joiners
 * and variation selectors stay, because scripts and emoji need them: see `MISPLACED`.
 */
const STRANGE = {
  lines: /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\p{DI}]--[\p{VS}\u200c\u200d\t\n]]/v,
  line: /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\p{DI}]--[\p{VS}\u200c\u200d]]/v,
} as const;

/**
 * A joiner or a variation selector at an end, beside white space or beside a Latin letter changes nothing that anybody
 * could see: `Dupont` would be two players.
 */
const MISPLACED =
  /(?<=^|[\s\p{sc=Latn}\u200c\u200d])[\p{VS}\u200c\u200d]|[\u200c\u200d](?=$|[\s\p{ASCII}\p{sc=Latn}])/v;

const named = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first character that a text of this kind may not hold, by its number (`U+0000`); null when all are in order. */
export const strangeCharacter = (text: string, kind: TextKind): string | null => {
  if (isPlain(text)) return null;
  const found = STRANGE[kind].exec(text) ?? MISPLACED.exec(text);
  return found === null ? null : named(found[0]);
};

/** Lower case without accents, so that `peche` finds `Pêche`: for looking up, never for keeping. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What JSON holds that cannot be kept, and where: `path` reads `place.table`, `acts.0.reason`. */
export type JsonFault = {
  readonly path: string;
  /** The character by its number (`U+0000`); or a number that JSON cannot write; or more levels than anything needs. */
  readonly found: string;
  readonly kind: 'character' | 'number' | 'depth';
};

/** Levels of objects and lists in one another; the deepest act has six. */
export const DEEPEST = 32;

type Found = { readonly keys: string[]; readonly found: string; readonly kind: JsonFault['kind'] };

const inText = (text: string, kind: TextKind): Found | null => {
  const found = strangeCharacter(text, kind);
  return found === null ? null : { keys: [], found, kind: 'character' };
};

/** Keys are collected on the way back, so that what is in order costs nothing but the look. */
const inValue = (value: unknown, levels: number, fits: (number: number) => boolean): Found | null => {
  if (typeof value === 'string') return inText(value, 'lines');
  if (typeof value === 'number')
    return fits(value)
      ? null
      : { keys: [], found: Object.is(value, -0) ? '-0' : String(value), kind: 'number' };
  if (typeof value !== 'object' || value === null) return null;
  if (levels === 0) return { keys: [], found: String(DEEPEST), kind: 'depth' };
  const members = value as Readonly<Record<string, unknown>>;
  for (const key in members) {
    const found =
      (Array.isArray(value) ? null : inText(key, 'line')) ?? inValue(members[key], levels - 1, fits);
    if (found !== null) {
      found.keys.push(key);
      return found;
    }
  }
  return null;
};

/** A key as a path can show it: without what is wrong with it. */
const shown = (key: string): string =>
  key
    .slice(0, 40)
    .replace(/[^\x20-\x7e]/gu, (each) => (strangeCharacter(each, 'line') === null ? each : '?'));

/** Whether JSON gives a number back as it was: of `-0` it keeps `0`, and what was decided on would not be what is read. */
export const isKeptNumber = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);

/**
 * The first text, key or number in a JSON value that cannot be kept; null when all can. Never throws, however deep.
 * `fits`: which numbers can.
 */
export const jsonFault = (
  value: unknown,
  fits: (number: number) => boolean = Number.isFinite,
): JsonFault | null => {
  const found = inValue(value, DEEPEST, fits);
  return found === null
    ? null
    : { path: found.keys.toReversed().map(shown).join('.'), found: found.found, kind: found.kind };
};
