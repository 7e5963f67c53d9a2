import { randomUUID } from 'node:crypto';
import type { Backend } from './backend';
import { Client } from './client';

export type Written = Readonly<Record<string, unknown>> & { readonly __typename: string };

const PAYLOAD = `
  __typename
  ... on Committed { id version position repeated }
  ... on Problem { code messageFr messageEn }
  ... on RuleViolation { article facts act }
  ... on ValidationFailed { path }
  ... on ConflictingVersion { yours current }
  ... on NotFound { missing: id }
  ... on NotAuthorized { role }`;

/** `recordResult` to `RecordResultInput`. */
const inputType = (mutation: string): string =>
  `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;

/** Sends one mutation with a new clientMutationId unless `input` brings one, and gives its payload. */
export const write = (
  client: Client,
  mutation: string,
  input: Readonly<Record<string, unknown>>,
): Promise<Written> =>
  client.one<Written>(
    `mutation ($input: ${inputType(mutation)}!) { ${mutation}(input: $input) { ${PAYLOAD} } }`,
    { input: { clientMutationId: randomUUID(), ...input } },
  );

export type Roles = Readonly<Record<'staff' | 'arbitre' | 'auditeur' | 'club' | 'nobody', Client>>;

/** A caller for every role, and one who is not signed in. */
export const signInAll = async ({ api }: Backend): Promise<Roles> => {
  const caller = (account: string): Promise<Client> => new Client(api.address).as(account);
  return {
    staff: await caller('staff'),
    arbitre: await caller('arbitre'),
    auditeur: await caller('auditeur'),
    club: await caller('club'),
    nobody: new Client(api.address),
  };
};

/** Who of the roles is refused a write, with the role that the refusal names. */
export const refusedTo = async (
  roles: Roles,
  mutation: string,
  input: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> => {
  const refused: string[] = [];
  for (const [name, client] of Object.entries(roles)) {
    const { __typename: kind, code, role } = await write(client, mutation, input);
    if (kind === 'NotAuthorized') refused.push(`${name}: ${code as string} ${String(role)}`);
  }
  return refused;
};
