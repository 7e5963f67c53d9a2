import { type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import type { TournamentEvent } from './events';
import * as fields from './fields';
import type { TournamentState } from './state';

const {
  commitment,
  deal,
  drawnCards,
  effect,
  game,
  measure,
  player,
  pointsGiven,
  reason,
  seed,
  table,
  team,
} = fields;

const sheet = { game, table };

/** The acts of a tournament: the lot, games, sheets with their initials, and conduct. */
export const acts = declareActs({
  'commit-lot': {
    says: 'Publishes the hash of the seed that the meetings will be drawn by',
    fields: { commitment },
  },
  'draw-teams': {
    says: 'Tells the seed and draws who meets whom in every game',
    fields: { seed, teams: fields.teams },
  },
  'call-game': { says: 'Calls the next game', fields: { game } },
  'draw-dealer': {
    says: 'Records the cards that the players draw for the deal',
    fields: { ...sheet, cards: drawnCards },
  },
  'initial-deals': {
    says: 'Initials the deals of a table up to one of them',
    fields: { ...sheet, deal: askedBy('C500-0.4', deal), by: team, lines: optional(fields.sheetLines) },
  },
  'refuse-initials': {
    says: 'Refuses to initial a deal',
    fields: { ...sheet, deal: askedBy('C500-0.4', deal), by: team, reason },
  },
  'rule-deals': {
    says: 'Ends a dispute about a sheet: the deals up to one of them stand (arbiter)',
    by: 'arbiter',
    fields: { ...sheet, deal, reason, lines: optional(fields.sheetLines) },
  },
  'reopen-deals': {
    says: 'Takes the initials back from a deal on, so that it can be corrected (arbiter)',
    by: 'arbiter',
    fields: { ...sheet, deal, reason },
  },
  'abandon-game': {
    says: 'Ends a game whose other deals cannot be played; those initialled count (arbiter)',
    by: 'arbiter',
    fields: { ...sheet, reason },
  },
  'forfeit-game': {
    says: 'Ends a game for a team that is not there; the other gets the points told (arbiter)',
    by: 'arbiter',
    fields: { ...sheet, team, points: fields.pointsOfForfeit, reason },
  },
  'admit-substitute': {
    says: 'Admits a substitute for a player (arbiter)',
    by: 'arbiter',
    fields: { team, player, substitute: player },
  },
  'take-measure': {
    says: 'Warns a team, or takes another measure (arbiter)',
    by: 'arbiter',
    fields: { team, measure, reason, effect: optional(effect), points: optional(pointsGiven) },
  },
  'send-away': {
    says: 'Sends somebody away who has finished (arbiter)',
    by: 'arbiter',
    fields: { player, table },
  },
  disqualify: {
    says: 'Disqualifies the team of a cheat (arbiter)',
    by: 'arbiter',
    fields: { team, player, reason },
  },
  'request-refund': { says: 'Asks for the entry fee back', fields: { team } },
});

export type TournamentAct = ActOf<typeof acts>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  TournamentState,
  TournamentEvent
>[Name];
