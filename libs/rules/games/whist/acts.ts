import { type ActNamed, type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { card, seat, someHands } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, described } from '@arbitre/rules/kernel/declare/field';
import { article, facts, oneOf } from '@arbitre/rules/kernel/declare/values';
import type { WhistEvent } from './events';
import * as fields from './fields';
import type { WhistState } from './state';

const { pack, reason, tricks, tricksBySide } = fields;

const hands = someHands(52);
/** A whole pack from the top (WHC-CARTES-1). */
const wholePack = askedBy('WHC-ND-B.1', list(card, { least: 52, most: 52 }, 'The 52 cards in order'));
const others = list(card, { least: 1, most: 52 }, 'Cards');

/** The acts of a whist table, as records and the API carry them. */
export const acts = declareActs({
  shuffle: { says: 'Shuffles the pack', fields: { seat } },
  'prepare-pack': { says: 'Prepares the other pack', fields: { seat, pack } },
  'present-pack': { says: 'Presents the pack for the cut', fields: { seat } },
  cut: { says: 'Cuts the pack', fields: { seat, lifted: fields.lifted } },
  'begin-deal': { says: 'Begins to deal', fields: { seat, pack: optional(pack) } },
  'stop-deal': { says: 'Stops a deal out of turn or with the wrong pack', fields: { seat } },
  'look-at-hand': { says: 'Looks at his cards', fields: { seat } },
  // `pack`: the cut pack from the top; `uncut`: the pack as it was presented, rebuilt at the cut (WHC-COUPE-4).
  deal: {
    says: 'Records the hands (`last`: the card to be turned), deals the cut pack out, or rebuilds the `uncut` pack at its cut',
    fields: {
      ...{ hands: optional(hands), last: optional(card) },
      ...{ pack: optional(wholePack), uncut: optional(wholePack) },
    },
  },
  'reveal-hands': { says: 'Makes hands known later', fields: { hands } },
  'turn-trump': { says: 'Turns the last card', fields: { card } },
  'ask-trump': { says: 'Asks for the trump', fields: { seat, what: fields.asked } },
  'call-honours': { says: 'Calls his honours', fields: { seat } },
  'answer-honours': { says: 'Answers the call', fields: { seat, honours: fields.honours } },
  play: { says: 'Plays a card', fields: { seat, card } },
  'play-together': { says: 'Plays a card with which others fell', fields: { seat, card, others } },
  'contest-lead': { says: 'Objects to a lead out of turn', fields: { by: seat } },
  gather: { says: 'Gathers the trick', fields: { seat } },
  'view-trick': { says: 'Looks at a trick', fields: { seat, number: fields.number } },
  omit: { says: 'Did not play to the trick', fields: { seat } },
  supply: { says: 'Plays to the trick that he missed', fields: { seat, card } },
  consult: { says: 'Consults his partner about a choice', fields: { seat } },
  choose: {
    says: 'Chooses a new deal or to play on',
    fields: { by: seat, choice: oneOf(['new-deal', 'play-on'], 'The choice') },
  },
  'ask-partner': { says: 'Asks his partner about the suit led', fields: { seat } },
  'correct-revoke': { says: 'Corrects a revoke', fields: { seat, card } },
  demand: { says: 'Demands a penalty', fields: { by: seat, seat, demand: fields.demand } },
  waive: { says: 'Lets a penalty pass', fields: { by: seat, seat } },
  'claim-revoke': { says: 'Claims a revoke', fields: { by: seat, against: seat } },
  'mix-tricks': { says: 'Mixes the tricks', fields: { seat } },
  'close-examination': { says: 'Ends the examination of the tricks', fields: { by: seat } },
  'close-claims': { says: 'Ends the time for claims', fields: { reason: fields.closing } },
  'require-play-on': { says: 'Has the coup played to its end', fields: { seat } },
  'abandon-hands': { says: 'All four lay down their hands', fields: { tricks: tricksBySide } },
  'record-result': {
    says: 'Records a score sheet',
    fields: { tricks: optional(orNull(described(tricks, 'Tricks of North-South'))), ...fields.onSheet },
  },
  report: {
    says: 'Reports what no card shows',
    fields: { article: article('WHC-'), seat, facts: optional(facts) },
  },
  'arbiter-decision': {
    says: 'Decides (arbiter)',
    by: 'arbiter',
    fields: {
      ...{ decision: oneOf(fields.ARBITER_DECISIONS, 'What'), reason },
      ...{ seat: optional(seat), card: optional(card) },
      trick: optional(described(tricks, 'Trick, 0 where it is not known')),
      tricks: optional(tricksBySide),
    },
  },
});

export type WhistAct = ActOf<typeof acts>;
export type WhistActNamed<Name extends keyof typeof acts> = ActNamed<typeof acts, Name>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<typeof acts, WhistState, WhistEvent>[Name];
