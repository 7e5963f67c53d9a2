import { list, optional } from '../declare/compound';
import { declareEvents } from '../declare/events';
import { type DataOf, telling } from '../declare/field';
import { game, id, isoDate, method, ruleset } from '../declare/stream-fields';
import { CALL_OUTCOMES } from '../deal/events';
import { embargo } from './embargo';
import { anyObject, instant, integer, lines, number, oneOf, text, yesOrNo } from '../declare/values';
import { AFTER_WITHDRAWAL, ENTRY_KINDS, LARGEST_TEAM } from './entry-kinds';
import { personId } from './person';
import { places } from './places';
import { plan } from './plan';
import { asOf, correctionMinutes, rankingPublished } from './publication';

const entry = {
  id: id('The entry, within its competition'),
  number: integer(1, 999_999, 'Starting number, the one that the hall uses'),
  kind: oneOf(ENTRY_KINDS, 'What the entry is'),
  field: optional(text('A field ranked by itself (`A-NS`)', 100)),
  club: optional(text('The club: its number where it is registered', 200)),
};

/** Who an entry is, as its persons are referred to. */
const players = {
  members: list(personId, { most: LARGEST_TEAM }, 'Who plays; nobody where only the number is known'),
  label: optional(text('What a team calls itself', 200)),
};

/** As entries were recorded before they referred to persons. */
const named = { ...entry, name: text('What tables print', 200) };

/** What may be said anew of a competition: its game and rules stay. */
const about = {
  name: text('What pages print', 200),
  region: text('Region of the federation', 100),
  method,
  startsOn: isoDate('First day, `2026-11-21`'),
  embargo: optional(embargo),
  correctionMinutes: optional(correctionMinutes),
  closeFinish: optional(
    number('Where the first two are as near as this or nearer, somebody checks before publication', 0, 1e6),
  ),
  places: optional(places),
  plan: optional(plan),
  scoring: optional(
    anyObject('The version and the parameters of the method, as it declares them; left out: as it is usual'),
  ),
};

const reason = lines('Why', 2000);

/** The life of a competition. */
export const competitionEvents = declareEvents(null, {
  CompetitionOpened: {
    says: { fr: 'Compétition ouverte : {name}', en: 'Competition opened: {name}' },
    fields: { ...about, game, ruleset },
  },
  // Whole, as it is from now on; an embargo that is left out is none.
  CompetitionRevised: {
    says: { fr: 'Compétition modifiée : {name}', en: 'Competition revised: {name}' },
    fields: { ...about, reason: optional(lines('Why, where something was played', 2000)) },
  },
  EntryRegistered: {
    says: { fr: 'Inscription n° {number}', en: 'Entry no. {number}' },
    fields: {
      ...entry,
      ...players,
      waiting: optional(yesOrNo('Whether it waits for a place; left out: it plays')),
    },
    former: [
      {
        fields: named,
        upcast: ({ name, ...rest }: DataOf<typeof named>) => ({ ...rest, members: [], label: name }),
      },
    ],
  },
  EntryWithdrawn: {
    says: { fr: '{entry} se retire', en: '{entry} withdraws' },
    fields: {
      entry: id('The entry'),
      reason: lines('Why', 2000),
      results: optional(
        oneOf(
          AFTER_WITHDRAWAL,
          'What it played stands, or the entry is struck from the ranking; left out: stands',
        ),
      ),
    },
  },
  // What others scored against it stays in either case.
  WithdrawalRevised: {
    says: {
      fr: '{entry}, qui s’est retiré : décision nouvelle sur ses résultats',
      en: '{entry}, who has withdrawn: decided anew on the results',
    },
    fields: {
      entry: id('The entry'),
      results: oneOf(AFTER_WITHDRAWAL, 'What it played stands, or the entry is struck from the ranking'),
      reason: lines('Why', 2000),
    },
  },
  // Whole, as it is from now on, until its first result; its id and kind stay.
  EntryRevised: {
    says: { fr: 'Inscription n° {number} modifiée', en: 'Entry no. {number} revised' },
    fields: { ...entry, ...players, reason: optional(lines('Why', 2000)) },
  },
  EntryAdmitted: {
    says: { fr: '{entry} quitte la liste d’attente', en: '{entry} leaves the waiting list' },
    fields: {
      entry: telling('entry', id('The entry')),
      by: oneOf(['place', 'hand'], 'Whether a place became free, or somebody let it in'),
      reason: optional(lines('Why', 2000)),
    },
  },
  EntryArrived: {
    says: { fr: '{entry} est là', en: '{entry} is there' },
    fields: { entry: telling('entry', id('The entry')) },
  },
  EntryAway: {
    says: { fr: '{entry} n’est pas là', en: '{entry} is not there' },
    fields: { entry: telling('entry', id('The entry')) },
  },
  // Who is replaced stays on the entry: what was played before counts for whoever played it.
  SubstituteNamed: {
    says: {
      fr: '{entry} : un remplaçant à partir de la séance {session}, ronde {round}',
      en: '{entry}: a substitute from session {session}, round {round} on',
    },
    fields: {
      entry: telling('entry', id('The entry')),
      out: personId,
      in: personId,
      session: integer(1, 999, 'The session, from 1'),
      round: integer(1, 9999, 'The first round that the substitute plays'),
      reason: optional(lines('Why', 2000)),
    },
  },
  CompetitionClosed: {
    says: { fr: 'Compétition close', en: 'Competition closed' },
    fields: { reason },
  },
  // The rows are those of the standings at that position; their names lie elsewhere.
  RankingPublished: {
    says: { fr: 'Classement publié, version {number}', en: 'Ranking published, version {number}' },
    fields: rankingPublished,
  },
  RankingChecked: {
    says: { fr: 'Classement serré vérifié', en: 'Close ranking checked' },
    fields: {
      asOf,
      by: id('The account of who checked it'),
      note: optional(lines('What was looked at', 2000)),
    },
  },
  CorrectionsClosed: {
    says: {
      fr: 'Les corrections sont closes ({by}) : la version {number} est officielle',
      en: 'Corrections are closed ({by}): version {number} is official',
    },
    fields: {
      number: integer(1, 9_999, 'The version that is official now'),
      by: oneOf(['clock', 'hand'], 'Whether its time had come, or somebody ended it'),
      due: optional(instant('When its time had come')),
      reason: optional(reason),
    },
  },
  CorrectionsReopened: {
    says: { fr: 'Corrections rouvertes', en: 'Corrections reopened' },
    fields: { number: integer(1, 9_999, 'The version that is official no more'), reason },
  },
  CompetitionFinalised: {
    says: { fr: 'Classement définitif', en: 'Ranking final' },
    fields: { number: integer(1, 9_999, 'The version that stands'), reason: optional(reason) },
  },
  // Of a table or a round, where no deal is in question: what is about a deal is called at the deal.
  HallCallMade: {
    says: { fr: 'Table {table} : appel de l’arbitre', en: 'Table {table}: the arbiter is called' },
    fields: {
      call: text('Its number in the competition: `h1` is the first', 20),
      session: integer(1, 9999, 'The session, from 1'),
      round: optional(integer(1, 9999, 'The round')),
      table: text('The table, as the hall calls it', 40),
      by: optional(telling('seat', text('The seat that called', 40))),
      reason,
    },
  },
  HallCallClosed: {
    says: { fr: 'L’appel {call} est clos', en: 'Call {call} is closed' },
    fields: {
      call: text('Which, by its number in the competition', 20),
      outcome: telling('outcome', oneOf(CALL_OUTCOMES, 'Taken back by who called, or settled at the table')),
      reason: optional(lines('What was said', 2000)),
    },
  },
  SessionVoided: {
    says: { fr: 'Séance {session} annulée', en: 'Session {session} void' },
    fields: { session: integer(1, 999, 'Its number in the competition'), reason },
  },
  SessionReinstated: {
    says: { fr: 'Séance {session} rétablie', en: 'Session {session} counts again' },
    fields: { session: integer(1, 999, 'Its number in the competition'), reason },
  },
});
