import { datumOf } from '@arbitre/rules/kernel/competition/butler';

/** A deal of a board as far as others are compared with it. */
export type ComparedDeal = {
  readonly sides: readonly {
    readonly side: string;
    readonly score: number | null;
    readonly adjustment: unknown;
    readonly award: { readonly text: string } | null;
  }[];
};

/** One score of the first side, at how many tables, and what it is worth to each side. */
export type Frequency = {
  readonly score: number;
  readonly times: number;
  readonly awards: Readonly<Record<string, string>>;
};

/** Results of tables: what a ruling gave in their place stands in its own line of the board. */
const played = (deals: readonly ComparedDeal[]): readonly ComparedDeal[] =>
  deals.filter(({ sides }) => sides.every(({ score, adjustment }) => score !== null && adjustment === null));

const scoreOf = ({ sides }: ComparedDeal): number => sides[0]?.score ?? 0;

/** Every score that was made, the best of the first side first. */
export const frequenciesOf = (deals: readonly ComparedDeal[]): readonly Frequency[] =>
  [...Map.groupBy(played(deals), scoreOf)]
    .map(([score, alike]) => ({
      ...{ score, times: alike.length },
      awards: Object.fromEntries((alike[0]?.sides ?? []).map(({ side, award }) => [side, award?.text ?? ''])),
    }))
    .toSorted((a, b) => b.score - a.score);

export type Measure = { readonly kind: 'top' | 'datum'; readonly points: number };

/** What the results of a board are measured by: the most matchpoints that it can give so far, or the datum; null where by neither. */
export const measureOf = (
  deals: readonly ComparedDeal[],
  method: string,
  scoring: unknown,
): Measure | null => {
  const scores = played(deals).map(scoreOf);
  const { unit = 1, datum = 'trimmed' } = (scoring ?? {}) as { unit?: number; datum?: 'trimmed' | 'mean' };
  if (method === 'matchpoints' && scores.length > 1)
    return { kind: 'top', points: unit * (scores.length - 1) };
  const points = method === 'butler' ? datumOf(scores, datum) : null;
  return points === null ? null : { kind: 'datum', points };
};
