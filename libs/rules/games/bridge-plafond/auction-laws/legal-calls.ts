import { callsThat, hasEnoughPasses } from '@arbitre/rules/kernel/auction/auction';
import type { CallView } from '@arbitre/rules/kernel/table-view';
import { courseFrom } from '../course';
import type { BridgePlafondState } from '../state';
import { breachOf } from './breaches';
import { awaited, correctionProblem, isTakenBack } from './pending';
import { callOver, cancel } from './settle';
import { standingOf } from './standing';

/** Who is to call: whoever an irregular call waits for, and nobody while only a choice keeps the auction from its end. */
export const turnToCall = (state: BridgePlafondState): number => {
  const { callLaws, auction } = state;
  if (callLaws.pending !== null) return awaited(state, callLaws.pending);
  return hasEnoughPasses(auction) ? -1 : auction.turn;
};

/** The table as it stands once the player whom it waits for calls. */
const goingOn = (state: BridgePlafondState): BridgePlafondState => {
  const { pending } = state.callLaws;
  if (pending === null) return state;
  const course = courseFrom(state);
  if (isTakenBack(pending)) cancel(course, pending);
  else callOver(course, pending);
  return course.now;
};

/** The calls that break nothing, of whoever is to call. */
export const regularCalls = (state: BridgePlafondState): readonly string[] => {
  const { pending } = state.callLaws;
  const seat = turnToCall(state);
  if (pending?.pointedOut === true)
    return callsThat((call) => correctionProblem(state, pending, { seat, call }) === null);
  const standing = standingOf(goingOn(state));
  return callsThat((call) => breachOf(standing, { seat, call }) === null);
};

/** The calls as they count, and after them one that waits. */
export const callViews = ({ calls, callLaws: { pending } }: BridgePlafondState): readonly CallView[] =>
  calls.flatMap(({ seat, call, counts = call }, index) =>
    counts === null && index !== pending?.index ? [] : [{ seat, call: counts ?? call }],
  );
