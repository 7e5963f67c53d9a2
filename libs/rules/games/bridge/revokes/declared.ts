import type { ActDeclaration } from '@arbitre/rules/kernel/declare/acts';
import { card, seat, writtenCard } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import { article, integer, lines, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { tricks } from '../fields';
import { ATTENTION_TIMES } from './transfers';

// What the acts and events of Laws 61 to 64 and 67 are made of.

const trick = integer(1, 13, 'The trick, 1 to 13');
const reason = lines('Why');

const ruledRevoke = {
  seat: described(seat, 'Who revoked; dummy where it was dummy’s card'),
  trick,
  attention: oneOf(
    ATTENTION_TIMES,
    'When attention was first drawn to it: in time, after the other side called on the next board, after the round',
  ),
  wonBy: optional(described(seat, 'Whose card won the trick, where no card on record tells')),
  kept: optional(
    integer(0, 13, 'Tricks that his side won from that trick on, where no card on record tells'),
  ),
  suit: optional(oneOf(['C', 'D', 'H', 'S'], 'The suit that was led, where no card on record tells')),
  penaltyCard: optional(yesOrNo('A penalty card was not played, and nothing else')),
  omitted: optional(yesOrNo('He played no card to the trick (Law 67)')),
  reason,
};

/** Why the hands of the twelfth trick can be looked at still, or not. */
export const HANDS = ['out', 'back'] as const;
export const SETTLEMENTS = ['automatic', 'equity'] as const;

export const revokeActs = {
  'ask-revoke': {
    says: 'Asks a player whether he has no card of the suit led (Law 61B)',
    fields: { by: seat, of: seat },
  },
  'name-card': {
    says: 'Names or designates a card for the next trick (BD-L63A2)',
    fields: { seat, card: writtenCard },
  },
  'correct-revoke': {
    says: 'Corrects a revoke in the twelfth trick (BD-L62D1)',
    fields: { seat, hands: oneOf(HANDS, 'Whether the hands are out still, or back in the board') },
  },
  'rule-revoke': {
    says: 'Finds a revoke established and applies Law 64 to it (arbiter)',
    by: 'arbiter',
    fields: ruledRevoke,
  },
  'propose-equity': {
    says: 'Asks for the result without the revoke, double dummy (arbiter)',
    by: 'arbiter',
    fields: { seat, trick },
  },
  'settle-revokes': {
    says: 'Confirms one of the two figures (arbiter)',
    by: 'arbiter',
    fields: { choice: oneOf(SETTLEMENTS, 'Which figure'), reason },
  },
  'assign-tricks': {
    says: 'Gives declarer a number of tricks by an article (arbiter)',
    by: 'arbiter',
    fields: { tricks, article: article('BD-'), reason },
  },
  'leave-short': {
    says: 'Records that a trick was turned down without a card of this seat (Law 67)',
    fields: { seat },
  },
  'supply-card': {
    says: 'Adds the card that is missing before both sides have played on (BD-L67A1)',
    fields: { seat, card: writtenCard },
  },
  'rule-omission': {
    says: 'Has a card added to a trick that lacks it (arbiter)',
    by: 'arbiter',
    fields: { seat, trick, card: writtenCard, reason },
  },
  'return-surplus': {
    says: 'Gives back a card too many of a trick (arbiter)',
    by: 'arbiter',
    fields: {
      seat,
      trick,
      card: writtenCard,
      shown: yesOrNo('Whether the others saw its face'),
      reason,
    },
  },
} as const satisfies Readonly<Record<string, ActDeclaration>>;

export const revokeEvents = {
  RevokeAsked: {
    says: { fr: '{by} demande à {of} s’il peut fournir', en: '{by} asks {of} whether he can follow' },
    act: 'ask-revoke',
    open: true,
    fields: { by: seat, of: seat, article: text('The article by which he may', 40) },
  },
  CardNamed: {
    says: { fr: '{seat} nomme {card}', en: '{seat} names {card}' },
    act: 'name-card',
    open: true,
    fields: { seat, card },
  },
  // What lay on the table went back, for the trick before lies open again.
  CardsReturned: {
    says: { fr: 'Les cartes de la table reviennent en main', en: 'The cards on the table go back' },
    open: true,
    fields: { cards: list(text('Seat and card: `S:H5`', 10)) },
  },
  RevokeCorrected: {
    says: { fr: '{seat} corrige sa renonce', en: '{seat} corrects his revoke' },
    fields: { seat, hands: oneOf(HANDS), card, wrong: card },
    act: 'correct-revoke',
  },
  RevokeRuled: {
    says: { fr: 'Renonce de {seat} à la levée {trick}', en: 'Revoke of {seat} in trick {trick}' },
    act: 'rule-revoke',
    fields: ruledRevoke,
  },
  EquityProposed: {
    says: {
      fr: 'Sans la renonce de {seat} : {equity} levées',
      en: 'Without the revoke of {seat}: {equity} tricks',
    },
    act: 'propose-equity',
    fields: {
      seat,
      trick,
      automatic: tricks,
      equity: orNull(tricks, 'Declarer’s tricks double dummy, null where they were not worked out'),
    },
  },
  RevokesSettled: {
    says: { fr: 'Renonce réglée', en: 'Revoke settled' },
    act: 'settle-revokes',
    fields: { choice: oneOf(SETTLEMENTS), reason },
  },
  TricksAssigned: {
    says: {
      fr: 'L’arbitre donne {tricks} levées au déclarant',
      en: 'The arbiter gives declarer {tricks} tricks',
    },
    act: 'assign-tricks',
    fields: { tricks, article: article('BD-'), reason },
  },
  TrickLeftShort: {
    says: { fr: '{seat} n’a pas joué à la levée', en: '{seat} has not played to the trick' },
    act: 'leave-short',
    open: true,
    fields: { seat },
  },
  CardSupplied: {
    says: { fr: '{seat} fournit {card}', en: '{seat} supplies {card}' },
    act: 'supply-card',
    open: true,
    fields: { seat, card, trick },
  },
  CardAdded: {
    says: { fr: '{card} de {seat} complète la levée {trick}', en: '{seat}’s {card} completes trick {trick}' },
    act: 'rule-omission',
    fields: { seat, trick, card, reason },
  },
  SurplusCardReturned: {
    says: { fr: '{card} revient à {seat}', en: '{card} goes back to {seat}' },
    act: 'return-surplus',
    fields: { seat, trick, card, shown: yesOrNo('Whether the others saw its face'), reason },
  },
} as const;
