import type { Text } from '../../../language/text-shape';

const fr = {
  game: 'Contrat',
  suit: 'Couleur',
  players: 'Qui joue',
  ending: 'Résultat',
  made: 'réussi',
  lost: 'perdu',
  correct: 'Corriger une donne…',
  rule: 'Décision de l’arbitre sur une donne…',
  line: 'Ce qui devait y être',
  by: 'Qui corrige',
  reason: 'Motif',
  decision: 'Décision',
  adjust: 'Un autre résultat',
  cancel: 'La donne est annulée',
  article: 'Article',
};

const en: Text<typeof fr> = {
  game: 'Contract',
  suit: 'Suit',
  players: 'Who plays',
  ending: 'Result',
  made: 'made',
  lost: 'lost',
  correct: 'Correct a deal…',
  rule: 'Decision of the arbiter on a deal…',
  line: 'What it should say',
  by: 'Who corrects',
  reason: 'Reason',
  decision: 'Decision',
  adjust: 'Another result',
  cancel: 'The deal is cancelled',
  article: 'Article',
};

export const deskTexts = { fr, en };
