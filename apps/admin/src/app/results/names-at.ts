import type { TableSide } from './result-grammar';
import type { ResultsDesk } from './results-desk';

/** Who sits on a side, as people call them: an entry, or both players where everybody plays for himself. */
export const namesAt = (
  desk: Pick<ResultsDesk, 'nameOfEntry'>,
  seating: Readonly<Record<string, string>>,
  { seats }: Pick<TableSide, 'seats'>,
): string => {
  const seated = new Set(seats.flatMap((seat) => seating[seat] ?? []));
  return [...seated].map((entry) => desk.nameOfEntry(entry)).join(' + ');
};
