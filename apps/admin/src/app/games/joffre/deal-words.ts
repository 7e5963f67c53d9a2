import type { LanguageCode } from '../../language/plural';
import type { GameWords } from '../face';
import { trickPlay } from '../trick-play';

/** What Joffre calls things on the page of a deal. */
export const words: Readonly<Record<LanguageCode, GameWords>> = {
  fr: {
    roles: { ...trickPlay.fr.roles, buyer: 'Acheteur', 'first-to-speak': 'Parle en premier' },
    calls: { pass: 'Passe' },
    contract: 'Contrat',
    duties: {
      ...trickPlay.fr.duties,
      'visible-card': 'Carte visible',
      'forbidden-lead': 'Entame interdite',
      'closed-revoke': 'Omission de fournir constatée',
    },
    decisions: {
      ...trickPlay.fr.decisions,
      redeal: 'nouvelle brasse',
      revoke: 'le camp ne marque rien',
      'visible-card': 'carte visible',
      points: 'points fixés',
    },
  },
  en: {
    roles: { ...trickPlay.en.roles, buyer: 'Buyer', 'first-to-speak': 'Speaks first' },
    calls: { pass: 'Pass' },
    contract: 'Contract',
    duties: {
      ...trickPlay.en.duties,
      'visible-card': 'Visible card',
      'forbidden-lead': 'Lead forbidden',
      'closed-revoke': 'Failure to follow observed',
    },
    decisions: {
      ...trickPlay.en.decisions,
      redeal: 'deal again',
      revoke: 'the side scores nothing',
      'visible-card': 'visible card',
      points: 'points fixed',
    },
  },
};
