import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { card, seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';

import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import * as fields from './fields';

export type { IrregularityObserved, Seat, Side };

const { articleCited, points, reason, scored, total } = fields;

/** What the table of a game records between `DealOpened` and `DealScored`. */
export const events = declareEvents('cribbage@1', {
  CardsDrawn: {
    says: { fr: 'Tirage du donneur', en: 'Draw for the deal' },
    act: 'draw',
    fields: { cards: fields.draws },
  },
  DealerDrawn: {
    says: { fr: '{seat} donne en premier', en: '{seat} deals first' },
    fields: { seat },
  },
  CardsDealt: {
    says: { fr: '{seat} distribue', en: '{seat} deals' },
    act: 'deal',
    fields: { seat, hands: fields.dealtHands },
  },
  CardsCounted: {
    says: { fr: '{seat} compte {cards} cartes', en: '{seat} counts {cards} cards' },
    act: 'count-cards',
    fields: { seat, cards: fields.held },
  },
  // The same dealer deals again; totals are those before the deal.
  DealCancelled: {
    says: { fr: 'Donne annulée, {dealer} redonne', en: 'Deal cancelled, {dealer} deals again' },
    fields: { article: articleCited, dealer: seat },
  },
  CardLaidAway: {
    says: { fr: '{seat} écarte une carte au crib', en: '{seat} lays a card away to the crib' },
    act: 'lay-away',
    fields: { seat, card: fields.laid },
  },
  // `points`: what was pegged at once, where it is not what the card scores.
  StarterTurned: {
    says: { fr: '{seat} retourne la carte de départ : {card}', en: '{seat} turns the starter: {card}' },
    act: 'turn-starter',
    fields: { seat, card, points: optional(points) },
  },
  CardPlayed: {
    says: { fr: '{seat} joue {card}', en: '{seat} plays {card}' },
    act: 'play',
    fields: { seat, card, points: optional(points) },
  },
  // It was not to be played now: it goes back to the hand.
  CardTakenBack: {
    says: { fr: '{seat} reprend {card}', en: '{seat} takes {card} back' },
    act: 'play',
    fields: { seat, card, points: optional(points) },
  },
  GoSaid: {
    says: { fr: '{seat} ne peut pas jouer : go', en: '{seat} says go' },
    act: 'go',
    fields: { seat },
  },
  SeriesEnded: {
    says: { fr: 'Série terminée', en: 'Series over' },
    fields: { next: fields.nobody },
  },
  PointsCalled: {
    says: { fr: '{seat} avance encore {points} points', en: '{seat} pegs another {points} points' },
    act: 'peg',
    fields: { seat, points },
  },
  PointsPegged: {
    says: { fr: '{side} avance de {points} : {total} points', en: '{side} pegs {points}: {total} points' },
    fields: { side, seat, for: fields.cause, points: fields.changed, parts: fields.parts, total },
  },
  // Nobody pegged them before the next card.
  PointsLost: {
    says: { fr: '{side} perd {points} points oubliés', en: '{side} loses {points} points not pegged' },
    fields: { side, points, article: articleCited },
  },
  FiveCardsFound: {
    says: { fr: '{seat} se trouve cinq cartes', en: '{seat} finds five cards' },
    act: 'find-five',
    fields: { seat },
  },
  // `real`: what the cards score, null where nobody knows them.
  HandCounted: {
    says: { fr: '{seat} annonce {points} points', en: '{seat} announces {points} points' },
    fields: {
      ...{ seat, of: fields.of, points },
      real: orNull(integer(0, 29), 'What the cards score, null where they are not known'),
      cards: orNull(fields.someCards, 'The cards that were shown with it, or null'),
      released: yesOrNo('Whether the peg was let go'),
    },
  },
  ForgottenClaimed: {
    says: {
      fr: '{seat} réclame {points} points oubliés, en obtient {granted}',
      en: '{seat} claims {points} forgotten points and gets {granted}',
    },
    fields: { seat, points, granted: points },
  },
  CountObjected: {
    says: { fr: '{seat} conteste le compte', en: '{seat} objects to the count' },
    act: 'object',
    fields: { seat },
  },
  PegSetBack: {
    says: {
      fr: '{side} recule de {points} : {total} points',
      en: '{side} goes back {points}: {total} points',
    },
    fields: { side, points, total },
  },
  DisputeOpened: {
    says: { fr: '{by} saisit l’arbitre', en: '{by} brings a dispute to the arbiter' },
    act: 'dispute',
    fields: { by: seat, article: articleCited, reason },
  },
  ArbiterDecided: {
    says: { fr: 'Décision de l’arbitre', en: 'Decision of the arbiter' },
    act: 'rule',
    fields: {
      ...{ article: articleCited, reason, outcome: fields.outcome },
      ...{ side: optional(side), points: optional(fields.changed) },
    },
  },
  ResultRecorded: {
    says: {
      fr: 'Résultat relevé : Nord-Sud {NS}, Est-Ouest {EW}',
      en: 'Result recorded: North-South {NS}, East-West {EW}',
    },
    act: 'record-result',
    fields: {
      ...{ NS: scored, EW: scored },
      article: optional(orNull(articleCited)),
      by: optional(seat),
    },
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

export type HandsBySeat = ValueOf<typeof fields.dealtHands>;
export type Cause = ValueOf<typeof fields.cause>;
export type CardsDrawn = Named<'CardsDrawn'>;
export type CardsDealt = Named<'CardsDealt'>;
export type CardPlayed = Named<'CardPlayed'>;
export type HandCounted = Named<'HandCounted'>;
export type PointsPegged = Named<'PointsPegged'>;
export type PegSetBack = Named<'PegSetBack'>;
export type DisputeOpened = Named<'DisputeOpened'>;
export type ArbiterDecided = Named<'ArbiterDecided'>;
export type ResultRecorded = Named<'ResultRecorded'>;
export type CribbageEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
