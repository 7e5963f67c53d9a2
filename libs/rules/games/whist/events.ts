import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { card, seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { integer, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { ObligationImposed } from '@arbitre/rules/kernel/mistakes/obligations';
import { claims } from './events-claims';
import { dealing } from './events-dealing';
import * as fields from './fields';

export type { ObligationImposed, Seat, Side };

const { articleCited, number, reason, tricks } = fields;

const owed = {
  kind: text('`penalised-card`, `forced-lead`, `forced-play`', 40),
  seat: text('The seat that owes it', 10),
  ...{ cards: fields.cards, article: articleCited },
};

/** What the table of a coup records between `DealOpened` and `DealScored`. */
export const events = declareEvents('whist@1', {
  ...dealing.table,
  CardPlayed: { says: 'A card was played to the trick.', act: 'play', fields: { seat, card } },
  // WHC-CP-4, WHC-CP-8, WHC-CP-GAP-6, WHC-EP-GAP-4.
  CardExposed: {
    says: 'A card was laid out without counting as played.',
    act: 'play',
    fields: { seat, card },
  },
  // `card` is the one he meant (WHC-CP-B).
  CardsPlayedTogether: {
    says: 'Several cards fell at once; the player named the one he meant.',
    act: 'play-together',
    fields: { seat, card, others: fields.cards },
  },
  // Before all had played to it (WHC-EP-5).
  LeadContested: { says: 'A lead out of turn was objected to.', act: 'contest-lead', fields: { by: seat } },
  CardsReturned: {
    says: 'Cards went back to their hands without penalty.',
    fields: { cards: list(text('Seat and card: `N:SA`', 4)) },
  },
  TrickWon: { says: 'A trick was won.', fields: { seat, number } },
  // By the keeper of the side: corrections end (WHC-JEU-GAP-1).
  TrickGathered: { says: 'A trick was gathered.', act: 'gather', fields: { seat, number } },
  TrickViewed: { says: 'A player looked at a trick.', act: 'view-trick', fields: { seat, number } },
  // It counts with the cards that lie there (WHC-MI-5, WHC-MI-GAP-5).
  PlayOmitted: { says: 'A player did not play to the trick.', act: 'omit', fields: { seat, number } },
  CardSupplied: {
    says: 'A player played to the trick that he had missed.',
    act: 'supply',
    fields: { seat, card },
  },
  SuitQuestionAsked: {
    says: 'A player asked his partner about the suit led.',
    act: 'ask-partner',
    fields: { seat },
  },
  // `card` replaces the card that did not follow, `wrong`, in trick `number` (WHC-REN-2).
  RevokeCorrected: {
    says: 'The right card replaced one that had not followed.',
    act: 'correct-revoke',
    fields: { seat, card, wrong: card, number },
  },
  PenaltyDemanded: {
    says: 'An opponent demanded a penalty.',
    act: 'demand',
    fields: { by: seat, seat, demand: fields.demand },
  },
  PenaltyWaived: { says: 'An opponent let a penalty pass.', act: 'waive', fields: { by: seat, seat } },
  ChoiceOffered: {
    says: 'The rules leave a choice to a side or to the arbiter.',
    fields: { article: articleCited, to: fields.chooser, options: list(text('An option', 40)) },
  },
  ConsultationHeld: {
    says: 'A player consulted his partner about a choice.',
    act: 'consult',
    fields: { seat },
  },
  ChoiceMade: { says: 'A side chose.', act: 'choose', fields: { by: seat, choice: text('The option', 40) } },
  // By `dealer`; the coup goes on in the same stream.
  DealVoided: {
    says: 'The hands are void and dealt anew.',
    fields: {
      kind: oneOf(['new-deal', 'misdeal'], 'New deal or misdeal'),
      ...{ article: articleCited, dealer: seat },
    },
  },
  // Absent fields do not concern it.
  ArbiterDecided: {
    says: 'The arbiter decided about one thing.',
    act: 'arbiter-decision',
    fields: {
      ...{ decision: text('What', 40), reason },
      ...{ seat: optional(seat), card: optional(card), trick: optional(tricks) },
      tricks: optional(fields.tricksBySide),
    },
  },
  SlamMade: { says: 'A side won all thirteen tricks.', fields: { side } },
  ObligationImposed: {
    says: 'The rules hold something against a seat.',
    fields: {
      ...owed,
      trick: integer(0, 13, 'The trick in which it arose'),
      by: optional(list(text('A seat that may exercise it', 10))),
      offender: optional(text('The seat at fault', 10)),
    },
  },
  ObligationLifted: { says: 'What was held against a seat is over.', fields: owed },
  ...claims.table,
});

export type CardPlayed = EventNamed<typeof events, 'CardPlayed'>;
export type ChoiceOffered = EventNamed<typeof events, 'ChoiceOffered'>;
export type ArbiterDecided = EventNamed<typeof events, 'ArbiterDecided'>;
export type WhistEvent = EventOf<typeof events> | IrregularityObserved | DealScored;
