import { type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { anyObject, calling, integer, lines, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { object } from '@arbitre/rules/kernel/declare/compound';
import { commitment, seed } from '@arbitre/rules/kernel/lots/fields';
import { personId } from '@arbitre/rules/kernel/competition/person';
import {
  clubNumber,
  competitionId,
  day,
  decidedBy,
  divisionId,
  entryId,
  fixtureId,
  reason,
  regionId,
} from '../fields';
import { amount } from '../rules/amount';
import { name } from '../rules/circuit';

const persons = (most: number) => list(personId, { most });
const scores = list(
  object({ entry: entryId, score: amount('Its score'), minor: optional(amount('Minor points')) }),
  { least: 2, most: 16 },
  'A score for each side',
);
const lineups = optional(
  list(object({ entry: entryId, players: persons(100) }), { most: 16 }, 'Who played for a side'),
);

export const divisionFields = {
  title: text('What pages print', 100),
  game: text('The game', 40),
  level: text('The level', 60),
  region: optional(regionId),
};
export const countingFields = {
  competition: competitionId,
  number: integer(1, 400, 'Its number in the season'),
  phase: optional(name('The phase')),
  table: optional(name('Table of points by place')),
  factor: optional(amount('What points by place are multiplied with')),
};
export const enteringFields = {
  entry: entryId,
  name: optional(calling('What pages print of a team; members and pairs are called by their members', 80)),
  club: optional(clubNumber),
  region: optional(regionId),
  members: persons(100),
  from: optional(integer(1, 400, 'The round or competition from which it plays; the first unless said')),
};
export const rosterFields = {
  entry: entryId,
  captain: personId,
  players: persons(100),
  substitutes: persons(100),
};
export const reportFields = { fixture: fixtureId, by: entryId, scores, lineups };
export const LEAVING = ['asked', 'expelled', 'dissolved', 'moved'] as const;
export const leavingFields = {
  entry: entryId,
  why: oneOf(LEAVING),
  results: optional(oneOf(['stand', 'struck', 'stood-in'], 'Its results; as the rules say unless said')),
  to: optional(divisionId),
};
export const movingFields = {
  entry: entryId,
  region: optional(regionId),
  club: optional(clubNumber),
  name: optional(calling('What pages print of a team from now on', 80)),
  from: optional(integer(1, 400, 'The round or competition from which it plays for the new region or club')),
  reason,
  decidedBy,
};
/** What an entry is again. */
export const undoneFields = {
  entry: entryId,
  region: optional(regionId),
  club: optional(clubNumber),
  name: optional(calling('What pages print of a team', 80)),
  reason,
  decidedBy,
};
export const bringingFields = {
  entry: entryId,
  origin: divisionId,
  as: optional(entryId),
  reason,
  decidedBy,
};

/** What happens to a division. */
export const divisionActs = declareActs({
  'open-division': {
    says: 'Opens a division; its rules are fixed by it.',
    fields: { ...divisionFields, rules: anyObject('Rules of a division (docs/schemas/league-rules.json)') },
  },
  'change-division-rules': {
    says: 'Changes the rules of an open division; both versions stay readable.',
    fields: {
      rules: anyObject('The rules from now on'),
      replaces: optional(
        integer(1, 100_000, 'The version that is changed; refused where another is in force by now'),
      ),
      reason,
      decidedBy,
    },
  },
  'count-competition': { says: 'Has a competition count for the division.', fields: countingFields },
  'leave-competition-out': {
    says: 'Has a competition count no more.',
    fields: { competition: competitionId, reason },
  },
  'enter-division': {
    says: 'Enters a member, a pair or a team; whoever finds no place waits.',
    fields: enteringFields,
  },
  'leave-division': {
    says: 'Withdraws an entry; the first who waits moves up.',
    fields: leavingFields,
  },
  'move-entry': {
    says: 'Has an entry play for another region or club from a round on, or calls it otherwise; its points are kept as the rules say.',
    fields: movingFields,
  },
  'undo-entry-move': {
    says: 'Takes the last move of an entry back.',
    fields: { entry: entryId, reason, decidedBy },
  },
  'bring-points': {
    says: 'Counts for an entry what it had in another division of the season, which it has left; its points are kept as the rules say.',
    fields: bringingFields,
  },
  'name-roster': { says: 'Names the captain, players and substitutes of a team.', fields: rosterFields },
  'draw-fixtures': {
    says: 'Draws the fixtures by the circle method: by the seed that was committed to, or in the order that was drawn by hand.',
    fields: {
      order: optional(
        list(entryId, { least: 2, most: 400 }, 'Entries by the numbers that they drew by hand'),
      ),
      seed: optional(seed),
      days: list(day('The day of a round'), { most: 1000 }, 'Days of the rounds, as far as they are known'),
    },
  },
  'postpone-fixture': {
    says: 'Postpones a fixture, to a day or to none.',
    fields: { fixture: fixtureId, to: optional(day('The new day')), reason },
  },
  'report-match': {
    says: 'Reports a result by one side; the same by the other confirms it, another one is kept beside it.',
    fields: reportFields,
  },
  'confirm-match': {
    says: 'Confirms what the other side reported.',
    fields: { fixture: fixtureId, by: entryId },
  },
  'settle-match': {
    by: 'arbiter',
    says: 'Settles a result that the sides dispute, or that neither reported.',
    fields: { fixture: fixtureId, scores, reason },
  },
  'forfeit-match': {
    says: 'Records that sides did not come.',
    fields: { fixture: fixtureId, by: list(entryId, { least: 1, most: 16 }), reason },
  },
  'correct-match': {
    says: 'Corrects a settled result, by name.',
    fields: {
      fixture: fixtureId,
      scores,
      instead: optional(
        list(
          object({ entry: entryId, score: amount('Its score') }),
          { least: 2, most: 16 },
          'The scores that are corrected; refused where others stand by now',
        ),
      ),
      reason,
      decidedBy,
    },
  },
  'adjust-points': {
    says: 'Adds points to an entry, or deducts them where negative.',
    fields: {
      entry: entryId,
      points: amount('Added, or deducted where negative'),
      article: text('The article', 120),
      phase: optional(name('The phase')),
      reason,
      decidedBy,
    },
  },
  'publish-division-ranking': {
    says: 'Publishes the table as it is now, as the next version of the ranking.',
    fields: { reason: optional(lines('Why, where a version follows another', 2000)) },
  },
  'check-division-ranking': {
    says: 'Says that somebody has looked at a close finish as it is now; somebody else publishes it.',
    fields: { note: optional(lines('What was looked at', 2000)) },
  },
  'commit-division-lot': {
    says: 'Publishes the hash of the seed by which fixtures or a lot will be drawn.',
    fields: { commitment },
  },
  'draw-division-lots': {
    says: 'Draws a lot among all entries by the seed that was committed to, or records one: entries in the order drawn, the best place first.',
    fields: { order: optional(list(entryId, { least: 2, most: 5000 })), seed: optional(seed) },
  },
  'open-phase': {
    says: 'Opens a later phase of a path: who comes into it from the ranking of the phase before, by the quota of the rules.',
    fields: {
      phase: name('The phase'),
      exempt: optional(list(entryId, { most: 1000 }, 'Named for the places that the rules keep')),
      declined: optional(list(entryId, { most: 1000 }, 'Who has said before that they will not come')),
    },
  },
  'decline-phase': {
    says: 'Gives the place of an entry in a phase back; the first reserve of its group takes it.',
    fields: { phase: name('The phase'), entry: entryId, reason },
  },
});

export type DivisionAct = ActOf<typeof divisionActs>;
export { lineups, scores };
