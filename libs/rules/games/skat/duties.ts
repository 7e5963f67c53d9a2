import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';

/** What a seat may owe at this table. */
export const duties: DutyTable = {
  // Held against its party as long as claims are open (SKAT-4.1.11).
  revoke: { scope: 'throughout', beneficiary: 'opponents' },
  irregularity: { scope: 'throughout', beneficiary: 'opponents' },
};
