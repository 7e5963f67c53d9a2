import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is secret among the variables of the environment, addresses with their passwords too. */
const SECRETS = [
  ...['ESDB_URL', 'ESDB_ADMIN_URL', 'ESDB_ACCOUNT_PASSWORD', 'DATABASE_URL', 'REDIS_URL', 'REDIS_PASSWORD'],
  ...['ARBITRE_VAULT_KEY', 'ARBITRE_VAULT_KEY_NEXT', 'ARBITRE_ADMIN_PASSWORD', 'OIDC_CLIENT_SECRET'],
] as const;

const secretIn = (file: string, name: string): string => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new Error(`${name} is "${file}", which cannot be read.`, { cause });
  }
  if (text === '') throw new Error(`${name} is "${file}", which is empty.`);
  return text;
};

/**
 * The environment with each secret that lies in a file: what key vaults and Docker hand out is a file, which `NAME_FILE` names in place of
 * `NAME`. An empty variable counts as none.
 * @throws Error a sentence that names the variable: both are set, the file cannot be read, or is empty
 */
export const withSecretsFromFiles = <Given extends Environment>(environment: Given): Given => {
  const found = SECRETS.flatMap((name) => {
    const file = environment[`${name}_FILE`];
    if (!file) return [];
    if (environment[name]) throw new Error(`${name} and ${name}_FILE are both set: give one.`);
    return [[name, secretIn(file, `${name}_FILE`)]];
  });
  return { ...environment, ...(Object.fromEntries(found) as Readonly<Record<string, string>>) };
};
