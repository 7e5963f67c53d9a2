import type { Audience } from '@arbitre/rules';
import type { Role } from './role';

/** Who may write what. Closed: a mutation that is not in this table does not exist (a test compares it with the schema). */
export const permissions = {
  openCompetition: ['STAFF'],
  registerEntry: ['STAFF'],
  withdrawEntry: ['STAFF'],
  closeCompetition: ['STAFF'],
  openDeal: ['STAFF', 'ARBITER', 'CLUB'],
  recordActs: ['STAFF', 'ARBITER', 'CLUB'],
  recordResult: ['STAFF', 'ARBITER', 'CLUB'],
  correctResult: ['STAFF', 'ARBITER'],
  callArbiter: ['STAFF', 'ARBITER', 'CLUB'],
  giveRuling: ['ARBITER'],
  withdrawRuling: ['ARBITER'],
  openSession: ['STAFF'],
  recordSessionActs: ['STAFF', 'ARBITER', 'CLUB'],
  closeSession: ['STAFF', 'ARBITER'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** Who cares for the accounts of others. */
export const accountPermissions = {
  inviteAccount: ['ADMINISTRATOR'],
  resetPassword: ['ADMINISTRATOR'],
  lockAccount: ['ADMINISTRATOR'],
  unlockAccount: ['ADMINISTRATOR'],
  eraseAccount: ['ADMINISTRATOR'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type AccountOperation = keyof typeof accountPermissions;

export const mayCareFor = (operation: AccountOperation, role: Role): boolean =>
  (accountPermissions[operation] as readonly Role[]).includes(role);

export type Operation = keyof typeof permissions;

/** `role` null: nobody is signed in. */
export const mayDo = (operation: Operation, role: Role | null): boolean =>
  role !== null && (permissions[operation] as readonly Role[]).includes(role);

/** What only some may read; everything else is public. */
export const readings = {
  /** Hands, piles and events of a deal that is not over, racks and bags of a session: those who judge, audit or record. */
  hidden: ['STAFF', 'ARBITER', 'AUDITOR', 'CLUB'],
  /** A federation's licensed words are not the public's to look up. */
  wordLists: ['STAFF', 'ARBITER', 'AUDITOR', 'CLUB'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** `role` null: nobody is signed in. */
export const mayRead = (reading: keyof typeof readings, role: Role | null): boolean =>
  role !== null && (readings[reading] as readonly Role[]).includes(role);

/** How much of what is still hidden a role may see. No account plays: none is bound to an entry. */
export const audienceOf = (role: Role | null): Audience =>
  mayRead('hidden', role) ? { kind: 'staff' } : { kind: 'everyone' };
