import { type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { instant, integer, lines } from '@arbitre/rules/kernel/declare/values';
import type { Origin } from '@arbitre/rules/kernel/decider';
import type { EveningEvent } from './events';
import { boards, commitment, entries, entry, from, movement, place, round, seed, table } from './fields';
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
});

export type EveningAct = ActOf<typeof acts>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  EveningState,
  EveningEvent,
  Origin | undefined
>[Name];
