import { refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { event, participantProblem } from './decide';
import { readNotice } from './notice';
import { listsOf, runningSeries } from './state';
import { refuse } from '../refusals';

/** SKWO-2.2, SKWO-6: a notice is published whole; a change is a new version. */
export const decideNotice: Decide<'publish-notice'> = (state, { notice: given }) => {
  const reading = readNotice(given);
  return reading.ok
    ? event('NoticePublished', { version: (state.notice?.version ?? 0) + 1, notice: reading.notice })
    : reading;
};

/**
 * A participant at the desk with his entry card: paid for (SKWO-4.1.b), his own (SKWO-4.1.a), with the notice read
 * (SKWO-4.2.a) in the version that holds (SKWO-2.2), and of the circle that the event is for (SKWO-1.4).
 */
export const decideCheckIn: Decide<'check-in'> = (
  state,
  { entry, holder, paid, noticeRead, team = null, circle = null, notice = 0 },
) => {
  const { access, teams } = state.setup;
  if (state.notice === null) return refused('SKWO-2.2', { entry, published: false });
  const { version } = state.notice;
  if (state.declined.has(entry)) return refused('SKWO-4.3.b', { entry });
  if (state.excluded.has(entry)) return refused('SKWO-4.3.a', { entry });
  if (state.participants.has(entry)) return refuse('already-checked-in', { entry });
  if (holder !== entry) return refused('SKWO-4.1.a', { entry, holder });
  if (!paid) return refused('SKWO-4.1.b', { entry });
  if (!noticeRead) return refused('SKWO-4.2.a', { entry, version });
  if (notice !== 0 && notice !== version) return refused('SKWO-2.2', { entry, version, accepted: notice });
  if (access.kind === 'closed' && circle !== access.circle)
    return refused('SKWO-1.4', { entry, circle: access.circle });
  if (team !== null && !teams) return refused('SKWO-1.5', { entry, team, teams });
  return event('EntryCheckedIn', { entry, notice: version, team, circle });
};

/** SKWO-4.3.b: an applicant may be refused, and nobody asks why. */
export const decideDecline: Decide<'decline-entry'> = (state, { entry }) =>
  state.participants.has(entry) ? refuse('already-checked-in', { entry }) : event('EntryDeclined', { entry });

/** SKWO-4.4.a: a list is played to its end; between two series everyone may go. */
export const decideLeave: Decide<'leave'> = (state, { entry }) => {
  const problem = participantProblem(state, entry);
  if (problem !== null) return problem;
  if (state.participants.get(entry)?.left === true) return refuse('already-left', { entry });
  const running = runningSeries(state);
  const open = listsOf(state, running ?? 0).find(
    (list) => list.seats.includes(entry) && list.closed === null,
  );
  return open === undefined
    ? event('ParticipantLeft', { entry })
    : refused('SKWO-4.4.a', { entry, series: open.series, table: open.table });
};
