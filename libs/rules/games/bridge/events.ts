import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { card, hands, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import { offerEvents } from '@arbitre/rules/kernel/mistakes/offers';
import { call, contract, note, sheetContract, tricks } from './fields';
import type { Strain } from './notation';

export type { IrregularityObserved, Seat, Side, Strain };
export type Contract = ValueOf<typeof contract>;
/** Undoubled, doubled, redoubled. */
export type Risk = Contract['risk'];

/** What the table of a bridge deal records between `DealOpened` and `DealScored`. */
export const events = declareEvents('bridge-duplicate@1', {
  CardsDealt: { says: 'The hands of the board.', act: 'deal', fields: { hands: hands(13) } },
  CallMade: {
    says: 'A call of the auction.',
    act: 'call',
    fields: { seat, call, note: optional(note) },
  },
  ...offerEvents(seat),
  // Null: passed out (BD-L22B).
  AuctionClosed: {
    says: 'The auction ended in a contract, or was passed out (null).',
    fields: { contract: orNull(contract) },
  },
  CardPlayed: {
    says: "A card was played; dummy's cards come from dummy's seat.",
    act: 'play',
    fields: { seat, card },
  },
  // BD-L47B, BD-L62A.
  CardWithdrawn: {
    says: 'A card of the current trick was taken back.',
    act: 'withdraw',
    fields: { seat, card },
  },
  // BD-L54A. The act names the old declarer.
  DeclarerReplaced: {
    says: 'After an opening lead out of turn declarer spread his hand: his partner declares.',
    fields: { declarer: seat },
  },
  TrickWon: { says: 'A trick was won.', fields: { seat, number: integer(1, 13, 'Trick, 1 to 13') } },
  // Tricks already won included.
  ClaimMade: { says: 'Play ended by a claim or concession.', act: 'claim', fields: { by: seat, tricks } },
  ResultRecorded: {
    says: 'The result as a score sheet shows it; at full grain it closes a play that stopped without a claim.',
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
export type CallMade = EventNamed<typeof events, 'CallMade'>;
export type AuctionClosed = EventNamed<typeof events, 'AuctionClosed'>;
export type ResultRecorded = EventNamed<typeof events, 'ResultRecorded'>;
export type BridgeEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
