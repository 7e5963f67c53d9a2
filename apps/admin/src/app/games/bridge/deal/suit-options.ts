import type { Words } from '../../face';

// Options that name suits: `require-H`, `forbid-HS`.

const LETTERS = ['C', 'D', 'H', 'S'] as const;
type Letter = (typeof LETTERS)[number];

const setsOf = (letters: readonly Letter[]): readonly (readonly Letter[])[] => {
  const [first, ...rest] = letters;
  if (first === undefined) return [[]];
  const without = setsOf(rest);
  return [...without, ...without.map((set) => [first, ...set])];
};

/** All suits but the fourth. */
const SETS = setsOf(LETTERS).filter(({ length }) => length > 0 && length < LETTERS.length);

/** The options that require one suit, and those that forbid one or several. */
export const REQUIRING: readonly string[] = LETTERS.map((suit) => `require-${suit}`);
export const FORBIDDING: readonly string[] = SETS.map((set) => `forbid-${set.join('')}`);

export type SuitWords = {
  readonly suits: Readonly<Record<Letter, string>>;
  readonly and: string;
  readonly require: string;
  readonly forbid: string;
};

type Named = readonly [option: string, words: string];

/** What each of these options is called. `prefix`: what stands before its name. */
export const suitOptions = ({ suits, and, require, forbid }: SuitWords, prefix = ''): Words => {
  const required = LETTERS.map((suit): Named => [`${prefix}require-${suit}`, `${require} ${suits[suit]}`]);
  const forbidden = SETS.map((set): Named => [
    `${prefix}forbid-${set.join('')}`,
    `${forbid} ${set.map((suit) => suits[suit]).join(and)}`,
  ]);
  return Object.fromEntries([...required, ...forbidden]);
};

export const SUIT_WORDS = {
  fr: {
    suits: { C: 'trèfle', D: 'carreau', H: 'cœur', S: 'pique' },
    and: ' et ',
    require: 'Exiger',
    forbid: 'Interdire',
  },
  en: {
    suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
    and: ' and ',
    require: 'Require',
    forbid: 'Forbid',
  },
} as const;
