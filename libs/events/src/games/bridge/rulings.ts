import { type Adjustment, invalidField, type Refusal } from '@arbitre/rules';
import { WITHHELD } from '@arbitre/rules/games/bridge/pbn';
import type { PbnProblem } from './contract';
import { refuse } from './problems';

/**
 * An arbiter's decisions beside a results file. CSV with a header line (comma or semicolon), or a JSON array of objects
 * with the same names:
 *
 *     game,board,round,table,NS,EW,article,reason
 *     288,,,,50%,50%,BD-L12C2a,board not played to the end
 *     ,7,2,4,+620,-650,BD-L12C1,misinformation
 *
 * `game` (number in the PBN file), or `board` with `round` and `table` as far as needed, name one deal. `NS` and `EW`:
 * percent of the top (`60%`) or an assigned score in points (`+620`); empty: that side is not adjusted.
 */
export type RulingRow = {
  readonly line: number;
  readonly game: number | null;
  readonly board: number | null;
  readonly round: number | null;
  readonly table: string | null;
  readonly article: string;
  readonly reason: string;
  readonly adjustments: Readonly<Record<string, Adjustment>>;
};

export type RulingsReading = {
  readonly rows: readonly RulingRow[];
  readonly problems: readonly PbnProblem[];
};

type Cells = Readonly<Record<string, string>>;
type Raw = { readonly line: number; readonly cells: Cells };

const problem = (line: number, { violation }: Refusal): PbnProblem => ({
  source: 'rulings',
  line,
  game: 0,
  severity: 'error',
  code: violation.article,
  facts: violation.facts,
});

/** Cells of one line; quotes hold separators, and two of them stand for one. */
const splitLine = (line: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    if (letter === '"' && quoted && line.charAt(at + 1) === '"') cell += line.charAt(++at);
    else if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
};

const rawFromCsv = (text: string): readonly Raw[] => {
  const [header = '', ...lines] = text.split(/\r?\n/);
  const separator = header.includes(';') ? ';' : ',';
  const columns = splitLine(header, separator);
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = splitLine(line, separator);
    return [
      { line: index + 2, cells: Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])) },
    ];
  });
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

const rawFromJson = (text: string): readonly Raw[] => {
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed)) throw new SyntaxError('not a list');
  return parsed.map((row: unknown, index) => ({
    line: index + 1,
    cells: Object.fromEntries(
      Object.entries(typeof row === 'object' && row !== null ? row : {}).map(([name, value]) => [
        name,
        textOf(value),
      ]),
    ),
  }));
};

/** `60%`, `61,8 %`, `+620`, `-50`; null when it is neither. */
const adjustmentOf = (text: string): Adjustment | null => {
  const percent = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(text)?.[1];
  if (percent !== undefined) {
    const value = Number(percent.replace(',', '.'));
    return value <= 100 ? { kind: 'artificial', percent: value } : null;
  }
  return /^[+-]?\d{1,6}$/.test(text) ? { kind: 'assigned', score: Number(text) } : null;
};

/** Where columns have shifted a person's name could stand in a cell: only figures are shown. */
const shown = (cell: string | undefined): string | undefined =>
  cell === undefined || /^[\d\s.,+\-%]*$/.test(cell) ? cell : WITHHELD;

const NUMBERS = ['game', 'board', 'round'] as const;
const SIDES = ['NS', 'EW'] as const;

const faultOf = ({ line, cells }: Raw): PbnProblem | null => {
  const number = NUMBERS.find((name) => (cells[name] ?? '') !== '' && !/^\d{1,5}$/.test(cells[name] ?? ''));
  if (number !== undefined)
    return problem(line, invalidField(number, shown(cells[number]), 'a whole number'));
  const side = SIDES.find((name) => (cells[name] ?? '') !== '' && adjustmentOf(cells[name] ?? '') === null);
  if (side !== undefined) return problem(line, invalidField(side, shown(cells[side]), '60% or +620'));
  if (SIDES.every((name) => (cells[name] ?? '') === '')) return problem(line, refuse('nothing-adjusted'));
  const missing = ['article', 'reason'].find((name) => (cells[name] ?? '') === '');
  return missing === undefined ? null : problem(line, invalidField(missing, undefined, 'text'));
};

const rowOf = ({ line, cells }: Raw): RulingRow => {
  const numberOf = (name: string) => ((cells[name] ?? '') === '' ? null : Number(cells[name]));
  const table = cells.table ?? '';
  return {
    line,
    game: numberOf('game'),
    board: numberOf('board'),
    round: numberOf('round'),
    table: table === '' ? null : table,
    article: cells.article ?? '',
    reason: cells.reason ?? '',
    adjustments: Object.fromEntries(
      SIDES.flatMap((side) => {
        const adjustment = adjustmentOf(cells[side] ?? '');
        return adjustment === null ? [] : [[side, adjustment] as const];
      }),
    ),
  };
};

export const readRulings = (text: string): RulingsReading => {
  const clean = text.replace(/^\ufeff/, '');
  let raw: readonly Raw[];
  try {
    raw = clean.trimStart().startsWith('[') ? rawFromJson(clean) : rawFromCsv(clean);
  } catch (error) {
    // The parser's own message quotes the text, in which names may stand.
    const reason = (error instanceof Error ? error.message : '').replace(/(["']).*\1/gs, WITHHELD);
    return { rows: [], problems: [problem(1, refuse('not-json', { reason }))] };
  }
  const faults = raw.map((each) => faultOf(each));
  return {
    rows: raw.filter((_, index) => faults[index] === null).map(rowOf),
    problems: faults.filter((each) => each !== null),
  };
};

/** The one deal that a row names, or why there is none. */
export const dealOfRuling = <
  Deal extends {
    readonly game: number;
    readonly place: { readonly board: number; readonly round: number; readonly table: string };
  },
>(
  row: RulingRow,
  deals: readonly Deal[],
): Deal | PbnProblem => {
  const { game, board, round, table } = row;
  const named = deals.filter(
    (deal) =>
      (game !== null || board !== null) &&
      (game === null || deal.game === game) &&
      (board === null || deal.place.board === board) &&
      (round === null || deal.place.round === round) &&
      (table === null || deal.place.table === table),
  );
  const [only] = named;
  return only !== undefined && named.length === 1
    ? only
    : problem(
        row.line,
        refuse(named.length === 0 ? 'ruling-without-deal' : 'ruling-of-several-deals', {
          game,
          board,
          round,
          table: table === null || deals.some(({ place }) => place.table === table) ? table : WITHHELD,
          deals: named.length,
        }),
      );
};
