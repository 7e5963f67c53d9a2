import { type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { someHands, writtenCard } from '@arbitre/rules/kernel/declare/compass-fields';
import { person } from '@arbitre/rules/kernel/declare/person';
import { instant, integer, lines } from '@arbitre/rules/kernel/declare/values';
import type { Origin } from '@arbitre/rules/kernel/decider';
import type { EveningEvent } from './events';
import {
  atFault,
  board,
  boards,
  commitment,
  entries,
  entry,
  from,
  movement,
  place,
  reason,
  round,
  seed,
  settled,
  suspension,
  table,
} from './fields';
import { preparedActs } from './prepared/declared';
import type { EveningState } from './state';

/** The acts of an evening of bridge: who sits where, and when the room moves. */
export const acts = declareActs({
  'set-movement': { says: 'Plays by another movement, before the first round', fields: { movement } },
  'commit-lot': {
    says: 'Publishes the hash of the seed that seats will be drawn by',
    fields: { commitment },
  },
  'draw-seats': { says: 'Tells the seed and draws the seats of whoever is there', fields: { seed, entries } },
  'seat-entry': { says: 'Seats somebody at a free place, from a round on', fields: { place, entry, from } },
  'swap-entries': {
    says: 'Exchanges the places of two, from a round on',
    fields: { a: entry, b: entry, from },
  },
  'mark-absent': { says: 'Leaves a place free from a round on', fields: { entry, from } },
  'start-round': {
    says: 'Calls the next round, which ends the one before',
    fields: { round, at: optional(instant('When, UTC; the moment that it is recorded unless given')) },
  },
  'give-time': {
    says: 'Gives the round that is played more minutes, or fewer',
    fields: { minutes: integer(-60, 60, 'Minutes more; fewer where it is negative') },
  },
  'play-otherwise': {
    says: 'Lets a table play a round otherwise than the movement has it (arbiter)',
    by: 'arbiter',
    fields: {
      ...{ round, table },
      NS: optional(entry),
      EW: optional(entry),
      boards: optional(boards),
      reason: lines('Why'),
    },
  },
  'cancel-board': {
    says: 'Cancels what a table played on a board that one of its pairs had played before (arbiter)',
    by: 'arbiter',
    fields: { round, table, board, atFault, reason },
  },
  'pair-round': {
    says: 'Pairs the next round of a Swiss by the ranking',
    fields: { round, ranking: entries },
  },
  'leave-session': {
    says: 'Records that somebody leaves without notice, from a round on',
    fields: { entry, from, reason },
  },
  'substitute-player': {
    says: 'Lets another player sit down for one of an entry, from a round on',
    fields: { entry, leaves: person('Who leaves'), comes: person('Who comes'), from, reason },
  },
  'suspend-entry': {
    says: 'Suspends a pair, or one of its players, from a round on (arbiter, Law 91A)',
    by: 'arbiter',
    fields: suspension,
  },
  'move-boards': {
    says: 'Records that the boards of a table went on to another',
    fields: { round, table, to: table, reason: optional(reason) },
  },
  'postpone-board': {
    says: 'Puts a board off to a later moment of the session',
    fields: { round, table, board, reason },
  },
  'settle-board': {
    says: 'Ends the round of a board that was put off: it was played, or it is cancelled',
    fields: { round, table, board, as: settled },
  },
  ...preparedActs,
  'record-hands': {
    says: 'Records the hands of a board from its hand record, for leads to be compared with; seen by staff alone (arbiter)',
    by: 'arbiter',
    fields: { board, hands: someHands(13, writtenCard) },
  },
  'end-table': {
    says: 'Ends the session at a table, once all of its boards have a result that both sides confirmed',
    fields: {
      table,
      missing: optional(list(place, {}, 'Boards without a result; the server says it')),
      unconfirmed: optional(
        list(place, {}, 'Boards whose result a side has not confirmed; the server says it'),
      ),
    },
  },
});

export type EveningAct = ActOf<typeof acts>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  EveningState,
  EveningEvent,
  Origin | undefined
>[Name];
