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
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Operation = keyof typeof permissions;

/** `role` null: nobody is signed in. */
export const mayDo = (operation: Operation, role: Role | null): boolean =>
  role !== null && (permissions[operation] as readonly Role[]).includes(role);
