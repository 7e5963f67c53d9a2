// Compile-time only: the schemas and the rules' types describe the same data, in both directions.
import type { Skat, SkatActs, SkatDealing, SkatFaults } from '@arbitre/rules';
import type { Static } from '@sinclair/typebox';
import type { Conforms, Holds, Same } from '../conforms';
import type * as game from './skat';
import type { SkatActSchema } from './skat-acts';
import type * as table from './skat-table';

export type SkatConformity = Holds<
  [
    Conforms<typeof game.bidMade, Skat.BidMade>,
    Conforms<typeof game.bidHeld, Skat.BidHeld>,
    Conforms<typeof game.bidPassed, Skat.BidPassed>,
    Conforms<typeof game.auctionClosed, Skat.AuctionClosed>,
    Conforms<typeof game.dealPassedIn, Skat.DealPassedIn>,
    Conforms<typeof game.skatTaken, Skat.SkatTaken>,
    Conforms<typeof game.skatDiscarded, Skat.SkatDiscarded>,
    Conforms<typeof game.gameAnnounced, Skat.GameAnnounced>,
    Conforms<typeof game.handLaidOpen, Skat.HandLaidOpen>,
    Conforms<typeof game.cardPlayed, Skat.CardPlayed>,
    Conforms<typeof game.trickWon, Skat.TrickWon>,
    Conforms<typeof game.gameConceded, Skat.GameConceded>,
    Conforms<typeof game.concessionAnswered, Skat.ConcessionAnswered>,
    Conforms<typeof game.claimMade, Skat.ClaimMade>,
    Conforms<typeof game.claimAnswered, Skat.ClaimAnswered>,
    Conforms<typeof game.claimDecided, Skat.ClaimDecided>,
    Conforms<typeof game.cardsThrown, Skat.CardsThrown>,
    Conforms<typeof game.gameEnded, Skat.GameEnded>,
    Conforms<typeof game.resultRecorded, Skat.ResultRecorded>,
    Conforms<typeof table.deckShuffled, SkatDealing.DeckShuffled>,
    Conforms<typeof table.deckCut, SkatDealing.DeckCut>,
    Conforms<typeof table.cardsDealt, SkatDealing.CardsDealt>,
    Conforms<typeof table.handPickedUp, SkatDealing.HandPickedUp>,
    Conforms<typeof table.handsCounted, SkatDealing.HandsCounted>,
    Conforms<typeof table.cardExposedInDeal, SkatDealing.CardExposedInDeal>,
    Conforms<typeof table.dealingContested, SkatDealing.DealingContested>,
    Conforms<typeof table.dealVoided, SkatDealing.DealVoided>,
    Conforms<typeof table.playerExcluded, SkatDealing.PlayerExcluded>,
    Conforms<typeof table.auctionRestarted, SkatDealing.AuctionRestarted>,
    Conforms<typeof table.skatRedrawn, SkatDealing.SkatRedrawn>,
    Conforms<typeof table.skatRestored, SkatDealing.SkatRestored>,
    Conforms<typeof table.gameChosen, SkatDealing.GameChosen>,
    Conforms<typeof table.lookedAt, SkatFaults.LookedAt>,
    Conforms<typeof table.cardsShown, SkatFaults.CardsShown>,
    Conforms<typeof table.announcementVoid, SkatFaults.AnnouncementVoid>,
    Conforms<typeof table.openHandDemanded, SkatFaults.OpenHandDemanded>,
    Conforms<typeof table.cardLedEarly, SkatFaults.CardLedEarly>,
    Conforms<typeof table.cardsReturned, SkatFaults.CardsReturned>,
    Conforms<typeof table.continuationDemanded, SkatFaults.ContinuationDemanded>,
    Conforms<typeof table.breachClaimed, SkatFaults.BreachClaimed>,
    Conforms<typeof table.trickGathered, SkatFaults.TrickGathered>,
    Conforms<typeof table.trickShown, SkatFaults.TrickShown>,
    Conforms<typeof table.handsRevealed, SkatFaults.HandsRevealed>,
    Conforms<typeof table.disputeOpened, SkatFaults.DisputeOpened>,
    Conforms<typeof table.arbiterDecided, SkatFaults.ArbiterDecided>,
    Conforms<typeof table.claimsClosed, SkatFaults.ClaimsClosed>,
    Same<Static<typeof SkatActSchema>, SkatActs.SkatCommand>,
    // Every event has its schema.
    Same<
      Skat.SkatEvent['type'],
      (typeof table.skatSchemas)[number]['type'] | 'DealScored' | 'IrregularityObserved'
    >,
  ]
>;
