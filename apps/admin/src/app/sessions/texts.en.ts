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
  notOpenStaff: 'Open it, so that the club can record what happens in it.',
  notOpenHelp: 'The federation opens it before the first deal.',
  unknownRules: (ruleset) => `This page cannot show sessions under ${ruleset}.`,
};
