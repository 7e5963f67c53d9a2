import { type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import type { TournamentEvent } from './events';
import * as fields from './fields';
import type { TournamentState } from './state';

const { team, player, round, table, points, reason } = fields;
const sheet = { round, table, by: player };

/** The acts of a tournament: teams, lot, rounds, sheets and conduct. */
export const acts = declareActs({
  'enter-team': {
    says: 'Enters a team of two, the captain among them',
    fields: { team, captain: askedBy('CRIB-3.2', player), players: fields.players },
  },
  'commit-lot': {
    says: 'Publishes the hash of the seed that tables will be drawn by',
    fields: { commitment: fields.commitment },
  },
  'draw-tables': {
    says: 'Tells the seed and draws who meets whom in every round',
    fields: { seed: fields.seed },
  },
  'call-round': { says: 'Calls the next round, once every table has its sheet', fields: { round } },
  'write-sheet': {
    says: 'Writes the points of a game (a captain of the table)',
    fields: { ...sheet, NS: points, EW: points },
  },
  'take-back-sheet': {
    says: 'Takes the points of a sheet back that nobody has signed (a captain of the table)',
    fields: sheet,
  },
  'sign-sheet': { says: 'Signs a sheet (a captain)', fields: sheet },
  'refuse-sheet': { says: 'Refuses to sign a sheet (a captain)', fields: { ...sheet, reason } },
  'rule-sheet': {
    says: 'Decides about a sheet, signed or not (arbiter)',
    by: 'arbiter',
    fields: { round, table, reason, NS: optional(points), EW: optional(points) },
  },
  'forfeit-game': {
    says: 'Gives the game of a team that is late or absent to the other (arbiter)',
    by: 'arbiter',
    fields: { round, table, team, reason },
  },
  'admit-substitute': {
    says: 'Admits a substitute (arbiter)',
    by: 'arbiter',
    fields: { team, player, substitute: player, by: player },
  },
  warn: {
    says: 'Warns a player for words, signs or manners (arbiter)',
    by: 'arbiter',
    fields: { team, player, reason },
  },
  disqualify: {
    says: 'Disqualifies the team of a cheat (arbiter)',
    by: 'arbiter',
    fields: { team, player, reason },
  },
  'take-measure': {
    says: 'Takes any other measure (arbiter)',
    by: 'arbiter',
    fields: { author: player, target: player, measure: fields.measure, reason },
  },
});

export type TournamentAct = ActOf<typeof acts>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  TournamentState,
  TournamentEvent
>[Name];
