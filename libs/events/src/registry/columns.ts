import { plainWord } from '@arbitre/rules/federation';
import { refuseFile } from './problems';
import type { Problem, Row, Table } from './read-table';

/** What each column may be called, in small letters without accents, hyphens for gaps; the first is what messages call it. */
export type Columns<Name extends string> = Readonly<
  Record<Name, { readonly called: readonly string[]; readonly optional?: true }>
>;

/** The cells of one row by what they mean; what is empty is not there. */
export type Cells<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export type ReadRow<Name extends string> = { readonly line: number } & (
  { readonly cells: Cells<Name> } | Pick<Problem, 'violation'>
);

/** Where each column stands, or why the file cannot be read by its titles. */
const placesOf = <Name extends string>(
  titles: readonly string[],
  columns: Columns<Name>,
): Readonly<Partial<Record<Name, number>>> | Problem => {
  const words = titles.map(plainWord);
  const places: Partial<Record<Name, number>> = {};
  for (const name of Object.keys(columns) as Name[]) {
    const { called, optional } = columns[name];
    const found = words.flatMap((word, at) => (called.includes(word) ? [at] : []));
    const [at] = found;
    const column = called[0] ?? name;
    if (found.length > 1) {
      const both = found.map((each) => titles[each] ?? '');
      return { line: 1, ...refuseFile('column-twice', { column, found: both }) };
    }
    if (at !== undefined) places[name] = at;
    else if (optional === undefined)
      return { line: 1, ...refuseFile('column-missing', { column, found: titles.slice(0, 30) }) };
  }
  return places;
};

/** The titles of a file that no column is called. */
export const unknownTitles = ({ titles }: Table, columns: Columns<string>): readonly string[] => {
  const known = new Set(Object.values(columns).flatMap(({ called }) => called));
  return titles.filter((title) => title !== '' && !known.has(plainWord(title)));
};

/** The rows of a file by what its titles say, or why they cannot be told. */
export const readRows = <Name extends string>(
  { titles, rows }: Table,
  columns: Columns<Name>,
): readonly ReadRow<Name>[] | Problem => {
  const places = placesOf(titles, columns);
  if ('violation' in places) return places;
  const named = Object.entries(places) as [Name, number][];
  return rows.map(({ line, cells }: Row): ReadRow<Name> => {
    if (cells.length !== titles.length) {
      const { violation } = refuseFile('cells-differ', { found: cells.length, expected: titles.length });
      return { line, violation };
    }
    const told = named.flatMap(([name, at]) => (cells[at] ? [[name, cells[at]] as const] : []));
    return { line, cells: Object.fromEntries(told) as Cells<Name> };
  });
};

/** `21/11/2026` and `21.11.2026`, the day first, as `2026-11-21`; anything else as it stands. */
export const dayIn = (given: string): string => {
  const found = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(given);
  if (found === null) return given;
  const [, day = '', month = '', year = ''] = found;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
