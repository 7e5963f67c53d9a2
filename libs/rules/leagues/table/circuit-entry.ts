import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { add, divide, exact, ZERO } from '@arbitre/rules/kernel/competition/exact';
import type { CircuitScoring } from '../rules/circuit';
import { droppedBy, type Event, eventsBy } from './circuit-counting';
import type { Adjustment, CompetitionResult, Contestant } from './contributions';
import type { Line } from './line';

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
    const pending = results.filter(({ finality }) => finality === 'pending');
    const events = eventsOf(
      pending.length === 0 ? results : results.filter((result) => !pending.includes(result)),
    );
    const dropped = droppedOf(events);
    const counting = dropped.size === 0 ? events : events.filter((event) => !dropped.has(event));
    const divisor = exact(divisorOf(rules, counting));
    const share = divisor.num === 1 ? (worth: Exact) => worth : (worth: Exact) => divide(worth, divisor);
    const lines: Line[] = [...carried];
    for (const event of events) {
      const why = dropped.get(event);
      for (const { kind, of, worth, facts } of event.lines)
        if (why === undefined) lines.push({ kind, of, worth, amount: share(worth), notCounted: null, facts });
        else
          lines.push({
            ...{ kind, of, worth, amount: ZERO, notCounted: why.why },
            facts: { ...facts, ...why.facts },
          });
      for (const line of event.beside)
        lines.push(line.notCounted === null ? { ...line, amount: share(line.worth) } : line);
    }
    for (const { competition: of } of pending)
      lines.push({ kind: 'unclassified', of, worth: ZERO, amount: ZERO, notCounted: 'pending', facts: {} });
    lines.push(...adjustmentLines(adjustments));
    return {
      ...{ entry: contestant.id, contestant, events, lines },
      counted: counting.map(({ worth }) => worth),
      competitions: events.length,
      sessions: sessionsOf(events),
      total: lines.reduce((total, { amount }) => (amount.num === 0 ? total : add(total, amount)), ZERO),
    };
  };
};
