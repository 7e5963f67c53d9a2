import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';

/** What a seat may owe at this table. */
export const duties: DutyTable = {
  // Corrected until its side plays on (BD-L62A); the established one costs tricks (BD-L63A1).
  revoke: { scope: 'turn', beneficiary: 'opponents' },
  'established-revoke': { scope: 'throughout', beneficiary: 'opponents' },
  // Played at the first legal opportunity (BD-L50B-major).
  'major-penalty-card': { scope: 'once', beneficiary: 'opponents' },
  // No other card below an honour of its suit before it (BD-L50C).
  'minor-penalty-card': { scope: 'once', beneficiary: 'opponents' },
  // A defender says from which hand declarer leads (BD-L43B2a).
  'lead-hand-choice': { scope: 'once', beneficiary: 'chooser' },
  // Declarer's choice on a lead out of turn (BD-L50D2a).
  'forced-lead': { scope: 'once', beneficiary: 'declarer' },
  'forbidden-lead': { scope: 'while-lead-kept', beneficiary: 'declarer' },
  // The one of several that declarer named (BD-L51A).
  'must-play-card': { scope: 'turn', beneficiary: 'declarer' },
  // Declarer's choice on a card played before partner's (BD-L57A).
  'forced-highest': { scope: 'turn', beneficiary: 'declarer' },
  'forced-lowest': { scope: 'turn', beneficiary: 'declarer' },
  'forced-suit': { scope: 'turn', beneficiary: 'declarer' },
  'forbidden-suit': { scope: 'turn', beneficiary: 'declarer' },
  // A card seen during the auction lies face up until it is over (BD-L24-0).
  'exposed-card': { scope: 'throughout', beneficiary: 'opponents' },
  'must-pass': { scope: 'throughout', beneficiary: 'opponents' },
  // At the next turn (BD-L24B, BD-L30A, BD-L31A2b).
  'must-pass-once': { scope: 'once', beneficiary: 'opponents' },
  // An insufficient bid is replaced by a bid or a pass (BD-L27B3).
  'no-double': { scope: 'once', beneficiary: 'opponents' },
  // The call that was withdrawn, or one that is compared with it (BD-L31A1, BD-L31A2a).
  'must-repeat': { scope: 'once', beneficiary: 'opponents' },
  'comparable-call': { scope: 'once', beneficiary: 'opponents' },
  // Declarer may forbid one suit at the first lead (BD-L26B).
  'lead-penalty': { scope: 'once', beneficiary: 'declarer' },
  'pending-call': { scope: 'turn', beneficiary: 'opponents' },
};
