import { type Refusal, strangeCharacter } from '@arbitre/rules';
import { refuse } from './refusals';

/** Who has an account. It is sealed wherever it lies. */
export type Person = {
  /** What pages print. */
  readonly name: string;
  /** What is typed to sign in: an address, or a name of one's own. */
  readonly signIn: string;
};

const SIGN_IN = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{1,99}$/u;
const MOST_OF_NAME = 100;

/** The form by which a sign-in name is found: however it was typed. */
export const signInKey = (given: string): string => given.trim().normalize('NFKC').toLowerCase();

const short = (text: string): string => Array.from(text).slice(0, 80).join('');

/** What is wrong with what was given for a new account; null when nothing is. */
export const personProblem = ({ name, signIn }: Person): Refusal | null => {
  if (!SIGN_IN.test(signInKey(signIn)))
    return refuse('sign-in-name-does-not-fit', { field: 'signIn', given: short(signIn) });
  if (name.trim() === '' || name.length > MOST_OF_NAME || strangeCharacter(name, 'line') !== null)
    return refuse('name-does-not-fit', { field: 'name', most: MOST_OF_NAME });
  return null;
};
