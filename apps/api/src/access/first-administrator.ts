import { randomUUID } from 'node:crypto';
import { type Accounts, accountRefusals, hashPassword, passwordProblem } from '@arbitre/accounts';
import { type EventStore, giveGrant, grantsOf } from '@arbitre/events';
import { explain, type Refusal } from '@arbitre/rules';

/** What the environment says of the first administrator (ARBITRE_ADMIN, ARBITRE_ADMIN_PASSWORD). */
export type FirstAdministrator = { readonly signIn: string; readonly password: string };

const stop = (variable: string, { violation }: Refusal): never => {
  throw new Error(`${variable}: ${explain(null, violation, accountRefusals).en}`);
};

/** The account, made where there is none yet; null where others have accounts, and this one has not. */
const accountOf = async (
  accounts: Accounts,
  { signIn, password }: FirstAdministrator,
): Promise<string | null> => {
  const known = await accounts.credentialsOf(signIn);
  if (known !== null) return known.id;
  if (await accounts.hasOwn()) return null;
  const person = { name: signIn, signIn };
  const problem = passwordProblem(password, person);
  if (problem !== null) return stop('ARBITRE_ADMIN_PASSWORD', problem);
  const made = await accounts.create({ ...person, passwordHash: await hashPassword(password) });
  if ('id' in made) return made.id;
  // Another API that starts at the same moment may have made it.
  return (await accounts.credentialsOf(signIn))?.id ?? stop('ARBITRE_ADMIN', made);
};

/** Makes the first administrator where nobody has an account. @throws a sentence that names the variable, and no password */
export const settleFirstAdministrator = async (
  accounts: Accounts,
  store: EventStore,
  given: FirstAdministrator | null,
): Promise<void> => {
  const account = given && (await accountOf(accounts, given));
  if (account === null || (await grantsOf(store, account)).length > 0) return;
  const time = new Date().toISOString();
  const why = { from: time.slice(0, 10), why: 'first-administrator' } as const;
  await giveGrant(
    store,
    { account, role: 'administrator', scope: 'federation', ...why },
    { commandId: randomUUID(), actor: { id: 'environment', role: 'importer' }, time },
    accounts.whileGrantsChange,
  );
};
