import {
  exportIss,
  importIss,
  planIss,
  type IssGameReport,
  type IssImportOptions,
  type IssImportReport,
  type IssPlan,
} from '@arbitre/events/games/skat';
import { writeRecord } from '@arbitre/rules';
import { skat, type IssProblem } from '@arbitre/rules/skat';
import { withPersons } from '../../database';
import type { ExitStatus } from '../../exit-status';
import type { Lines } from '../../game-lines';
import { readBytes, readTextFile } from '../../read-file';
import { printPersons } from '../../persons';
import { reasonText } from '../../reason';
import type { Terminal } from '../../terminal';
import { issTexts } from './texts';

type Json = { readonly json?: boolean };
type ImportIssArguments = Pick<IssImportOptions, 'competition' | 'name' | 'region' | 'strict'> &
  Json & { readonly report?: boolean };

const saidIn = ({ texts }: Terminal) => issTexts[texts.language];

const verdictText = ({ verdict }: IssGameReport, terminal: Terminal): string => {
  const said = saidIn(terminal);
  switch (verdict.kind) {
    case 'equal':
      return said.equal(verdict.article);
    case 'server-rest':
      return said.rest(verdict.article);
    case 'aborted':
      return said.notTaken(said.aborted[verdict.cause], verdict.recorded);
    case 'differs':
      return said.differs(
        verdict.differences
          .map(({ field, recorded, ours }) => said.figure(field, String(recorded), String(ours)))
          .join(', '),
      );
  }
};

const problemText = ({ line, game, move, code, facts }: IssProblem, terminal: Terminal): string =>
  `${saidIn(terminal).place(line, game, move)}: ${reasonText(code, facts, terminal.texts, 'skat')}`;

const printGames = (games: readonly IssGameReport[], terminal: Terminal): void => {
  const said = saidIn(terminal);
  for (const game of games)
    terminal.print(
      `${said.place(game.line, game.game, 0)}: ${game.notation ?? said.none}: ${verdictText(game, terminal)}`,
    );
};

/** How many games stand how to their own results. */
const printCounts = ({ games, problems }: Pick<IssPlan, 'games' | 'problems'>, terminal: Terminal): void => {
  const kinds = Map.groupBy(games, ({ verdict }) => verdict.kind);
  const count = (kind: IssGameReport['verdict']['kind']): number => kinds.get(kind)?.length ?? 0;
  const wrong = problems.length;
  const replayed = new Set(games.map(({ line }) => line));
  const read = games.length + problems.filter(({ line }) => line > 0 && !replayed.has(line)).length;
  terminal.print(
    saidIn(terminal).counts(read, count('equal'), count('server-rest'), count('aborted'), wrong),
  );
};

const printPlanJson = (
  { games, problems }: Pick<IssPlan, 'games' | 'problems'>,
  terminal: Terminal,
): void => {
  for (const game of games) terminal.print(JSON.stringify({ kind: 'game', ...game }));
  for (const problem of problems) terminal.print(JSON.stringify({ kind: 'problem', ...problem }));
};

/** Unreadable: 2; games left out, or deals that the store has otherwise: 1. */
export const issStatusOf = ({ outcome, problems, differences }: IssImportReport): ExitStatus => {
  if (outcome === 'unreadable') return 2;
  return problems.length > 0 || differences.length > 0 ? 1 : 0;
};

const printReport = (report: IssImportReport, full: boolean, terminal: Terminal): void => {
  const { texts, print, complain } = terminal;
  const said = saidIn(terminal);
  for (const problem of report.problems) complain(problemText(problem, terminal));
  if (report.differences.length > 0) complain(texts.differencesHead);
  for (const { line, game, deal, recorded, file } of report.differences)
    complain(`  ${said.difference(said.place(line, game, 0), deal, recorded, file)}`);
  if (full) printGames(report.games, terminal);
  const { entries, deals, events, outcome, competition } = report;
  print(texts.outcomes[outcome](competition));
  print(texts.counts(entries, deals.written, deals.present, deals.refused, events));
  printPersons(report, terminal);
  printCounts(report, terminal);
};

/** `arbitre import iss FILE`: into the store, like a PBN file. */
const importIssCommand = async (
  file: string,
  { json = false, report: full = false, ...options }: ImportIssArguments,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { texts, print, progress } = terminal;
  const said = saidIn(terminal);
  const content = await readBytes(file, terminal);
  const report = await withPersons(terminal, (store, vault) =>
    importIss(
      store,
      content,
      {
        remark: ({ cause, recorded }) => said.notTaken(said.aborted[cause], recorded),
        ...options,
      },
      {
        actor: { id: 'importer', role: 'importer' },
        time: new Date().toISOString(),
        vault,
        onProgress: ({ deals, of }) => {
          progress(texts.importing(deals, of));
        },
      },
    ),
  );
  progress('');
  if (json) {
    const { games, problems, differences, ...rest } = report;
    printPlanJson({ games, problems }, terminal);
    for (const difference of differences) print(JSON.stringify({ kind: 'difference', ...difference }));
    print(JSON.stringify({ kind: 'report', ...rest }));
  } else printReport(report, full, terminal);
  return issStatusOf(report);
};

/** `arbitre iss check FILE`: each game against its own result, without a store. */
const checkCommand = async (
  file: string,
  { json = false }: Json,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const text = await readTextFile(file, terminal);
  const plan = planIss(text, {}, new Date().toISOString().slice(0, 10));
  if (json) printPlanJson(plan, terminal);
  else {
    for (const problem of plan.problems) terminal.complain(problemText(problem, terminal));
    printGames(plan.games, terminal);
    printCounts(plan, terminal);
  }
  if (plan.games.length === 0) return 2;
  return plan.problems.length > 0 ? 1 : 0;
};

/** `arbitre iss record FILE GAME`: one game as a record of ours, which `arbitre replay` takes. */
const recordCommand = async (file: string, game: string, terminal: Terminal): Promise<ExitStatus> => {
  const text = await readTextFile(file, terminal);
  const { deals } = planIss(text, {}, new Date().toISOString().slice(0, 10));
  const deal = deals.find(({ placed }) => String(placed.game.game) === game || placed.game.id === game);
  if (deal === undefined) {
    terminal.complain(saidIn(terminal).noGame(game));
    return 1;
  }
  const { policy, grain, setup = {}, acts } = deal.input;
  const commands = acts.map((command, index) => ({ line: index + 2, command }));
  terminal.print(
    writeRecord({
      setup: { game: skat.id, ruleset: skat.ruleset, policy, grain, setup },
      commands,
    }).trimEnd(),
  );
  return 0;
};

/** `arbitre iss export COMPETITION`: records on standard output, and on the other what has no record. */
const exportCommand = async (competition: string, terminal: Terminal): Promise<ExitStatus> => {
  const { texts, print, complain } = terminal;
  const said = saidIn(terminal);
  const { text, games, left } = await withPersons(terminal, (store, vault) =>
    exportIss(store, competition, vault),
  );
  for (const { deal, code, facts } of left) complain(said.left(deal, reasonText(code, facts, texts, 'skat')));
  if (games === 0) complain(said.nothing(competition));
  else print(text.trimEnd());
  return games === 0 || left.length > 0 ? 1 : 0;
};

/** `arbitre import iss …` and `arbitre iss …` */
export const addIss = ({ program, importer, terminal, finish }: Lines): void => {
  const { texts } = terminal;
  const said = saidIn(terminal);
  importer
    .command('iss')
    .description(said.importIss)
    .argument('<file>', said.file)
    .option('--competition <id>', texts.competition)
    .option('--name <name>', texts.name)
    .option('--region <region>', texts.region)
    .option('--strict', texts.strict)
    .option('--report', said.report)
    .option('--json', texts.json)
    .action((file: string, options: ImportIssArguments) => finish(importIssCommand(file, options, terminal)));
  const iss = program.command('iss').description(said.iss);
  iss
    .command('check')
    .description(said.check)
    .argument('<file>', said.file)
    .option('--json', texts.json)
    .action((file: string, options: Json) => finish(checkCommand(file, options, terminal)));
  iss
    .command('record')
    .description(said.record)
    .argument('<file>', said.file)
    .argument('<game>', said.gameNumber)
    .action((file: string, game: string) => finish(recordCommand(file, game, terminal)));
  iss
    .command('export')
    .description(said.export)
    .argument('<competition>', said.exported)
    .action((competition: string) => finish(exportCommand(competition, terminal)));
};
