import {
  type Embargo,
  type Plan,
  type PublishedRow,
  type Scoring,
  SETTLED,
  type Substitute,
} from '@arbitre/rules';
import {
  id,
  int,
  json,
  key,
  moment,
  named,
  oneOf,
  optional,
  otherwise,
  position,
  says,
  text,
  yesNo,
} from '../table/column';
import { type RowOf, table } from '../table/table';

/** A competition as lists and pages show it; the API gives these names to its fields. */
export const competitionTable = table(
  'competition',
  {
    id: key(id),
    name: text,
    game: text,
    ruleset: text,
    region: text,
    method: says('How deals become a ranking: `matchpoints`, `butler`, `team-imps`.', text),
    unit: says('Unit of awards and totals: `percent`, `imp` or `point`.', text),
    decimals: says('Decimals that tables print.', int),
    startsOn: says('ISO date.', text),
    /** Until when boards are kept from those who have yet to play them; null: from nobody. */
    embargo: optional(json<Embargo>()),
    correctionMinutes: optional(
      says(
        'Minutes after the publication in which results may be corrected; null: until somebody ends it.',
        int,
      ),
    ),
    /** How near the first two may be before somebody else checks. */
    closeFinish: optional(json<number>()),
    places: optional(says('Entries that play; later ones wait in order. Null: no limit.', int)),
    /** The sessions that are planned and what they start from; null: nobody said. */
    plan: optional(json<Plan>()),
    /** The version and the parameters of the method; null: as it is usual. */
    scoring: optional(json<Scoring>()),
    /** How far its last publication has come. */
    settled: otherwise('unpublished', oneOf(...SETTLED)),
    publishedNumber: optional(says('The newest published version; null before the first.', int)),
    correctableUntil: optional(
      says('When corrections end by the clock; null: not by the clock, or they have ended.', moment),
    ),
    state: otherwise('open', oneOf('open', 'closed')),
    begun: otherwise(false, says('Whether a deal or a session of it was opened.', yesNo)),
    /** Revision of the competition's own stream. */
    version: named('revision', says('Pass it as expectedVersion with the next write.', int)),
    /** Position of the last event that changed this row. */
    position,
    changedAt: moment,
    /** Entries registered, withdrawn ones included. */
    entryCount: otherwise(0, named('entries', int)),
    deals: otherwise(0, int),
    /** Deals that are scored or adjusted. */
    resultCount: otherwise(0, named('results', int)),
  },
  {
    indexes: {
      competition_order: ['startsOn', 'id'],
      competition_region: ['region', 'startsOn', 'id'],
      competition_game: ['game', 'startsOn', 'id'],
      competition_due: ['correctableUntil'],
    },
  },
);
export type CompetitionRow = RowOf<typeof competitionTable>;

/** A player, pair or team entered in a competition. */
export const entryTable = table(
  'entry',
  {
    competition: key(text),
    id: key(says('Unique within its competition.', id)),
    number: says('The starting number that the hall uses.', int),
    kind: says('`player`, `pair` or `team`.', oneOf('player', 'pair', 'team')),
    /** Licences and ids of guests, in order: who they are lies in the vault alone. */
    members: json<readonly string[]>(),
    label: optional(
      says('What a team calls itself; of an entry from before entries referred to persons, its name.', text),
    ),
    /** Null when all entries are one field. */
    field: optional(says('The field ranked by itself (`A-NS`).', text)),
    club: optional(text),
    withdrawn: otherwise(false, yesNo),
    struck: otherwise(
      false,
      says('It has withdrawn and is in no ranking any more; what others scored against it stays.', yesNo),
    ),
    waiting: otherwise(false, says('It waits for a place, in the order of registration.', yesNo)),
    presence: otherwise('unknown', says('Whether it has come on the day.', oneOf('unknown', 'here', 'away'))),
    /** Who plays for whom, from which round on, in the order in which they were named; null where nobody is. */
    substitutes: optional(json<readonly Substitute[]>()),
  },
  { indexes: { entry_number: ['competition', 'number', 'id'], entry_club: ['club', 'competition'] } },
);
export type EntryRow = RowOf<typeof entryTable>;

/** The entries of a person. */
export const entryMemberTable = table('entry_member', {
  member: key(text),
  competition: key(text),
  entry: key(text),
});

/** A version of the ranking as it was given out. */
export const publicationTable = table('publication', {
  competition: key(text),
  number: key(says('From 1.', int)),
  asOf: says('The last event that counts in it.', position),
  method: text,
  ruleset: text,
  finality: oneOf('provisional', 'official', 'final'),
  rows: json<readonly PublishedRow[]>(),
  hash: says('SHA-256 of the canonical JSON of the rows, in hexadecimal.', text),
  reason: optional(says('Why it follows the one before.', text)),
  correctableUntil: optional(moment),
  publishedAt: moment,
  actor: text,
  role: text,
  position,
});
export type PublicationRow = RowOf<typeof publicationTable>;

/** What happened to a competition itself, entries that came in left out: who, when, why. */
export const passageTable = table(
  'passage',
  {
    competition: key(text),
    revision: key(int),
    type: text,
    at: moment,
    actor: text,
    role: text,
    reason: optional(text),
    /** The version, session or entry that it is about. */
    about: optional(text),
    position,
  },
  { indexes: { passage_order: ['competition', 'position'] } },
);
export type PassageRow = RowOf<typeof passageTable>;

/** Sessions that do not count. */
export const voidedSessionTable = table('voided_session', {
  competition: key(text),
  number: key(int),
  reason: text,
});

/** Calls of the arbiter to a table, about no deal. */
export const hallCallTable = table('hall_call', {
  competition: key(text),
  call: key(says('`h1` is the first.', text)),
  session: int,
  round: optional(int),
  table: named('table_name', text),
  by: optional(named('called_by', says('The seat that called.', text))),
  reason: text,
  at: moment,
  /** Null while it is open. */
  outcome: optional(oneOf('withdrawn', 'settled')),
});
export type HallCallRow = RowOf<typeof hallCallTable>;

/** Deals that were counted, once each. */
export const resultTable = table('result', { deal: key(text), competition: text }, { shown: false });

export const competitionTables = [
  ...[competitionTable, entryTable, entryMemberTable, resultTable],
  ...[publicationTable, passageTable, voidedSessionTable, hallCallTable],
];
