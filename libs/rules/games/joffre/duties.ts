import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';

/** What a seat may owe at this table. */
export const duties: DutyTable = {
  // One of them is played wherever it may be (JOF-6.3).
  'visible-card': { scope: 'once', beneficiary: 'opponents' },
  // As long as the partner's card lies there (JOF-6.4).
  'forbidden-lead': { scope: 'throughout', beneficiary: 'opponents' },
  revoke: { scope: 'turn', beneficiary: 'opponents' },
  'closed-revoke': { scope: 'throughout', beneficiary: 'opponents' },
};
