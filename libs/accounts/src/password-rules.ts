import type { Refusal } from '@arbitre/rules';
import { COMMON_PASSWORDS } from './common-passwords';
import type { Person } from './person';
import { refuse } from './refusals';

/** Characters, as people count them. */
export const LEAST = 12;
export const MOST = 200;
/** Fewer different characters than this are a pattern, whatever their number. */
const LEAST_DIFFERENT = 5;
/** Shorter parts of a name are in many passwords by chance. */
const LEAST_OF_NAME = 4;

let known: ReadonlySet<string> | null = null;
const isCommon = (word: string): boolean => (known ??= new Set(COMMON_PASSWORDS.split(' '))).has(word);

const PLAIN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

const letters = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** `abcabc` is `abc`. */
const once = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

/** Digits that stand for letters, digits and marks around a word, a word said twice: none of it makes a password less common. */
const follows = (password: string): boolean => {
  const lower = password.toLowerCase();
  const plain = lower.replace(/[01345@$]/g, (mark) => PLAIN[mark] ?? mark);
  const forms = [lower, letters(lower), letters(plain)].flatMap((form) => [form, once(form)]);
  return forms.some((form) => form !== '' && isCommon(form));
};

/** A row of keys or of the alphabet, either way: each character beside the one before it. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
];
const isRow = (password: string): boolean => {
  const lower = password.toLowerCase();
  const beside = (a: string, b: string): boolean =>
    ROWS.some((row) => row.includes(a + b) || row.includes(b + a));
  const steps = Array.from(lower)
    .slice(1)
    .filter((each, at) => beside(lower[at] ?? '', each)).length;
  return steps >= lower.length - 4;
};

const holdsName = (password: string, { name, signIn }: Person): boolean => {
  const lower = password.toLowerCase();
  return ['arbitre', ...`${name} ${signIn}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)]
    .filter((word) => word.length >= LEAST_OF_NAME)
    .some((word) => lower.replace(word, '').length < LEAST - LEAST_OF_NAME && lower.includes(word));
};

/** Why this may not be the password of that person; null when it may. Offline: nothing of it leaves the process. */
export const passwordProblem = (password: string, person: Person): Refusal | null => {
  const { length } = Array.from(password.normalize('NFC'));
  if (length < LEAST) return refuse('password-too-short', { least: LEAST });
  if (length > MOST) return refuse('password-too-long', { most: MOST });
  if (new Set(password).size < LEAST_DIFFERENT || follows(password) || isRow(password))
    return refuse('password-common');
  return holdsName(password, person) ? refuse('password-names-account') : null;
};
