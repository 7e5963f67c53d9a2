import { type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import type { TournamentEvent } from './events';
import * as fields from './fields';
import type { TournamentState } from './state';

const { cause, commitment, deals, drawnCards, entries, entry, game, reason, seed, sheetLines, table } =
  fields;

const sheet = { game, table };

/** The acts of a tournament: lots, dealers, games, sheets and conduct. */
export const acts = declareActs({
  'commit-lot': {
    says: 'Publishes the hash of the seed that partners will be drawn by',
    fields: { commitment },
  },
  'draw-game': {
    says: 'Tells the seed and draws partners and tables of the next game',
    fields: { seed, entries: askedBy('JOF-3.3', entries) },
  },
  'seat-substitute': {
    says: 'Seats somebody who sits out for somebody who is missing, before the cards are drawn (arbiter)',
    by: 'arbiter',
    fields: { ...sheet, entry, substitute: entry },
  },
  'draw-dealer': {
    says: 'Records the cards that the players draw for the deal',
    fields: { ...sheet, cards: drawnCards },
  },
  'close-game': {
    says: 'Closes the sheet of a table: played out, or stopped by the time',
    fields: { ...sheet, deals, cause: optional(cause), lines: optional(sheetLines) },
  },
  'sign-sheet': { says: 'Signs the sheet of a table for a side', fields: { ...sheet, by: entry } },
  'refuse-signature': { says: 'Refuses to sign a sheet', fields: { ...sheet, by: entry, reason } },
  'rule-sheet': {
    says: 'Ends the dispute about a sheet (arbiter)',
    by: 'arbiter',
    fields: { ...sheet, reason },
  },
  'reopen-game': {
    says: 'Opens the sheet of a table again, so that its deals can be corrected (arbiter)',
    by: 'arbiter',
    fields: { ...sheet, reason },
  },
  'abandon-game': {
    says: 'Ends a game that cannot be played: it counts for nobody (arbiter)',
    by: 'arbiter',
    fields: { ...sheet, reason },
  },
  warn: { says: 'Warns a player (arbiter)', by: 'arbiter', fields: { entry, reason } },
  disqualify: { says: 'Disqualifies a cheat (arbiter)', by: 'arbiter', fields: { entry, reason } },
  'request-refund': { says: 'Asks for the entry fee back', fields: { entry } },
});

export type TournamentAct = ActOf<typeof acts>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  TournamentState,
  TournamentEvent
>[Name];
