import type { LanguageCode } from '../../../language/plural';
import type { GameWords } from '../../face';
import { trickPlay } from '../../trick-play';
import { consequences } from './consequences';

/** What duplicate bridge calls things on the page of a deal. */
export const words: Readonly<Record<LanguageCode, GameWords>> = {
  fr: {
    roles: trickPlay.fr.roles,
    options: {
      'offer-options': 'Expliquer le choix',
      'take-option accept': 'Accepter',
      'take-option refuse': 'Refuser',
      'take-option spread': 'Étaler sa main, le partenaire devient déclarant',
      'take-option require': 'Refuser et exiger la couleur',
      'take-option forbid': 'Refuser et interdire la couleur',
      'take-option free': 'Refuser et laisser l’attaque libre',
      call: 'Remplacer par',
      'restore-hands': 'Rétablir les mains',
      'restore-card elsewhere': 'La carte est retrouvée',
      'restore-card not-found': 'Rebâtir la donne',
      'cancel-board': 'Annuler l’étui',
      'let-stand': 'Laisser le résultat',
      'new-deal': 'Ordonner une nouvelle donne',
    },
    consequences: consequences.fr,
    duties: {
      ...trickPlay.fr.duties,
      'major-penalty-card': 'Carte pénalisée',
      'established-revoke': 'Renonce consommée',
      'forced-lead': 'Couleur d’attaque exigée',
      'forbidden-lead': 'Couleur d’attaque interdite',
      'must-pass': 'Doit passer',
      'pending-call': 'Enchère à juger',
    },
  },
  en: {
    roles: trickPlay.en.roles,
    options: {
      'offer-options': 'Explain the choice',
      'take-option accept': 'Accept',
      'take-option refuse': 'Refuse',
      'take-option spread': 'Spread the hand, partner becomes declarer',
      'take-option require': 'Refuse and require the suit',
      'take-option forbid': 'Refuse and forbid the suit',
      'take-option free': 'Refuse and leave the lead free',
      call: 'Replace it by',
      'restore-hands': 'Put the hands right',
      'restore-card elsewhere': 'The card was found',
      'restore-card not-found': 'Rebuild the deal',
      'cancel-board': 'Cancel the board',
      'let-stand': 'Let the result stand',
      'new-deal': 'Order a new deal',
    },
    consequences: consequences.en,
    duties: {
      ...trickPlay.en.duties,
      'major-penalty-card': 'Penalty card',
      'established-revoke': 'Revoke established',
      'forced-lead': 'Suit of the lead required',
      'forbidden-lead': 'Suit of the lead forbidden',
      'must-pass': 'Must pass',
      'pending-call': 'Call to be ruled',
    },
  },
};
