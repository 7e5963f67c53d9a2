import type { Contract } from '@arbitre/rules/kernel/auction/contract';
import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { card, hands, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import {
  declareEvents,
  type EventNamed,
  type EventOf,
  withoutReason,
} from '@arbitre/rules/kernel/declare/events';
import { integer, lines, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import { obligationEvents } from '@arbitre/rules/kernel/mistakes/obligation-events';
import { offerEvents } from '@arbitre/rules/kernel/mistakes/offers';
import type { AttentionDrawn } from '@arbitre/rules/kernel/deal/contract';
import { claimEvents } from './claims/declared';
import { designationEvents } from './designation/events';
import { dummyEvents } from './dummy/events';
import { handEvents } from './hands/events';
import {
  call,
  CALL_FINDINGS,
  callNumber,
  contract,
  denominations,
  EXPOSURES,
  note,
  sheetContract,
  tricks,
} from './fields';
import { revokeEvents } from './revokes/declared';
import type { Strain } from '@arbitre/rules/kernel/auction/calls';
import { openingEvents } from './opening/events';
import { playedEvents } from './play/events';
import { trickEvents } from './tricks/events';

export type { Contract, IrregularityObserved, Seat, Side, Strain };

/** By which article a card goes back that was not played in error, or no part of the trick. */
const WITHDRAWN_BY = ['BD-L45E1', 'BD-L45E2', 'BD-L47D', 'BD-L47E1', 'BD-L47E2a'] as const;

/** What the table of a bridge deal records between `DealOpened` and `DealScored`. */
export const events = declareEvents('bridge-duplicate@1', {
  CardsDealt: {
    says: { fr: 'Cartes distribuées', en: 'Cards dealt' },
    act: 'deal',
    fields: { hands: hands(52) },
  },
  ...handEvents,
  CallMade: {
    says: { fr: '{seat} : {call}', en: '{seat}: {call}' },
    act: 'call',
    fields: { seat, call, note: optional(note) },
  },
  // A call that broke the law counts all the same: it was accepted, or nobody said anything (BD-L27A1, BD-L29A, BD-L37A).
  CallAccepted: {
    says: { fr: 'L’annonce {call} vaut', en: 'Call {call} stands' },
    fields: {
      call: callNumber('Which, by its place on the record'),
      article: text('The article by which it counts', 40),
      after: optional(callNumber('The call after which it counts, where that is not the one before it')),
    },
    open: true,
  },
  CallsCancelled: {
    says: { fr: 'Annonces annulées : {calls}', en: 'Calls cancelled: {calls}' },
    fields: {
      calls: list(callNumber('A call, by its place on the record')),
      article: text('The article by which they no longer count', 40),
    },
    open: true,
  },
  // BD-L25A1, BD-L37B, BD-L38.
  CallSubstituted: {
    says: { fr: '{seat} : {call}, en remplacement', en: '{seat}: {call}, in place of another' },
    fields: {
      seat,
      call,
      article: text('The article by which it counts', 40),
      after: optional(callNumber('The call after which it counts, where it is not the last')),
    },
    open: true,
  },
  // A change is allowed after the final pass (BD-L25A5), or a call before it falls (BD-L36A).
  AuctionReopened: {
    says: { fr: 'Les enchères reprennent', en: 'The auction goes on' },
    fields: { article: text('The article by which it does', 40) },
    open: true,
  },
  CallRuled: {
    says: { fr: 'L’arbitre juge une annonce : {finding}', en: 'The arbiter rules on a call: {finding}' },
    act: 'rule-call',
    fields: {
      finding: oneOf(CALL_FINDINGS, 'What the arbiter found'),
      number: optional(callNumber('Which call, by its place on the record')),
      seat: optional(seat),
      call: optional(call),
      denominations: optional(denominations),
      reason: lines('Why'),
    },
    open: withoutReason,
  },
  // BD-L17A.
  HandTaken: {
    says: { fr: '{seat} prend ses cartes', en: '{seat} takes his cards' },
    act: 'take-cards',
    fields: { seat },
    open: true,
  },
  ...offerEvents(seat),
  // Null: passed out (BD-L22B).
  AuctionClosed: {
    says: { fr: 'Enchères closes : {contract}', en: 'Auction closed: {contract}' },
    fields: { contract: orNull(contract) },
  },
  CardPlayed: {
    says: { fr: '{seat} joue {card}', en: '{seat} plays {card}' },
    act: 'play',
    fields: { seat, card },
  },
  // The events of the card that was meant follow (BD-L58B2).
  CardsPlayedTogether: {
    says: {
      fr: '{seat} joue plusieurs cartes à la fois, dont {card}',
      en: '{seat} plays several cards at once, {card} among them',
    },
    act: 'play-together',
    fields: { seat, card, others: list(card, { most: 12 }, 'The others that showed') },
    open: true,
  },
  // The events of each card follow, in turn (BD-L58A).
  CardsPlayedAtOnce: {
    says: {
      fr: '{seat} joue {card}, {other} joue {otherCard} en même temps',
      en: '{seat} plays {card}, {other} plays {otherCard} at once',
    },
    act: 'play-at-once',
    fields: { seat, card, other: seat, otherCard: card },
    open: true,
  },
  // BD-L24-0, BD-L49.
  CardExposed: {
    says: { fr: '{seat} montre {card}', en: '{seat} exposes {card}' },
    act: 'expose',
    fields: {
      ...{ seat, card },
      led: optional(
        yesOrNo('It was led before the auction was over (BD-L24B), or to the next trick (BD-L57A)'),
      ),
      how: optional(oneOf(EXPOSURES, 'Dropped where it is absent')),
    },
    open: true,
  },
  // BD-L51A.
  PenaltyCardNamed: {
    says: { fr: '{by} désigne la carte pénalisée {card}', en: '{by} names penalty card {card}' },
    act: 'name-penalty-card',
    fields: { by: seat, card },
    open: true,
  },
  // With no article it goes back because it was played in error (BD-L47A, BD-L47B): a defender's is a penalty card then.
  CardWithdrawn: {
    says: { fr: '{seat} retire {card}', en: '{seat} withdraws {card}' },
    act: 'withdraw',
    fields: { seat, card, article: optional(oneOf(WITHDRAWN_BY, 'By which article')) },
  },
  ...obligationEvents('A kind of `duties.ts`'),
  // BD-L54A. The act names the old declarer.
  DeclarerReplaced: {
    says: { fr: '{declarer} devient déclarant', en: '{declarer} becomes declarer' },
    fields: { declarer: seat },
  },
  TrickWon: {
    says: { fr: '{seat} gagne la levée {number}', en: '{seat} wins trick {number}' },
    fields: { seat, number: integer(1, 13, 'Trick, 1 to 13') },
  },
  // Tricks already won included.
  ClaimMade: {
    says: {
      fr: '{by} réclame : {tricks} levées au déclarant en tout',
      en: '{by} claims: {tricks} tricks to declarer in all',
    },
    act: 'claim',
    fields: { by: seat, tricks },
  },
  ...revokeEvents,
  ...claimEvents,
  ResultRecorded: {
    says: { fr: 'Résultat relevé : {contract}', en: 'Result recorded: {contract}' },
    act: 'record-result',
    fields: {
      contract: sheetContract,
      declarer: orNull(seat, 'Declarer, null when passed out'),
      tricks: orNull(tricks, "Declarer's tricks, null when passed out"),
      lead: optional(card),
      despite: optional(
        yesOrNo('The lead lies elsewhere by the hand record, and whoever entered it says that it is so'),
      ),
    },
  },
  ...openingEvents,
  ...dummyEvents,
  ...designationEvents,
  ...playedEvents,
  ...trickEvents,
});

export type CardsDealt = EventNamed<typeof events, 'CardsDealt'>;
export type CardPlayed = EventNamed<typeof events, 'CardPlayed'>;
export type CardExposed = EventNamed<typeof events, 'CardExposed'>;
export type CardWithdrawn = EventNamed<typeof events, 'CardWithdrawn'>;
export type CallMade = EventNamed<typeof events, 'CallMade'>;
export type CallAccepted = EventNamed<typeof events, 'CallAccepted'>;
export type CallSubstituted = EventNamed<typeof events, 'CallSubstituted'>;
export type CallsCancelled = EventNamed<typeof events, 'CallsCancelled'>;
export type CallRuled = EventNamed<typeof events, 'CallRuled'>;
export type OptionsOffered = EventNamed<typeof events, 'OptionsOffered'>;
export type OptionTaken = EventNamed<typeof events, 'OptionTaken'>;
export type AuctionClosed = EventNamed<typeof events, 'AuctionClosed'>;
export type ResultRecorded = EventNamed<typeof events, 'ResultRecorded'>;
export type RevokeRuled = EventNamed<typeof events, 'RevokeRuled'>;
export type HandEvent = {
  [Type in keyof typeof handEvents]: EventNamed<typeof events, Type>;
}[keyof typeof handEvents];
export type BridgeEvent = EventOf<typeof events> | IrregularityObserved | DealScored | AttentionDrawn;
