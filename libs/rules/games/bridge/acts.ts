import { type ActNamed, type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { seat, someHands, writtenCard as card } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { article, facts, text } from '@arbitre/rules/kernel/declare/values';
import { offerActs } from '@arbitre/rules/kernel/mistakes/offers';
import { handActs } from './hands/acts';
import { call, CHOICE_OPTIONS, declarer, note, tricks } from './fields';

/** The acts of a bridge table, as records and the API carry them. */
export const acts = declareActs({
  deal: { says: 'Records the hands', fields: { hands: someHands(52, card) } },
  ...handActs,
  call: { says: 'Makes a call', fields: { seat, call, note: optional(note) } },
  ...offerActs(seat, CHOICE_OPTIONS),
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
