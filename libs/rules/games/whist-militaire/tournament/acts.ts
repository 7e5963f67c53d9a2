import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, telling } from '@arbitre/rules/kernel/declare/field';
import { isoDate } from '@arbitre/rules/kernel/declare/stream-fields';
import { shortText, text } from '@arbitre/rules/kernel/declare/values';
import { reason, trump } from '../fields';
import type { TournamentEvent } from './events';
import { deal, game, measure, player, players, table } from './fields';
import type { TournamentState } from './state';

const team = telling('entry', text('The team, an entry of the competition', 80));
const box = { game, table, deal, winner: team, by: player };
const sheet = { game, team, by: player };
const partners = list(player, { least: 1, most: 99 }, 'The captain’s partner in each game');
const trumps = list(askedBy('WM-3-GAP-1', trump), {}, 'The trump of each game in order');

/** The acts of a tournament: teams, schedule, sheets and conduct. */
export const acts = declareActs({
  'enter-team': {
    says: 'Enters a team: four players, the captain among them',
    fields: { team, captain: askedBy('WM-1.1', player), players },
  },
  'choose-partners': {
    says: 'Sets who faces the captain in each game',
    fields: { team, partners: askedBy('WM-1.3', partners) },
  },
  'publish-schedule': {
    says: 'Publishes the schedule; three games unless told otherwise',
    fields: {
      date: isoDate('Day of the tournament'),
      games: optional(game),
      trumps: askedBy('WM-3.3', trumps),
    },
  },
  'admit-substitute': {
    says: 'Admits a substitute (arbiter)',
    by: 'arbiter',
    fields: { team, player, substitute: player, by: player },
  },
  'name-captain': {
    says: 'Names another captain (arbiter)',
    by: 'arbiter',
    fields: { team, captain: player, by: player },
  },
  'announce-rotation': { says: 'Announces the next game', fields: { game } },
  'take-seat': { says: 'Takes a seat', fields: { player, game, table, seat } },
  'send-away': {
    says: 'Sends a player away from a table of others',
    fields: { player, table, by: player },
  },
  'write-box': { says: 'Writes the point of a deal (captain at the table)', fields: box },
  'correct-box': {
    says: 'Writes the point of a deal, signed or not (arbiter)',
    by: 'arbiter',
    fields: box,
  },
  'forfeit-table': {
    says: 'Gives the deals that a team cannot play at a table to its opponents',
    by: 'arbiter',
    fields: { game, table, team, by: player },
  },
  'sign-sheet': { says: 'Signs a sheet', fields: sheet },
  'refuse-signature': { says: 'Refuses to sign a sheet', fields: { ...sheet, reason } },
  'rule-game': {
    says: 'Ends the dispute about a sheet (arbiter)',
    by: 'arbiter',
    fields: { game, team, reason },
  },
  disqualify: {
    says: 'Disqualifies the team of a cheat (arbiter)',
    by: 'arbiter',
    fields: { team, player, reason },
  },
  'take-measure': {
    says: 'Takes any other measure (arbiter)',
    by: 'arbiter',
    fields: {
      ...{ author: player, target: player, measure, reason },
      effect: optional(shortText('What it does to the standings', 500, 'lines')),
    },
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
