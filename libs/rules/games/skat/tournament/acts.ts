import type { Decision } from '@arbitre/rules/kernel/decider';
import { type ActNamed, type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { list, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { person as personField } from '@arbitre/rules/kernel/declare/person';
import {
  anyObject,
  integer,
  lines,
  notation,
  oneOf,
  text,
  yesOrNo,
} from '@arbitre/rules/kernel/declare/values';
import type { TournamentEvent } from './events';
import {
  article,
  caseNumber,
  circle,
  commitment,
  cents,
  count,
  deal,
  dealVersions,
  drawnBy,
  entries,
  entry,
  leavingCause,
  listLines,
  noticeFields,
  ofList,
  person,
  persons,
  points,
  reason,
  running,
  seat,
  seatPlace,
  seed,
  series,
  stopPlan,
  team,
  totals,
} from './fields';
import type { TournamentState } from './state';

const citation = notation('SKAT-… or SKWO-…', '^SK(AT|WO)-.{0,75}$', 'An article of the rulebook');

const entryActs = declareActs({
  'publish-notice': {
    says: 'Publishes the notice, or its next version',
    fields: {
      // What it lacks is said by an article: it is read by its parts, not refused by them.
      notice: {
        ...anyObject('The notice; length of series, minutes, fee and deadline have defaults'),
        parts: noticeFields,
      },
    },
  },
  'check-in': {
    says: 'Checks a participant in',
    fields: {
      entry,
      holder: personField('Whose card it is'),
      paid: yesOrNo('The fee is paid'),
      noticeRead: yesOrNo('The notice was read'),
      notice: optional(integer(1, 10_000, 'The version that was read; the current one if he does not say')),
      team: optional(orNull(team)),
      circle: optional(orNull(circle)),
    },
  },
  'decline-entry': { says: 'Refuses an applicant (arbiter)', by: 'arbiter', fields: { entry } },
  leave: { says: 'Leaves between two series', fields: { entry } },
  exclude: {
    says: 'Excludes a participant (arbiter)',
    by: 'arbiter',
    fields: { entry, reason, banned: yesOrNo('For good') },
  },
});

const seatActs = declareActs({
  'commit-lot': {
    says: 'Publishes the hash of the seed that the next lot will be drawn by',
    fields: { commitment },
  },
  'draw-seats': {
    says: 'Seats a series: by the seed, which is told now, or in the order that was drawn in the hall or set',
    fields: { series, by: drawnBy, order: optional(entries), seed: optional(seed) },
  },
  'take-seat': {
    says: 'Sits down with the start card of a series',
    fields: { ...ofList, seat, entry, card: series },
  },
  'change-seats': {
    says: 'Changes two seats (arbiter)',
    by: 'arbiter',
    fields: { a: seatPlace, b: seatPlace, reason },
  },
  'declare-missing': {
    says: 'Lets a table of four go on without somebody who does not come (arbiter)',
    by: 'arbiter',
    fields: { ...ofList, entry },
  },
  'appoint-substitute': {
    says: 'Names a substitute (arbiter)',
    by: 'arbiter',
    fields: { series, entry, substitute: person, deal, cause: leavingCause },
  },
  'join-table': {
    says: 'Joins a table from a deal on, at a club evening',
    fields: { ...ofList, entry, deal, consents: entries },
  },
  'announce-stop': {
    says: 'Announces before a deal that somebody stops, at a club evening',
    fields: { ...ofList, entry, deal },
  },
  'stop-play': {
    says: 'Stops after the last deal of a round, at a club evening',
    fields: { ...ofList, entry, played: deal },
  },
  // `again`: the deals to play again as they are stored; the write side says it.
  'find-wrong-dealers': {
    says: 'Says who dealt, where it was not their turn; the deals that are void are those of the rules',
    fields: {
      ...ofList,
      dealers: list(seat, { least: 1, most: 192 }, 'The seats that dealt, since the table is as it is'),
      sure: optional(yesOrNo('It is known where the error began; true unless it says otherwise')),
      again: optional(dealVersions),
    },
  },
  'send-away': { says: 'Sends an onlooker away', fields: { ...ofList, person } },
});

const listActs = declareActs({
  'agree-keeper': { says: 'Agrees on the keeper of the list', fields: { ...ofList, seat } },
  'confirm-line': { says: 'Confirms a line', fields: { ...ofList, deal, by: entry } },
  'agree-correction': {
    says: 'Agrees to a correction while the series runs',
    fields: {
      ...ofList,
      deal,
      from: text('What the line says', 80),
      to: text('What it shall say', 80),
      consents: entries,
    },
  },
  'strike-deals': { says: 'Strikes the deals not begun', fields: { ...ofList, from: deal } },
  'close-list': {
    says: 'Closes a list: control sums and all signatures; the lines are those of its recorded deals',
    fields: { ...ofList, totals, signatures: persons, lines: optional(listLines) },
  },
  'correct-list': {
    says: 'Corrects a closed list (arbiter)',
    by: 'arbiter',
    fields: { ...ofList, entry, figures: running, evidence: lines('What it is shown by') },
  },
  'hand-in-list': { says: 'Hands a list in with its start cards', fields: { ...ofList, cards: entries } },
  'close-series': { says: 'Closes a series (arbiter)', by: 'arbiter', fields: { series } },
});

const caseActs = declareActs({
  report: {
    says: 'Reports what no card shows',
    fields: { ...ofList, article: citation, entry: person, what: lines('What was seen') },
  },
  'call-referee': {
    says: 'Brings a dispute to the referee',
    fields: { ...ofList, by: person, matter: lines('What it is about') },
  },
  'decide-case': {
    says: 'Decides a dispute (arbiter)',
    by: 'arbiter',
    fields: {
      case: caseNumber,
      by: person,
      articles: askedBy('SKWO-7.3-GAP-2', list(citation, { least: 1, most: 1000 }, 'At least one')),
      decision: lines('What is decided'),
    },
  },
  appeal: { says: 'Appeals', fields: { case: caseNumber, by: person, grounds: lines('The grounds') } },
  'rule-appeal': {
    says: 'Rules on an appeal (arbiter)',
    by: 'arbiter',
    fields: {
      case: caseNumber,
      by: person,
      upheld: yesOrNo('The appeal is right'),
      decision: lines('What holds'),
    },
  },
  object: {
    says: 'Objects in writing',
    fields: { case: caseNumber, by: person, text: lines('The objection') },
  },
  conciliate: {
    says: 'Ends an objection (arbiter)',
    by: 'arbiter',
    fields: { case: caseNumber, upheld: yesOrNo('The objection is right'), decision: lines('What holds') },
  },
  penalise: {
    says: 'Takes points from a result (arbiter)',
    by: 'arbiter',
    fields: { entry, points, article, reason },
  },
  'annul-series': {
    says: 'Takes a series from a participant (arbiter)',
    by: 'arbiter',
    fields: {
      series,
      entry,
      article: oneOf(['SKWO-7.1-GAP-2', 'SKWO-4.4-GAP-1'], 'By which article'),
      reason,
    },
  },
});

const endActs = declareActs({
  'draw-lot': {
    says: 'Parts equal entries by lot (arbiter): by the seed, which is told now, or in the order that was drawn in the hall',
    by: 'arbiter',
    fields: { order: entries, seed: optional(seed) },
  },
  'stop-early': {
    says: 'Ends the tournament early',
    fields: { reason, plan: askedBy('SKWO-3.4', stopPlan) },
  },
  'announce-results': { says: 'Announces the results', fields: {} },
  'release-prizes': {
    says: 'Gives the prizes',
    fields: {
      prizes: list(
        object({ entry, prize: text('The prize', 80), sent: optional(yesOrNo('Sent')) }),
        { most: 1000 },
        'Prizes',
      ),
    },
  },
  'render-account': {
    says: 'Renders account',
    fields: {
      entries: count('Entries'),
      fees: cents('Fees'),
      lostGames: cents('Money for lost games'),
      prizes: cents('Prizes'),
    },
  },
  archive: { says: 'Archives the tournament', fields: { by: person } },
});

/** The acts of a tournament; what only the direction does is an arbiter's. */
export const acts = { ...entryActs, ...seatActs, ...listActs, ...caseActs, ...endActs };

export type TournamentAct = ActOf<typeof acts>;

/** What one act, its arguments read, comes to. */
export type Decide<Name extends keyof typeof acts> = (
  state: TournamentState,
  act: ActNamed<typeof acts, Name>,
) => Decision<TournamentEvent>;
