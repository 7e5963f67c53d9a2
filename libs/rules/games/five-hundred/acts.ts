import { type ActNamed, type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { seat, side, someHands } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { facts, oneOf } from '@arbitre/rules/kernel/declare/values';
import { PACK_SIZE } from './cards';
import type { FiveHundredEvent } from './events';
import * as fields from './fields';
import type { FiveHundredState } from './state';

const {
  booklet,
  called,
  card,
  counts,
  denomination,
  kitty,
  offered,
  outcome,
  reason,
  taker,
  trick,
  tricks,
  tricksWon,
} = fields;

const wholePack = list(card, { least: PACK_SIZE, most: PACK_SIZE }, 'The 46 cards in the order of the deal');

/** The acts of a table of five hundred, as records and the API carry them. */
export const acts = declareActs({
  cut: { says: 'Cuts the pack', fields: { seat } },
  deal: {
    says: 'Records the hands and the kitty, or deals the pack out',
    fields: {
      hands: optional(someHands(PACK_SIZE, card)),
      kitty: optional(kitty),
      pack: optional(askedBy('C500-0.3', wholePack)),
    },
  },
  'count-pack': { says: 'Counts the pack', fields: { cards: fields.cardsInPack } },
  count: { says: 'Says how many cards were dealt', fields: { counts } },
  'miss-cut': { says: 'Says that the pack was not cut', fields: { by: seat } },
  'see-kitty': { says: 'Reports that a player saw the kitty', fields: { seat } },
  bid: {
    says: 'Bids tricks and a denomination',
    fields: {
      seat,
      tricks: askedBy((given) => (typeof given === 'number' ? 'C500-4.3' : 'C500-4-GAP-3'), offered),
      denomination: askedBy('C500-4-GAP-3', denomination),
    },
  },
  pass: { says: 'Passes', fields: { seat } },
  'take-kitty': { says: 'Takes up the kitty', fields: { seat } },
  'show-joker': { says: 'Shows the joker that lay in the kitty', fields: { seat, card } },
  // The cards are left out where nobody knows them.
  discard: {
    says: 'Puts cards away face down',
    fields: { seat, cards: optional(list(card, { least: 1, most: 16 }, 'The cards that are put away')) },
  },
  play: { says: 'Plays a card', fields: { seat, card, calls: optional(askedBy('C500-5-GAP-4', called)) } },
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
  'claim-revoke': {
    says: 'Claims a failure to follow that the cards prove',
    fields: { by: seat, accused: seat, trick },
  },
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
      ...{ side: optional(side), seat: optional(seat), card: optional(card), trick: optional(trick) },
      tricks: optional(tricksWon),
    },
  },
  'record-result': {
    says: 'Records the line of a score sheet',
    fields: {
      ...{ taker, tricks: askedBy('C500-4.3', tricks), denomination },
      won: optional(tricksWon),
      revoke: optional(side),
    },
  },
  claim: {
    says: 'Claims or concedes: always refused (C500-5.9)',
    fields: { seat: askedBy('C500-5.9', seat) },
  },
});

export type FiveHundredAct = ActOf<typeof acts>;
export type FiveHundredActNamed<Name extends keyof typeof acts> = ActNamed<typeof acts, Name>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  FiveHundredState,
  FiveHundredEvent
>[Name];
