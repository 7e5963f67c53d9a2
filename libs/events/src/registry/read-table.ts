import type { Refusal } from '@arbitre/rules';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { refuseFile } from './problems';

/** What a file may have: more is refused before it is read. */
export const MOST = { bytes: 16_000_000, lines: 50_000 } as const;

export type Row = { readonly line: number; readonly cells: readonly string[] };

/** The cells of a file, each row with the line on which it begins; the first has the titles. */
export type Table = { readonly titles: readonly string[]; readonly rows: readonly Row[] };

/** Why a file, or a line of it, cannot be taken. */
export type Problem = Pick<Refusal, 'violation'> & { readonly line: number };

const problem = (line: number, { violation }: Refusal): Problem => ({ line, violation });

/** UTF-8 where every byte says so, else Windows-1252, which spreadsheets of France still write. Null: neither. */
export const decoded = (bytes: Uint8Array): string | null => {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The separator that stands oftenest in the titles. */
const delimiterOf = (text: string): string => {
  const [titles = ''] = text.split(/\r\n|\r|\n/, 1);
  const count = (delimiter: string): number => titles.split(delimiter).length;
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ';';
};

type Parsed = { readonly info: Info; readonly record: readonly string[] };

/** The line on which the quote opens that nothing closes; one that is doubled inside a text closes and opens again. */
const openQuoteIn = (text: string): number => {
  const before = text.slice(0, Math.max(0, text.lastIndexOf('"')));
  return before.split(/\r\n|\r|\n/u).length;
};

const unreadable = (error: CsvError, text: string): Problem => {
  const line = Number(error.lines ?? 0);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return problem(openQuoteIn(text), refuseFile('quote-not-closed'));
  return problem(line, refuseFile('not-csv', { reason: error.code }));
};

const isBlank = ({ cells }: Row): boolean => cells.every((cell) => cell === '');

/** The rows of a file of comma or semicolon separated values, UTF-8 or Windows-1252; or why it has none. */
export const readTable = (bytes: Uint8Array): Table | Problem => {
  if (bytes.length > MOST.bytes) {
    const facts = { found: bytes.length, unit: 'bytes', most: MOST.bytes };
    return problem(0, refuseFile('file-too-long', facts));
  }
  const text = decoded(bytes);
  if (text === null) return problem(0, refuseFile('file-encoding'));
  let parsed: readonly Parsed[];
  try {
    const options = { delimiter: delimiterOf(text), relax_column_count: true, trim: true, info: true };
    parsed = parse(text, options) as unknown as readonly Parsed[];
  } catch (error) {
    if (error instanceof CsvError) return unreadable(error, text);
    throw error;
  }
  const rows = parsed
    .map(({ record }, at) => ({ line: (parsed[at - 1]?.info.lines ?? 0) + 1, cells: record }))
    .filter((row) => !isBlank(row));
  const [titles, ...further] = rows;
  if (titles === undefined || further.length === 0) return problem(0, refuseFile('file-empty'));
  if (further.length <= MOST.lines) return { titles: titles.cells, rows: further };
  return problem(0, refuseFile('file-too-long', { found: further.length, unit: 'lines', most: MOST.lines }));
};
