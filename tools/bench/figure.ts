/** One line of a bench: the median of at least five runs, with the smallest and the largest. */
export type Figure = {
  readonly area: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  readonly target?: number;
  readonly ratioTo?: string;
  readonly ratio?: number;
  readonly spread?: readonly [number, number];
};
