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
  BidMade: { says: 'A game value was offered.', act: 'bid', fields: { seat: player, call: bid } },
  BidHeld: { says: 'The value offered was accepted.', act: 'hold', fields: { seat: player } },
  BidPassed: { says: 'A player left the auction.', act: 'pass', fields: { seat: player } },
  // 18 for forehand who plays without any bid.
  AuctionClosed: {
    says: 'The declarer and the value that binds him.',
    fields: { declarer: player, bid },
  },
  // SKAT-3.3.7.a.
  DealPassedIn: { says: 'Nobody plays; the deal counts.', fields: {} },
  // `cards` where the record does not know them yet.
  SkatTaken: {
    says: 'The declarer took up the skat.',
    act: 'take-skat',
    fields: { seat: player, cards: optional(cards) },
  },
  // Other than two is an irregularity of its own.
  SkatDiscarded: {
    says: 'The declarer laid cards away.',
    act: 'discard',
    fields: { seat: player, cards },
  },
  GameAnnounced: {
    says: 'The declarer named his game.',
    act: 'announce',
    fields: { seat: player, contract },
  },
  HandLaidOpen: {
    says: "The declarer's cards lie face up.",
    act: 'lay-open',
    fields: { seat: player, cards },
  },
  CardPlayed: { says: 'A card was played to the trick.', act: 'play', fields: { seat: player, card } },
  TrickWon: {
    says: 'A trick was won.',
    fields: { seat: player, number: trick, points: integer(0, 33, 'Card points in the trick') },
  },
  // By the declarer (SKAT-4.3.1.b) or an opponent (SKAT-4.3.3).
  GameConceded: { says: 'Somebody gave the game up for his party.', act: 'concede', fields: { seat } },
  // SKAT-4.3.2.
  ConcessionAnswered: {
    says: 'The opposing party agreed to a concession, or did not.',
    act: 'consent',
    fields: { seat, consents: yesOrNo('Whether it agreed') },
  },
  // Every remaining trick (in null: none), less what he leaves.
  ClaimMade: {
    says: 'A player showed his cards and claimed what is left.',
    act: 'claim',
    fields: { seat: player, leaves: optional(leaves) },
  },
  ClaimAnswered: {
    says: 'An opponent accepted a claim or objected.',
    act: 'answer-claim',
    fields: { seat: player, accepts: yesOrNo('Whether he accepted') },
  },
  ClaimDecided: {
    says: 'What became of a claim.',
    fields: { article, valid: yesOrNo('Whether it stands') },
  },
  // SKAT-4.3.6.
  CardsThrown: { says: 'A party threw its cards open.', act: 'throw-in', fields: { seat: player } },
  GameEnded: { says: 'How the game ended, and by which article.', fields: { article, outcome } },
  ResultRecorded: {
    says: 'A line of the game list.',
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
