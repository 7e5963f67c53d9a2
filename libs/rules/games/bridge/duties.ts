import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';

/** What a seat may owe at this table. */
export const duties: DutyTable = {
  // Corrected until its side plays on (BD-L62A); the established one costs tricks (BD-L63A1).
  revoke: { scope: 'turn', beneficiary: 'opponents' },
  'established-revoke': { scope: 'throughout', beneficiary: 'opponents' },
  // Played at the first legal opportunity (BD-L50B-major).
  'major-penalty-card': { scope: 'once', beneficiary: 'opponents' },
  'minor-penalty-card': { scope: 'once', beneficiary: 'opponents' },
  // A defender says from which hand declarer leads (BD-L43B2a).
  'lead-hand-choice': { scope: 'once', beneficiary: 'chooser' },
  // Declarer's choice on a lead out of turn (BD-L50D2a).
  'forced-lead': { scope: 'once', beneficiary: 'declarer' },
  'forbidden-lead': { scope: 'while-lead-kept', beneficiary: 'declarer' },
  'must-pass': { scope: 'throughout', beneficiary: 'opponents' },
  'pending-call': { scope: 'turn', beneficiary: 'opponents' },
};
