import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';

/** What a seat may owe at this table. */
export const duties: DutyTable = {
  // One of them is played wherever it may be (C500-8.3).
  'visible-card': { scope: 'once', beneficiary: 'opponents' },
  // As long as the partner's card lies there (C500-8.4).
  'forbidden-lead': { scope: 'throughout', beneficiary: 'opponents' },
  // Until the next player has played (C500-6-GAP-2).
  revoke: { scope: 'turn', beneficiary: 'opponents' },
  // It may be claimed until the points are initialled (C500-6-GAP-2).
  'closed-revoke': { scope: 'throughout', beneficiary: 'opponents' },
};
