import { type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { person } from '@arbitre/rules/kernel/declare/person';
import { article, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { Origin } from '@arbitre/rules/kernel/decider';
import { GAME_CODES, SUITS_UPWARD } from '../ladder';
import type { MancheEvent } from './events';
import * as fields from './fields';
import type { MancheState } from './state';

const { contract, deal, entry, manche, outcome, reason, table } = fields;

const own = { manche, table };
const line = { ...own, deal };

/** The acts of a session of whist bridge: draws, the scorer's flow of article 3, calls, tokens, decisions. */
export const acts = declareActs({
  'commit-draw': {
    says: 'Publishes the hash of the seed that the tables will be drawn by',
    fields: { commitment: fields.commitment },
  },
  'draw-tables': {
    says: 'Tells the seed and draws tables and places of the next manche',
    fields: {
      ...{ manche, seed: fields.seed, entries: fields.entries },
      conductedBy: askedBy('WB-2.b', person('Who runs the draw')),
    },
  },
  'record-draw': {
    says: 'Records the cards that were drawn at the hall: the suit is the table, the rank the place',
    fields: { manche, conductedBy: askedBy('WB-2.b', person('Who runs the draw')), drawn: fields.drawn },
  },
  'configure-table': {
    says: 'Configures a table: who sits where, who keeps the score, who deals first',
    fields: {
      ...own,
      players: askedBy('WB-3.f', fields.players),
      encoder: optional(entry),
      firstDealer: optional(fields.place),
    },
  },
  'assign-encoder': { says: 'Another player of the table keeps the score', fields: { ...own, entry } },
  announce: {
    says: 'Enters what was announced, before the deal is played',
    fields: { ...line, contract, at: optional(fields.at) },
  },
  'tell-result': { says: 'Enters how the deal ended', fields: { ...line, outcome } },
  undo: { says: 'Takes back the result of a deal that is not validated, or else its contract', fields: line },
  validate: { says: 'Validates a deal: it counts', fields: { ...line, at: optional(fields.at) } },
  'take-deal': {
    says: 'Takes a deal over that was recorded card by card',
    fields: { ...line, contract: optional(contract), outcome: optional(outcome) },
  },
  'correct-deal': {
    says: 'Corrects a validated deal while the manche is open',
    fields: { ...line, contract, outcome, by: entry, reason },
  },
  tick: {
    says: 'A player confirms the scores from his own seat',
    fields: {
      ...own,
      entry,
      mail: optional(yesOrNo('He asks for the sheet by mail')),
      at: optional(fields.at),
    },
  },
  'settle-dispute': {
    says: 'Records that the table has settled a disagreement itself',
    fields: { ...line, by: list(entry, { least: 1, most: 5 }, 'Who agreed'), reason },
  },
  'call-arbiter': {
    says: 'Calls the arbiter; a wanted announcement is shown to him alone',
    fields: {
      ...line,
      ...{ by: entry, for: fields.callReason },
      game: optional(oneOf(GAME_CODES, 'The game that he points to')),
      suit: optional(orNull(oneOf(SUITS_UPWARD), 'Its suit, where he says it')),
      reason: optional(reason),
      arbiter: optional(person('Whom he asks for: never (WB-15.k)')),
    },
  },
  'answer-call': {
    says: 'Grants or refuses an announcement (arbiter)',
    by: 'arbiter',
    fields: {
      ...own,
      call: fields.callId,
      granted: yesOrNo('Whether it may be announced'),
      arbiter: optional(person('Who answers; whoever gives the act unless said')),
    },
  },
  'rule-call': {
    says: 'Decides a call about a fault, a dispute, a case that no article covers (arbiter)',
    by: 'arbiter',
    fields: {
      ...{ ...own, call: fields.callId, article: article('WB-'), reason },
      arbiter: optional(person('Who decides; whoever gives the act unless said')),
    },
  },
  'give-token': {
    says: 'Gives a player a token: blue or red with 7 to 30 points, black for a serious fault (arbiter)',
    by: 'arbiter',
    fields: { ...line, entry, colour: fields.colour, points: fields.penalty, reason },
  },
  'rule-deal': {
    says: 'Adjusts a validated deal, or cancels the deal that is played or a validated one (arbiter)',
    by: 'arbiter',
    fields: {
      ...line,
      ruling: oneOf(['adjust', 'cancel'], 'Another result, or none for anybody'),
      contract: optional(contract),
      outcome: optional(outcome),
      article: article('WB-'),
      reason,
    },
  },
  'close-early': {
    says: 'Ends a manche before its last deal: what was validated stands (arbiter)',
    by: 'arbiter',
    fields: { ...own, reason, at: optional(fields.at) },
  },
});

export type MancheAct = ActOf<typeof acts>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  MancheState,
  MancheEvent,
  Origin | undefined
>[Name];
