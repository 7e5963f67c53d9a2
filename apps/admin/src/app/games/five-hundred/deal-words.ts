import type { LanguageCode } from '../../language/plural';
import type { GameWords } from '../face';
import { trickPlay } from '../trick-play';

/** What five hundred calls things on the page of a deal. */
export const words: Readonly<Record<LanguageCode, GameWords>> = {
  fr: {
    roles: { ...trickPlay.fr.roles, taker: 'Preneur', 'first-to-speak': 'Parle en premier' },
    calls: { pass: 'Passe' },
    contract: 'Contrat',
    piles: {
      kitty: { name: 'Mise', hidden: 'Mise face cachée' },
      discard: { name: 'Écart', hidden: 'Écart face caché' },
    },
    duties: {
      ...trickPlay.fr.duties,
      'visible-card': 'Carte visible',
      'forbidden-lead': 'Entame interdite',
      'closed-revoke': 'Omission de fournir constatée',
    },
    decisions: {
      ...trickPlay.fr.decisions,
      redeal: 'nouvelle brasse',
      revoke: 'omission de fournir',
      'point-lost': 'point perdu',
      'visible-card': 'carte visible',
      tricks: 'levées fixées',
    },
  },
  en: {
    roles: { ...trickPlay.en.roles, taker: 'Taker', 'first-to-speak': 'Speaks first' },
    calls: { pass: 'Pass' },
    contract: 'Contract',
    piles: {
      kitty: { name: 'Kitty', hidden: 'Kitty, face down' },
      discard: { name: 'Discard', hidden: 'Discard, face down' },
    },
    duties: {
      ...trickPlay.en.duties,
      'visible-card': 'Visible card',
      'forbidden-lead': 'Lead forbidden',
      'closed-revoke': 'Failure to follow observed',
    },
    decisions: {
      ...trickPlay.en.decisions,
      redeal: 'deal again',
      revoke: 'failure to follow',
      'point-lost': 'point lost',
      'visible-card': 'visible card',
      tricks: 'tricks fixed',
    },
  },
};
