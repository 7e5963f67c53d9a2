import type { LanguageCode } from '../../language/plural';
import type { GameWords, Words } from '../face';
import { trickPlay } from '../trick-play';

const PLACES = ['1', '2', '3', '4', '5'] as const;

const byPlace = <Value>(prefix: string, name: (place: string) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(PLACES.map((place) => [`${prefix}${place}`, name(place)]));

/** What may be answered to a call before an announcement, and decided of a dispute. */
const options = (language: LanguageCode): Words =>
  language === 'fr'
    ? {
        'answer-call true': 'Accorder l’annonce',
        'answer-call false': 'Refuser l’annonce',
        'rule stand': 'Le jeu continue, ou le résultat reste',
        'rule cancel': 'Annuler la donne',
      }
    : {
        'answer-call true': 'Grant the announcement',
        'answer-call false': 'Refuse the announcement',
        'rule stand': 'Play goes on, or the result stands',
        'rule cancel': 'Cancel the deal',
      };

const consequences = (language: LanguageCode): Words =>
  language === 'fr'
    ? {
        'answer-call true': 'il annonce ce qu’il a montré',
        'answer-call false': 'il n’a plus droit à la parole',
        'rule cancel': 'personne ne marque',
      }
    : {
        'answer-call true': 'what was shown is announced',
        'answer-call false': 'the caller has no more say',
        'rule cancel': 'nobody scores',
      };

/** What whist bridge calls things on the page of a deal. */
export const words: Readonly<Record<LanguageCode, GameWords>> = {
  fr: {
    seats: byPlace('', (place) => `Place ${place}`),
    seatNames: byPlace('', (place) => `la place ${place}`),
    seatLetters: byPlace('', (place) => place),
    roles: {
      dealer: 'Carteur',
      declarer: 'Joue le contrat',
      'first-speaker': 'Parle en premier',
      packed: 'Emballé',
      trou: 'Trou',
      boucheur: 'Boucheur',
    },
    calls: {
      premier: 'Premier',
      pass: 'Passe',
      'pass-all': 'Passe tout jeu',
      keep: 'Je maintiens',
      raise: 'Je monte',
    },
    duties: { 'seen-card': 'Carte vue, à jouer', revoke: 'Renonce' },
    decisions: { stand: 'le jeu continue', adjust: 'plis fixés', cancel: 'donne annulée' },
    options: options('fr'),
    consequences: consequences('fr'),
    piles: byPlace('discard-', (place) => ({
      ...{ name: `Écart de la place ${place}`, hidden: 'face cachée' },
    })),
    contract: 'Contrat',
    tricks: 'Plis',
    trick: (n) => `Pli ${n}`,
    lastTrick: 'Dernier pli',
    sitsOut: 'Ne joue pas cette donne',
  },
  en: {
    seats: byPlace('', (place) => `Place ${place}`),
    seatNames: byPlace('', (place) => `place ${place}`),
    seatLetters: byPlace('', (place) => place),
    roles: {
      ...{ dealer: trickPlay.en.roles.dealer, declarer: 'Plays the contract' },
      ...{ 'first-speaker': 'Speaks first', packed: 'Emballé', trou: 'Trou', boucheur: 'Boucheur' },
    },
    calls: {
      premier: 'Premier',
      pass: 'Pass',
      'pass-all': 'Pass on every game',
      keep: 'I maintain',
      raise: 'I raise',
    },
    duties: { 'seen-card': 'Card seen, to be played', revoke: 'Revoke' },
    decisions: { stand: 'play goes on', adjust: 'tricks fixed', cancel: 'deal cancelled' },
    options: options('en'),
    consequences: consequences('en'),
    piles: byPlace('discard-', (place) => ({
      ...{ name: `Discard of place ${place}`, hidden: 'face down' },
    })),
    contract: 'Contract',
    tricks: 'Tricks',
    trick: (n) => `Trick ${n}`,
    lastTrick: 'Last trick',
    sitsOut: 'Sits this deal out',
  },
};
