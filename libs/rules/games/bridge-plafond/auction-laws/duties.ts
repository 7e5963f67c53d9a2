import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';

export const callDuties: DutyTable = {
  // The first time that its turn comes (BP-39-4, BP-40-2).
  'must-pass-once': { scope: 'once', beneficiary: 'opponents' },
  // Until it is known who plays the contract (article 43).
  'shown-card': { scope: 'throughout', beneficiary: 'opponents' },
};
