// Compile-time only: the schemas and the rules' types describe the same data, in both directions.
import type { WhistMilitaire, WhistMilitaireActs } from '@arbitre/rules';
import type { Static } from '@sinclair/typebox';
import type { Conforms, Holds, Same } from '../conforms';
import type * as whist from './whist-militaire';
import type { WhistMilitaireActSchema } from './whist-militaire-acts';

export type WhistMilitaireConformity = Holds<
  [
    Conforms<typeof whist.cutMade, WhistMilitaire.CutMade>,
    Conforms<typeof whist.dealStarted, WhistMilitaire.DealStarted>,
    Conforms<typeof whist.cardsDealt, WhistMilitaire.CardsDealt>,
    Conforms<typeof whist.handPickedUp, WhistMilitaire.HandPickedUp>,
    Conforms<typeof whist.handsCounted, WhistMilitaire.HandsCounted>,
    Conforms<typeof whist.packCounted, WhistMilitaire.PackCounted>,
    Conforms<typeof whist.packChanged, WhistMilitaire.PackChanged>,
    Conforms<typeof whist.cardPlayed, WhistMilitaire.CardPlayed>,
    Conforms<typeof whist.cardExposed, WhistMilitaire.CardExposed>,
    Conforms<typeof whist.twoCardsPlayed, WhistMilitaire.TwoCardsPlayed>,
    Conforms<typeof whist.cardReplaced, WhistMilitaire.CardReplaced>,
    Conforms<typeof whist.trickWon, WhistMilitaire.TrickWon>,
    Conforms<typeof whist.trickGathered, WhistMilitaire.TrickGathered>,
    Conforms<typeof whist.trickCardsAsked, WhistMilitaire.TrickCardsAsked>,
    Conforms<typeof whist.trickConsulted, WhistMilitaire.TrickConsulted>,
    Conforms<typeof whist.handsRevealed, WhistMilitaire.HandsRevealed>,
    Conforms<typeof whist.disputeOpened, WhistMilitaire.DisputeOpened>,
    Conforms<typeof whist.disputeSettled, WhistMilitaire.DisputeSettled>,
    Conforms<typeof whist.arbiterDecided, WhistMilitaire.ArbiterDecided>,
    Conforms<typeof whist.penaltyImposed, WhistMilitaire.PenaltyImposed>,
    Conforms<typeof whist.dealVoided, WhistMilitaire.DealVoided>,
    Conforms<typeof whist.claimsClosed, WhistMilitaire.ClaimsClosed>,
    Conforms<typeof whist.resultRecorded, WhistMilitaire.ResultRecorded>,
    Same<Static<typeof WhistMilitaireActSchema>, WhistMilitaireActs.WhistMilitaireCommand>,
    // Every event has its schema.
    Same<
      WhistMilitaire.WhistMilitaireEvent['type'],
      (typeof whist.whistMilitaireSchemas)[number]['type'] | 'DealScored' | 'IrregularityObserved'
    >,
  ]
>;
