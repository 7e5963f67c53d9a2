import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { card, seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import * as fields from './fields';

export type { IrregularityObserved, Seat, Side };

const { allHands, articleCited, pack, reason, trick } = fields;

/** What the table of a deal records between `DealOpened` and `DealScored`. */
export const events = declareEvents('whist-militaire@1', {
  CutMade: { says: 'The pack was cut before the deal.', act: 'cut', fields: { seat } },
  DealStarted: {
    says: 'The dealer began to deal.',
    act: 'start-deal',
    fields: { seat, pack: optional(pack) },
  },
  CardsDealt: { says: 'The hands of the deal.', act: 'deal', fields: { hands: allHands } },
  HandPickedUp: { says: 'A player took up his hand.', act: 'pick-up', fields: { seat } },
  HandsCounted: {
    says: 'Players said how many cards they were dealt.',
    act: 'count',
    fields: { counts: fields.counts },
  },
  PackCounted: {
    says: 'The arbiter counted the pack.',
    act: 'count-pack',
    fields: { cards: fields.cardsInPack, defect: fields.defect },
  },
  // `defect`: only a pack that lacks cards is changed during a deal (WM-R13.1); `approvedBy`: WM-R13.2.
  PackChanged: {
    says: 'The table plays on with another pack.',
    act: 'change-pack',
    fields: {
      ...{ pack, reason },
      defect: optional(fields.defect),
      approvedBy: optional(fields.approvedBy),
    },
  },
  CardPlayed: { says: 'A card was played to the trick.', act: 'play', fields: { seat, card } },
  // A visible card, save when the dealer turned it over while dealing.
  CardExposed: {
    says: 'A card came face up without being played.',
    act: 'expose',
    fields: {
      ...{ seat, card },
      cause: oneOf([...fields.REPORTED_CAUSES, 'out-of-turn', 'two-cards', 'revoke', 'ruling'], 'How'),
    },
  },
  // `choice` decides between equals of rank.
  TwoCardsPlayed: {
    says: 'A player put down two cards at once; what is played and what is visible follows.',
    act: 'play-two',
    fields: { seat, cards: fields.twoCards, choice: optional(card) },
  },
  // `card` is withdrawn, `with` follows suit instead.
  CardReplaced: {
    says: 'A revoke was corrected before its trick was closed.',
    act: 'replace',
    fields: { seat, card, with: card },
  },
  TrickWon: {
    says: 'A trick was won; given anew when a correction changed it.',
    fields: { seat, number: trick },
  },
  // WM-R9-GAP-1.
  TrickGathered: {
    says: 'The winning side turned the trick down: it is closed.',
    fields: { seat, number: trick },
  },
  // WM-R8.2.
  TrickCardsAsked: {
    says: 'The player to play had the cards of the trick put back before their players.',
    act: 'ask-cards',
    fields: { seat },
  },
  TrickConsulted: {
    says: 'Somebody looked at a trick again.',
    act: 'consult',
    fields: { by: fields.consultant, trick },
  },
  // As they were dealt.
  HandsRevealed: {
    says: 'Hands became known after the play had begun.',
    act: 'reveal',
    fields: { hands: allHands },
  },
  // `accused` and `trick` say which revoke is disputed.
  DisputeOpened: {
    says: 'The deal waits for the arbiter.',
    act: 'dispute',
    fields: { by: seat, article: articleCited, reason, accused: optional(seat), trick: optional(trick) },
  },
  DisputeSettled: {
    says: 'The known cards settled a disputed revoke.',
    fields: { article: articleCited, outcome: oneOf(['proven', 'disproved'], 'What they show') },
  },
  // `side`: the side at fault; `seat` and `card`: the card ruled visible.
  ArbiterDecided: {
    says: 'The arbiter decided at the table.',
    act: 'rule',
    fields: {
      article: articleCited,
      ...{ reason, outcome: fields.outcome },
      ...{ side: optional(side), seat: optional(seat), card: optional(card) },
    },
  },
  PenaltyImposed: {
    says: 'A side loses the point of the deal.',
    fields: {
      ...{ side, article: articleCited },
      endsDeal: yesOrNo('Whether the remaining cards are not played'),
    },
  },
  // The number of the deal does not change.
  DealVoided: {
    says: 'The deal is cancelled: the same dealer deals again, nobody scores.',
    fields: { article: articleCited, dealer: seat },
  },
  ClaimsClosed: {
    says: 'Revokes of this deal can no longer be claimed.',
    act: 'close-claims',
    fields: { cause: fields.closingCause },
  },
  ResultRecorded: {
    says: 'The point as the score sheet shows it.',
    act: 'record-result',
    fields: {
      winner: side,
      tricks: fields.tricksWon,
      article: fields.penaltyArticle,
      by: optional(seat),
    },
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

export type TrumpSuit = ValueOf<typeof fields.trump>;
/** The cards of each seat; null where the record does not know a hand. */
export type HandsBySeat = ValueOf<typeof allHands>;
export type Outcome = ValueOf<typeof fields.outcome>;
export type CardExposed = Named<'CardExposed'>;
/** How a card came to lie face up without being played. */
export type ExposureCause = CardExposed['data']['cause'];
export type CardPlayed = Named<'CardPlayed'>;
export type CardReplaced = Named<'CardReplaced'>;
export type HandsCounted = Named<'HandsCounted'>;
export type DisputeSettled = Named<'DisputeSettled'>;
export type DisputeOpened = Named<'DisputeOpened'>;
export type ArbiterDecided = Named<'ArbiterDecided'>;
export type PenaltyImposed = Named<'PenaltyImposed'>;
export type DealVoided = Named<'DealVoided'>;
export type ResultRecorded = Named<'ResultRecorded'>;
export type WhistMilitaireEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
