import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { add, compare, ZERO } from '@arbitre/rules/kernel/competition/exact';
import type { CircuitScoring } from '../rules/circuit';
import { bonusesBy, lineOf, worthBy } from './circuit-worth';
import type { CompetitionResult } from './contributions';
import { type Line, NO_FACTS, type NotCounted } from './line';

/** What an entry came to in one competition, all its results in it together. */
export type Event = {
  readonly number: number;
  /** Canonical order. */
  readonly results: readonly CompetitionResult[];
  /** What it is worth where it counts, bonuses that go with it included. */
  readonly worth: Exact;
  /** As they count where nothing is divided. */
  readonly lines: readonly Line[];
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

const resultLine = (byPlace: boolean, result: CompetitionResult, worth: Exact): Line => {
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

/** Makes events of the results of one entry, whatever order they come in. */
export const eventsBy = (
  rules: CircuitScoring,
): ((own: readonly CompetitionResult[]) => readonly Event[]) => {
  const worthOf = worthBy(rules.figure);
  const bonuses = bonusesBy(rules.bonuses ?? []);
  const bestOnly = rules.perCompetition === 'best';
  const byPlace = rules.figure.by === 'places' || rules.figure.by === 'places-from-last';
  const eventOf = (number: number, own: readonly CompetitionResult[]): Event => {
    const valued = own.map((result): Valued => ({ result, worth: worthOf(result) }));
    if (valued.length > 1) valued.sort(byWorth);
    const counting = bestOnly && valued.length > 1 ? valued.slice(0, 1) : valued;
    let total = ZERO;
    let beside = NONE;
    const lines: Line[] = [];
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
    // Most entries have one result in a competition: they leave nothing behind.
    for (const { result, worth } of valued.slice(counting.length)) {
      const line = resultLine(byPlace, result, worth);
      beside = [...beside, { ...line, amount: ZERO, notCounted: 'not-the-best-entry' }];
    }
    const results = valued.length === 1 ? own : counting.map(({ result }) => result);
    return { number, results, worth: total, lines, beside };
  };
  return (own) => {
    const events: Event[] = [];
    const sorted = own.toSorted((a, b) => a.number - b.number);
    for (let from = 0, to = 0; from < sorted.length; from = to) {
      const number = sorted[from]?.number ?? 0;
      while (sorted[to]?.number === number) to++;
      events.push(eventOf(number, sorted.slice(from, to)));
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

const NOTHING_DROPPED: ReadonlyMap<Event, Dropped> = new Map();

/**
 * Which events do not count. Best first, an earlier one before a later one of the same worth: with places that lie in one
 * another (clubs in regions) taking the best that still fits gives the highest sum.
 */
export const droppedBy = (
  rules: CircuitScoring,
): ((events: readonly Event[]) => ReadonlyMap<Event, Dropped>) => {
  const parts = partsOf(rules);
  const { atMost } = rules;
  const whereOf = ({ results: [first] }: Event): string | undefined => first?.[atMost?.of ?? 'region'];
  const allCount = rules.parts === undefined && rules.best === undefined && atMost === undefined;
  return (events) => {
    if (allCount) return NOTHING_DROPPED;
    const dropped = new Map<Event, Dropped>();
    const taken = new Map<string, number>();
    const inPart = (event: Event): Part | undefined =>
      parts.find(({ from, to }) => from <= event.number && event.number <= to);
    const left = new Map(parts.map((part) => [part, part.best]));
    for (const event of events.toSorted((a, b) => compare(b.worth, a.worth) || a.number - b.number)) {
      const part = inPart(event);
      if (part === undefined) {
        dropped.set(event, OUTSIDE_PARTS);
        continue;
      }
      const where = atMost === undefined ? undefined : whereOf(event);
      if (atMost !== undefined && where !== undefined && (taken.get(where) ?? 0) >= atMost.most) {
        dropped.set(event, { why: 'place-full', facts: { most: atMost.most } });
        continue;
      }
      const room = left.get(part) ?? 0;
      if (room === 0) {
        dropped.set(event, part.full);
        continue;
      }
      left.set(part, room - 1);
      if (where !== undefined) taken.set(where, (taken.get(where) ?? 0) + 1);
    }
    return dropped;
  };
};
