import type { Text } from '../language/text-shape';

/** Texts around every session, in French: the catalogue that fixes the keys. */
export const fr = {
  sessions: 'Séances',
  session: (n: number) => `Séance ${n}`,
  running: 'En cours',
  closed: 'Close',
  open: 'Ouvrir la séance',
  close: 'Clore la séance',
  reopen: 'Rouvrir la séance',
  cancel: 'Renoncer',
  reason: 'Motif',
  journal: 'Journal de la séance',
  notOpen: 'Cette séance n’est pas ouverte.',
  notOpenStaff: 'Ouvrez-la pour que le club y inscrive ce qui s’y passe.',
  notOpenHelp: 'L’organisation l’ouvre avant la première donne.',
  unknownRules: (ruleset: string) => `Cette page ne sait pas montrer les séances du règlement ${ruleset}.`,
};

export type SessionTexts = Text<typeof fr>;
