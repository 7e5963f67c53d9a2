import { type ActNamed, type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { seat, someHands, writtenCard as card } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { article, facts, lines, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { offerActs } from '@arbitre/rules/kernel/mistakes/offers';
import { claimActs } from './claims/declared';
import { designationActs } from './designation/acts';
import { dummyActs } from './dummy/acts';
import {
  call,
  CALL_FINDINGS,
  callNumber,
  CHOICE_OPTIONS,
  declarer,
  denominations,
  EXPOSURES,
  note,
  scoreNS,
  tricks,
} from './fields';
import { handActs } from './hands/acts';
import { openingActs } from './opening/acts';
import { playedActs } from './play/acts';
import { revokeActs } from './revokes/declared';
import { trickActs } from './tricks/acts';

/** The acts of a bridge table, as records and the API carry them. */
export const acts = declareActs({
  deal: { says: 'Records the hands', fields: { hands: someHands(52, card) } },
  ...handActs,
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
  'take-cards': { says: 'Takes the own cards from the board (BD-L17A)', fields: { seat } },
  play: { says: 'Plays a card', fields: { seat, card } },
  'play-together': {
    says: 'Plays two cards or more at once, and says which one is meant (BD-L58B2)',
    fields: { seat, card, others: list(card, { most: 12 }, 'The others that showed; none where one showed') },
  },
  'play-at-once': {
    says: 'Two seats play at the same moment (BD-L58A)',
    fields: { seat, card, other: seat, otherCard: card },
  },
  expose: {
    says: 'A card is seen, or said to be held, without being played (Law 24, BD-L49)',
    fields: {
      ...{ seat, card },
      led: optional(
        yesOrNo('It was led before the auction was over (BD-L24B), or to the next trick (BD-L57A)'),
      ),
      how: optional(oneOf(EXPOSURES, 'Dropped unless given')),
    },
  },
  'name-penalty-card': {
    says: 'Declarer names which penalty card is to be played (BD-L51A)',
    fields: { by: seat, card },
  },
  withdraw: { says: 'Takes a card back', fields: { seat, card } },
  'spread-hand': { says: 'Declarer spreads his hand (BD-L54A, BD-L48B2)', fields: { seat } },
  claim: { says: 'Claims or concedes', fields: { by: seat, tricks } },
  // What a sheet's contract may say is BD-L77-GAP-1's to judge: `4SN` and `4s` are read.
  'record-result': {
    says: 'Records the result of a score sheet',
    fields: {
      contract: text("The score sheet's contract without declarer: `4SX`, `Pass`", 10),
      declarer: optional(askedBy('BD-L77-GAP-1', orNull(declarer))),
      tricks: optional(askedBy('BD-L77-GAP-1', orNull(tricks))),
      lead: optional(card),
      score: optional(scoreNS),
      despite: optional(yesOrNo('Whoever enters it was asked about the lead, and it is so')),
    },
  },
  ...revokeActs,
  ...claimActs,
  report: {
    says: 'Reports what no card shows',
    fields: { article: article('BD-'), seat, facts: optional(facts) },
  },
  ...openingActs,
  ...dummyActs,
  ...designationActs,
  ...playedActs,
  ...trickActs,
});

export type BridgeAct = ActOf<typeof acts>;
export type BridgeActNamed<Name extends keyof typeof acts> = ActNamed<typeof acts, Name>;
