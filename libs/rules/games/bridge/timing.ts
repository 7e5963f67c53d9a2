import type { Refusal } from '@arbitre/rules/kernel/decider';
import { stoppedByClaim } from './claims/decide-claim';
import { overlookedCalls } from './auction/decide-ruling';
import { isPassedOutOpen } from './auction/period';
import { refuse } from './refusals';
import type { BridgeState } from './state';

/** What is found out, corrected or ruled when the board has a result. */
const AFTER_THE_END: ReadonlySet<string> = new Set([
  ...['report', 'close-review', 'dummy-points-out', 'correct-revoke', 'rule-revoke', 'propose-equity'],
  ...['settle-revokes', 'assign-tricks', 'rule-omission', 'return-surplus'],
  ...['report-dummy', 'notice-wrong-card', 'correct-explanation'],
  ...['count-hands', 'remove-card', 'restore-card', 'new-deal', 'cancel-board', 'let-stand'],
  ...['return-hand', 'take-hand'],
  ...['inspect-trick', 'order-inspection', 'mix-cards', 'dispute-tricks', 'rule-tricks'],
  ...['answer-claim', 'adjudicate-claim', 'close-agreement', 'withdraw-agreement', 'cancel-concession'],
]);

/** What waits for a claim to be settled (BD-L68D1). */
const OF_THE_PLAY: ReadonlySet<string> = new Set([
  ...['lead-face-down', 'face-lead', 'play', 'play-together', 'play-at-once', 'name-card', 'show-card'],
  ...['designate', 'choose-card', 'name-penalty-card', 'withdraw', 'spread-hand', 'take-option'],
  ...['leave-short', 'supply-card', 'speak-of-trick', 'claim', 'make-claim', 'concede'],
]);

const isTooLate = (state: BridgeState, name: string): boolean => {
  if (AFTER_THE_END.has(name)) return false;
  // Of a deal that nobody bid on a slip is corrected until the hands are back, and another call is one after the last (BD-L17D2, BD-L39A).
  const corrects = (name === 'rule-call' || name === 'call') && isPassedOutOpen(state);
  // A double that nobody could make is left out of the score whenever it is found (BD-L36C).
  return !corrects && !(name === 'rule-call' && overlookedCalls(state).length > 0);
};

/** Why an act comes too late, or too early while a claim waits; null where it may be judged. */
export const untimely = (state: BridgeState, name: string): Refusal | null => {
  if (state.phase === 'finished' && isTooLate(state, name)) return refuse('deal-finished', { do: name });
  return state.claim !== null && OF_THE_PLAY.has(name) ? stoppedByClaim(state, name) : null;
};
