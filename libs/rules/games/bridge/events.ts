import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { card, hands, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import { obligationEvents } from '@arbitre/rules/kernel/mistakes/obligation-events';
import { offerEvents } from '@arbitre/rules/kernel/mistakes/offers';
import { call, contract, EXPOSURES, note, sheetContract, tricks } from './fields';
import type { Strain } from './notation';

export type { IrregularityObserved, Seat, Side, Strain };
export type Contract = ValueOf<typeof contract>;
/** Undoubled, doubled, redoubled. */
export type Risk = Contract['risk'];

/** What the table of a bridge deal records between `DealOpened` and `DealScored`. */
export const events = declareEvents('bridge-duplicate@1', {
  CardsDealt: {
    says: { fr: 'Cartes distribuées', en: 'Cards dealt' },
    act: 'deal',
    fields: { hands: hands(13) },
  },
  CallMade: {
    says: { fr: '{seat} : {call}', en: '{seat}: {call}' },
    act: 'call',
    fields: { seat, call, note: optional(note) },
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
  // BD-L49.
  CardExposed: {
    says: { fr: '{seat} montre {card}', en: '{seat} exposes {card}' },
    act: 'expose',
    fields: {
      ...{ seat, card },
      led: optional(yesOrNo('It was led to the next trick (BD-L57A)')),
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
  // BD-L47B, BD-L62A.
  CardWithdrawn: {
    says: { fr: '{seat} retire {card}', en: '{seat} withdraws {card}' },
    act: 'withdraw',
    fields: { seat, card },
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
  ResultRecorded: {
    says: { fr: 'Résultat relevé : {contract}', en: 'Result recorded: {contract}' },
    act: 'record-result',
    fields: {
      contract: sheetContract,
      declarer: orNull(seat, 'Declarer, null when passed out'),
      tricks: orNull(tricks, "Declarer's tricks, null when passed out"),
      lead: optional(card),
    },
  },
});

export type CardsDealt = EventNamed<typeof events, 'CardsDealt'>;
export type CardPlayed = EventNamed<typeof events, 'CardPlayed'>;
export type CardExposed = EventNamed<typeof events, 'CardExposed'>;
export type CallMade = EventNamed<typeof events, 'CallMade'>;
export type OptionTaken = EventNamed<typeof events, 'OptionTaken'>;
export type AuctionClosed = EventNamed<typeof events, 'AuctionClosed'>;
export type ResultRecorded = EventNamed<typeof events, 'ResultRecorded'>;
export type BridgeEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
