import { byKey, list, object, orNull } from '@arbitre/rules/kernel/declare/compound';
import { telling, type ValueOf } from '@arbitre/rules/kernel/declare/field';
import { person as personField } from '@arbitre/rules/kernel/declare/person';
import { id } from '@arbitre/rules/kernel/declare/stream-fields';
import { integer, lines, oneOf, text, wholeNumber, yesOrNo } from '@arbitre/rules/kernel/declare/values';

// What the acts and events of a tournament are made of. Entries are those of the competition, persons ids of the federation.

export const entry = telling('entry', id('An entry of the competition'));
export const person = personField('A participant, a member or an official');
export const series = integer(1, 99, 'Series of the tournament, from 1');
export const table = text('The table, `1`', 80);
export const team = text('The team', 80);
export const circle = text('The circle: an association, a qualification, a final', 80);
export const seat = integer(1, 4, 'Seat at the table, from 1');
export const deal = integer(1, 192, 'Deal of the list, from 1');
export const caseNumber = integer(1, 10_000, 'The dispute, from 1');
export const reason = lines('Why, in words');
export const article = text('An article of the rulebook: `SKAT-4.1.4`, `SKWO-4.4.b`', 80);
export const persons = list(person, { most: 1000 }, 'Who signs: participants, and who plays for one');
export const entries = list(entry, { most: 1000 }, 'Entries in order');
export const cents = (what: string) => integer(0, 1_000_000_000, `${what}, in cents`);
export const count = (what: string) => integer(0, 1_000_000, what);
export const points = integer(1, 10_000, 'Points');

/** A list: one table in one series. */
export const ofList = { series, table };
export const seatPlace = object({ ...ofList, seat }, 'A seat of a table in a series');
export type SeatPlace = ValueOf<typeof seatPlace>;

export const running = object(
  {
    points: wholeNumber('Game points'),
    won: count('Games won as declarer'),
    lost: count('Games lost as declarer'),
  },
  'Points, games won and lost',
);

export const totals = object(
  {
    deals: integer(0, 192, 'Deals of the list'),
    passed: count('Deals passed in'),
    struck: count('Deals struck out'),
    players: byKey(running, 'Figures by entry'),
  },
  'The foot of the list',
);

export const dealers = list(seat, {}, 'The seats that dealt the deals so far, since the table is as it is');

/** A deal of a list as it was stored at some moment; `version` counts the events of its stream from 0. */
const dealVersion = object({ deal, version: integer(0, 1_000_000, 'Number of its newest event, from 0') });
export type DealVersion = ValueOf<typeof dealVersion>;
export const dealVersions = list(dealVersion, { most: 192 }, 'Deals as they were stored');

/** A line of a signed list: who declared and what he wrote. */
const listLine = object({
  deal,
  dealer: entry,
  declarer: orNull(entry, 'Null for a deal passed in'),
  value: wholeNumber('Won: positive; lost: negative and already doubled'),
});
export type ListLine = ValueOf<typeof listLine>;
export const listLines = list(
  listLine,
  {},
  'What the deals of the list come to; absent where its deals were not recorded',
);

/** Deals of a series at a table of four and at one of three. */
export const seriesLength = object(
  {
    four: integer(4, 192, 'Deals at a table of four'),
    three: integer(3, 192, 'Deals at a table of three'),
  },
  'Deals of a list',
);
export type SeriesLength = ValueOf<typeof seriesLength>;

/** When an appeal must be lodged at the latest: the two versions of SKAT-4.5.10 that the rulebook prints. */
export const APPEAL_DEADLINES = ['end-of-series', 'start-of-next-series'] as const;

/** The tournament notice: what organisers and participants are bound to (SKWO-2.2, SKWO-6.2). */
export const noticeFields = {
  organiser: text('The organiser', 80),
  series,
  deals: seriesLength,
  entryFee: cents('Entry fee'),
  income: lines('What the income is for'),
  exclusion: lines('What participants are excluded for'),
  conciliation: lines('Who hears objections'),
  signatures: list(person, {}, 'Who signed it'),
  // Part B (SKWO-6.2.b): both rulebooks by name, in place of provisions of its own.
  rules: lines('The rulebooks'),
  control: lines('How lists are checked'),
  sanctions: lines('Penalties'),
  lists: lines('How lists are kept'),
  // `0`, `0.5`, `1/4`; at most one (SKAT-5.5.4.a).
  stake: text('Cents for a game point', 20),
  material: lines('Cards'),
  // SKWO-7.2-GAP-6.
  minutes: integer(1, 1000, 'Minutes for a series'),
  // It goes to the income and touches no result (SKWO-9-GAP-4).
  lostGameFee: cents('What a lost game costs'),
  appeals: oneOf(APPEAL_DEADLINES, 'Until when a decision may be appealed'),
};
export const notice = object(noticeFields, 'The tournament notice, complete');
export type Notice = ValueOf<typeof notice>;

/** The result of a list is judged by it (SKWO-4.4-GAP-1). */
export const leavingCause = oneOf(
  ['emergency', 'bad-faith'],
  'Why somebody left; in bad faith his result of the series is nothing',
);
export type LeavingCause = ValueOf<typeof leavingCause>;

export const drawnBy = oneOf(
  ['seed', 'lot', 'direction'],
  'Drawn by the seed that was committed to, by lot in the hall, or set',
);
export { commitment, seed } from '@arbitre/rules/kernel/lots/fields';

/** What an organiser does about series that cannot be held (SKWO-3.4). */
export const stopPlan = oneOf(['refund', 'pro-rata'], 'What follows for stakes and prizes');
export type StopPlan = ValueOf<typeof stopPlan>;

export const upheld = (what: string) => yesOrNo(`The ${what} was right`);
