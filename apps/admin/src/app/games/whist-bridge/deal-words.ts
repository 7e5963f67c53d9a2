import type { LanguageCode } from '../../language/plural';
import type { GameWords } from '../face';
import { trickPlay } from '../trick-play';

/** What whist bridge calls things on the page of a deal. */
export const words: Readonly<Record<LanguageCode, GameWords>> = {
  fr: {
    roles: {
      ...trickPlay.fr.roles,
      dealer: 'Carteur',
      'first-to-speak': 'Parle en premier',
      proposer: 'Proposant',
      emballeur: 'Emballeur',
      emballe: 'Emballé',
      boucheur: 'Boucheur',
      trou: 'Trou',
    },
    calls: {
      pass: 'Passe',
      premier: 'Premier',
      maintain: 'Je maintiens',
      'pass-every-game': 'Passe tout jeu',
      trou: 'Trou',
    },
    contract: 'Contrat',
    tricks: 'Plis',
    trick: (n) => `Pli ${n}`,
    lastTrick: 'Dernier pli',
    sitsOut: 'Ne joue pas cette donne',
  },
  en: {
    roles: {
      ...trickPlay.en.roles,
      'first-to-speak': 'Speaks first',
      proposer: 'Proposer',
      emballeur: 'Emballeur',
      emballe: 'Emballé',
      boucheur: 'Boucheur',
      trou: 'Trou',
    },
    calls: {
      pass: 'Pass',
      premier: 'Premier',
      maintain: 'I maintain',
      'pass-every-game': 'Pass on every game',
      trou: 'Trou',
    },
    contract: 'Contract',
    sitsOut: 'Sits this deal out',
  },
};
