import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';

/** What a seat may owe at this table. */
export const duties: DutyTable = {
  // A card that was seen is played (WB-17.a).
  'seen-card': { scope: 'once', beneficiary: 'opponents' },
  revoke: { scope: 'throughout', beneficiary: 'opponents' },
};
