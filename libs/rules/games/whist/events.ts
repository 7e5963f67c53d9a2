import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { card, seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { oneOf, text } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import { obligationEvents } from '@arbitre/rules/kernel/mistakes/obligation-events';
import type { ObligationImposed } from '@arbitre/rules/kernel/mistakes/obligations';
import { claims } from './events-claims';
import { dealing } from './events-dealing';
import * as fields from './fields';

export type { ObligationImposed, Seat, Side };

const { articleCited, number, reason, tricks } = fields;

/** What the table of a coup records between `DealOpened` and `DealScored`. */
export const events = declareEvents('whist@1', {
  ...dealing.table,
  CardPlayed: {
    says: { fr: '{seat} joue {card}', en: '{seat} plays {card}' },
    act: 'play',
    fields: { seat, card },
  },
  // WHC-CP-4, WHC-CP-8, WHC-CP-GAP-6, WHC-EP-GAP-4.
  CardExposed: {
    says: { fr: '{seat} expose {card}', en: '{seat} exposes {card}' },
    act: 'play',
    fields: { seat, card },
  },
  // `card` is the one he meant (WHC-CP-B).
  CardsPlayedTogether: {
    says: {
      fr: '{seat} joue {card} et, du même coup, {others}',
      en: '{seat} plays {card} and, at the same time, {others}',
    },
    act: 'play-together',
    fields: { seat, card, others: fields.cards },
  },
  // Before all had played to it (WHC-EP-5).
  LeadContested: {
    says: { fr: '{by} conteste l’entame', en: '{by} contests the lead' },
    act: 'contest-lead',
    fields: { by: seat },
  },
  CardsReturned: {
    says: { fr: 'Cartes reprises sans pénalité', en: 'Cards taken back without penalty' },
    fields: { cards: list(text('Seat and card: `N:SA`', 4)) },
  },
  TrickWon: {
    says: { fr: '{seat} gagne la levée {number}', en: '{seat} wins trick {number}' },
    fields: { seat, number },
  },
  // By the keeper of the side: corrections end (WHC-JEU-GAP-1).
  TrickGathered: {
    says: { fr: '{seat} ramasse la levée {number}', en: '{seat} gathers trick {number}' },
    act: 'gather',
    fields: { seat, number },
  },
  TrickViewed: {
    says: { fr: '{seat} regarde la levée {number}', en: '{seat} looks at trick {number}' },
    act: 'view-trick',
    fields: { seat, number },
  },
  // It counts with the cards that lie there (WHC-MI-5, WHC-MI-GAP-5).
  PlayOmitted: {
    says: { fr: '{seat} oublie de fournir à la levée {number}', en: '{seat} leaves trick {number} out' },
    act: 'omit',
    fields: { seat, number },
  },
  CardSupplied: {
    says: { fr: '{seat} fournit {card} après coup', en: '{seat} supplies {card} later' },
    act: 'supply',
    fields: { seat, card },
  },
  SuitQuestionAsked: {
    says: {
      fr: '{seat} interroge son partenaire sur la couleur',
      en: '{seat} asks partner about the suit led',
    },
    act: 'ask-partner',
    fields: { seat },
  },
  // `card` replaces the card that did not follow, `wrong`, in trick `number` (WHC-REN-2).
  RevokeCorrected: {
    says: {
      fr: '{seat} corrige sa renonce : {card} au lieu de {wrong}',
      en: '{seat} corrects a revoke: {card} in place of {wrong}',
    },
    act: 'correct-revoke',
    fields: { seat, card, wrong: card, number },
  },
  PenaltyDemanded: {
    says: { fr: '{by} exige une pénalité de {seat}', en: '{by} demands a penalty of {seat}' },
    act: 'demand',
    fields: { by: seat, seat, demand: fields.demand },
  },
  PenaltyWaived: {
    says: { fr: '{by} laisse passer la pénalité de {seat}', en: '{by} waives the penalty of {seat}' },
    act: 'waive',
    fields: { by: seat, seat },
  },
  ChoiceOffered: {
    says: { fr: 'Choix offert à {to}', en: 'Choice offered to {to}' },
    fields: { article: articleCited, to: fields.chooser, options: list(text('An option', 40)) },
  },
  ConsultationHeld: {
    says: { fr: '{seat} consulte son partenaire', en: '{seat} consults partner' },
    act: 'consult',
    fields: { seat },
  },
  ChoiceMade: {
    says: { fr: '{by} fait son choix', en: '{by} chooses' },
    act: 'choose',
    fields: { by: seat, choice: text('The option', 40) },
  },
  // By `dealer`; the coup goes on in the same stream.
  DealVoided: {
    says: { fr: 'Donne annulée, {dealer} donne', en: 'Deal void, {dealer} deals' },
    fields: {
      kind: oneOf(['new-deal', 'misdeal'], 'New deal or misdeal'),
      ...{ article: articleCited, dealer: seat },
    },
  },
  // Absent fields do not concern it.
  ArbiterDecided: {
    says: { fr: 'Décision de l’arbitre', en: 'Decision of the arbiter' },
    act: 'arbiter-decision',
    fields: {
      ...{ decision: text('What', 40), reason },
      ...{ seat: optional(seat), card: optional(card), trick: optional(tricks) },
      tricks: optional(fields.tricksBySide),
    },
  },
  SlamMade: { says: { fr: '{side} fait chelem', en: '{side} makes a slam' }, fields: { side } },
  ...obligationEvents('`penalised-card`, `forced-lead`, `forced-play`'),
  ...claims.table,
});

export type CardPlayed = EventNamed<typeof events, 'CardPlayed'>;
export type ChoiceOffered = EventNamed<typeof events, 'ChoiceOffered'>;
export type ArbiterDecided = EventNamed<typeof events, 'ArbiterDecided'>;
export type WhistEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
