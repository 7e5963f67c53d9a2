import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { divide, exact, mean, multiply, ZERO } from '@arbitre/rules/kernel/competition/exact';
import { type Amount, exactOf } from '../rules/amount';
import type { Bonus, Figure } from '../rules/circuit';
import type { CompetitionResult } from './contributions';
import { type Line, type LineKind, type MadeLine, NO_FACTS } from './line';

/** A circuit's figures, ready to be asked for every result. */
export type Worth = (result: CompetitionResult) => Exact;

const tablesOf = (
  tables: Readonly<Record<string, readonly Amount[]>>,
): ReadonlyMap<string, readonly Exact[]> =>
  new Map(Object.entries(tables).map(([name, points]) => [name, points.map(exactOf)]));

/** Points of a place, or the mean of the places that tied ones take up. */
const pointsAt = (points: readonly Exact[], place: number, tied: number): Exact => {
  if (tied === 0) return points[place - 1] ?? ZERO;
  return mean(Array.from({ length: tied + 1 }, (_, at) => points[place - 1 + at] ?? ZERO));
};

const placeWorth = (figure: Extract<Figure, { by: 'places' }>): Worth => {
  const tables = tablesOf(figure.tables);
  return ({ place, scoredAs, eligible, table = 'places', tiedWith = 0, sharedBy = 1, factor }) => {
    const scored = scoredAs ?? place;
    if (scored === null || eligible === false) return ZERO;
    const own = pointsAt(tables.get(table) ?? [], scored, figure.tied === 'split' ? tiedWith : 0);
    const times = factor === undefined ? own : multiply(own, factor);
    return sharedBy === 1 ? times : divide(times, exact(sharedBy));
  };
};

/** What one result is worth, bonuses apart. */
export const worthBy = (figure: Figure): Worth => {
  switch (figure.by) {
    case 'places':
      return placeWorth(figure);
    case 'places-from-last':
      return ({ place, of }) => (place === null ? ZERO : exact(Math.max(0, of - place) + figure.plus));
    default:
      return ({ figures = {} }) => figures[figure.by] ?? ZERO;
  }
};

/** Down to which place results bring points: how far places are compared unless all are. */
export const lastScoringPlace = (figure: Figure): number =>
  figure.by === 'places' ? (figure.tables.places?.length ?? 0) : Infinity;

/** A line that counts as it is. */
export const lineOf = (kind: LineKind, of: string, worth: Exact, facts: Line['facts']): MadeLine => ({
  kind,
  of,
  worth,
  amount: worth,
  notCounted: null,
  facts,
});

type Lines = (result: CompetitionResult) => readonly MadeLine[];

const NONE: readonly MadeLine[] = [];

const extra = (kind: LineKind, of: string, worth: Exact, facts: Line['facts']): readonly MadeLine[] =>
  worth.num === 0 ? NONE : [lineOf(kind, of, worth, facts)];

const linesOf = (bonus: Bonus): Lines => {
  switch (bonus.for) {
    case 'participation': {
      const points = exactOf(bonus.points);
      return ({ competition }) => extra('participation', competition, points, NO_FACTS);
    }
    case 'podium': {
      const points = bonus.points.map(exactOf);
      return ({ competition, place }) =>
        place === null ? NONE : extra('podium', competition, points[place - 1] ?? ZERO, { place });
    }
    case 'count': {
      const points = exactOf(bonus.points);
      const { count: name, placeAtMost = Infinity } = bonus;
      return ({ competition, place, counts }) => {
        const count = counts?.[name];
        if (count === undefined || (place ?? Infinity) > placeAtMost) return NONE;
        const figure = count.den === 1 ? count.num : `${count.num}/${count.den}`;
        return extra('count', competition, multiply(count, points), { count: name, figure });
      };
    }
  }
};

const linesOfAll = (bonuses: readonly Bonus[]): Lines => {
  const each = bonuses.map(linesOf);
  const [only] = each;
  if (only === undefined) return () => NONE;
  return each.length === 1 ? only : (result) => each.flatMap((of) => of(result));
};

/** Bonuses, ready to be asked for every result: those that go with it, and those that count whatever becomes of it. */
export const bonusesBy = (bonuses: readonly Bonus[]): { readonly beside: Lines; readonly always: Lines } => ({
  beside: linesOfAll(bonuses.filter(({ when }) => when !== 'always')),
  always: linesOfAll(bonuses.filter(({ when }) => when === 'always')),
});
