import { type Accounts, accountRefusals, hashPassword, passwordProblem } from '@arbitre/accounts';
import { explain, type Refusal } from '@arbitre/rules';

/** What the environment says of the first administrator (ARBITRE_ADMIN, ARBITRE_ADMIN_PASSWORD). */
export type FirstAdministrator = { readonly signIn: string; readonly password: string };

const stop = (variable: string, { violation }: Refusal): never => {
  throw new Error(`${variable}: ${explain(null, violation, accountRefusals).en}`);
};

/** Makes the first administrator where there is none. @throws a sentence that names the variable, and no password */
export const settleFirstAdministrator = async (
  accounts: Accounts,
  given: FirstAdministrator | null,
): Promise<void> => {
  if (given === null || (await accounts.hasAdministrator())) return;
  const person = { name: given.signIn, signIn: given.signIn };
  const problem = passwordProblem(given.password, person);
  if (problem !== null) stop('ARBITRE_ADMIN_PASSWORD', problem);
  const passwordHash = await hashPassword(given.password);
  const made = await accounts.create({ ...person, role: 'ADMINISTRATOR', passwordHash });
  // Another API that starts at the same moment may have made it.
  if (!('id' in made) && !(await accounts.hasAdministrator())) stop('ARBITRE_ADMIN', made);
};
