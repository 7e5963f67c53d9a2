import type { DataSource } from 'typeorm';
import { hashPassword } from './passwords';
import type { Role } from './role';

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
];

const add = async (database: DataSource, account: DemoAccount): Promise<void> => {
  await database.query(
    `INSERT INTO access.account (id, name, role, password_hash, demo) VALUES ($1, $2, $3, $4, true)
     ON CONFLICT (id) DO NOTHING`,
    [account.id, account.name, account.role, await hashPassword(account.password)],
  );
};

/** Adds the demo accounts that are missing, or removes them with their sessions when they are not wanted. */
export const settleDemoAccounts = async (database: DataSource, wanted: boolean): Promise<void> => {
  if (!wanted) {
    await database.query('DELETE FROM access.account WHERE demo');
    return;
  }
  const rows: readonly { id: string }[] = await database.query('SELECT id FROM access.account');
  const known = new Set(rows.map((row) => row.id));
  for (const account of demoAccounts) if (!known.has(account.id)) await add(database, account);
};
