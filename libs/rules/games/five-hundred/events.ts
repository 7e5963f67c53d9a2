import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
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

const { allHands, articleCited, card, denomination, kitty, reason, trick, tricks, tricksWon } = fields;

/** What the table of a deal records between `DealOpened` and `DealScored`. */
export const events = declareEvents('five-hundred@1', {
  CutMade: { says: { fr: '{seat} coupe', en: '{seat} cuts' }, act: 'cut', open: true, fields: { seat } },
  CutMissed: {
    says: { fr: '{by} remarque que le paquet n’est pas coupé', en: '{by} remarks that the pack is not cut' },
    act: 'miss-cut',
    fields: { by: seat },
  },
  CardsDealt: {
    says: { fr: 'Cartes distribuées', en: 'Cards dealt' },
    act: 'deal',
    fields: { hands: allHands, kitty },
  },
  PackCounted: {
    says: { fr: 'Paquet compté : {cards} cartes', en: 'Pack counted: {cards} cards' },
    act: 'count-pack',
    fields: { cards: fields.cardsInPack },
  },
  HandsCounted: {
    says: { fr: 'Cartes comptées', en: 'Cards counted' },
    act: 'count',
    open: true,
    fields: { counts: fields.counts },
  },
  KittySeen: {
    says: { fr: '{seat} a vu la mise', en: '{seat} has seen the kitty' },
    act: 'see-kitty',
    fields: { seat },
  },
  BidMade: {
    says: { fr: '{seat} annonce {tricks}{denomination}', en: '{seat} bids {tricks}{denomination}' },
    act: 'bid',
    fields: { seat, tricks, denomination },
  },
  BidPassed: { says: { fr: '{seat} passe', en: '{seat} passes' }, act: 'pass', fields: { seat } },
  // What was said out of turn, too low or twice: it counts for nothing, and whose turn it is speaks.
  CallSetAside: {
    says: { fr: 'L’annonce de {seat} ne compte pas', en: 'What {seat} said does not count' },
    open: true,
    fields: {
      seat,
      tricks: orNull(fields.offered, 'Tricks bid, null for a pass'),
      denomination: orNull(denomination, 'In what, null for a pass'),
      article: articleCited,
    },
  },
  AuctionClosed: {
    says: {
      fr: '{seat} prend à {tricks}{denomination}',
      en: '{seat} takes the contract of {tricks}{denomination}',
    },
    fields: { seat, tricks, denomination },
  },
  KittyTaken: {
    says: { fr: '{seat} prend la mise', en: '{seat} takes the kitty' },
    act: 'take-kitty',
    open: true,
    fields: { seat },
  },
  KittyJokerShown: {
    says: { fr: '{seat} montre {card}', en: '{seat} shows {card}' },
    act: 'show-joker',
    open: true,
    fields: { seat, card },
  },
  // `cards` is null where nobody knows them; `count`: how many.
  CardsDiscarded: {
    says: { fr: '{seat} se départ de {count} cartes', en: '{seat} puts {count} cards away' },
    fields: {
      seat,
      cards: orNull(list(card), 'The cards, null where the record does not know them'),
      count: integer(1, 16, 'How many'),
    },
  },
  // `calls`: what a joker led without trump asks for.
  CardPlayed: {
    says: { fr: '{seat} joue {card}', en: '{seat} plays {card}' },
    act: 'play',
    fields: { seat, card, calls: optional(fields.called) },
  },
  // A visible card, save when it was found face up in the pack.
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
  // The deal stops with it (C500-6.8).
  RevokeEstablished: {
    says: {
      fr: '{accused} n’a pas fourni à la levée {trick}',
      en: '{accused} did not follow to trick {trick}',
    },
    act: 'claim-revoke',
    open: true,
    fields: { by: orNull(seat, 'Who claimed it, null where the arbiter ruled'), accused: seat, trick },
  },
  // `accused` and `trick` say which failure to follow is disputed.
  DisputeOpened: {
    says: { fr: '{by} saisit l’arbitre', en: '{by} brings a dispute to the arbiter' },
    act: 'dispute',
    open: withoutReason,
    fields: { by: seat, article: articleCited, reason, accused: optional(seat), trick: optional(trick) },
  },
  // `side`: whose points are lost; `seat` with `card` or `trick`: the card ruled visible, or who failed to follow where.
  ArbiterDecided: {
    says: { fr: 'Décision de l’arbitre', en: 'Decision of the arbiter' },
    act: 'rule',
    open: withoutReason,
    fields: {
      article: articleCited,
      ...{ reason, outcome: fields.outcome },
      ...{ side: optional(side), seat: optional(seat), card: optional(card), trick: optional(trick) },
      tricks: optional(tricksWon),
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
      fr: 'Résultat relevé : {taker} prend à {tricks}{denomination}',
      en: 'Result recorded: {taker} took {tricks}{denomination}',
    },
    act: 'record-result',
    open: true,
    fields: {
      ...{ taker: fields.taker, tricks, denomination },
      ...{ won: optional(tricksWon), revoke: optional(side) },
    },
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

/** The cards of each seat; null where the record does not know a hand. */
export type HandsBySeat = ValueOf<typeof allHands>;
export type CardsDealt = Named<'CardsDealt'>;
export type CardsDiscarded = Named<'CardsDiscarded'>;
export type CardExposed = Named<'CardExposed'>;
/** How a card came to lie face up without being played. */
export type ExposureCause = CardExposed['data']['cause'];
export type CardPlayed = Named<'CardPlayed'>;
export type CardReplaced = Named<'CardReplaced'>;
export type HandsCounted = Named<'HandsCounted'>;
export type RevokeEstablished = Named<'RevokeEstablished'>;
export type DisputeOpened = Named<'DisputeOpened'>;
export type ArbiterDecided = Named<'ArbiterDecided'>;
export type DealVoided = Named<'DealVoided'>;
export type ResultRecorded = Named<'ResultRecorded'>;
export type FiveHundredEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
