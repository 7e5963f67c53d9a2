import type { Text } from '../../../../language/text-shape';

/** Texts about what players do beside their slips, in French. */
const fr = {
  title: 'Un joueur',
  act: 'Acte',
  acts: {
    disciplinary: 'Avertissement pour son comportement',
    'writing-material': 'Avertissement : matériel d’écriture',
    'wrote-after-end': 'Avertissement : a écrit après la fin',
    'record-offence': 'Faute grave',
    exclude: 'Exclusion',
    leave: 'Départ',
    'lodge-appeal': 'Réclamation',
  } as Readonly<Record<string, string>>,
  reason: 'Motif',
  record: 'Noter',
  recorded: (act: string, player: string) => `${act} : ${player}`,
  appeals: 'Réclamations',
  appeal: (number: number, player: string) => `n° ${number}, ${player}`,
  ofRound: (round: number) => `coup ${round}`,
  upheld: 'Fondée',
  rejected: 'Rejetée',
  answer: 'Réponse',
  none: 'Choisissez un joueur par son numéro.',
};

const en: Text<typeof fr> = {
  title: 'A player',
  act: 'Act',
  acts: {
    disciplinary: 'Warning for conduct',
    'writing-material': 'Warning: writing material',
    'wrote-after-end': 'Warning: wrote after the end',
    'record-offence': 'Grave offence',
    exclude: 'Exclusion',
    leave: 'Leaves',
    'lodge-appeal': 'Appeal',
  },
  reason: 'Reason',
  record: 'Note it',
  recorded: (act, player) => `${act}: ${player}`,
  appeals: 'Appeals',
  appeal: (number, player) => `no. ${number}, ${player}`,
  ofRound: (round) => `round ${round}`,
  upheld: 'Right',
  rejected: 'Wrong',
  answer: 'Answer',
  none: 'Choose a player by the number.',
};

export const conductTexts = { fr, en };
