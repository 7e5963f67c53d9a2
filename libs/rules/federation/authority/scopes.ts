import { folded } from '@arbitre/rules/kernel/characters';
import { LICENCE } from '@arbitre/rules/kernel/competition/person';
import { notation } from '@arbitre/rules/kernel/declare/values';

/** Where a grant holds, as events write it. `of`: an id of the registry, or the word that a competition says of itself. */
export type Scope =
  | { readonly kind: 'federation' }
  | { readonly kind: 'region' | 'club' | 'competition'; readonly of: string }
  /** `of`: `<competition>.s<session>` */
  | { readonly kind: 'session'; readonly of: string }
  /** `of`: the licence of the member that the account's owner is. */
  | { readonly kind: 'member'; readonly of: string }
  /** `of`: `<competition>.s<session>/<table>/<seat>`; a code's alone: no grant is written down so. */
  | { readonly kind: 'seat'; readonly of: string }
  /** `of`: `<competition>.s<session>/<table>`, or `<competition>/<entry>`. */
  | { readonly kind: 'table' | 'entry'; readonly of: string };

/** Where an operation happens, as far as it is known; what is not known is covered by nothing but the federation. */
export type Where = {
  /** The region and all above it. */
  readonly regions?: readonly string[];
  /** The clubs of all whom it is about. */
  readonly clubs?: readonly string[];
  readonly competition?: string;
  /** `<competition>.s<session>` */
  readonly session?: string;
  /** `<competition>.s<session>/<table>` */
  readonly table?: string;
  /** The only one whom it is about, by all licences that are read as this member. */
  readonly members?: readonly string[];
  /** Those whom it is about: entries as grants name them (`<competition>/<entry>`), and who plays in them, by all licences. */
  readonly parties?: { readonly entries: readonly string[]; readonly members: readonly string[] };
};

const ID = '[a-z0-9][a-z0-9-]{0,79}';
const WORD = '[^\\s\\p{C}/](?:[^\\p{C}/]{0,98}[^\\s\\p{C}/])?';
const PATTERN = `^(?:federation|(?:region|club):${WORD}|competition:${ID}|session:${ID}\\.s[1-9][0-9]{0,3}|table:${ID}\\.s[1-9][0-9]{0,3}/${WORD}|entry:${ID}/${WORD}|member:${LICENCE})$`;

export const scope = notation(
  'federation, region:nord, club:75012, competition:coupe, session:coupe.s1, table:coupe.s1/3, entry:coupe/pair-1 or member:F-0042',
  PATTERN,
  'Where it holds',
);

const SHAPE = new RegExp(PATTERN, 'u');

/** Whether that is how a scope is written. */
export const isScope = (text: string): boolean => SHAPE.test(text);

/** The scope that events write so. */
export const scopeOf = (text: string): Scope => {
  const at = text.indexOf(':');
  if (at < 0) return { kind: 'federation' };
  return { kind: text.slice(0, at) as Exclude<Scope['kind'], 'federation'>, of: text.slice(at + 1) };
};

/** Table and seat of the scope of a seat. */
export const seatIn = (of: string): { readonly table: string; readonly seat: string } => {
  const at = of.lastIndexOf('/');
  return { table: of.slice(0, at), seat: of.slice(at + 1) };
};

/** Words of people are one when they differ in case, accents or gaps alone: `Île-de-France`, `ile de france`. */
export const sameWord = (one: string, other: string): boolean => plainWord(one) === plainWord(other);

/** A word as ids of the registry are written. */
export const plainWord = (word: string): string =>
  folded(word)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Whether what happens there happens in the scope. */
export const covers = (
  within: Scope,
  { regions = [], clubs = [], competition, session, table }: Where,
): boolean => {
  switch (within.kind) {
    case 'federation':
      return true;
    case 'region':
      return regions.some((region) => sameWord(region, within.of));
    case 'club':
      return clubs.length > 0 && clubs.every((club) => sameWord(club, within.of));
    case 'competition':
      return competition === within.of;
    case 'session':
      return session === within.of;
    case 'table':
      return table === within.of;
    case 'seat':
      return table === seatIn(within.of).table;
    case 'entry':
    case 'member':
      return false;
  }
};
