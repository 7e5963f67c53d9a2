import type { LanguageCode } from '../../language/plural';
import type { GameWords } from '../face';
import { trickPlay } from '../trick-play';

/** What whist militaire calls things on the page of a deal. */
export const words: Readonly<Record<LanguageCode, GameWords>> = {
  fr: {
    roles: trickPlay.fr.roles,
    duties: {
      ...trickPlay.fr.duties,
      'visible-card': 'Carte visible',
      'forbidden-lead': 'Entame interdite',
      'closed-revoke': 'Renonce constatée',
    },
    decisions: {
      ...trickPlay.fr.decisions,
      redeal: 'nouvelle donne',
      'point-lost': 'point perdu',
      'visible-card': 'carte visible',
    },
  },
  en: {
    roles: trickPlay.en.roles,
    duties: {
      ...trickPlay.en.duties,
      'visible-card': 'Visible card',
      'forbidden-lead': 'Lead forbidden',
      'closed-revoke': 'Revoke observed',
    },
    decisions: {
      ...trickPlay.en.decisions,
      redeal: 'deal again',
      'point-lost': 'point lost',
      'visible-card': 'visible card',
    },
  },
};
