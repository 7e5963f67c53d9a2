import type { whistMilitaireEvents } from '@arbitre/rules/whist-militaire';
import type { LanguageCode } from '../../language/plural';
import type { GameWords } from '../face';
import { trickPlay } from '../trick-play';

type Events = Readonly<Record<keyof typeof whistMilitaireEvents.table, string>>;

/** What whist militaire calls things on the page of a deal. */
export const words: Readonly<Record<LanguageCode, GameWords & { readonly events: Events }>> = {
  fr: {
    events: {
      ...trickPlay.fr.events,
      CutMade: 'Coupe',
      DealStarted: 'Distribution commencée',
      PackCounted: 'Jeu compté',
      PackChanged: 'Jeu changé',
      TwoCardsPlayed: 'Deux cartes jouées',
      CardReplaced: 'Carte remplacée',
      TrickCardsAsked: 'Cartes de la levée demandées',
      TrickConsulted: 'Levée consultée',
      PenaltyImposed: 'Pénalité infligée',
    },
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
    events: {
      ...trickPlay.en.events,
      CutMade: 'Cut',
      DealStarted: 'Deal begun',
      PackCounted: 'Pack counted',
      PackChanged: 'Pack changed',
      TwoCardsPlayed: 'Two cards played',
      CardReplaced: 'Card replaced',
      TrickCardsAsked: 'Cards of the trick asked for',
      TrickConsulted: 'Trick looked at',
      PenaltyImposed: 'Penalty imposed',
    },
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
