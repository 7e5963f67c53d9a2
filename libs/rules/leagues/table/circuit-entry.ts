import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { add, divide, exact, ZERO } from '@arbitre/rules/kernel/competition/exact';
import type { CircuitScoring } from '../rules/circuit';
import { type Dropped, droppedBy, type Event, eventsBy } from './circuit-counting';
import type { Adjustment, CompetitionResult, Contestant } from './contributions';
import { type Line, type MadeLine, NO_FACTS } from './line';
import { linesOfMoves } from './moved';

/** An entry of a circuit with all that its place is decided by. */
export type CircuitEntry = {
  readonly entry: string;
  readonly contestant: Contestant;
  readonly events: readonly Event[];
  /** What counted, best first. */
  readonly counted: readonly Exact[];
  readonly competitions: number;
  readonly sessions: number;
  readonly total: Exact;
  readonly lines: readonly Line[];
};

const adjustmentLine = ({ id, points, on = '', article = id }: Adjustment): Line => ({
  ...{ kind: 'adjustment', of: id, worth: points, amount: points, notCounted: null },
  facts: { on, of: article },
});

/** Decisions in one order, whatever order they came in. */
export const adjustmentLines = (own: readonly Adjustment[]): readonly Line[] =>
  own
    .toSorted((a, b) => (a.on ?? '').localeCompare(b.on ?? '', 'en') || (a.id < b.id ? -1 : 1))
    .map(adjustmentLine);

const sessionsOf = (events: readonly Event[]): number =>
  events.reduce((count, { results }) => results.reduce((own, { sessions = 1 }) => own + sessions, count), 0);

/** What a sum is divided by. */
const divisorOf = ({ adding = 'sum' }: CircuitScoring, counting: readonly Event[]): number => {
  if (adding === 'sum') return 1;
  return Math.max(1, adding === 'mean' ? counting.length : sessionsOf(counting));
};

/** Tables drop lines by the ten thousand: each was made for its event alone, and is changed as it lies. */
const drop = (line: MadeLine, { why, facts }: Dropped): MadeLine => {
  line.amount = ZERO;
  line.notCounted = why;
  line.facts = line.facts === NO_FACTS ? facts : { ...line.facts, ...facts };
  return line;
};

/** What an event counts: its worth where it is not dropped, and bonuses that count whatever becomes of its result. */
const countedOf = ({ worth, beside }: Event, dropped: boolean): Exact =>
  beside.reduce(
    (total, line) => (line.notCounted === null ? add(total, line.worth) : total),
    dropped ? ZERO : worth,
  );

const NO_RESULTS: readonly CompetitionResult[] = [];
const isPending = ({ finality }: CompetitionResult): boolean => finality === 'pending';

/** Makes an entry's figure of its results and decisions; `carried` are lines that it brings along. */
export const circuitEntries = (
  rules: CircuitScoring,
): ((
  contestant: Contestant,
  results: readonly CompetitionResult[],
  adjustments: readonly Adjustment[],
  carried: readonly Line[],
) => CircuitEntry) => {
  const eventsOf = eventsBy(rules);
  const droppedOf = droppedBy(rules);
  return (contestant, results, adjustments, carried) => {
    const pending = results.some(isPending) ? results.filter(isPending) : NO_RESULTS;
    const events = eventsOf(pending.length === 0 ? results : results.filter((result) => !isPending(result)));
    const dropped = droppedOf(events);
    const counting = events.filter((_, at) => dropped[at] === null);
    const divisor = exact(divisorOf(rules, counting));
    const share = divisor.num === 1 ? (worth: Exact) => worth : (worth: Exact) => divide(worth, divisor);
    const shared = (line: Line): Line =>
      divisor.num === 1 || line.notCounted !== null ? line : { ...line, amount: share(line.worth) };
    const lines: Line[] = [...carried];
    for (const event of events) {
      const why = dropped[event.at] ?? null;
      for (const line of event.lines) lines.push(why === null ? shared(line) : drop(line, why));
      for (const line of event.beside) lines.push(shared(line));
    }
    for (const { competition: of } of pending)
      lines.push({ kind: 'unclassified', of, worth: ZERO, amount: ZERO, notCounted: 'pending', facts: {} });
    const before = (from: number): Exact =>
      events.reduce(
        (total, event) =>
          event.number < from ? add(total, share(countedOf(event, dropped[event.at] !== null))) : total,
        ZERO,
      );
    lines.push(...linesOfMoves(rules.moves, contestant, before), ...adjustmentLines(adjustments));
    return {
      ...{ entry: contestant.id, contestant, events, lines },
      counted: counting.map(({ worth }) => worth),
      competitions: events.length,
      sessions: sessionsOf(events),
      total: lines.reduce((total, { amount }) => (amount.num === 0 ? total : add(total, amount)), ZERO),
    };
  };
};
