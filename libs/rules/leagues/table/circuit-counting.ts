import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { add, compare, ZERO } from '@arbitre/rules/kernel/competition/exact';
import type { CircuitScoring } from '../rules/circuit';
import { bonusesBy, lineOf, worthBy } from './circuit-worth';
import type { CompetitionResult } from './contributions';
import { type Line, type MadeLine, NO_FACTS, type NotCounted } from './line';

/** What an entry came to in one competition, all its results in it together. */
export type Event = {
  readonly number: number;
  /** Which of the entry's it is, from 0. */
  readonly at: number;
  /** Canonical order. */
  readonly results: readonly CompetitionResult[];
  /** What it is worth where it counts, bonuses that go with it included. */
  readonly worth: Exact;
  /** As they count where nothing is divided; its own, that nobody else holds. */
  readonly lines: readonly MadeLine[];
  /** Bonuses that count whatever happens to the result, and results that a better one of the same competition hides. */
  readonly beside: readonly Line[];
};

/** Why an event does not count, with what its line tells. */
export type Dropped = { readonly why: NotCounted; readonly facts: Line['facts'] };

type Part = {
  readonly from: number;
  readonly to: number;
  readonly best: number;
  /** Of what comes when it is full. */
  readonly full: Dropped;
};

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const NONE: readonly Line[] = [];

const resultLine = (byPlace: boolean, result: CompetitionResult, worth: Exact): MadeLine => {
  const { competition: of, place } = result;
  if (!byPlace) return lineOf('value', of, worth, NO_FACTS);
  if (place === null) return lineOf('unclassified', of, worth, NO_FACTS);
  return lineOf('result', of, worth, { place, field: result.of });
};

type Valued = { readonly result: CompetitionResult; readonly worth: Exact };

/** Several results of one entry in one competition, in one order whatever order they come in. */
const byWorth = (a: Valued, b: Valued): number =>
  compare(b.worth, a.worth) ||
  (a.result.place ?? Infinity) - (b.result.place ?? Infinity) ||
  text(a.result.competition, b.result.competition) ||
  text(a.result.table ?? '', b.result.table ?? '');

const inOrder = (own: readonly CompetitionResult[]): boolean =>
  own.every(({ number }, at) => at === 0 || (own[at - 1]?.number ?? 0) <= number);

/** Makes events of the results of one entry, whatever order they come in. */
export const eventsBy = (
  rules: CircuitScoring,
): ((own: readonly CompetitionResult[]) => readonly Event[]) => {
  const worthOf = worthBy(rules.figure);
  const bonuses = bonusesBy(rules.bonuses ?? []);
  const bestOnly = rules.perCompetition === 'best';
  const byPlace = rules.figure.by === 'places' || rules.figure.by === 'places-from-last';
  /** Most entries have one result in a competition: tables are made of these by the ten thousand. */
  const eventOfOne = (number: number, at: number, result: CompetitionResult): Event => {
    const worth = worthOf(result);
    const line = resultLine(byPlace, result, worth);
    const extra = bonuses.beside(result);
    let total = worth;
    for (const each of extra) total = add(total, each.worth);
    const lines = extra.length === 0 ? [line] : [line, ...extra];
    return { number, at, results: [result], worth: total, lines, beside: bonuses.always(result) };
  };
  const eventOf = (number: number, at: number, own: readonly CompetitionResult[]): Event => {
    const valued = own.map((result): Valued => ({ result, worth: worthOf(result) })).sort(byWorth);
    const counting = bestOnly ? valued.slice(0, 1) : valued;
    let total = ZERO;
    let beside = NONE;
    const lines: MadeLine[] = [];
    for (const { result, worth } of counting) {
      total = add(total, worth);
      lines.push(resultLine(byPlace, result, worth));
      for (const line of bonuses.beside(result)) {
        lines.push(line);
        total = add(total, line.worth);
      }
      const always = bonuses.always(result);
      if (always.length > 0) beside = [...beside, ...always];
    }
    for (const { result, worth } of valued.slice(counting.length)) {
      const line = resultLine(byPlace, result, worth);
      beside = [...beside, { ...line, amount: ZERO, notCounted: 'not-the-best-entry' }];
    }
    return { number, at, results: counting.map(({ result }) => result), worth: total, lines, beside };
  };
  return (own) => {
    const events: Event[] = [];
    const sorted = inOrder(own) ? own : own.toSorted((a, b) => a.number - b.number);
    for (let from = 0, to = 0; from < sorted.length; from = to) {
      const number = sorted[from]?.number ?? 0;
      while (sorted[to]?.number === number) to++;
      const only = to - from === 1 ? sorted[from] : undefined;
      const at = events.length;
      events.push(
        only === undefined ? eventOf(number, at, sorted.slice(from, to)) : eventOfOne(number, at, only),
      );
    }
    return events;
  };
};

const partsOf = ({ parts, best = Infinity }: CircuitScoring): readonly Part[] =>
  (parts ?? [{ from: 0, to: Infinity, best }]).map(({ from, to, best: own = Infinity }): Part => ({
    ...{ from, to, best: own },
    full: { why: 'not-among-best', facts: { best: own } },
  }));

const OUTSIDE_PARTS: Dropped = { why: 'outside-parts', facts: NO_FACTS };

/** For each event why it does not count, or null. */
type Dropping = readonly (Dropped | null)[];

const bestFirst = (a: Event, b: Event): number => compare(b.worth, a.worth) || a.number - b.number;

/**
 * Which events do not count. Best first, an earlier one before a later one of the same worth: with places that lie in one
 * another (clubs in regions) taking the best that still fits gives the highest sum.
 */
export const droppedBy = (rules: CircuitScoring): ((events: readonly Event[]) => Dropping) => {
  const parts = partsOf(rules);
  const { atMost } = rules;
  const most = atMost?.most ?? Infinity;
  const whereOf = ({ results: [first] }: Event): string | undefined => first?.[atMost?.of ?? 'region'];
  const placeFull: Dropped = { why: 'place-full', facts: { most } };
  const allCount = rules.parts === undefined && rules.best === undefined && atMost === undefined;
  const inPart = ({ number }: Event): number =>
    parts.findIndex(({ from, to }) => from <= number && number <= to);
  return (events) => {
    const dropped = new Array<Dropped | null>(events.length).fill(null);
    if (allCount) return dropped;
    const taken = new Map<string, number>();
    const left = parts.map(({ best }) => best);
    for (const event of events.toSorted(bestFirst)) {
      const { at } = event;
      const part = inPart(event);
      const where = atMost === undefined ? undefined : whereOf(event);
      const here = where === undefined ? 0 : (taken.get(where) ?? 0);
      const room = left[part];
      if (room === undefined) dropped[at] = OUTSIDE_PARTS;
      else if (here >= most) dropped[at] = placeFull;
      else if (room === 0) dropped[at] = parts[part]?.full ?? null;
      else {
        left[part] = room - 1;
        if (where !== undefined) taken.set(where, here + 1);
      }
    }
    return dropped;
  };
};
