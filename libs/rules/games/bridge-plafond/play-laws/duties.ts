import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';

export const playDuties: DutyTable = {
  // Declarer may call it at its owner's turn (BP-44-1, BP-43-5).
  'exposed-card': { scope: 'once', beneficiary: 'declarer' },
  'must-play-card': { scope: 'turn', beneficiary: 'chooser' },
  'must-not-play-card': { scope: 'turn', beneficiary: 'chooser' },
  // Of one lead, obeyed or not (BP-46-GAP-3).
  'forced-lead': { scope: 'once', beneficiary: 'chooser' },
  'forced-side-lead': { scope: 'once', beneficiary: 'chooser' },
  'forbidden-lead': { scope: 'once', beneficiary: 'chooser' },
  'forced-highest': { scope: 'turn', beneficiary: 'chooser' },
  'forced-lowest': { scope: 'turn', beneficiary: 'chooser' },
  'must-win': { scope: 'turn', beneficiary: 'chooser' },
  'must-lose': { scope: 'turn', beneficiary: 'chooser' },
  'forced-suit': { scope: 'turn', beneficiary: 'chooser' },
  // The card that a trick lacks (BP-48-3, BP-48-GAP-2).
  'owed-card': { scope: 'once', beneficiary: 'opponents' },
  // Replaced until it is established (BP-55-1), which costs tricks once it is claimed (BP-55-6-A).
  revoke: { scope: 'turn', beneficiary: 'opponents' },
  'established-revoke': { scope: 'throughout', beneficiary: 'opponents' },
};
