import { readFileSync } from 'node:fs';

/** The inventory's tables: the ladder, what overcalls what, every row of the grid, the dealers. A row is a line of words. */
export const GRID = JSON.parse(
  readFileSync(new URL('../fixtures/grid.json', import.meta.url), 'utf8'),
) as Readonly<
  Record<
    'games' | 'rungs' | 'lowestEmballage' | 'lowestSeul' | 'grid' | 'twoDeclarers' | 'dames',
    readonly string[]
  >
> & { readonly dealers: Readonly<Record<string, readonly string[]>> };

export const numbers = (text: string): readonly number[] => text.split(',').map(Number);
