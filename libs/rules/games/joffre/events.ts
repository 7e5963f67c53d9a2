import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import {
  declareEvents,
  type EventNamed,
  type EventOf,
  withoutReason,
} from '@arbitre/rules/kernel/declare/events';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, oneOf } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import * as fields from './fields';

export type { IrregularityObserved, Seat, Side };

const { allHands, articleCited, bid, card, points, reason, trick } = fields;

/** What the table of a deal records between `DealOpened` and `DealScored`. */
export const events = declareEvents('joffre@1', {
  CutMade: { says: { fr: '{seat} coupe', en: '{seat} cuts' }, act: 'cut', open: true, fields: { seat } },
  CardsDealt: {
    says: { fr: 'Cartes distribuées', en: 'Cards dealt' },
    act: 'deal',
    fields: { hands: allHands },
  },
  BidMade: {
    says: { fr: '{seat} offre {points}', en: '{seat} bids {points}' },
    act: 'bid',
    fields: { seat, points: bid },
  },
  Passed: { says: { fr: '{seat} passe', en: '{seat} passes' }, act: 'pass', open: true, fields: { seat } },
  // What was said out of turn, or too low: it counts for nothing, and whose turn it is speaks.
  CallSetAside: {
    says: { fr: 'L’annonce de {seat} ne compte pas', en: 'What {seat} said does not count' },
    open: true,
    fields: {
      seat,
      points: orNull(integer(0, 99), 'What was offered, null for a pass'),
      article: articleCited,
    },
  },
  ContractBought: {
    says: { fr: '{seat} achète à {points}', en: '{seat} buys at {points}' },
    open: true,
    fields: { seat, points: bid },
  },
  HandsCounted: {
    says: { fr: 'Cartes comptées', en: 'Cards counted' },
    act: 'count',
    open: true,
    fields: { counts: fields.counts },
  },
  // The buyer's first card names the trump (JOF-4.8).
  CardPlayed: {
    says: { fr: '{seat} joue {card}', en: '{seat} plays {card}' },
    act: 'play',
    fields: { seat, card },
  },
  // A visible card, save when the dealer turned it over while dealing.
  CardExposed: {
    says: { fr: '{seat} expose {card}', en: '{seat} exposes {card}' },
    act: 'expose',
    fields: {
      ...{ seat, card },
      cause: oneOf([...fields.REPORTED_CAUSES, 'out-of-turn', 'two-cards', 'revoke', 'ruling'], 'How'),
    },
  },
  // `choice` decides between equals of rank.
  TwoCardsPlayed: {
    says: {
      fr: '{seat} joue deux cartes à la fois : {cards}',
      en: '{seat} plays two cards at once: {cards}',
    },
    act: 'play-two',
    open: true,
    fields: { seat, cards: fields.twoCards, choice: optional(card) },
  },
  // `card` is withdrawn, `with` follows instead.
  CardReplaced: {
    says: { fr: '{seat} remplace {card} par {with}', en: '{seat} replaces {card} with {with}' },
    act: 'replace',
    open: true,
    fields: { seat, card, with: card },
  },
  TrickWon: {
    says: { fr: '{seat} gagne la levée {number}', en: '{seat} wins trick {number}' },
    fields: { seat, number: trick },
  },
  TrickGathered: {
    says: { fr: '{seat} ramasse la levée {number}', en: '{seat} gathers trick {number}' },
    fields: { seat, number: trick },
  },
  // `accused` and `trick` say which failure to follow is disputed.
  DisputeOpened: {
    says: { fr: '{by} saisit l’arbitre', en: '{by} brings a dispute to the arbiter' },
    act: 'dispute',
    open: withoutReason,
    fields: { by: seat, article: articleCited, reason, accused: optional(seat), trick: optional(trick) },
  },
  // `side`: the side at fault; `seat` and `card`: the card ruled visible; `points`: what the buyer's side counts.
  ArbiterDecided: {
    says: { fr: 'Décision de l’arbitre', en: 'Decision of the arbiter' },
    act: 'rule',
    open: withoutReason,
    fields: {
      article: articleCited,
      ...{ reason, outcome: fields.outcome },
      ...{ side: optional(side), seat: optional(seat), card: optional(card), points: optional(points) },
    },
  },
  // The number of the deal does not change.
  DealVoided: {
    says: { fr: 'Brasse annulée, {dealer} redonne', en: 'Deal void, {dealer} deals again' },
    open: true,
    fields: { article: articleCited, dealer: seat },
  },
  ResultRecorded: {
    says: {
      fr: 'Résultat relevé : {buyer} achète à {bid}, {points} points comptés',
      en: 'Result recorded: {buyer} bought at {bid}, {points} points counted',
    },
    act: 'record-result',
    open: true,
    fields: { buyer: seat, bid, points },
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

/** The cards of each seat; null where the record does not know a hand. */
export type HandsBySeat = ValueOf<typeof allHands>;
export type CardExposed = Named<'CardExposed'>;
/** How a card came to lie face up without being played. */
export type ExposureCause = CardExposed['data']['cause'];
export type CardPlayed = Named<'CardPlayed'>;
export type CardReplaced = Named<'CardReplaced'>;
export type HandsCounted = Named<'HandsCounted'>;
export type DisputeOpened = Named<'DisputeOpened'>;
export type ArbiterDecided = Named<'ArbiterDecided'>;
export type DealVoided = Named<'DealVoided'>;
export type ResultRecorded = Named<'ResultRecorded'>;
export type JoffreEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
