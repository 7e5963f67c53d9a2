import {
  type ChangedRow,
  criterionSays,
  figureIn,
  type LeagueRow,
  type LeagueTable,
  tellLine,
} from '@arbitre/rules/leagues';
import { CannotDo } from '../exit-status';
import type { Terminal } from '../terminal';
import { leagueTexts } from '../texts/league';

const printRow = (row: LeagueRow, decimals: number, { texts, print }: Terminal): void => {
  const said = leagueTexts[texts.language];
  const figure = figureIn(row.total, decimals, texts.language);
  const by = row.decided.criterion;
  const decided = by === 'total' || by === 'points-per-match' ? '' : `(${criterionSays(by)[texts.language]})`;
  const behind = row.unranked === null ? '' : `[${said.behind[row.unranked]}]`;
  const place = row.tiedWith > 0 ? `${row.rank}=` : String(row.rank);
  const cells = [place.padStart(5), row.entry.padEnd(24), figure.padStart(9)];
  print([...cells, decided, said.outcome[row.outcome], behind].filter((cell) => cell !== '').join('  '));
};

const printWhy = (rows: readonly LeagueRow[], entry: string, decimals: number, terminal: Terminal): void => {
  const { language } = terminal.texts;
  const own = rows.filter((row) => row.entry === entry);
  if (own.length === 0) throw new CannotDo(leagueTexts[language].noEntry(entry));
  for (const { lines, total } of own) {
    for (const line of lines)
      terminal.print(`${figureIn(line.amount, decimals, language).padStart(9)}  ${tellLine(line)[language]}`);
    terminal.print(figureIn(total, decimals, language).padStart(9));
  }
};

/** The table, or the lines of the figure of one entry. */
export const printTable = (
  {
    rows,
    finality,
    provisionalRegions,
    proposals,
  }: Pick<LeagueTable, 'rows' | 'finality' | 'provisionalRegions' | 'proposals'>,
  decimals: number,
  why: string | undefined,
  terminal: Terminal,
): void => {
  const said = leagueTexts[terminal.texts.language];
  if (why !== undefined) {
    printWhy(rows, why, decimals, terminal);
    return;
  }
  for (const [group, own] of Map.groupBy(rows, (row) => row.group)) {
    if (group !== '') terminal.print(said.group(group));
    for (const row of own) printRow(row, decimals, terminal);
  }
  for (const { entry, defaults } of proposals) terminal.print(said.expel(entry, defaults));
  terminal.print(finality === 'official' ? said.official : said.provisional(provisionalRegions.join(', ')));
};

const printChange = ({ entry, from, to, causes }: ChangedRow, decimals: number, terminal: Terminal): void => {
  const { language } = terminal.texts;
  const { absent } = leagueTexts[language];
  const side = (row: ChangedRow['from']): string =>
    row === null ? absent : `${row.rank} (${figureIn(row.total, decimals, language)})`;
  terminal.print(`${entry}: ${side(from)} → ${side(to)}`);
  for (const { line, from: was, to: is } of causes)
    terminal.print(
      `    ${tellLine(line)[language]}: ${figureIn(was, decimals, language)} → ${figureIn(is, decimals, language)}`,
    );
};

/** Row by row what changed, each with its causes. */
export const printChanges = (changes: readonly ChangedRow[], decimals: number, terminal: Terminal): void => {
  for (const change of changes) printChange(change, decimals, terminal);
  if (changes.length === 0) terminal.print(leagueTexts[terminal.texts.language].unchanged);
};
