import type { LanguageCode } from '../../language/plural';
import type { GameWords } from '../face';
import { trickPlay } from '../trick-play';

const PLACES = ['1', '2', '3', '4', '5'] as const;

const named = (name: (place: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(PLACES.map((place) => [place, name(place)]));

/** What whist bridge calls things on the page of a deal. */
export const words: Readonly<Record<LanguageCode, GameWords>> = {
  fr: {
    seats: named((place) => `Place ${place}`),
    seatNames: named((place) => `la place ${place}`),
    seatLetters: named((place) => place),
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
    seats: named((place) => `Place ${place}`),
    seatNames: named((place) => `place ${place}`),
    seatLetters: named((place) => place),
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
