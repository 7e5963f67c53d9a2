// Compile-time only: the schemas and the rules' types describe the same data, in both directions. A difference is an
// error on the line that compares the two.
import type {
  ArbiterCalled,
  Bridge,
  BridgeActs,
  CompetitionClosed,
  CompetitionOpened,
  DealOpened,
  DealScored,
  EntryRegistered,
  EntryWithdrawn,
  ResultCorrected,
  RulingGiven,
  SessionClosed,
  SessionOpened,
  SessionScored,
} from '@arbitre/rules';
import type { Static, TSchema } from '@sinclair/typebox';
import type * as competition from './competition';
import type * as deal from './deal';
import type * as session from './session';
import type { EventSchema } from './event-schema';
import type * as bridge from './games/bridge';
import type { BridgeActSchema } from './games/bridge-acts';

type Written<T> = T extends readonly (infer Item)[]
  ? Written<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Written<T[Key]> }
    : T;

type Same<A, B> = [Written<A>, Written<B>] extends [Written<B>, Written<A>] ? true : false;
type Conforms<Schema, Event extends { type: string; data: unknown }> =
  Schema extends EventSchema<Event['type'], infer Data extends TSchema>
    ? Same<Static<Data>, Event['data']>
    : false;

type Holds<_Claims extends readonly true[]> = never;

export type Conformity = Holds<
  [
    Conforms<typeof deal.dealOpened, DealOpened>,
    Conforms<typeof deal.arbiterCalled, ArbiterCalled>,
    Conforms<typeof deal.rulingGiven, RulingGiven>,
    Conforms<typeof deal.resultCorrected, ResultCorrected>,
    Conforms<typeof deal.dealScored, DealScored>,
    Conforms<typeof session.sessionOpened, SessionOpened>,
    Conforms<typeof session.sessionScored, SessionScored>,
    Conforms<typeof session.sessionClosed, SessionClosed>,
    Conforms<typeof competition.competitionOpened, CompetitionOpened>,
    Conforms<typeof competition.entryRegistered, EntryRegistered>,
    Conforms<typeof competition.entryWithdrawn, EntryWithdrawn>,
    Conforms<typeof competition.competitionClosed, CompetitionClosed>,
    Conforms<typeof bridge.cardsDealt, Bridge.CardsDealt>,
    Conforms<typeof bridge.callMade, Bridge.CallMade>,
    Conforms<typeof bridge.auctionClosed, Bridge.AuctionClosed>,
    Conforms<typeof bridge.cardPlayed, Bridge.CardPlayed>,
    Conforms<typeof bridge.cardWithdrawn, Bridge.CardWithdrawn>,
    Conforms<typeof bridge.declarerReplaced, Bridge.DeclarerReplaced>,
    Conforms<typeof bridge.trickWon, Bridge.TrickWon>,
    Conforms<typeof bridge.claimMade, Bridge.ClaimMade>,
    Conforms<typeof bridge.resultRecorded, Bridge.ResultRecorded>,
    Conforms<typeof deal.irregularityObserved, Bridge.IrregularityObserved>,
    Same<Static<typeof BridgeActSchema>, BridgeActs.BridgeCommand>,
    // Every bridge event has its schema.
    Same<
      Bridge.BridgeEvent['type'],
      (typeof bridge.bridgeSchemas)[number]['type'] | 'DealScored' | 'IrregularityObserved'
    >,
  ]
>;
