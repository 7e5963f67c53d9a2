import type { GuideRow } from './guide';
import { isRotation, type Rotation, rowsOfRotation } from './read-rotation';

/** Where a file of a movement cannot be read, and what is expected there. */
export type GuideMistake = { readonly line: number; readonly expected: string };
export type GuideReading =
  | { readonly ok: true; readonly rows: readonly GuideRow[] }
  | { readonly ok: false; readonly mistake: GuideMistake };

type Numbers = Readonly<Record<string, number | readonly number[]>>;

const bad = (line: number, expected: string): GuideReading => ({ ok: false, mistake: { line, expected } });

/** `7 8`, `7-9`, `7,8`: the boards of a table. */
const boardsIn = (text: string): readonly number[] | null => {
  const parts = text.trim().split(/[\s,]+/u);
  const boards = parts.flatMap((part) => {
    const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/u.exec(part) ?? [];
    if (first === undefined || Number(last) < Number(first)) return [NaN];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at);
  });
  return boards.length > 99 || boards.some((board) => Number.isNaN(board)) ? null : boards;
};

const single = (numbers: Numbers, ...names: readonly string[]): number | null => {
  const name = names.find((each) => typeof numbers[each] === 'number');
  const value = name === undefined ? undefined : numbers[name];
  return typeof value === 'number' ? value : null;
};

/** A table of the file as a row; null where a number is missing, `'empty'` where nobody sits there. */
const rowOf = (numbers: Numbers): GuideRow | 'empty' | null => {
  const [round, table] = [single(numbers, 'round'), single(numbers, 'table')];
  const [NS, EW] = [single(numbers, 'ns', 'north'), single(numbers, 'ew', 'east')];
  const [S, W] = [single(numbers, 'south'), single(numbers, 'west')];
  const boards = numbers.boards;
  if (round === null || table === null || NS === null || EW === null || !Array.isArray(boards)) return null;
  if (NS === 0 || EW === 0) return 'empty';
  if ((S === null) !== (W === null) || boards.length === 0) return null;
  return {
    ...{ round, table, NS, EW, boards: boards as readonly number[] },
    ...(S === null || W === null ? {} : { S, W }),
  };
};

type Reading = { readonly line: number; readonly numbers: Numbers };

const rowsOf = (tables: readonly Reading[], expected: string): GuideReading => {
  const rows: GuideRow[] = [];
  for (const { line, numbers } of tables) {
    const row = rowOf(numbers);
    if (row === null) return bad(line, expected);
    if (row !== 'empty') rows.push(row);
  }
  return rows.length === 0 ? bad(1, expected) : { ok: true, rows };
};

const HEADS = 'round, table, ns, ew, boards';

/** A line a table under a line of heads: `round,table,ns,ew,boards`, or `north,south,east,west`; `;`, a tab or `,` between. */
const readLines = (lines: readonly string[]): GuideReading => {
  const at = lines.findIndex((line) => line.trim() !== '');
  const head = lines[at] ?? '';
  const mark = [';', '\t', ','].find((each) => head.includes(each));
  if (mark === undefined) return bad(Math.max(0, at) + 1, HEADS);
  const names = head.split(mark).map((name) => name.trim().toLowerCase());
  const tables: Reading[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= at || line.trim() === '') continue;
    const cells = line.split(mark);
    // The boards come last: those after a comma are of the same table.
    const last = names.length - 1;
    const parts = [...cells.slice(0, last), cells.slice(last).join(' ')];
    const numbers: Record<string, number | readonly number[]> = {};
    for (const [column, name] of names.entries()) {
      const cell = parts[column]?.trim() ?? '';
      const boards = name === 'boards' ? boardsIn(cell) : null;
      if (boards !== null) numbers[name] = boards;
      else if (name !== 'boards' && /^\d{1,3}$/u.test(cell)) numbers[name] = Number(cell);
      else return bad(index + 1, name);
    }
    tables.push({ line: index + 1, numbers });
  }
  return rowsOf(tables, HEADS);
};

/** The YAML of open scoring programs: a list `hands` of `table`, `round`, `ns`, `ew` (or four seats) and `boards`. */
const readYaml = (lines: readonly string[]): GuideReading => {
  const tables: { line: number; numbers: Record<string, number | number[]> }[] = [];
  let within = false;
  for (const [index, line] of lines.entries()) {
    if (/^\S/u.test(line) && !line.startsWith('-')) within = line.startsWith('hands:');
    const [, dash, name, value = ''] = /^\s*(- )?\s*(\w+):\s*(.*?)\s*$/u.exec(line) ?? [];
    const [, board] = /^\s*-\s+(\d{1,4})\s*$/u.exec(line) ?? [];
    if (!within || line.startsWith('hands:')) continue;
    if (dash !== undefined) tables.push({ line: index + 1, numbers: {} });
    const own = tables.at(-1)?.numbers;
    if (name === 'boards' && own !== undefined) {
      const listed = value === '' ? [] : boardsIn(value.replace(/[[\]]/gu, ''));
      if (listed === null) return bad(index + 1, 'boards');
      own.boards = [...listed];
    } else if (name !== undefined && own !== undefined) {
      if (!/^\d{1,3}$/u.test(value)) return bad(index + 1, name);
      own[name] = Number(value);
    } else if (board !== undefined && Array.isArray(own?.boards)) own.boards.push(Number(board));
    else if (line.trim() !== '' && !line.trim().startsWith('#')) return bad(index + 1, 'hands');
  }
  return rowsOf(tables, 'hands');
};

const ROTATION = 'tables, rounds, sets, movement, positions';

/** The movements of a JSON file by their names: one alone has none. Null where it is no such file. */
const rotationsIn = (text: string): ReadonlyMap<string, Rotation> | null => {
  try {
    const value: unknown = JSON.parse(text);
    if (isRotation(value)) return new Map([['', value]]);
    const all = Object.entries((value ?? {}) as Readonly<Record<string, unknown>>);
    const known = all.flatMap(([name, each]) => (isRotation(each) ? [[name, each] as const] : []));
    return known.length === 0 || known.length < all.length ? null : new Map(known);
  } catch {
    return null;
  }
};

const isJson = (text: string): boolean => text.trimStart().startsWith('{');

/** The names of the movements that a file holds, where it holds several. */
export const guideNames = (text: string): readonly string[] => {
  const names = isJson(text) ? [...(rotationsIn(text)?.keys() ?? [])] : [];
  return names.length > 1 ? names : [];
};

/** Which of a file's movements, and how many boards a set has where the file does not say it. */
export type GuideChoice = { readonly name?: string; readonly boards?: number };

const readRotations = (text: string, { name, boards = 2 }: GuideChoice): GuideReading => {
  const all = rotationsIn(text);
  const rotation = name === undefined ? [...(all?.values() ?? [])][0] : all?.get(name);
  return rotation === undefined ? bad(1, ROTATION) : { ok: true, rows: rowsOfRotation(rotation, boards) };
};

/**
 * A movement as files of scoring programs hold it: YAML with `hands`, JSON of rotations, or lines with heads. Refused whole where one line
 * cannot be read; of a file of several the first unless one is named.
 */
export const readGuide = (text: string, choice: GuideChoice = {}): GuideReading => {
  if (isJson(text)) return readRotations(text, choice);
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  return lines.some((line) => line.startsWith('hands:')) ? readYaml(lines) : readLines(lines);
};
