import { calendarDay } from '@arbitre/rules/kernel/declare/stream-fields';
import { lines, notation, oneOf } from '@arbitre/rules/kernel/declare/values';

// What seasons and divisions are called and dated by; regions, clubs and licences are those of the registry.

const id = (says: string) =>
  notation('lower case letters, digits and hyphens, 80 at most', '^[a-z0-9][a-z0-9-]{0,79}$', says);

export const day = calendarDay;
export const regionId = id('The region');
export const competitionId = id('The competition');
export const seasonId = id('The season');
export const divisionId = notation(
  'the season and the division with a dot between them, such as 2026.nord-1',
  '^[a-z0-9][a-z0-9-]{0,79}\\.[a-z0-9][a-z0-9-]{0,79}$',
  'The division',
);
/** An id: who plays is said by licences, what a team is called by its name. */
export const entryId = notation(
  'letters, digits and hyphens, 80 at most, such as lille-1',
  '^[A-Za-z0-9][A-Za-z0-9-]{0,79}$',
  'The entry',
);
export const clubNumber = notation(
  'capital letters, digits and hyphens, 20 at most, such as 75012',
  '^[0-9A-Z][0-9A-Z-]{0,19}$',
  'The club that it is of',
);
export const fixtureId = notation(
  'a fixture such as r3-m2',
  '^r[1-9]\\d{0,3}-m[1-9]\\d{0,3}$',
  'The fixture',
);

/** Whoever decided, as a body: a name of a person has no place in an event. */
export const decidedBy = oneOf(
  ['federation', 'region', 'league-committee', 'appeals-committee', 'arbiter'],
  'Who decided it',
);
export const reason = lines('Why');
