import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { card, seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import {
  declareEvents,
  type EventNamed,
  type EventOf,
  withoutReason,
} from '@arbitre/rules/kernel/declare/events';

import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import * as fields from './fields';

export type { IrregularityObserved, Seat, Side };

const { articleCited, points, reason, scored, total } = fields;

type Seated = { readonly seat: Seat };

// Who looks on sees what the table sees, and never what the cards score beside what was said: a forgotten point is the other side's
// to find (CRIB-4.20), one too many theirs to object to (CRIB-4-GAP-12).
const cardAlone = ({ seat: by, card: fallen }: Seated & { readonly card: string }) => ({
  seat: by,
  card: fallen,
});
const faceDown = ({ seat: by }: Seated) => ({ seat: by, card: null });
const withoutParts = (pegged: object) => ({ ...pegged, parts: [] });
const asAnnounced = (counted: object) => ({ ...counted, real: null });
/** What the table of a game records between `DealOpened` and `DealScored`. */
export const events = declareEvents('cribbage@1', {
  CardsDrawn: {
    says: { fr: 'Tirage du donneur', en: 'Draw for the deal' },
    act: 'draw',
    open: true,
    fields: { cards: fields.draws },
  },
  DealerDrawn: {
    says: { fr: '{seat} donne en premier', en: '{seat} deals first' },
    open: true,
    fields: { seat },
  },
  CardsDealt: {
    says: { fr: '{seat} distribue', en: '{seat} deals' },
    act: 'deal',
    open: ({ seat: dealer }: Seated) => ({ seat: dealer, hands: { N: null, E: null, S: null, W: null } }),
    fields: { seat, hands: fields.dealtHands },
  },
  CardsCounted: {
    says: { fr: '{seat} compte {cards} cartes', en: '{seat} counts {cards} cards' },
    act: 'count-cards',
    open: true,
    fields: { seat, cards: fields.held },
  },
  // The same dealer deals again; totals are those before the deal.
  DealCancelled: {
    says: { fr: 'Donne annulée, {dealer} redonne', en: 'Deal cancelled, {dealer} deals again' },
    open: true,
    fields: { article: articleCited, dealer: seat },
  },
  CardLaidAway: {
    says: { fr: '{seat} écarte une carte au crib', en: '{seat} lays a card away to the crib' },
    act: 'lay-away',
    open: faceDown,
    fields: { seat, card: fields.laid },
  },
  // `points`: what was pegged at once, where it is not what the card scores.
  StarterTurned: {
    says: { fr: '{seat} retourne la carte de départ : {card}', en: '{seat} turns the starter: {card}' },
    act: 'turn-starter',
    open: cardAlone,
    fields: { seat, card, points: optional(points) },
  },
  CardPlayed: {
    says: { fr: '{seat} joue {card}', en: '{seat} plays {card}' },
    act: 'play',
    open: cardAlone,
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
    open: true,
    fields: { seat },
  },
  SeriesEnded: {
    says: { fr: 'Série terminée', en: 'Series over' },
    open: true,
    fields: { next: fields.nobody },
  },
  PointsCalled: {
    says: { fr: '{seat} avance encore {points} points', en: '{seat} pegs another {points} points' },
    act: 'peg',
    open: true,
    fields: { seat, points },
  },
  PointsPegged: {
    says: {
      fr: '{seat} fait avancer {side} de {points}, à {total}',
      en: '{seat} pegs {points} for {side}, now at {total}',
    },
    open: withoutParts,
    fields: { side, seat, for: fields.cause, points: fields.changed, parts: fields.parts, total },
  },
  // Nobody pegged them before the next card.
  PointsLost: {
    says: { fr: '{side} perd {points} points oubliés', en: '{side} loses {points} points not pegged' },
    open: true,
    fields: { side, points, article: articleCited },
  },
  FiveCardsFound: {
    says: { fr: '{seat} se trouve cinq cartes', en: '{seat} finds five cards' },
    act: 'find-five',
    open: true,
    fields: { seat },
  },
  // `real`: what the cards score, null where nobody knows them.
  HandCounted: {
    says: { fr: '{seat} annonce {points} points', en: '{seat} announces {points} points' },
    open: asAnnounced,
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
    open: true,
    fields: { seat, points, granted: points },
  },
  CountObjected: {
    says: { fr: '{seat} conteste le compte', en: '{seat} objects to the count' },
    act: 'object',
    open: true,
    fields: { seat },
  },
  PegSetBack: {
    says: {
      fr: '{side} recule de {points} : {total} points',
      en: '{side} goes back {points}: {total} points',
    },
    open: true,
    fields: { side, points, total },
  },
  DisputeOpened: {
    says: { fr: '{by} saisit l’arbitre', en: '{by} brings a dispute to the arbiter' },
    act: 'dispute',
    open: withoutReason,
    fields: { by: seat, article: articleCited, reason },
  },
  ArbiterDecided: {
    says: { fr: 'Décision de l’arbitre', en: 'Decision of the arbiter' },
    act: 'rule',
    open: withoutReason,
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
    open: true,
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
