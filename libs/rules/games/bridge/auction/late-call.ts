import type { Decision } from '@arbitre/rules/kernel/decider';
import { leftOf, partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import type { BridgeEvent, CallMade } from '../events';
import type { BridgeState } from '../state';
import { offenderOf } from './bars';
import { type Course, courseFrom, goOn, impose, lift, note } from './course';

/** No card has been led: calls may still be changed, and have consequences (BD-L17D1). */
export const isBeforeLead = ({ phase, play }: BridgeState): boolean =>
  phase === 'play' && play.completed === 0 && play.count === 0;

/** The next player calls as well: what a late call would have cost is gone (BD-L39B). */
const forgive = (course: Course, seat: number): void => {
  for (const duty of course.now.obligations)
    if (duty.kind === 'lead-penalty' && duty.article === 'BD-L39C' && leftOf(offenderOf(duty)) === seat)
      lift(course, duty, 'BD-L39B');
};

/** BD-L39A: a call after the final pass counts for nothing; a defender's bid or double may cost a suit (BD-L39C). */
export const decideLateCall = (state: BridgeState, data: CallMade['data']): Decision<BridgeEvent> => {
  const course = courseFrom(state);
  const { seat: name, call } = data;
  const seat = seatIndex(name);
  const { declarer } = state;
  goOn(course, { type: 'CallMade', data });
  note(course, 'BD-L39A', seat, { seat: name, call });
  if (!isBeforeLead(state)) return { ok: true, events: course.events };
  forgive(course, seat);
  if (call !== 'Pass' && sideIndex(seat) !== sideIndex(declarer))
    impose(course, {
      ...{ kind: 'lead-penalty', seat: seatName(partnerOf(seat)), cards: [], article: 'BD-L39C', trick: 0 },
      by: [seatName(declarer)],
      offender: name,
    });
  return { ok: true, events: course.events };
};
