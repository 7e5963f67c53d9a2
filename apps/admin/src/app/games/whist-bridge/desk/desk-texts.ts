import type { Text } from '../../../language/text-shape';

const fr = {
  game: 'Contrat',
  suit: 'Couleur',
  players: 'Qui joue',
  ending: 'Résultat',
  made: 'réussi',
  lost: 'perdu',
};

const en: Text<typeof fr> = {
  game: 'Contract',
  suit: 'Suit',
  players: 'Who plays',
  ending: 'Result',
  made: 'made',
  lost: 'lost',
};

export const deskTexts = { fr, en };
