import {
  leagueTable,
  parseLeagueRules,
  readDivisionFile,
  type RuleProblem,
  tableDifference,
} from '@arbitre/rules/leagues';
import type { Command } from 'commander';
import { CannotDo, type ExitStatus, type Finish } from '../exit-status';
import { LONGEST, readTextFile } from '../read-file';
import type { Terminal } from '../terminal';
import { leagueTexts } from '../texts/league';
import { printChanges, printTable } from './league-table';

type Options = { readonly json?: boolean; readonly why?: string; readonly against?: string };

const mistakes = (problems: readonly RuleProblem[], json: boolean, terminal: Terminal): ExitStatus => {
  const { language } = terminal.texts;
  for (const { path, violation, ...sentence } of problems)
    if (json) terminal.print(JSON.stringify({ kind: 'problem', path, code: violation.article, ...sentence }));
    else terminal.complain(sentence[language]);
  if (!json) terminal.complain(leagueTexts[language].mistakes(problems.length));
  return 1;
};

const check = async (file: string, { json = false }: Options, terminal: Terminal): Promise<ExitStatus> => {
  const { language } = terminal.texts;
  const reading = parseLeagueRules(await readTextFile(file, terminal, LONGEST.record));
  if (!reading.ok) {
    const [first] = reading.problems;
    if (first?.violation.article === 'rule-not-json') throw new CannotDo(first[language]);
    return mistakes(reading.problems, json, terminal);
  }
  const { title, format } = reading.rules;
  if (json) terminal.print(JSON.stringify({ kind: 'sound', format, title }));
  else terminal.print(leagueTexts[language].sound(title[language], format));
  return 0;
};

const jsonOf = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CannotDo(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const division = async (file: string, terminal: Terminal) =>
  readDivisionFile(jsonOf(await readTextFile(file, terminal, LONGEST.record), file));

/** What changed since another file. */
const difference = async (
  file: string,
  against: string,
  json: boolean,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const [before, after] = [await division(against, terminal), await division(file, terminal)];
  if (!before.ok) return mistakes(before.problems, json, terminal);
  if (!after.ok) return mistakes(after.problems, json, terminal);
  const changed = tableDifference(
    leagueTable(before.rules, before.contributions),
    leagueTable(after.rules, after.contributions),
  );
  if (json) for (const row of changed) terminal.print(JSON.stringify({ kind: 'change', ...row }));
  else printChanges(changed, after.rules.decimals ?? 0, terminal);
  return 0;
};

const table = async (
  file: string,
  { json = false, why, against }: Options,
  terminal: Terminal,
): Promise<ExitStatus> => {
  if (against !== undefined) return difference(file, against, json, terminal);
  const reading = await division(file, terminal);
  if (!reading.ok) return mistakes(reading.problems, json, terminal);
  const { rules, contributions } = reading;
  const { rows, finality, provisionalRegions, proposals } = leagueTable(rules, contributions);
  if (json) {
    for (const row of rows) terminal.print(JSON.stringify({ kind: 'row', ...row }));
    terminal.print(JSON.stringify({ kind: 'table', finality, provisionalRegions, proposals }));
    return 0;
  }
  printTable({ rows, finality, provisionalRegions, proposals }, rules.decimals ?? 0, why, terminal);
  return 0;
};

/** `arbitre league check FILE` and `arbitre league table FILE`. */
export const addLeague = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  const said = leagueTexts[texts.language];
  const league = program.command('league').description(said.league);
  league
    .command('check')
    .description(said.check)
    .argument('<file>', said.rulesFile)
    .option('--json', texts.json)
    .action((file: string, options: Options) => finish(check(file, options, terminal)));
  league
    .command('table')
    .description(said.table)
    .argument('<file>', said.divisionFile)
    .option('--why <entry>', said.why)
    .option('--against <file>', said.against)
    .option('--json', texts.json)
    .action((file: string, options: Options) => finish(table(file, options, terminal)));
};
