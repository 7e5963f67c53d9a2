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
  CutMade: { says: { fr: '{seat} coupe', en: '{seat} cuts' }, act: 'cut', fields: { seat } },
  DealStarted: {
    says: { fr: '{seat} commence à distribuer', en: '{seat} begins to deal' },
    act: 'start-deal',
    fields: { seat, pack: optional(pack) },
  },
  CardsDealt: {
    says: { fr: 'Cartes distribuées', en: 'Cards dealt' },
    act: 'deal',
    fields: { hands: allHands },
  },
  HandPickedUp: {
    says: { fr: '{seat} relève sa main', en: '{seat} picks up the hand' },
    act: 'pick-up',
    fields: { seat },
  },
  HandsCounted: {
    says: { fr: 'Cartes comptées', en: 'Cards counted' },
    act: 'count',
    fields: { counts: fields.counts },
  },
  PackCounted: {
    says: {
      fr: 'L’arbitre compte le jeu : {cards} cartes',
      en: 'The arbiter counts the pack: {cards} cards',
    },
    act: 'count-pack',
    fields: { cards: fields.cardsInPack, defect: fields.defect },
  },
  // `defect`: only a pack that lacks cards is changed during a deal (WM-R13.1); `approvedBy`: WM-R13.2.
  PackChanged: {
    says: { fr: 'La table change de jeu : {pack}', en: 'The table changes packs: {pack}' },
    act: 'change-pack',
    fields: {
      ...{ pack, reason },
      defect: optional(fields.defect),
      approvedBy: optional(fields.approvedBy),
    },
  },
  CardPlayed: {
    says: { fr: '{seat} joue {card}', en: '{seat} plays {card}' },
    act: 'play',
    fields: { seat, card },
  },
  // A visible card, save when the dealer turned it over while dealing.
  CardExposed: {
    says: { fr: '{seat} expose {card}', en: '{seat} exposes {card}' },
    act: 'expose',
    fields: {
      ...{ seat, card },
      cause: oneOf([...fields.REPORTED_CAUSES, 'out-of-turn', 'two-cards', 'revoke', 'ruling'], 'How'),
    },
  },
  // `choice` decides between equals of rank.
  TwoCardsPlayed: {
    says: {
      fr: '{seat} joue deux cartes à la fois : {cards}',
      en: '{seat} plays two cards at once: {cards}',
    },
    act: 'play-two',
    fields: { seat, cards: fields.twoCards, choice: optional(card) },
  },
  // `card` is withdrawn, `with` follows suit instead.
  CardReplaced: {
    says: { fr: '{seat} remplace {card} par {with}', en: '{seat} replaces {card} with {with}' },
    act: 'replace',
    fields: { seat, card, with: card },
  },
  TrickWon: {
    says: { fr: '{seat} gagne la levée {number}', en: '{seat} wins trick {number}' },
    fields: { seat, number: trick },
  },
  // WM-R9-GAP-1.
  TrickGathered: {
    says: { fr: '{seat} ramasse la levée {number}', en: '{seat} gathers trick {number}' },
    fields: { seat, number: trick },
  },
  // WM-R8.2.
  TrickCardsAsked: {
    says: {
      fr: '{seat} demande que chacun replace sa carte devant soi',
      en: '{seat} asks for the cards of the trick',
    },
    act: 'ask-cards',
    fields: { seat },
  },
  TrickConsulted: {
    says: { fr: '{by} consulte la levée {trick}', en: '{by} looks at trick {trick} again' },
    act: 'consult',
    fields: { by: fields.consultant, trick },
  },
  // As they were dealt.
  HandsRevealed: {
    says: { fr: 'Mains révélées', en: 'Hands revealed' },
    act: 'reveal',
    fields: { hands: allHands },
  },
  // `accused` and `trick` say which revoke is disputed.
  DisputeOpened: {
    says: { fr: '{by} saisit l’arbitre', en: '{by} brings a dispute to the arbiter' },
    act: 'dispute',
    fields: { by: seat, article: articleCited, reason, accused: optional(seat), trick: optional(trick) },
  },
  DisputeSettled: {
    says: { fr: 'Les cartes connues tranchent le litige', en: 'The known cards settle the dispute' },
    fields: { article: articleCited, outcome: oneOf(['proven', 'disproved'], 'What they show') },
  },
  // `side`: the side at fault; `seat` and `card`: the card ruled visible.
  ArbiterDecided: {
    says: { fr: 'Décision de l’arbitre', en: 'Decision of the arbiter' },
    act: 'rule',
    fields: {
      article: articleCited,
      ...{ reason, outcome: fields.outcome },
      ...{ side: optional(side), seat: optional(seat), card: optional(card) },
    },
  },
  PenaltyImposed: {
    says: { fr: '{side} perd le point de la donne', en: '{side} loses the point of the deal' },
    fields: {
      ...{ side, article: articleCited },
      endsDeal: yesOrNo('Whether the remaining cards are not played'),
    },
  },
  // The number of the deal does not change.
  DealVoided: {
    says: { fr: 'Donne annulée, {dealer} redonne', en: 'Deal void, {dealer} deals again' },
    fields: { article: articleCited, dealer: seat },
  },
  ClaimsClosed: {
    says: { fr: 'Plus de réclamation possible', en: 'Revokes can no longer be claimed' },
    act: 'close-claims',
    fields: { cause: fields.closingCause },
  },
  ResultRecorded: {
    says: { fr: 'Résultat relevé : point à {winner}', en: 'Result recorded: the point goes to {winner}' },
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
