import {
  type Award,
  type AwardBasis,
  awardsOfDeals,
  type CompetitionOpened,
  type DealOpened,
  type DomainEvent,
  type Entry,
  type Exact,
  fraction,
  methodOf,
  rankedBy,
  type RankingMethod,
  replayDeal,
  type ScoredDeal,
} from '@arbitre/rules';
import type {
  Awarded,
  FiledCall,
  FiledCard,
  FiledCourse,
  FiledEntry,
  FiledEvent,
  FiledResult,
  FiledRow,
  Optimum,
  Remarks,
} from '@arbitre/rules/games/bridge/event-file';
import type { Contract } from '@arbitre/rules/games/bridge/events';
import { parseResult } from '@arbitre/rules/kernel/auction/contract';
import { settledAwards } from '@arbitre/rules/kernel/competition/parts';
import type { NamesOfFile } from '../../import/persons';

/** A deal as its events tell it, with what only a file says of it. */
export type DealOfEvents = {
  readonly deal: string;
  readonly events: readonly DomainEvent[];
  /** A ruling that is not among the events yet. */
  readonly awarded?: Awarded | null;
  readonly optimum?: Optimum | null;
  readonly remarks?: Remarks | null;
};

export type SourceOfFile = {
  readonly id: string;
  readonly opened: Pick<CompetitionOpened['data'], 'name' | 'startsOn' | 'method' | 'scoring'>;
  readonly entries: readonly Entry[];
  readonly names: NamesOfFile;
  readonly deals: readonly DealOfEvents[];
  /** The ranking as it is published; of these deals alone where it is absent. */
  readonly ranking?: readonly RankOfFile[];
};

export type RankOfFile = {
  readonly entry: string;
  readonly rank: number;
  readonly tied: boolean;
  readonly total: Exact;
};

/**
 * What leaves calls and cards as they were made: irregularities that stood among it, a claim told step by step too. With anything
 * else the course is no row of calls and cards any more, and the result alone is told.
 */
const STANDING = new Set([
  ...[
    'DealOpened',
    'CardsDealt',
    'HandTaken',
    'HandsCounted',
    'CallMade',
    'AuctionClosed',
    'CardPlayed',
    'TrickWon',
  ],
  ...[
    'ClaimMade',
    'ClaimStated',
    'TricksConceded',
    'ClaimAnswered',
    'ClaimAdjudicated',
    'AgreementEstablished',
  ],
  ...[
    'IrregularityObserved',
    'CallAccepted',
    'OptionsOffered',
    'OptionTaken',
    'AttentionDrawn',
    'AttentionAnswered',
  ],
  ...['ObligationImposed', 'ObligationLifted', 'QuestionAsked', 'LeadFacedDown', 'LeadFaced', 'DummySpread'],
  ...['ResultRecorded', 'DealScored', 'ResultCorrected', 'ArbiterCalled', 'CallClosed', 'RulingGiven'],
  ...['RulingWithdrawn', 'RulingAppealed', 'AppealHeard', 'SideConfirmed', 'ResultUpheld', 'ResultRepeated'],
]);
const WHOLE = 52;

const dataOf = (events: readonly DomainEvent[], type: string): readonly unknown[] =>
  events.flatMap((event) => (event.type === type ? [event.data] : []));

/** Calls or cards with what a file said of them; of another number of them it says nothing. */
const withRemarks = <Made extends object>(
  made: readonly Made[],
  remarks: readonly object[] | undefined,
): readonly Made[] =>
  remarks?.length === made.length ? made.map((each, at) => ({ ...each, ...remarks[at] })) : made;

const courseOf = (events: readonly DomainEvent[], remarks: Remarks | null): FiledCourse | null => {
  const closed = events.some(({ type }) => type === 'AuctionClosed');
  if (!closed || events.some(({ type }) => !STANDING.has(type))) return null;
  const calls = dataOf(events, 'CallMade') as readonly FiledCall[];
  const played = dataOf(events, 'CardPlayed') as readonly FiledCard[];
  const cards = played.map(({ seat, card }) => ({ seat, card }));
  const claimed = events.some(({ type }) => type.startsWith('Claim') || type === 'TricksConceded');
  return {
    calls: withRemarks(calls, remarks?.calls),
    cards: withRemarks(cards, remarks?.cards),
    ended: cards.length === WHOLE ? 'whole' : claimed ? 'claim' : 'stopped',
  };
};

/** A course whose contract is not that of the result: it was corrected since. */
const agrees = (
  course: FiledCourse | null,
  events: readonly DomainEvent[],
  result: FiledResult['result'],
): boolean => {
  if (course === null) return false;
  const [closed] = dataOf(events, 'AuctionClosed') as readonly { readonly contract: Contract | null }[];
  const played = result === null || result === 'passed-out' ? null : result.contract;
  return JSON.stringify(closed?.contract ?? null) === JSON.stringify(played);
};

const resultOf = (notation: string | undefined): FiledResult['result'] => {
  const read = notation === undefined ? null : parseResult(notation);
  if (read === null) return null;
  return read.kind === 'passed-out' ? 'passed-out' : { contract: read.contract, tricks: read.tricks };
};

type Replayed = {
  readonly deal: DealOfEvents;
  readonly opened: DealOpened['data'];
  readonly scored: ScoredDeal;
  readonly awarded: Awarded | null;
};

const awardedIn = (events: readonly DomainEvent[], more: Awarded | null): Awarded | null => {
  const { adjustments, rulings } = replayDeal(events);
  if (more !== null) return more;
  const last = rulings.findLast(({ status }) => status === 'in-force');
  return adjustments === null || last === undefined ? null : { article: last.article, adjustments };
};

const replay = (deal: DealOfEvents): readonly Replayed[] => {
  const { opened, score } = replayDeal(deal.events);
  if (opened === null) return [];
  const { place, seating } = opened;
  const awarded = awardedIn(deal.events, deal.awarded ?? null);
  const scored = {
    deal: deal.deal,
    group: `s${place.session}-b${place.board}`,
    table: place.table,
    entries: { NS: seating.N ?? '', EW: seating.E ?? '' },
    scores: score?.scores ?? null,
    adjustments: awarded?.adjustments ?? null,
  };
  return scored.scores === null && awarded === null ? [] : [{ deal, opened, scored, awarded }];
};

const entryOf = ({ id, number, kind, field = '' }: Entry, names: NamesOfFile): FiledEntry => ({
  ...{ id, number, kind, field },
  names: names.get(id) ?? [],
});

const pointsOf = (basis: AwardBasis | undefined): Exact | null => basis?.counted ?? basis?.points ?? null;

const fileResult = (
  { deal, opened, scored, awarded }: Replayed,
  entries: ReadonlyMap<string, FiledEntry>,
  worth: ReadonlyMap<string, Award>,
): FiledResult | null => {
  const [NS, EW] = [entries.get(scored.entries.NS ?? ''), entries.get(scored.entries.EW ?? '')];
  if (NS === undefined || EW === undefined) return null;
  const { events } = deal;
  const { score } = replayDeal(events);
  const result = resultOf(score?.notation);
  const course = courseOf(events, deal.remarks ?? null);
  const [dealt] = dataOf(events, 'CardsDealt') as readonly { readonly hands: FiledResult['hands'] }[];
  const recorded = (dataOf(events, 'ResultRecorded') as readonly { readonly lead?: string }[]).at(-1);
  const worthOf = (side: string) => {
    const award = worth.get(`${scored.deal} ${side}`);
    return award === undefined
      ? []
      : [[side, { value: award.value, points: pointsOf(award.basis) }] as const];
  };
  return {
    ...{ deal: deal.deal, place: opened.place, entries: { NS, EW } },
    setup: opened.setup as FiledResult['setup'],
    hands: dealt?.hands ?? null,
    course: agrees(course, events, result) ? course : null,
    ...{
      result,
      lead: recorded?.lead ?? null,
      swapped: events.some(({ type }) => type === 'DeclarerReplaced'),
      scores: scored.scores,
      awarded,
    },
    worth: Object.fromEntries(['NS', 'EW'].flatMap(worthOf)),
    optimum: deal.optimum ?? null,
  };
};

const rowOf = (
  { entry, rank, tied, total }: RankOfFile,
  entries: ReadonlyMap<string, FiledEntry>,
  awards: ReadonlyMap<string, readonly Award[]>,
): readonly FiledRow[] => {
  const filed = entries.get(entry);
  if (filed === undefined) return [];
  const own = awards.get(entry) ?? [];
  const points = own.map(({ basis }) => pointsOf(basis));
  const known = points.flatMap((each) => each ?? []);
  const all = known.length === points.length && points.length > 0;
  return [{ entry: filed, rank, tied, total, points: all ? fraction.sum(known) : null, boards: own.length }];
};

const byRank = (a: FiledRow, b: FiledRow): number =>
  (a.entry.field < b.entry.field ? -1 : a.entry.field > b.entry.field ? 1 : 0) ||
  a.rank - b.rank ||
  a.entry.number - b.entry.number;

const rankingOf = (
  method: RankingMethod,
  entries: readonly Entry[],
  deals: readonly ScoredDeal[],
): readonly RankOfFile[] =>
  rankedBy({ method, entries, deals, sessionAwards: [], standing: { excluded: [], lots: {} } })
    .filter(({ field }) => field !== '' || entries.every((entry) => (entry.field ?? '') === ''))
    .map(({ entry, rank, tiedWith, total }) => ({ entry, rank, tied: tiedWith > 0, total }));

/** A competition as formats of results tell it. Pure; a deal without a result or a ruling is not among its results. */
export const fileEvent = ({ id, opened, entries, names, deals, ranking }: SourceOfFile): FiledEvent => {
  const scoring = opened.scoring ?? null;
  const method = methodOf(opened.method, opened.scoring);
  const filed = new Map(entries.map((entry) => [entry.id, entryOf(entry, names)]));
  const replayed = deals.flatMap(replay);
  const scored = replayed.map((each) => each.scored);
  const awards = settledAwards(method, awardsOfDeals(method, scored));
  const worth = new Map(awards.map((award) => [`${award.deal} ${award.side}`, award]));
  const own = Map.groupBy(awards, ({ entry }) => entry);
  return {
    ...{ id, name: opened.name, date: opened.startsOn, method: opened.method, scoring },
    ...{ unit: method.unit, decimals: method.decimals, entries: [...filed.values()] },
    results: replayed.flatMap((each) => fileResult(each, filed, worth) ?? []),
    ranking: (ranking ?? rankingOf(method, entries, scored))
      .flatMap((row) => rowOf(row, filed, own))
      .toSorted(byRank),
  };
};
