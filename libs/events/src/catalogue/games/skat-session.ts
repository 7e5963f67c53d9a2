// The names of the events and the rules' types are compared here, at compile time.
import type { SkatTournament } from '@arbitre/rules';
import { Type, type Static } from '@sinclair/typebox';
import type { EventSchema } from '../event-schema';
import type { Holds, Same } from '../conforms';
import { fields, text, wholeNumber } from '../notation';
import type { SessionChapter } from '../sessions';
import * as events from './skat-session-events';

const {
  EntryId,
  Person,
  SeriesNumber,
  SeatNumber,
  DealNumber,
  CaseNumber,
  Reason,
  ArticleId,
  Entries,
  LIST,
} = events;

const act = <const Do extends string>(name: Do) => Type.Literal(name);
const flag = (description: string) => Type.Boolean({ description });
const cents = (what: string) => wholeNumber(`${what}, in cents`, 0, 1_000_000_000);
const maybe = (of: ReturnType<typeof text>) => Type.Optional(Type.Union([of, Type.Null()]));

const ENTRIES = [
  fields(
    {
      do: act('publish-notice'),
      notice: Type.Record(Type.String(), Type.Unknown(), {
        description: 'The notice; length of series, minutes, fee and deadline have defaults',
      }),
    },
    'Publishes the notice, or its next version',
  ),
  fields(
    {
      do: act('check-in'),
      entry: EntryId,
      holder: text('Whose card it is', 80),
      paid: flag('The fee is paid'),
      noticeRead: flag('The notice was read'),
      notice: Type.Optional(wholeNumber('Its version', 1, 10_000)),
      team: maybe(text('The team', 80)),
      circle: maybe(text('The circle, at a closed event', 80)),
    },
    'Checks a participant in',
  ),
  fields({ do: act('decline-entry'), entry: EntryId }, 'Refuses an applicant (arbiter)'),
  fields({ do: act('leave'), entry: EntryId }, 'Leaves between two series'),
  fields(
    { do: act('exclude'), entry: EntryId, reason: Reason, banned: flag('For good') },
    'Excludes a participant (arbiter)',
  ),
] as const;

const SEATS = [
  fields(
    { do: act('draw-seats'), series: SeriesNumber, by: events.DrawnBy, order: Entries },
    'Seats a series in the order drawn',
  ),
  fields(
    { do: act('take-seat'), ...LIST, seat: SeatNumber, entry: EntryId, card: SeriesNumber },
    'Sits down with the start card of a series',
  ),
  fields(
    { do: act('change-seats'), a: events.SeatPlace, b: events.SeatPlace, reason: Reason },
    'Changes two seats (arbiter)',
  ),
  fields(
    { do: act('declare-missing'), ...LIST, entry: EntryId },
    'Lets a table of four go on without somebody who does not come (arbiter)',
  ),
  fields(
    {
      do: act('appoint-substitute'),
      series: SeriesNumber,
      entry: EntryId,
      substitute: Person,
      deal: DealNumber,
      cause: events.CauseOfLeaving,
    },
    'Names a substitute (arbiter)',
  ),
  fields({ do: act('send-away'), ...LIST, person: Person }, 'Sends an onlooker away'),
] as const;

const LISTS = [
  fields({ do: act('agree-keeper'), ...LIST, seat: SeatNumber }, 'Agrees on the keeper of the list'),
  fields({ do: act('confirm-line'), ...LIST, deal: DealNumber, by: EntryId }, 'Confirms a line'),
  fields(
    {
      do: act('agree-correction'),
      ...LIST,
      deal: DealNumber,
      from: text('What the line says', 80),
      to: text('What it shall say', 80),
      consents: Entries,
    },
    'Agrees to a correction while the series runs',
  ),
  fields({ do: act('strike-deals'), ...LIST, from: DealNumber }, 'Strikes the deals not begun'),
  fields(
    { do: act('close-list'), ...LIST, totals: events.Totals, signatures: Entries },
    'Closes a list: control sums and all signatures',
  ),
  fields(
    {
      do: act('correct-list'),
      ...LIST,
      entry: EntryId,
      figures: events.Running,
      evidence: text('What it is shown by'),
    },
    'Corrects a closed list (arbiter)',
  ),
  fields({ do: act('hand-in-list'), ...LIST, cards: Entries }, 'Hands a list in with its start cards'),
  fields({ do: act('close-series'), series: SeriesNumber }, 'Closes a series'),
] as const;

const CASES = [
  fields(
    { do: act('report'), ...LIST, article: ArticleId, entry: Person, what: text('What was seen') },
    'Reports what no card shows',
  ),
  fields(
    { do: act('call-referee'), ...LIST, by: Person, matter: text('What it is about') },
    'Brings a dispute to the referee',
  ),
  fields(
    {
      do: act('decide-case'),
      case: CaseNumber,
      by: Person,
      articles: Type.Array(ArticleId, { description: 'At least one' }),
      decision: text('What is decided'),
    },
    'Decides a dispute (arbiter)',
  ),
  fields({ do: act('appeal'), case: CaseNumber, by: Person, grounds: text('The grounds') }, 'Appeals'),
  fields(
    {
      do: act('rule-appeal'),
      case: CaseNumber,
      by: Person,
      upheld: flag('The appeal is right'),
      decision: text('What holds'),
    },
    'Rules on an appeal (arbiter)',
  ),
  fields(
    { do: act('object'), case: CaseNumber, by: Person, text: text('The objection') },
    'Objects in writing',
  ),
  fields(
    {
      do: act('conciliate'),
      case: CaseNumber,
      upheld: flag('The objection is right'),
      decision: text('What holds'),
    },
    'Ends an objection (arbiter)',
  ),
  fields(
    {
      do: act('penalise'),
      entry: EntryId,
      points: wholeNumber('Points', 1, 10_000),
      article: ArticleId,
      reason: Reason,
    },
    'Takes points from a result (arbiter)',
  ),
  fields(
    { do: act('annul-series'), series: SeriesNumber, entry: EntryId, article: ArticleId, reason: Reason },
    'Takes a series from a participant (arbiter)',
  ),
] as const;

const END = [
  fields({ do: act('draw-lot'), order: Entries }, 'Parts equal entries by lot (arbiter)'),
  fields({ do: act('stop-early'), reason: Reason, plan: events.Plan }, 'Ends the tournament early'),
  fields({ do: act('announce-results') }, 'Announces the results'),
  fields(
    {
      do: act('release-prizes'),
      prizes: Type.Array(
        fields({ entry: EntryId, prize: text('The prize', 80), sent: Type.Optional(flag('Sent')) }),
        { description: 'Prizes' },
      ),
    },
    'Gives the prizes',
  ),
  fields(
    {
      do: act('render-account'),
      entries: wholeNumber('Entries', 0, 1_000_000),
      fees: cents('Fees'),
      lostGames: cents('Money for lost games'),
      prizes: cents('Prizes'),
    },
    'Renders account',
  ),
  fields({ do: act('archive'), by: Person }, 'Archives the tournament'),
] as const;

/** The tournament order of skat: notice, participants, seats, lists, disputes, results. */
export const skatSession: SessionChapter = {
  game: 'skat',
  title: 'Skat: the tournament',
  text: 'In the streams of its sessions, after `SessionOpened`. A series is the round of its deals.',
  schemas: events.skatSessionSchemas,
  acts: Type.Union([...ENTRIES, ...SEATS, ...LISTS, ...CASES, ...END], {
    $id: 'https://arbitre.example/schemas/acts/skat-session.json',
    title: 'Acts of a tournament of skat',
  }),
};

type Schemas = (typeof events.skatSessionSchemas)[number];
/** What the schema of a type describes. */
type Described<Type extends Schemas['type']> =
  Extract<Schemas, { type: Type }> extends EventSchema<Type, infer Data> ? Static<Data> : never;
/** The types whose schema differs from the rules, which must be none. */
type Different = {
  [Type in Schemas['type']]: Same<Described<Type>, SkatTournament.TournamentData[Type]> extends true
    ? never
    : Type;
}[Schemas['type']];

export type SkatSessionConformity = Holds<
  [
    [Different] extends [never] ? true : false,
    // Every event has its schema.
    Same<SkatTournament.TournamentEvent['type'], Schemas['type']>,
  ]
>;
