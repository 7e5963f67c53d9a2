import type { LanguageCode } from '../../../language/plural';
import type { GameWords } from '../../face';
import { trickPlay } from '../../trick-play';

/** What duplicate bridge calls things on the page of a deal. */
export const words: Readonly<Record<LanguageCode, GameWords>> = {
  fr: {
    roles: trickPlay.fr.roles,
    options: {
      'offer-options': 'Expliquer le choix',
      'take-option accept': 'Accepter l’annonce',
      'take-option refuse': 'La refuser',
      call: 'Remplacer par',
    },
    duties: {
      ...trickPlay.fr.duties,
      'major-penalty-card': 'Carte pénalisée',
      'established-revoke': 'Renonce consommée',
      'must-pass': 'Doit passer',
      'pending-call': 'Enchère à juger',
    },
  },
  en: {
    roles: trickPlay.en.roles,
    options: {
      'offer-options': 'Explain the choice',
      'take-option accept': 'Accept the call',
      'take-option refuse': 'Refuse it',
      call: 'Replace it by',
    },
    duties: {
      ...trickPlay.en.duties,
      'major-penalty-card': 'Penalty card',
      'established-revoke': 'Revoke established',
      'must-pass': 'Must pass',
      'pending-call': 'Call to be ruled',
    },
  },
};
