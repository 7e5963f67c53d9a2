import type { LanguageCode } from '../../language/plural';
import type { GameWords } from '../face';
import { trickPlay } from '../trick-play';

/** What cribbage calls things on the page of a game. */
export const words: Readonly<Record<LanguageCode, GameWords>> = {
  fr: {
    roles: { dealer: trickPlay.fr.roles.dealer, captain: trickPlay.fr.roles.captain },
    decisions: {
      ...trickPlay.fr.decisions,
      redeal: 'nouvelle donne',
      points: 'points rectifiés',
      'game-lost': 'partie perdue',
    },
    piles: {
      stock: { name: 'Talon', hidden: 'Talon' },
      starter: { name: 'Carte de départ', hidden: 'Carte de départ' },
      crib: { name: 'Crib', hidden: 'Crib, face cachée' },
    },
    tricks: 'Points',
    trick: (n) => `Série ${n}`,
  },
  en: {
    roles: { dealer: trickPlay.en.roles.dealer, captain: trickPlay.en.roles.captain },
    decisions: {
      ...trickPlay.en.decisions,
      redeal: 'deal again',
      points: 'points changed',
      'game-lost': 'game lost',
    },
    piles: {
      stock: { name: 'Stock', hidden: 'Stock' },
      starter: { name: 'Starter', hidden: 'Starter' },
      crib: { name: 'Crib', hidden: 'Crib, face down' },
    },
    tricks: 'Points',
    trick: (n) => `Series ${n}`,
  },
};
