import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';

/** What a seat may owe at this table. */
export const duties: DutyTable = {
  // The demand is repeated trick by trick until the card is played (WHC-CP-5, WHC-CP-7).
  'penalised-card': { scope: 'once', beneficiary: 'opponents' },
  // One chance (WHC-EP-GAP-3).
  'forced-lead': { scope: 'once', beneficiary: 'chooser' },
  'forced-play': { scope: 'turn', beneficiary: 'chooser' },
};
