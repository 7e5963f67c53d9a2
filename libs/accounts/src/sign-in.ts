import type { Refusal } from '@arbitre/rules';
import type { Accounts, Credentials } from './accounts';
import { NOBODY, passwordFits } from './passwords';
import { refuse } from './refusals';

/** Whose name and password these are, or why nobody signs in. Which of the two is wrong is not told, nor by the time it takes. */
export const checkPassword = async (
  accounts: Accounts,
  signIn: string,
  password: string,
): Promise<Credentials | Refusal> => {
  const found = await accounts.credentialsOf(signIn);
  const fits = await passwordFits(password, found?.passwordHash ?? NOBODY);
  if (!fits || found === null) return refuse('sign-in-refused');
  return found.locked ? refuse('account-locked') : found;
};
