import type { Text } from '../../language/text-shape';

const fr = {
  waits: 'Appel à trancher',
  against: (side: string, ruling: string) => `${side} fait appel de la décision ${ruling}`,
  lodge: (ruling: string) => `Faire appel de la décision ${ruling}`,
  until:
    'Tant que les résultats peuvent être corrigés. La décision vaut jusqu’à ce que la commission ait tranché.',
  side: 'Camp qui fait appel',
  agrees: 'Qui consent',
  both: 'les deux joueurs',
  captain: 'le capitaine',
  why: 'Motif, lu par tous',
  lodged: 'L’appel est déposé.',
  decide: 'Trancher l’appel',
  decided: 'L’appel est tranché.',
  outcome: 'Ce que dit la commission',
};

const en: Text<typeof fr> = {
  waits: 'Appeal to be decided',
  against: (side, ruling) => `${side} appeals against ruling ${ruling}`,
  lodge: (ruling) => `Appeal against ruling ${ruling}`,
  until: 'As long as results may be corrected. The ruling holds until the committee has decided.',
  side: 'Side that appeals',
  agrees: 'Who agrees',
  both: 'both players',
  captain: 'the captain',
  why: 'Reason, for everybody to read',
  lodged: 'The appeal is lodged.',
  decide: 'Decide the appeal',
  decided: 'The appeal is decided.',
  outcome: 'What the committee says',
};

/** What appeals are called on the page of a deal. */
export const appealTexts = { fr, en };
