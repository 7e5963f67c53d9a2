import type { SessionTexts } from './texts.fr';

/** Texts around every session, in English. */
export const en: SessionTexts = {
  sessions: 'Sessions',
  session: (n) => `Session ${n}`,
  running: 'Running',
  closed: 'Closed',
  open: 'Open the session',
  close: 'Close the session',
  reopen: 'Reopen the session',
  cancel: 'Cancel',
  reason: 'Reason',
  journal: 'Journal of the session',
  notOpen: 'This session is not open.',
  planned: (day, club) => (club === null ? `Planned for ${day}.` : `Planned for ${day}, club ${club}.`),
  notOpenStaff: 'Open it, so that the club can record what happens in it.',
  dealsAlone: 'Its deals are recorded one by one, without a sheet of the session: there is nothing to open.',
  theDeals: 'See the deals',
  notOpenHelp: 'The federation opens it before the first deal.',
  unknownRules: (game) => `This page cannot show sessions by these rules (${game}).`,
};
