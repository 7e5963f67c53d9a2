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
  planned: (day: string, club: string | null) =>
    club === null ? `Prévue le ${day}.` : `Prévue le ${day}, club ${club}.`,
  notOpenStaff: 'Ouvrez-la pour que le club y inscrive ce qui s’y passe.',
  dealsAlone: 'Ses donnes sont inscrites une à une, sans feuille de séance : il n’y a rien à ouvrir.',
  theDeals: 'Voir les donnes',
  notOpenHelp: 'L’organisation l’ouvre avant la première donne.',
  unknownRules: (game: string) => `Cette page ne sait pas montrer les séances de ce règlement (${game}).`,
};

export type SessionTexts = Text<typeof fr>;
