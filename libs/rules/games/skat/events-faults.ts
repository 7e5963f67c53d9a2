import { list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import {
  article,
  breach,
  card,
  cards,
  closingCause,
  contract,
  hand,
  hands,
  level,
  lookedAt,
  outcome,
  player,
  reason,
  seat,
  trick,
  won,
} from './fields';

/** Irregularities, what the table makes of them, and the arbiter. */
export const faultEvents = {
  LookedAt: {
    says: {
      fr: '{seat} regarde des cartes qui lui sont interdites',
      en: '{seat} looks at cards that may not be seen',
    },
    act: 'look',
    fields: { seat, at: lookedAt },
  },
  CardsShown: {
    says: { fr: '{seat} montre {cards}', en: '{seat} shows {cards}' },
    act: 'show',
    fields: { seat: player, cards },
  },
  // It is put right within its kind (SKAT-3.4.5).
  AnnouncementVoid: {
    says: { fr: '{seat} annonce {said} : annonce nulle', en: '{seat} announces {said}: void' },
    fields: { seat: player, said: contract, article },
  },
  // SKAT-2.2.5.b.
  OpenHandDemanded: {
    says: { fr: '{seat} demande que les cartes soient étalées', en: '{seat} demands the open hand' },
    act: 'demand-open',
    fields: { seat },
  },
  // SKAT-4.1.1.d.
  CardLedEarly: {
    says: {
      fr: '{seat} entame de {card} avant l’annonce',
      en: '{seat} leads {card} before the announcement',
    },
    act: 'play',
    fields: { seat: player, card },
  },
  CardsReturned: {
    says: { fr: 'Cartes reprises en main', en: 'Cards taken back' },
    fields: { cards: list(object({ seat: player, card }), {}, 'In the order of the trick') },
  },
  // SKAT-4.1.6: it counts as not committed.
  ContinuationDemanded: {
    says: { fr: '{seat} demande que le jeu continue', en: '{seat} demands that play goes on' },
    act: 'demand-continuation',
    fields: { seat, breach },
  },
  BreachClaimed: {
    says: { fr: '{seat} invoque une faute', en: '{seat} claims a breach' },
    act: 'claim-breach',
    fields: { seat, breach },
  },
  TrickGathered: {
    says: { fr: '{seat} retourne le pli {number}', en: '{seat} turns trick {number} down' },
    fields: { seat: player, number: trick },
  },
  // SKAT-4.4.3.
  TrickShown: {
    says: { fr: '{seat} remontre le pli {number}', en: '{seat} shows trick {number} again' },
    fields: { seat: player, number: trick },
  },
  HandsRevealed: {
    says: { fr: 'Mains révélées, skat : {skat}', en: 'Hands revealed, skat: {skat}' },
    act: 'reveal',
    fields: { hands, skat: hand },
  },
  DisputeOpened: {
    says: { fr: '{by} saisit l’arbitre', en: '{by} brings a dispute to the arbiter' },
    act: 'dispute',
    fields: { by: seat, article, reason, breach: optional(breach) },
  },
  ArbiterDecided: {
    says: { fr: 'Décision de l’arbitre', en: 'Decision of the arbiter' },
    act: 'rule',
    fields: {
      article,
      reason,
      outcome,
      won: optional(won),
      level: optional(level),
    },
  },
  // SKAT-4.2.5.
  ClaimsClosed: {
    says: { fr: 'Plus de réclamation possible', en: 'No more claims of breaches' },
    act: 'close-claims',
    fields: { cause: closingCause },
  },
} as const satisfies EventTable;
