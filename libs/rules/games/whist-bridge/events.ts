import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import {
  declareEvents,
  type EventNamed,
  type EventOf,
  withoutReason,
} from '@arbitre/rules/kernel/declare/events';
import { person } from '@arbitre/rules/kernel/declare/person';
import { integer, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import * as fields from './fields';

export type { IrregularityObserved };

const { articleCited, call, card, seat, suit, reason, trick } = fields;

/** What a table of whist bridge records between `DealOpened` and `DealScored`. */
export const events = declareEvents('whist-bridge@1', {
  PackShuffled: {
    says: { fr: '{seat} bat les cartes {times} fois', en: '{seat} shuffles {times} times' },
    act: 'shuffle',
    open: true,
    fields: { seat, times: integer(0, 99, 'How many times') },
  },
  CutMade: {
    says: { fr: '{seat} coupe', en: '{seat} cuts' },
    act: 'cut',
    open: true,
    fields: { seat, lifted: optional(integer(0, 52, 'Cards lifted, where they were counted')) },
  },
  CardsDealt: {
    says: { fr: 'Cartes distribuées', en: 'Cards dealt' },
    act: 'deal',
    fields: { hands: fields.hands },
  },
  MisdealReported: {
    says: { fr: '{by} signale une maldonne', en: '{by} reports a misdeal' },
    act: 'misdeal',
    open: withoutReason,
    fields: { by: seat, reason: optional(orNull(reason)) },
  },
  HandsCounted: {
    says: { fr: 'Cartes comptées', en: 'Cards counted' },
    act: 'count',
    open: true,
    fields: { counts: fields.counts },
  },
  WrongDealerReported: {
    says: { fr: '{by} : c’était à {dealer} de donner', en: '{by}: {dealer} should have dealt' },
    act: 'wrong-dealer',
    open: true,
    fields: { by: seat, dealer: seat },
  },
  RedealVoted: {
    says: { fr: 'D’accord pour redonner : {agree}', en: 'Agree to deal again: {agree}' },
    act: 'redeal',
    open: true,
    fields: { agree: list(seat, { most: 5 }, 'Who agrees') },
  },
  // The number of the deal does not change.
  DealVoided: {
    says: { fr: 'Donne annulée, {dealer} redonne', en: 'Deal void, {dealer} deals again' },
    open: true,
    fields: { article: articleCited, dealer: seat },
  },

  TrouDeclared: {
    says: { fr: '{seat} déclare un trou', en: '{seat} declares a trou' },
    act: 'declare-trou',
    open: true,
    fields: { seat },
  },
  // WB-5.i: nobody but the arbiter may know of three aces that are not declared.
  TrouKept: {
    says: { fr: '{seat} garde son trou pour un chelem', en: '{seat} keeps a trou for a chelem' },
    act: 'keep-trou',
    arbiterAlone: true,
    fields: { seat },
  },
  CallMade: {
    says: { fr: '{seat} : {call}', en: '{seat}: {call}' },
    act: 'call',
    fields: { seat, call },
  },
  // WB-7.q: said out of turn it counts for nothing.
  CallVoid: {
    says: { fr: '{seat} parle hors de son tour : {call}', en: '{seat} speaks out of turn: {call}' },
    open: true,
    fields: { seat, call, article: articleCited },
  },
  // WB-15.j: only the arbiter reads what is wanted.
  ArbiterAsked: {
    says: {
      fr: '{seat} appelle l’arbitre avant d’annoncer',
      en: '{seat} calls the arbiter before announcing',
    },
    act: 'ask-arbiter',
    arbiterAlone: true,
    open: ({ seat: asking }: { readonly seat: string }) => ({ seat: asking, call: null }),
    fields: { seat, call },
  },
  ArbiterAnswered: {
    says: { fr: '{arbiter} répond à l’appel', en: '{arbiter} answers the call' },
    act: 'answer-call',
    open: true,
    fields: { arbiter: person('Who answers'), granted: yesOrNo('Whether the announcement is made') },
  },
  AuctionClosed: {
    says: { fr: 'Contrat : {contract}', en: 'Contract: {contract}' },
    fields: { contract: fields.contract, declarers: fields.declarers },
  },
  BoucheurRevealed: {
    says: { fr: '{seat} est le boucheur', en: '{seat} is the boucheur' },
    act: 'reveal-boucheur',
    open: true,
    fields: { seat },
  },
  TrumpNamed: {
    says: { fr: '{seat} nomme l’atout : {suit}', en: '{seat} names trump: {suit}' },
    act: 'name-trump',
    open: true,
    fields: { seat, suit },
  },
  // `card` is null where nobody knows it.
  CardDiscarded: {
    says: { fr: '{seat} écarte une carte', en: '{seat} lays a card aside' },
    act: 'discard',
    open: ({ seat: laying }: { readonly seat: string }) => ({ seat: laying, card: null }),
    fields: { seat, card: optional(orNull(card)) },
  },

  CardPlayed: {
    says: { fr: '{seat} joue {card}', en: '{seat} plays {card}' },
    act: 'play',
    fields: { seat, card },
  },
  TrickWon: {
    says: { fr: '{seat} gagne le pli {number}', en: '{seat} wins trick {number}' },
    fields: { seat, number: trick },
  },
  CardsShown: {
    says: { fr: '{seat} a fait voir {cards}', en: '{seat} let {cards} be seen' },
    open: true,
    fields: {
      ...{ seat, cards: list(card, { least: 1, most: 2 }, 'The cards') },
      cause: oneOf(['drawn', 'out-of-turn'], 'Drawn to be played, or played before the turn'),
    },
  },
  // Too early: nothing follows but the fault (WB-18.h).
  ClaimVoid: {
    says: { fr: '{seat} étale sa main trop tôt', en: '{seat} lays the hand down too early' },
    open: true,
    fields: { seat },
  },
  HandExposed: {
    says: { fr: '{seat} étale {cards}', en: '{seat} lays open {cards}' },
    act: 'expose',
    open: true,
    fields: { seat, cards: list(card, { most: 8 }, 'The cards, by suit and in order') },
  },
  ClaimMade: {
    says: {
      fr: '{seat} étale ses dernières cartes gagnantes',
      en: '{seat} lays down the last winning cards',
    },
    act: 'claim',
    open: true,
    fields: { seat },
  },
  TrickShown: {
    says: { fr: '{seat} revoit le dernier pli', en: '{seat} looks at the last trick again' },
    act: 'look-again',
    open: true,
    fields: { seat },
  },
  PlayStopped: {
    says: { fr: '{by} arrête le jeu : tout est décidé', en: '{by} stops the play: all is decided' },
    act: 'stop-play',
    open: true,
    fields: { by: seat },
  },
  HandsRevealed: {
    says: { fr: 'Mains connues', en: 'Hands known' },
    act: 'reveal',
    fields: { hands: fields.hands },
  },

  DisputeSettled: {
    says: { fr: '{by} : réglé à l’amiable', en: '{by}: settled amicably' },
    act: 'settle',
    open: withoutReason,
    fields: { by: seat, article: optional(articleCited), reason },
  },
  DisputeOpened: {
    says: { fr: '{by} saisit l’arbitre', en: '{by} brings a dispute to the arbiter' },
    act: 'dispute',
    open: withoutReason,
    fields: { by: seat, article: articleCited, reason, accused: optional(seat) },
  },
  // `tricks`: the tricks or queens that count from now on; `fault`: whose fault the arbiter found (WB-15.f).
  ArbiterDecided: {
    says: { fr: 'Décision de l’arbitre', en: 'Decision of the arbiter' },
    act: 'rule',
    open: withoutReason,
    fields: {
      ...{ article: articleCited, reason },
      outcome: oneOf(['stand', 'adjust', 'cancel'], 'What was decided'),
      tricks: optional(fields.tally),
      fault: optional(seat),
    },
  },
  ResultRecorded: {
    says: { fr: 'Résultat relevé sur la feuille', en: 'Result taken from the sheet' },
    act: 'record-result',
    open: true,
    fields: fields.result,
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

export type CallMade = Named<'CallMade'>;
export type AuctionClosed = Named<'AuctionClosed'>;
export type CardPlayed = Named<'CardPlayed'>;
export type CardsShown = Named<'CardsShown'>;
export type DisputeOpened = Named<'DisputeOpened'>;
export type ArbiterDecided = Named<'ArbiterDecided'>;
export type ResultRecorded = Named<'ResultRecorded'>;
export type WhistBridgeEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
