import type { SkatNotice, SkatTournament } from '@arbitre/rules';
import { Type, type TSchema } from '@sinclair/typebox';
import { eventSchema, type EventSchema } from '../event-schema';
import { fields, id, oneOf, text, wholeNumber } from '../notation';

export const EntryId = id('An entry of the competition');
export const Person = text('A person of the federation, or an official', 80);
export const SeriesNumber = wholeNumber('Series of the tournament, from 1', 1, 99);
export const TableName = text('The table, `1`', 80);
export const SeatNumber = wholeNumber('Seat at the table, from 1', 1, 4);
export const DealNumber = wholeNumber('Deal of the list, from 1', 1, 192);
export const CaseNumber = wholeNumber('The dispute, from 1', 1, 10_000);
export const Reason = text('Why, in words');
export const ArticleId = text('An article of the rulebook: `SKAT-4.1.4`, `SKWO-4.4.b`', 80);
export const Entries = Type.Array(EntryId, { description: 'Entries in order' });
export const LIST = { series: SeriesNumber, table: TableName };
export const SeatPlace = fields({ ...LIST, seat: SeatNumber }, 'A seat of a table in a series');
const cents = (what: string) => wholeNumber(`${what}, in cents`, 0, 1_000_000_000);
const count = (what: string) => wholeNumber(what, 0, 1_000_000);

export const Running = fields(
  {
    points: Type.Integer({ description: 'Game points' }),
    won: count('Games won as declarer'),
    lost: count('Games lost as declarer'),
  },
  'Points, games won and lost',
);
export const Totals = fields(
  {
    deals: wholeNumber('Deals of the list', 0, 192),
    passed: count('Deals passed in'),
    struck: count('Deals struck out'),
    players: Type.Record(Type.String(), Running, { description: 'Figures by entry' }),
  },
  'The foot of the list',
);
const SeriesLength = fields(
  {
    four: wholeNumber('Deals at a table of four', 4, 192),
    three: wholeNumber('Deals at a table of three', 3, 192),
  },
  'Deals of a list',
);

export const NoticeSchema = fields(
  {
    organiser: text('The organiser', 80),
    series: SeriesNumber,
    deals: SeriesLength,
    entryFee: cents('Entry fee'),
    income: text('What the income is for'),
    exclusion: text('What participants are excluded for'),
    conciliation: text('Who hears objections'),
    signatures: Type.Array(Person, { description: 'Who signed it' }),
    rules: text('The rulebooks'),
    control: text('How lists are checked'),
    sanctions: text('Penalties'),
    lists: text('How lists are kept'),
    stake: text('Cents for a game point', 20),
    material: text('Cards'),
    minutes: wholeNumber('Minutes for a series', 1, 1000),
    lostGameFee: cents('What a lost game costs'),
    appeals: oneOf<SkatNotice['appeals']>(
      ['end-of-series', 'start-of-next-series'],
      'Until when a decision may be appealed',
    ),
  },
  'The tournament notice, complete',
);

const order = <const Name extends string, Data extends TSchema>(
  type: Name,
  summary: string,
  data: Data,
): EventSchema<Name, Data> => eventSchema(type, 1, summary, data, 'skat');

export const CauseOfLeaving = oneOf<SkatTournament.LeavingCause>(
  ['emergency', 'bad-faith'],
  'Why somebody left; in bad faith his result of the series is nothing',
);
export const DrawnBy = oneOf<'lot' | 'direction'>(['lot', 'direction'], 'Drawn by lot, or set');
export const Plan = oneOf<SkatTournament.StopPlan>(
  ['refund', 'pro-rata'],
  'What follows for stakes and prizes',
);

export const entriesSchemas = [
  order(
    'NoticePublished',
    'The tournament notice was published, or changed as a new version.',
    fields({ version: wholeNumber('From 1', 1, 10_000), notice: NoticeSchema }),
  ),
  order(
    'EntryCheckedIn',
    'A participant checked in: paid, in person, with the notice read.',
    fields({
      entry: EntryId,
      notice: wholeNumber('The version of the notice that was accepted', 1, 10_000),
      team: Type.Union([Person, Type.Null()], { description: 'The team, where teams are ranked' }),
      circle: Type.Union([Person, Type.Null()], { description: 'The circle, at a closed event' }),
    }),
  ),
  order('EntryDeclined', 'An applicant was refused.', fields({ entry: EntryId })),
  order(
    'ParticipantMissing',
    'Somebody who was drawn did not come; his table of four plays as one of three.',
    fields({ ...LIST, entry: EntryId }),
  ),
  order('ParticipantLeft', 'A participant left between two series.', fields({ entry: EntryId })),
  order(
    'EntryExcluded',
    'A participant was excluded for breaking rules deliberately.',
    fields({
      entry: EntryId,
      reason: Reason,
      banned: Type.Boolean({ description: 'New participations are refused too' }),
    }),
  ),
] as const;

export const seatsSchemas = [
  order(
    'SeatsDrawn',
    'The seats of a series were drawn.',
    fields({
      series: SeriesNumber,
      by: DrawnBy,
      order: Entries,
      tables: Type.Array(fields({ table: TableName, seats: Entries }), { description: 'Tables from 1' }),
      deals: SeriesLength,
    }),
  ),
  order(
    'SeatTaken',
    'A participant sat down with his start card.',
    fields({ ...LIST, seat: SeatNumber, entry: EntryId }),
  ),
  order(
    'SeatsChanged',
    'The direction had two participants change seats.',
    fields({ a: SeatPlace, b: SeatPlace, reason: Reason }),
  ),
  order(
    'SubstituteAppointed',
    'The direction named who plays in the place of another from a deal on.',
    fields({
      series: SeriesNumber,
      entry: EntryId,
      substitute: Person,
      deal: DealNumber,
      cause: CauseOfLeaving,
    }),
  ),
  order('OnlookerSentAway', 'Somebody was sent away from a table.', fields({ ...LIST, person: Person })),
] as const;

export const listsSchemas = [
  order('KeeperAgreed', 'The table agreed who keeps its list.', fields({ ...LIST, seat: SeatNumber })),
  order(
    'LineConfirmed',
    'Somebody at the table found a line of the list right.',
    fields({ ...LIST, deal: DealNumber, by: EntryId }),
  ),
  order(
    'CorrectionAgreed',
    'All players agreed to correct a line of the list.',
    fields({
      ...LIST,
      deal: DealNumber,
      from: text('What the line said', 80),
      to: text('What it says now', 80),
      consents: Entries,
    }),
  ),
  order(
    'DealsStruck',
    'The time was up: the deals from this one on were struck.',
    fields({ ...LIST, from: DealNumber }),
  ),
  order(
    'ListClosed',
    'A list was added up, checked and signed.',
    fields({ ...LIST, totals: Totals, signatures: Entries }),
  ),
  order(
    'ListCorrected',
    'The direction corrected the figures of a closed list.',
    fields({ ...LIST, entry: EntryId, figures: Running, evidence: text('What it was shown by') }),
  ),
  order('ListHandedIn', 'A list was handed in with the start cards.', fields({ ...LIST, cards: Entries })),
  order('SeriesClosed', 'All lists of a series are closed.', fields({ series: SeriesNumber })),
] as const;

export const casesSchemas = [
  order(
    'IrregularityReported',
    'Something that no card shows was reported.',
    fields({ article: ArticleId, ...LIST, entry: Person, what: text('What was seen') }),
  ),
  order(
    'RefereeCalled',
    'A dispute was brought to the referee.',
    fields({ case: CaseNumber, ...LIST, by: Person, matter: text('What it is about') }),
  ),
  order(
    'CaseDecided',
    'An official decided a dispute.',
    fields({
      case: CaseNumber,
      by: Person,
      articles: Type.Array(ArticleId, { description: 'The articles that it rests on' }),
      decision: text('What was decided'),
    }),
  ),
  order(
    'AppealFiled',
    'A decision was appealed.',
    fields({ case: CaseNumber, by: Person, grounds: text('The grounds') }),
  ),
  order(
    'AppealRuled',
    'The panel ruled on an appeal.',
    fields({
      case: CaseNumber,
      by: Person,
      upheld: Type.Boolean({ description: 'The appeal was right' }),
      decision: text('What holds now'),
    }),
  ),
  order(
    'ObjectionFiled',
    'A written objection went to the conciliation body.',
    fields({ case: CaseNumber, by: Person, text: text('The objection') }),
  ),
  order(
    'ObjectionRuled',
    'The conciliation body decided.',
    fields({
      case: CaseNumber,
      upheld: Type.Boolean({ description: 'The objection was right' }),
      decision: text('What holds now'),
    }),
  ),
  order(
    'PenaltyPointsImposed',
    'The direction took points from a result.',
    fields({
      number: wholeNumber('From 1', 1, 10_000),
      entry: EntryId,
      points: wholeNumber('Points', 1, 10_000),
      article: ArticleId,
      reason: Reason,
    }),
  ),
  order(
    'SeriesResultAnnulled',
    'The result of a participant in a series counts for nothing.',
    fields({ series: SeriesNumber, entry: EntryId, article: ArticleId, reason: Reason }),
  ),
] as const;

export const endSchemas = [
  order('LotDrawn', 'A lot parted entries that nothing else parts.', fields({ order: Entries })),
  order(
    'StoppedEarly',
    'The tournament could not be played to its end.',
    fields({ reason: Reason, plan: Plan }),
  ),
  order(
    'ResultsAnnounced',
    'The results were announced.',
    fields({ series: wholeNumber('Series played', 0, 99) }),
  ),
  order(
    'PrizesReleased',
    'The prizes were given.',
    fields({
      prizes: Type.Array(
        fields({
          entry: EntryId,
          prize: text('The prize', 80),
          sent: Type.Boolean({ description: 'Sent at the receiver’s cost' }),
        }),
        { description: 'Prizes' },
      ),
    }),
  ),
  order(
    'AccountRendered',
    'Organiser and direction rendered account.',
    fields({
      entries: count('Entries'),
      fees: cents('Fees'),
      lostGames: cents('Money for lost games'),
      prizes: cents('Prizes'),
    }),
  ),
  order('TournamentArchived', 'The tournament was archived.', fields({ by: Person })),
] as const;

export const skatSessionSchemas = [
  ...entriesSchemas,
  ...seatsSchemas,
  ...listsSchemas,
  ...casesSchemas,
  ...endSchemas,
] as const;
