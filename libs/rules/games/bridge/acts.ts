import { type ActNamed, type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { seat, someHands, writtenCard as card } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { article, facts, lines, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { offerActs } from '@arbitre/rules/kernel/mistakes/offers';
import {
  call,
  CALL_FINDINGS,
  callNumber,
  CHOICE_OPTIONS,
  declarer,
  denominations,
  note,
  tricks,
} from './fields';

/** The acts of a bridge table, as records and the API carry them. */
export const acts = declareActs({
  deal: { says: 'Records the hands', fields: { hands: someHands(52, card) } },
  call: { says: 'Makes a call', fields: { seat, call, note: optional(note) } },
  ...offerActs(seat, CHOICE_OPTIONS),
  'rule-call': {
    says: 'Rules what only the arbiter finds of a call: intended, comparable, artificial, simultaneous, cancelled',
    by: 'arbiter',
    fields: {
      finding: oneOf(CALL_FINDINGS, 'What the arbiter found'),
      number: optional(callNumber('Which call, by its place on the record; the one that waits unless given')),
      seat: optional(seat),
      call: optional(call),
      denominations: optional(denominations),
      reason: lines('Why'),
    },
  },
  'take-hand': { says: 'Takes the own cards from the board (BD-L17A)', fields: { seat } },
  'return-hand': { says: 'Puts the own cards back into the board (BD-L17D2)', fields: { seat } },
  expose: {
    says: 'A card is seen by mistake, or is led, before the auction is over (Law 24)',
    fields: { seat, card, led: optional(yesOrNo('It was led (BD-L24B)')) },
  },
  play: { says: 'Plays a card', fields: { seat, card } },
  withdraw: { says: 'Takes a card back', fields: { seat, card } },
  'spread-hand': { says: 'Declarer spreads his hand (BD-L54A)', fields: { seat } },
  claim: { says: 'Claims or concedes', fields: { by: seat, tricks } },
  // What a sheet's contract may say is BD-L77-GAP-1's to judge: `4SN` and `4s` are read.
  'record-result': {
    says: 'Records the result of a score sheet',
    fields: {
      contract: text("The score sheet's contract without declarer: `4SX`, `Pass`", 10),
      declarer: optional(askedBy('BD-L77-GAP-1', orNull(declarer))),
      tricks: optional(askedBy('BD-L77-GAP-1', orNull(tricks))),
      lead: optional(card),
    },
  },
  report: {
    says: 'Reports what no card shows',
    fields: { article: article('BD-'), seat, facts: optional(facts) },
  },
});

export type BridgeAct = ActOf<typeof acts>;
export type BridgeActNamed<Name extends keyof typeof acts> = ActNamed<typeof acts, Name>;
