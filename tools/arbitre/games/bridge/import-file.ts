import {
  FILE_FORMATS,
  type FileFormat,
  importPbn,
  pbnProblems,
  type ImportReport,
} from '@arbitre/events/games/bridge';
import type { ExitStatus } from '../../exit-status';
import type { Lines } from '../../game-lines';
import { LONGEST, readBytes, readTextFile } from '../../read-file';
import { printPersons } from '../../persons';
import { reasonText } from '../../reason';
import { withPersons } from '../../database';
import type { Terminal } from '../../terminal';
import { fileTexts } from './texts';

type ImportArguments = {
  readonly competition?: string;
  readonly name?: string;
  readonly region?: string;
  readonly strict?: boolean;
  readonly rulings?: string;
  readonly event?: string;
  readonly json?: boolean;
};

/** Unreadable: 2; errors, games that became no deal, or differences that nobody decided upon: 1. */
const statusOf = ({ outcome, problems, differences, deals }: ImportReport): ExitStatus => {
  if (outcome === 'unreadable') return 2;
  const failed = problems.some(({ severity }) => severity === 'error') || deals.dropped + deals.refused > 0;
  return failed || differences.length > 0 ? 1 : 0;
};

const printJson = ({ problems, differences, ...report }: ImportReport, { print }: Terminal): void => {
  for (const problem of problems) print(JSON.stringify({ kind: 'problem', ...problem }));
  for (const difference of differences) print(JSON.stringify({ kind: 'difference', ...difference }));
  print(JSON.stringify({ kind: 'report', ...report }));
};

const printProblems = ({ problems, differences }: ImportReport, { texts, complain }: Terminal): void => {
  for (const { source, line, severity, code, facts } of problems)
    complain(
      `${texts.line(source, line)}: ${texts[severity]}: ${reasonText(code, facts, texts, 'bridge', pbnProblems)}`,
    );
  if (differences.length > 0) complain(texts.differencesHead);
  for (const { line, subject, what, recorded, file } of differences)
    complain(`  ${texts.difference(texts.line('file', line), subject, texts.aspects[what], recorded, file)}`);
};

const printReport = (report: ImportReport, terminal: Terminal): void => {
  const { texts, print } = terminal;
  printProblems(report, terminal);
  const { entries, deals, events, checks, outcome, competition } = report;
  print(texts.outcomes[outcome](competition));
  print(texts.counts(entries, deals.written, deals.present, deals.refused, events));
  printPersons(report, terminal);
  if (deals.dropped > 0) print(texts.dropped(deals.dropped));
  for (const name of ['scores', 'imps', 'ranking'] as const) {
    const { agree, compared } = checks[name];
    if (compared > 0) print(texts.checks(texts.checked[name], agree, compared));
  }
};

const importFileCommand = async (
  file: string,
  format: FileFormat,
  given: ImportArguments,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { json = false, rulings, event, ...options } = given;
  const content = await readBytes(file, terminal, LONGEST.record);
  const decisions = rulings === undefined ? {} : { rulings: await readTextFile(rulings, terminal) };
  const report = await withPersons(terminal, (store, vault) =>
    importPbn(
      store,
      content,
      { ...options, ...decisions, format, ...(event === undefined ? {} : { event: Number(event) }) },
      {
        actor: { id: 'importer', role: 'importer' },
        time: new Date().toISOString(),
        vault,
        onProgress: ({ deals, of }) => {
          terminal.progress(terminal.texts.importing(deals, of));
        },
      },
    ),
  );
  terminal.progress('');
  (json ? printJson : printReport)(report, terminal);
  return statusOf(report);
};

/** `arbitre import pbn FILE`, `import lin FILE`, `import usebio FILE` */
export const addImports = ({ importer, terminal, finish }: Lines): void => {
  const { texts } = terminal;
  const said = fileTexts[texts.language];
  for (const format of FILE_FORMATS) {
    const command = importer
      .command(format)
      .description(said.imports[format])
      .argument('<file>', said.file)
      .option('--competition <id>', texts.competition)
      .option('--name <name>', texts.name)
      .option('--region <region>', texts.region)
      .option('--strict', texts.strict)
      .option('--rulings <file>', said.rulings)
      .option('--json', texts.json)
      .action((file: string, options: ImportArguments) =>
        finish(importFileCommand(file, format, options, terminal)),
      );
    if (format === 'usebio') command.option('--event <number>', said.event);
  }
};
