import { field } from '@arbitre/rules/kernel/declare/field';
import { isDay } from '@arbitre/rules/kernel/declare/stream-fields';
import { notation, text } from '@arbitre/rules/kernel/declare/values';
import { GUEST, LICENCE } from '@arbitre/rules/kernel/competition/person';

// What regions, clubs and members are called and dated by.

export const regionId = notation(
  'lower case letters, digits and hyphens, 80 at most',
  '^[a-z0-9][a-z0-9-]{0,79}$',
  'The region',
);

/** Numbers and licences are what cards and letters print; they become part of stream names and addresses. */
const number = (says: string) =>
  notation('capital letters, digits and hyphens, 20 at most, such as 75012', `^${LICENCE}$`, says);

export const clubNumber = number("The club's number, which never changes");
export const licence = number('The number of the licence, which never changes');

export const guestId = notation('the id of a guest', `^${GUEST}$`, 'What a guest is called by');

/** Whether a member's stream is that of a guest, who has no licence. */
export const isGuest = (id: string): boolean => guestId.accepts(id);

/** The first day on which something holds, in the calendar of whoever says it. */
export const day = (says: string) =>
  notation('a day such as 2026-11-21', '^\\d{4}-\\d{2}-\\d{2}$', says, isDay);

export const regionName = text('What pages print', 100);
export const clubName = text('What pages print', 100);

const ZONE = '^(UTC|[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2})$';

/** Whether the time zones of this machine have it, written as they write it: `europe/paris` is none. */
const isTimeZone = (given: string): boolean => {
  if (!new RegExp(ZONE, 'u').test(given)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions();
    return timeZone === given || timeZone.toLowerCase() !== given.toLowerCase();
  } catch {
    return false;
  }
};

/** As events hold it: what a zone is called is not asked again, since names of zones come and go. */
export const timeZone = notation('a time zone such as Europe/Paris', ZONE, 'IANA time zone');

/** As acts give it. */
export const knownTimeZone = field<string>(
  timeZone.expected,
  timeZone.schema,
  (value) => typeof value === 'string' && isTimeZone(value),
);
