import { type Accounts, hashPassword, type Role } from '@arbitre/accounts';

type DemoAccount = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
};

/** The accounts of the demo season. Their passwords are public: DEMO_ACCOUNTS=off removes them. */
export const demoAccounts: readonly DemoAccount[] = [
  { id: 'staff', name: 'Federation staff', role: 'STAFF', password: 'staff-demo' },
  { id: 'arbitre', name: 'Arbiter on duty', role: 'ARBITER', password: 'arbitre-demo' },
  { id: 'auditeur', name: 'Auditor', role: 'AUDITOR', password: 'auditeur-demo' },
  { id: 'club', name: 'Regional club', role: 'CLUB', password: 'club-demo' },
  { id: 'admin', name: 'Administrator', role: 'ADMINISTRATOR', password: 'admin-demo' },
];

/** Adds the demo accounts that are missing, or removes them with their sessions when they are not wanted. */
export const settleDemoAccounts = async (accounts: Accounts, wanted: boolean): Promise<void> => {
  if (!wanted) {
    await accounts.removeDemo();
    return;
  }
  for (const { id, name, role, password } of demoAccounts)
    if ((await accounts.credentialsOf(id)) === null)
      await accounts.create({
        signIn: id,
        name,
        role,
        passwordHash: await hashPassword(password),
        demo: true,
      });
};
