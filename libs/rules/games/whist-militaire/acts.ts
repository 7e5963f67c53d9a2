import { type ActNamed, type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { card, seat, side, someHands } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { article, facts, oneOf } from '@arbitre/rules/kernel/declare/values';
import type { WhistMilitaireEvent } from './events';
import * as fields from './fields';
import type { WhistMilitaireState } from './state';

const { closingCause, consultant, counts, defect, outcome, pack, reason, trick } = fields;

const booklet = article('WM-');
const hands = someHands(52);
const wholePack = list(card, { least: 52, most: 52 }, 'The 52 cards in the order of the deal');

/** The acts of a table of whist militaire, as records and the API carry them. */
export const acts = declareActs({
  cut: { says: 'Cuts the pack', fields: { seat } },
  'start-deal': { says: 'Begins to deal', fields: { seat, pack: optional(pack) } },
  deal: {
    says: 'Records the hands, or deals the pack out',
    fields: { hands: optional(hands), pack: optional(askedBy('WM-3.1', wholePack)) },
  },
  'pick-up': { says: 'Takes up a hand', fields: { seat } },
  count: { says: 'Says how many cards were dealt', fields: { counts } },
  'count-pack': {
    says: 'Counts the pack (arbiter)',
    by: 'arbiter',
    fields: { cards: fields.cardsInPack, defect },
  },
  'change-pack': {
    says: 'Changes the pack',
    fields: {
      ...{ pack, reason, defect: optional(defect) },
      owner: optional(askedBy('WM-R13.3', oneOf(['organiser', 'player'], 'Whose pack it is'))),
      approvedBy: optional(fields.approvedBy),
    },
  },
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
  replace: { says: 'Corrects a revoke', fields: { seat, card, with: card } },
  gather: { says: 'Turns the trick down', fields: { seat: askedBy('WM-R9-GAP-1', seat) } },
  'ask-cards': { says: 'Asks who played which card', fields: { seat: askedBy('WM-R8.2', seat) } },
  consult: { says: 'Looks at a trick again', fields: { by: consultant, trick } },
  reveal: { says: 'Makes hands known after the play has begun', fields: { hands } },
  claim: { says: 'Claims: always refused (WM-4.7)', fields: { seat: askedBy('WM-4.7', seat) } },
  concede: { says: 'Concedes: always refused (WM-4.7)', fields: { seat: askedBy('WM-4.7', seat) } },
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
      ...{ side: optional(side), seat: optional(seat), card: optional(card) },
    },
  },
  'close-claims': { says: 'Ends the time for claims', fields: { cause: closingCause } },
  'record-result': {
    says: 'Records the point of a score sheet',
    fields: {
      winner: side,
      tricks: optional(askedBy('WM-5.1', fields.tricksWon)),
      article: optional(orNull(booklet)),
      by: optional(seat),
    },
  },
});

export type WhistMilitaireAct = ActOf<typeof acts>;
export type WhistMilitaireActNamed<Name extends keyof typeof acts> = ActNamed<typeof acts, Name>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  WhistMilitaireState,
  WhistMilitaireEvent
>[Name];
