import { type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { dealtActs } from './dealt';
import type { EveningEvent } from './events';
import * as fields from './fields';
import { insertionActs } from './insertion';
import type { EveningState } from './state';

const { back, cause, commitment, deal, draws, entries, entry, four, line, packs, partie, rate } = fields;
const { reason, round, seat, seats, seed, table } = fields;

const atTable = { partie, table };
const onSheet = { round, table };
const onLine = { round, table, deal };
const lineOrNone = orNull(line, 'The line as it is to stand; null strikes it out');

/** The acts of an evening: who is there, tables, draws, sheets. */
export const acts = declareActs({
  'enter-players': { says: 'Notes players who are there, those who come late too', fields: { entries } },
  'withdraw-player': { says: 'Notes that a player plays no more', fields: { entry, reason } },
  'commit-lot': {
    says: 'Publishes the hash of the seed that the tables of the next partie are drawn by',
    fields: { commitment },
  },
  'call-partie': {
    says: 'Makes the tables of the next partie: by the rotation of the evening, or as they are given',
    fields: {
      seed: optional(seed),
      tables: optional(
        list(four, { least: 1, most: 40 }, 'The players of each table, where they are made by hand'),
      ),
    },
  },
  'lay-packs': { says: 'Says which packs a table has', fields: { ...atTable, packs } },
  'set-rate': {
    says: 'Agrees what a point is worth at a table, before its first deal',
    fields: { ...atTable, rate },
  },
  'draw-cards': { says: 'Records the cards that players draw for partners', fields: { ...atTable, draws } },
  'choose-seat': {
    says: 'Chooses a seat: who drew the highest card first',
    fields: { ...atTable, entry, seat },
  },
  'choose-pack': {
    says: 'Who drew the highest card chooses the pack that his side deals with',
    fields: { ...atTable, pack: back },
  },
  'seat-substitute': {
    says: 'Seats somebody else in the place of a player, between two rubbers',
    fields: { ...atTable, entry, substitute: entry, reason },
  },
  'change-partners': {
    says: 'Changes the partners for the next rubber of the partie',
    fields: { ...atTable, seats: optional(seats) },
  },
  'end-partie': {
    says: 'Ends the partie of a table before its third rubber (arbiter)',
    by: 'arbiter',
    fields: { ...atTable, reason },
  },
  'write-line': { says: 'Writes the next line of a sheet', fields: { ...onLine, line } },
  'take-deal': {
    says: 'Writes a line of a sheet from the deal as it was recorded at the table',
    fields: { ...onLine, line: optional(line) },
  },
  'correct-line': {
    says: 'Corrects a line of a sheet, or strikes it out, before the totals are accepted',
    fields: { ...onLine, line: lineOrNone, reason: optional(reason) },
  },
  'rule-line': {
    says: 'Corrects a line of any sheet, or strikes it out (arbiter)',
    by: 'arbiter',
    fields: { ...onLine, line: lineOrNone, reason },
  },
  ...insertionActs,
  ...dealtActs,
  'accept-totals': { says: 'Accepts the totals of a rubber for a side', fields: { ...onSheet, by: entry } },
  'rule-totals': {
    says: 'Declares the totals of a rubber accepted (arbiter)',
    by: 'arbiter',
    fields: { ...onSheet, reason },
  },
  'break-off': {
    says: 'Breaks a rubber off: the deal under way is not scored (arbiter)',
    by: 'arbiter',
    fields: { ...onSheet, cause, reason },
  },
  'resume-rubber': {
    says: 'Takes back that a rubber is broken off (arbiter)',
    by: 'arbiter',
    fields: { ...onSheet, reason },
  },
});

export type EveningAct = ActOf<typeof acts>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<typeof acts, EveningState, EveningEvent>[Name];
