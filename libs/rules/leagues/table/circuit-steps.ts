import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { add, compare, exact, ZERO } from '@arbitre/rules/kernel/competition/exact';
import type { CircuitScoring } from '../rules/circuit';
import type { Criterion } from '../rules/order';
import type { Key, Step } from './chain';
import type { CircuitEntry } from './circuit-entry';
import { lastScoringPlace } from './circuit-worth';
import type { CompetitionResult, Contributions } from './contributions';
import { byDecision, byLot, byOwn, byPenalties } from './shared-steps';

/** Results that are compared place by place: those by the usual table. */
const placedResults = ({ events }: CircuitEntry): readonly CompetitionResult[] =>
  events.flatMap(({ results }) => results.filter(({ table }) => table === undefined || table === 'places'));

const placeOf = ({ place, scoredAs }: CompetitionResult): number => scoredAs ?? place ?? Infinity;

/** How often first, how often second … down to a place. */
const placesKey = (entry: CircuitEntry, last: number): Key => {
  const places = placedResults(entry)
    .map(placeOf)
    .filter((place) => place <= last);
  const furthest = places.reduce((most, place) => (place < Infinity ? Math.max(most, place) : most), 0);
  const counts = new Array<number>(furthest).fill(0);
  for (const place of places) if (place < Infinity) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  return counts.map((count) => exact(count));
};

const winsOf = (entry: CircuitEntry): number =>
  placedResults(entry).filter((result) => placeOf(result) === 1).length;

const best = (values: readonly Exact[]): readonly Exact[] => values.toSorted((a, b) => compare(b, a));

/** Backwards from the last competition: whoever was not there stands behind. */
const lastKey = ({ events }: CircuitEntry, numbers: readonly number[]): Key => {
  const worth = new Map(events.map((event) => [event.number, event.worth]));
  return numbers.flatMap((number) => {
    const own = worth.get(number);
    return own === undefined ? [exact(0), ZERO] : [exact(1), own];
  });
};

const countKey = ({ events }: CircuitEntry, name: string): Key => [
  events.reduce(
    (total, { results }) =>
      results.reduce(
        (own, { counts }) => (counts?.[name] === undefined ? own : add(own, counts[name])),
        total,
      ),
    ZERO,
  ),
];

/** How often each was placed before another of those level, in competitions that both played. */
const directWins: Step<CircuitEntry> = {
  criterion: 'direct-wins',
  keys: (group) => {
    const places = group.map((entry) => {
      const own = new Map(placedResults(entry).map((result) => [result.competition, placeOf(result)]));
      return { entry, own };
    });
    return new Map(
      places.map(({ entry, own }) => {
        let wins = 0;
        for (const other of places)
          if (other.entry !== entry)
            for (const [competition, place] of other.own)
              if ((own.get(competition) ?? Infinity) < place && own.has(competition)) wins++;
        return [entry, [exact(wins)]];
      }),
    );
  },
};

/** The chain of a circuit: its figure, then the criteria of its rules. */
export const circuitChain = (
  rules: CircuitScoring,
  contributions: Contributions,
  entries: readonly CircuitEntry[],
): readonly Step<CircuitEntry>[] => {
  const numbers = (): readonly number[] =>
    [...new Set(entries.flatMap(({ events }) => events.map(({ number }) => number)))].sort((a, b) => b - a);
  const last = rules.placesCompared === 'all' ? Infinity : lastScoringPlace(rules.figure);
  const stepOf = (criterion: Criterion): Step<CircuitEntry> => {
    switch (criterion) {
      case 'wins':
        return byOwn(criterion, (entry) => [exact(winsOf(entry))]);
      case 'best-result':
        return byOwn(criterion, ({ counted }) => best(counted).slice(0, 1));
      case 'next-best':
        return byOwn(criterion, ({ counted }) => best(counted));
      case 'last-competition': {
        let backwards: readonly number[] | null = null;
        return byOwn(criterion, (entry) => lastKey(entry, (backwards ??= numbers())));
      }
      case 'places':
        return byOwn(criterion, (entry) => placesKey(entry, last));
      case 'participations':
        return byOwn(criterion, ({ competitions }) => [exact(competitions)]);
      case 'direct-wins':
        return directWins;
      case 'fewer-penalties':
        return byPenalties(contributions.adjustments ?? []);
      case 'decided':
        return byDecision(contributions);
      case 'lot':
        return byLot(contributions);
      default:
        return byOwn(criterion, (entry) => countKey(entry, criterion.slice(criterion.indexOf(':') + 1)));
    }
  };
  return [byOwn('total', ({ total }) => [total]), ...rules.order.map(stepOf)];
};
