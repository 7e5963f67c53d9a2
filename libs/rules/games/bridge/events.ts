import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { card, hands, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, oneOf } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import { obligationEvents } from '@arbitre/rules/kernel/mistakes/obligation-events';
import { offerEvents } from '@arbitre/rules/kernel/mistakes/offers';
import { designationEvents } from './designation/events';
import { dummyEvents } from './dummy/events';
import { call, contract, note, sheetContract, tricks } from './fields';
import type { Strain } from './notation';
import { openingEvents } from './opening/events';
import { playedEvents } from './play/events';
import { trickEvents } from './tricks/events';

export type { IrregularityObserved, Seat, Side, Strain };
export type Contract = ValueOf<typeof contract>;
/** Undoubled, doubled, redoubled. */
export type Risk = Contract['risk'];

/** By which article a card goes back that was not played in error, or no part of the trick. */
const WITHDRAWN_BY = ['BD-L45E1', 'BD-L45E2', 'BD-L47D', 'BD-L47E1', 'BD-L47E2a'] as const;

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
  ...openingEvents,
  ...dummyEvents,
  ...designationEvents,
  ...playedEvents,
  ...trickEvents,
});

export type CardsDealt = EventNamed<typeof events, 'CardsDealt'>;
export type CardPlayed = EventNamed<typeof events, 'CardPlayed'>;
export type CardWithdrawn = EventNamed<typeof events, 'CardWithdrawn'>;
export type CallMade = EventNamed<typeof events, 'CallMade'>;
export type OptionTaken = EventNamed<typeof events, 'OptionTaken'>;
export type AuctionClosed = EventNamed<typeof events, 'AuctionClosed'>;
export type ResultRecorded = EventNamed<typeof events, 'ResultRecorded'>;
export type BridgeEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
