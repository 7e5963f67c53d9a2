import { contractOf, hasEnoughPasses } from '@arbitre/rules/kernel/auction/auction';
import { seatName } from '@arbitre/rules/kernel/compass';
import { VOID } from '@arbitre/rules/kernel/game';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import { carryDue } from './auction-laws/closing';
import { endDue, leadDue } from './play-laws/due';
import { winnerIfComplete } from './play/winner';
import { revokesDue } from './revokes/claims';
import type { BridgePlafondEvent } from './events';
import { scoreOf, VOID_SCORE } from './result/score-of';
import type { BridgePlafondState } from './state';

type Events = readonly BridgePlafondEvent[];

/** Every card of the trick lies on the table. */
const trickDue = ({ play }: BridgePlafondState): Events => {
  const winner = winnerIfComplete(play);
  return winner < 0
    ? []
    : [{ type: 'TrickWon', data: { seat: seatName(winner), number: play.completed + 1 } }];
};

/** BP-ENCH-4, BP-ENCH-6: not while a choice on a call is open. */
const closingDue = ({ phase, passedOut, auction, choices }: BridgePlafondState): Events =>
  phase === 'auction' && !passedOut && hasEnoughPasses(auction) && choices.length === 0
    ? [{ type: 'AuctionClosed', data: { contract: contractOf(auction) } }]
    : [];

const scoreDue = (state: BridgePlafondState): Events => {
  // Annulled after it had been scored: whoever counted that score takes it back.
  if (state.phase === 'waiting' && state.score !== null && state.score.notation !== VOID)
    return [{ type: 'DealScored', data: VOID_SCORE }];
  const score = scoreOf(state);
  return score === null || (state.score !== null && canonicalJson(score) === canonicalJson(state.score))
    ? []
    : [{ type: 'DealScored', data: score }];
};

/** The milestones that are due in a state; nothing when it rests. */
export const due = (state: BridgePlafondState): Events => {
  for (const rule of [trickDue, closingDue, carryDue, leadDue, endDue, revokesDue, scoreDue]) {
    const events = rule(state);
    if (events.length > 0) return events;
  }
  return [];
};
