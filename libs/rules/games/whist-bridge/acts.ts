import { type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { person } from '@arbitre/rules/kernel/declare/person';
import { article, facts, integer, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { WhistBridgeEvent } from './events';
import * as fields from './fields';
import type { WhistBridgeState } from './state';

const { call, card, seat, suit, reason } = fields;

/** The acts of a table of whist bridge, as records and the API carry them. */
export const acts = declareActs({
  shuffle: {
    says: 'Shuffles the pack',
    fields: { seat, times: integer(0, 99, 'How many times') },
  },
  cut: {
    says: 'Cuts the pack',
    fields: { seat, lifted: optional(integer(0, 52, 'Cards lifted, where they were counted')) },
  },
  deal: {
    says: 'Records the hands, or deals the pack out',
    fields: { hands: optional(fields.hands), pack: optional(askedBy('WB-4.e', fields.pack)) },
  },
  misdeal: {
    says: 'Reports a misdeal before the last card is dealt',
    fields: { by: seat, reason: optional(reason) },
  },
  count: { says: 'Says how many cards were dealt', fields: { counts: fields.counts } },
  'wrong-dealer': {
    says: 'Reports that another player should have dealt',
    fields: { by: seat, dealer: seat },
  },
  redeal: {
    says: 'Says who agrees to deal again',
    fields: { agree: list(seat, { most: 5 }, 'Who agrees; all four players, or the deal is played') },
  },

  'declare-trou': { says: 'Declares a trou: exactly three aces', fields: { seat } },
  'keep-trou': { says: 'Holds three aces and will open a chelem', fields: { seat } },
  call: { says: 'Speaks in the auction', fields: { seat, call } },
  'ask-arbiter': {
    says: 'Shows the arbiter, and nobody else, what he wants to announce',
    fields: { seat, call, arbiter: optional(person('Whom he asks for: never (WB-15.k)')) },
  },
  'answer-call': {
    says: 'Grants or refuses what was asked (arbiter)',
    by: 'arbiter',
    fields: { arbiter: person('Who answers'), granted: yesOrNo('Whether the announcement is made') },
  },
  'reveal-boucheur': {
    says: 'Shows himself as holder of the fourth ace',
    fields: { seat },
  },
  'name-trump': { says: 'Names the trump suit', fields: { seat, suit } },
  discard: {
    says: 'Lays one card face down at a petite misère',
    fields: { seat, card: optional(orNull(card)) },
  },

  play: { says: 'Plays a card', fields: { seat, card } },
  'show-cards': {
    says: 'Shows one or two cards drawn to be played',
    fields: { seat, cards: list(card, { least: 1, most: 2 }, 'One card, or two drawn to play one of them') },
  },
  expose: {
    says: 'Lays the hand of a misère étalée open',
    fields: { seat, cards: list(card, { least: 1, most: 8 }, 'The cards') },
  },
  claim: { says: 'Lays down the last winning cards', fields: { seat } },
  'look-again': { says: 'Looks at the last trick again', fields: { seat } },
  'stop-play': { says: 'Ends the play: the result cannot change any more', fields: { by: seat } },
  reveal: { says: 'Makes hands known after the play has begun', fields: { hands: fields.hands } },

  report: {
    says: 'Reports what no card shows',
    fields: { article: article('WB-'), seat, facts: optional(facts) },
  },
  settle: {
    says: 'Records that the table has settled a disagreement itself',
    fields: { by: seat, article: optional(article('WB-')), reason },
  },
  dispute: {
    says: 'Stops the deal until the arbiter has decided',
    fields: { by: seat, article: article('WB-'), reason, accused: optional(seat) },
  },
  rule: {
    says: 'Decides (arbiter)',
    by: 'arbiter',
    fields: {
      ...{ article: article('WB-'), reason },
      outcome: oneOf(
        ['stand', 'adjust', 'cancel'],
        'Play on or let the result stand, adjust it, or cancel the deal',
      ),
      tricks: optional(fields.tally),
      fault: optional(seat),
    },
  },
  'record-result': { says: 'Records what the score sheet shows', fields: fields.result },
});

export type WhistBridgeAct = ActOf<typeof acts>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  WhistBridgeState,
  WhistBridgeEvent
>[Name];
