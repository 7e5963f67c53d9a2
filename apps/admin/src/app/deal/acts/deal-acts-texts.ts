import type { Words } from '../../games/face';
import type { Text } from '../../language/text-shape';

const fr = {
  title: 'Autres actes de la table',
  lead: 'Ce que le règlement permet maintenant à cette table, et qui n’a pas de place ailleurs sur cette page.',
  nothing: 'Le règlement ne permet plus rien à cette table.',
  recorded: (act: string) => `Inscrit : ${act}`,
  cards:
    'couleur puis carte (C, D, H, S pour trèfle, carreau, cœur, pique ; A K Q J T 9…), séparées par des espaces',
  fields: {
    seat: 'Joueur',
    by: 'Par qui',
    card: 'Carte',
    cards: 'Cartes',
    article: 'Article',
    reason: 'Motif',
    cause: 'Cause',
    pack: 'Jeu de cartes',
    side: 'Camp',
    tricks: 'Levées',
    trick: 'Levée',
    outcome: 'Décision',
    hands: 'Mains',
    facts: 'Ce qui s’est vu',
  } as Words,
};

const en: Text<typeof fr> = {
  title: 'Other acts of the table',
  lead: 'What the rules allow at this table now and has no place elsewhere on this page.',
  nothing: 'The rules allow nothing more at this table.',
  recorded: (act) => `Recorded: ${act}`,
  cards: 'suit, then card (C, D, H, S for clubs, diamonds, hearts, spades; A K Q J T 9…), divided by spaces',
  fields: {
    seat: 'Player',
    by: 'By whom',
    card: 'Card',
    cards: 'Cards',
    article: 'Article',
    reason: 'Reason',
    cause: 'Cause',
    pack: 'Pack',
    side: 'Side',
    tricks: 'Tricks',
    trick: 'Trick',
    outcome: 'Decision',
    hands: 'Hands',
    facts: 'What was seen',
  },
};

/** What the form of other acts of a table is told with; `fields`: what acts of every game ask for. */
export const dealActsTexts = { fr, en };
