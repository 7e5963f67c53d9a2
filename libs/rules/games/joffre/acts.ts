import { type ActNamed, type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { seat, side, someHands } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { facts, oneOf } from '@arbitre/rules/kernel/declare/values';
import type { JoffreEvent } from './events';
import * as fields from './fields';
import type { JoffreState } from './state';

const { bid, booklet, card, counts, offer, outcome, points, reason, trick } = fields;

const wholePack = list(card, { least: 32, most: 32 }, 'The 32 cards in the order of the deal');

/** The acts of a table of Joffre, as records and the API carry them. */
export const acts = declareActs({
  cut: { says: 'Cuts the pack', fields: { seat } },
  deal: {
    says: 'Records the hands, or deals the pack out',
    fields: { hands: optional(someHands(32, card)), pack: optional(askedBy('JOF-1.1', wholePack)) },
  },
  bid: { says: 'Offers points', fields: { seat, points: offer } },
  pass: { says: 'Offers nothing', fields: { seat } },
  count: { says: 'Says how many cards were dealt', fields: { counts } },
  play: { says: 'Plays a card', fields: { seat, card } },
  'play-two': {
    says: 'Puts two cards down at once',
    fields: { seat, cards: fields.twoCards, choice: optional(card) },
  },
  // A revoke, a play out of turn and a ruling have their own acts.
  expose: {
    says: 'Reports a card that came face up',
    fields: { seat, card, cause: oneOf(fields.REPORTED_CAUSES, 'How the card came face up') },
  },
  replace: { says: 'Corrects a failure to follow', fields: { seat, card, with: card } },
  gather: { says: 'Turns the trick down', fields: { seat } },
  report: {
    says: 'Reports what no card shows',
    fields: { article: booklet, seat, facts: optional(facts) },
  },
  dispute: {
    says: 'Stops the deal until the arbiter has decided',
    fields: { by: seat, article: booklet, reason, accused: optional(seat), trick: optional(trick) },
  },
  rule: {
    says: 'Decides (arbiter)',
    by: 'arbiter',
    fields: {
      ...{ article: booklet, reason, outcome },
      ...{ side: optional(side), seat: optional(seat), card: optional(card), points: optional(points) },
    },
  },
  'record-result': {
    says: 'Records the line of a score sheet',
    fields: { buyer: seat, bid: askedBy('JOF-4.6', bid), points: askedBy('JOF-5-GAP-1', points) },
  },
  claim: { says: 'Claims: always refused (JOF-4-GAP-5)', fields: { seat: askedBy('JOF-4-GAP-5', seat) } },
});

export type JoffreAct = ActOf<typeof acts>;
export type JoffreActNamed<Name extends keyof typeof acts> = ActNamed<typeof acts, Name>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<typeof acts, JoffreState, JoffreEvent>[Name];
