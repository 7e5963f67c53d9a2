import { card, seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { type ActNamed, type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, described } from '@arbitre/rules/kernel/declare/field';
import { facts, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { CribbageEvent } from './events';
import * as fields from './fields';
import type { CribbageState } from './state';

const { articleCited, points, reason, scored } = fields;

/** The acts of a table of cribbage, as records and the API carry them. A deal of the house is here one game to 121. */
export const acts = declareActs({
  draw: { says: 'Draws a card each for the deal', fields: { cards: fields.draws } },
  deal: {
    says: 'Deals five cards to each: the hands as they are known, or the whole pack in its order',
    fields: { seat, hands: optional(fields.givenHands), pack: optional(fields.pack) },
  },
  'count-cards': {
    says: 'Counts the cards of a hand before the first card',
    fields: { seat, cards: fields.held },
  },
  'lay-away': { says: 'Lays a card away to the crib', fields: { seat, card: fields.laid } },
  'turn-starter': {
    says: 'Draws the starter and turns it up (the player at the dealer’s right)',
    fields: { seat, card, points: optional(points) },
  },
  play: { says: 'Plays a card', fields: { seat, card, points: optional(points) } },
  go: { says: 'Says go', fields: { seat } },
  peg: { says: 'Pegs points of the play late, before the next card', fields: { seat, points } },
  'find-five': { says: 'Finds five cards in the hand when points are to be counted', fields: { seat } },
  count: {
    says: 'Counts a hand, or the crib, and lets the peg go unless told otherwise',
    fields: {
      seat,
      points: optional(points),
      cards: optional(fields.someCards),
      released: optional(yesOrNo('Whether the peg is let go')),
    },
  },
  'claim-forgotten': {
    says: 'Claims points that the other side forgot in its count',
    fields: { seat, points },
  },
  object: { says: 'Objects to too many points', fields: { seat } },
  report: {
    says: 'Reports an irregularity',
    fields: { article: articleCited, seat, facts: optional(facts) },
  },
  dispute: {
    says: 'Brings a dispute to the arbiter (a captain)',
    fields: { by: seat, article: articleCited, reason },
  },
  rule: {
    says: 'Decides (arbiter)',
    by: 'arbiter',
    fields: {
      ...{ article: articleCited, reason, outcome: fields.outcome },
      ...{ side: optional(side), points: optional(fields.changed) },
    },
  },
  'record-result': {
    says: 'Records what the score sheet shows',
    fields: {
      ...{ NS: askedBy('CRIB-1.1', scored), EW: askedBy('CRIB-1.1', scored) },
      article: optional(described(orNull(articleCited), 'The penalty that decided, or null')),
      by: optional(described(seat, 'The captain who writes it')),
    },
  },
});

export type CribbageAct = ActOf<typeof acts>;
export type CribbageActNamed<Name extends keyof typeof acts> = ActNamed<typeof acts, Name>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  CribbageState,
  CribbageEvent
>[Name];
