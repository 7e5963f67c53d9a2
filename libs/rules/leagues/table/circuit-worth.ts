import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { divide, exact, mean, multiply, ZERO } from '@arbitre/rules/kernel/competition/exact';
import { type Amount, exactOf } from '../rules/amount';
import type { Bonus, Figure } from '../rules/circuit';
import type { CompetitionResult } from './contributions';
import type { Line, LineKind } from './line';

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

type Extra = Pick<Line, 'kind' | 'worth' | 'facts'> & { readonly always: boolean };

const extra = (kind: LineKind, bonus: Bonus, worth: Exact, facts: Line['facts']): readonly Extra[] =>
  worth.num === 0 ? [] : [{ kind, worth, facts, always: bonus.when === 'always' }];

const NO_EXTRAS: readonly Extra[] = [];

/** Bonuses, ready to be asked for every result. */
export const bonusesBy = (bonuses: readonly Bonus[]): ((result: CompetitionResult) => readonly Extra[]) => {
  if (bonuses.length === 0) return () => NO_EXTRAS;
  const each = bonuses.map((bonus): ((result: CompetitionResult) => readonly Extra[]) => {
    switch (bonus.for) {
      case 'participation': {
        const points = exactOf(bonus.points);
        return () => extra('participation', bonus, points, {});
      }
      case 'podium': {
        const points = bonus.points.map(exactOf);
        return ({ place }) =>
          place === null ? [] : extra('podium', bonus, points[place - 1] ?? ZERO, { place });
      }
      case 'count': {
        const points = exactOf(bonus.points);
        const { count: name, placeAtMost = Infinity } = bonus;
        return ({ place, counts = {} }) => {
          const count = counts[name];
          if (count === undefined || (place ?? Infinity) > placeAtMost) return [];
          const figure = count.den === 1 ? count.num : `${count.num}/${count.den}`;
          return extra('count', bonus, multiply(count, points), { count: name, figure });
        };
      }
    }
  });
  const [only] = each;
  return each.length === 1 && only !== undefined ? only : (result) => each.flatMap((of) => of(result));
};
