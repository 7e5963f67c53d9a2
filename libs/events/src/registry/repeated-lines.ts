import type { Refusal } from '@arbitre/rules';
import type { ReadRow } from './columns';
import { refuseFile } from './problems';

/** A problem for each line whose cell of that name stands on an earlier line already. */
export const repeatedLines = <Name extends string>(
  rows: readonly ReadRow<Name>[],
  name: Name,
): ReadonlyMap<number, Pick<Refusal, 'violation'>> => {
  const first = new Map<string, number>();
  const repeated = new Map<number, Pick<Refusal, 'violation'>>();
  for (const row of rows) {
    const id = 'cells' in row ? row.cells[name] : undefined;
    if (id === undefined) continue;
    const line = first.get(id);
    if (line === undefined) first.set(id, row.line);
    else repeated.set(row.line, refuseFile('line-twice', { id, line }));
  }
  return repeated;
};
