import { type Accounts, hashPublicPassword } from '@arbitre/accounts';
import type { Grants } from '@arbitre/rules/federation';
import type { Role } from './role';

type DemoAccount = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
};

const demo = (id: string, name: string, role: Role): DemoAccount => ({
  id,
  name,
  role,
  password: `${id}-demo`,
});

/** The accounts of the demo season. Their passwords are public: DEMO_ACCOUNTS=off removes them. */
export const demoAccounts: readonly DemoAccount[] = [
  demo('staff', 'Federation staff', 'STAFF'),
  demo('arbitre', 'Arbiter on duty', 'ARBITER'),
  demo('auditeur', 'Auditor', 'AUDITOR'),
  demo('club', 'Regional club', 'CLUB'),
  demo('commission', 'Appeals committee', 'COMMITTEE'),
  demo('admin', 'Administrator', 'ADMINISTRATOR'),
];

/** Each has its role everywhere and always; the log knows nothing of it, so that a demo leaves none behind. */
export const demoGrants = (id: string): Grants =>
  demoAccounts
    .filter((account) => account.id === id)
    .map(({ role }) => ({
      ...{ id: 'g1', role: role.toLowerCase() as Grants[number]['role'] },
      ...{
        scope: { kind: 'federation' },
        where: 'federation',
        from: '2026-01-01',
        until: null,
        ended: false,
      },
    }));

/** Adds the demo accounts that are missing, or removes them with their sessions when they are not wanted. */
export const settleDemoAccounts = async (accounts: Accounts, wanted: boolean): Promise<void> => {
  if (!wanted) {
    await accounts.removeDemo();
    return;
  }
  for (const { id, name, password } of demoAccounts)
    if ((await accounts.credentialsOf(id)) === null)
      await accounts.create({
        signIn: id,
        name,
        passwordHash: await hashPublicPassword(password),
        demo: true,
      });
};
