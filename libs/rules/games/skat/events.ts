import { either, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import { dealingEvents } from './events-dealing';
import { faultEvents } from './events-faults';
import {
  article,
  bid,
  card,
  cards,
  contract,
  leaves,
  level,
  listedBid,
  matadors,
  player,
  points,
  seat,
  trick,
  tricks,
  won,
} from './fields';

export type { DealScored, IrregularityObserved };

/**
 * How a game ended: by its cards (card points with the skat and tricks of the declarer), decided for a side at a level,
 * or lost without a game that could be valued (SKAT-3.4-GAP-4).
 */
const outcome = either([
  object({ kind: oneOf(['played']), points, tricks }),
  object({ kind: oneOf(['decided']), won, level }),
  object({ kind: oneOf(['no-game']), hand: yesOrNo('Whether a hand game was named') }),
]);
export type GameOutcome = ValueOf<typeof outcome>;

/** A line of the game list: `points` and `tricks` where the sheet shows them; without a bid the game has its own value. */
const listed = {
  kind: oneOf(['game']),
  declarer: player,
  contract,
  matadors,
  bid: listedBid,
  won,
  level,
  points: orNull(points),
  tricks: orNull(tricks),
  article: orNull(article, 'What ended the game early, or null'),
};

/** What a table of skat records between `DealOpened` and `DealScored`. */
export const events = declareEvents('skat@1', {
  BidMade: {
    says: { fr: '{seat} propose {call}', en: '{seat} bids {call}' },
    act: 'bid',
    fields: { seat: player, call: bid },
  },
  BidHeld: { says: { fr: '{seat} tient', en: '{seat} holds' }, act: 'hold', fields: { seat: player } },
  BidPassed: { says: { fr: '{seat} passe', en: '{seat} passes' }, act: 'pass', fields: { seat: player } },
  // 18 for forehand who plays without any bid.
  AuctionClosed: {
    says: { fr: '{declarer} est preneur à {bid}', en: '{declarer} is declarer at {bid}' },
    fields: { declarer: player, bid },
  },
  // SKAT-3.3.7.a.
  DealPassedIn: { says: { fr: 'Personne ne joue : jeu passé', en: 'Nobody plays: passed in' }, fields: {} },
  // `cards` where the record does not know them yet.
  SkatTaken: {
    says: { fr: '{seat} relève le skat', en: '{seat} takes up the skat' },
    act: 'take-skat',
    fields: { seat: player, cards: optional(cards) },
  },
  // Other than two is an irregularity of its own.
  SkatDiscarded: {
    says: { fr: '{seat} écarte {cards}', en: '{seat} lays away {cards}' },
    act: 'discard',
    fields: { seat: player, cards },
  },
  GameAnnounced: {
    says: { fr: '{seat} annonce {contract}', en: '{seat} announces {contract}' },
    act: 'announce',
    fields: { seat: player, contract },
  },
  HandLaidOpen: {
    says: { fr: '{seat} étale sa main : {cards}', en: '{seat} lays the hand open: {cards}' },
    act: 'lay-open',
    fields: { seat: player, cards },
  },
  CardPlayed: {
    says: { fr: '{seat} joue {card}', en: '{seat} plays {card}' },
    act: 'play',
    fields: { seat: player, card },
  },
  TrickWon: {
    says: {
      fr: '{seat} gagne le pli {number} ({points} points)',
      en: '{seat} wins trick {number} ({points} card points)',
    },
    fields: { seat: player, number: trick, points: integer(0, 33, 'Card points in the trick') },
  },
  // By the declarer (SKAT-4.3.1.b) or an opponent (SKAT-4.3.3).
  GameConceded: {
    says: { fr: '{seat} abandonne le jeu', en: '{seat} concedes the game' },
    act: 'concede',
    fields: { seat },
  },
  // SKAT-4.3.2.
  ConcessionAnswered: {
    says: { fr: '{seat} répond à l’abandon', en: '{seat} answers the concession' },
    act: 'consent',
    fields: { seat, consents: yesOrNo('Whether it agreed') },
  },
  // Every remaining trick (in null: none), less what he leaves.
  ClaimMade: {
    says: {
      fr: '{seat} étale ses cartes et revendique le reste',
      en: '{seat} shows the cards and claims the rest',
    },
    act: 'claim',
    fields: { seat: player, leaves: optional(leaves) },
  },
  ClaimAnswered: {
    says: { fr: '{seat} répond à la revendication', en: '{seat} answers the claim' },
    act: 'answer-claim',
    fields: { seat: player, accepts: yesOrNo('Whether he accepted') },
  },
  ClaimDecided: {
    says: { fr: 'Revendication tranchée', en: 'Claim decided' },
    fields: { article, valid: yesOrNo('Whether it stands') },
  },
  // SKAT-4.3.6.
  CardsThrown: {
    says: { fr: '{seat} jette ses cartes', en: '{seat} throws the cards in' },
    act: 'throw-in',
    fields: { seat: player },
  },
  GameEnded: { says: { fr: 'Fin du jeu', en: 'End of the game' }, fields: { article, outcome } },
  ResultRecorded: {
    says: { fr: 'Jeu relevé sur la liste', en: 'Game taken from the list' },
    act: 'record-result',
    fields: [listed, { kind: oneOf(['passed']) }],
  },
  ...dealingEvents,
  ...faultEvents,
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

export type CardPlayed = Named<'CardPlayed'>;
export type TrickWon = Named<'TrickWon'>;
export type AuctionClosed = Named<'AuctionClosed'>;
export type SkatTaken = Named<'SkatTaken'>;
export type SkatDiscarded = Named<'SkatDiscarded'>;
export type GameAnnounced = Named<'GameAnnounced'>;
export type HandLaidOpen = Named<'HandLaidOpen'>;
export type ClaimMade = Named<'ClaimMade'>;
export type GameEnded = Named<'GameEnded'>;
export type ResultRecorded = Named<'ResultRecorded'>;
export type ListedGame = Extract<ResultRecorded['data'], { readonly kind: 'game' }>;
export type CardsDealt = Named<'CardsDealt'>;
export type HandsCounted = Named<'HandsCounted'>;
export type DealVoided = Named<'DealVoided'>;
export type AuctionRestarted = Named<'AuctionRestarted'>;
export type SkatRedrawn = Named<'SkatRedrawn'>;
export type LookedAt = Named<'LookedAt'>;
export type CardsShown = Named<'CardsShown'>;
export type ContinuationDemanded = Named<'ContinuationDemanded'>;
export type DisputeOpened = Named<'DisputeOpened'>;
export type ArbiterDecided = Named<'ArbiterDecided'>;

export type SkatEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
