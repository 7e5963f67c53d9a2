import { seatIndex } from '@arbitre/rules/kernel/compass';
import { parseCall } from '@arbitre/rules/kernel/auction/calls';
import type { BridgeState } from '../state';
import { isUncertain } from './bars';
import { CHANGE, callProblem } from './breaches';
import { type Course, note } from './course';

/** A change of call is the arbiter's to judge first (BD-L25A2), and so is a double in place of a bid (BD-L27B3). */
const UNNOTED: ReadonlySet<string> = new Set([CHANGE, 'BD-L27B3']);

/** What calls are found to break now that they are judged. */
export const observe = (course: Course, before: BridgeState): void => {
  const { auction } = course.now;
  auction.calls.forEach(({ seat, call, breaks, lapsed }, index) => {
    if (
      breaks === undefined ||
      lapsed === true ||
      UNNOTED.has(breaks) ||
      breaks === before.auction.calls[index]?.breaks ||
      (breaks === 'BD-L35' && isUncertain(course.now, seatIndex(seat)))
    )
      return;
    const waits = auction.pending?.index === index;
    const facts = waits ? callProblem(auction, seatIndex(seat), parseCall(call))?.facts : undefined;
    note(course, breaks, seatIndex(seat), facts ?? { seat, call });
  });
};
