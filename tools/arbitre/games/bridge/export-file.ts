import { writeFile } from 'node:fs/promises';
import {
  bytesOf,
  FILE_FORMATS,
  type FileFormat,
  filedPlan,
  formatOf,
  planImport,
  pbnProblems,
  writeEvent,
} from '@arbitre/events/games/bridge';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests of the read models start services of tools; nothing that runs goes round
import { exportEvent } from '@arbitre/projections/games/bridge';
import type { Written } from '@arbitre/rules/games/bridge/event-file';
import { Option } from 'commander';
import { withPersons } from '../../database';
import { CannotDo, type ExitStatus } from '../../exit-status';
import type { Lines } from '../../game-lines';
import { LONGEST, readBytes } from '../../read-file';
import { reasonText } from '../../reason';
import type { Terminal } from '../../terminal';
import { fileTexts } from './texts';

type Given = { readonly into?: string; readonly course?: boolean };

const saidIn = ({ texts }: Terminal) => fileTexts[texts.language];

/** Writes what there is, and says what the format has no words for. */
const give = async (
  { text, results, left }: Written,
  format: FileFormat,
  { into }: Given,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const said = saidIn(terminal);
  for (const { deal, code } of left)
    terminal.complain(said.left(deal, said.why[code as keyof typeof said.why]));
  if (into === undefined) terminal.print(text.trimEnd());
  else {
    await writeFile(into, bytesOf(format, text)).catch((error: unknown) => {
      throw new CannotDo(said.notToWrite(into, (error as Error).message));
    });
    terminal.print(said.written(results, into));
  }
  return left.length > 0 ? 1 : 0;
};

const exportCommand = async (
  competition: string,
  format: FileFormat,
  given: Given,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { course = false } = given;
  const written = await withPersons(terminal, (store, vault) =>
    exportEvent(store, competition, { format, course, ...(vault === undefined ? {} : { vault }) }),
  );
  if (written === null || written.results === 0) {
    terminal.complain(saidIn(terminal).nothing(competition));
    return 1;
  }
  return give(written, format, given, terminal);
};

/** Without a store: what a file says, in another format or in the export format of its own. */
const convertCommand = async (
  file: string,
  { to, ...given }: Given & { readonly to: FileFormat },
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { texts } = terminal;
  const content = await readBytes(file, terminal, LONGEST.record);
  const format = formatOf(content);
  if (format === null) throw new CannotDo(saidIn(terminal).notResults(file));
  const plan = planImport(content, { format }, new Date().toISOString().slice(0, 10));
  for (const { source, line, severity, code, facts } of plan.problems)
    terminal.complain(
      `${texts.line(source, line)}: ${texts[severity]}: ${reasonText(code, facts, texts, 'bridge', pbnProblems)}`,
    );
  if (plan.deals.length === 0) return 2;
  const { course = false } = given;
  const status = await give(writeEvent(filedPlan(plan), to, { course }), to, given, terminal);
  return plan.problems.some(({ severity }) => severity === 'error') ? 1 : status;
};

/** `arbitre export pbn COMPETITION …` and `arbitre convert FILE --to FORMAT` */
export const addExports = ({ program, exporter, terminal, finish }: Lines): void => {
  const said = saidIn(terminal);
  for (const format of FILE_FORMATS) {
    const command = exporter
      .command(format)
      .description(said.exports[format])
      .argument('<competition>', said.exported)
      .option('--into <file>', said.into)
      .action((competition: string, options: Given) =>
        finish(exportCommand(competition, format, options, terminal)),
      );
    if (format === 'usebio') command.option('--course', said.course);
  }
  program
    .command('convert')
    .description(said.convert)
    .argument('<file>', said.file)
    .addOption(new Option('--to <format>', said.format).choices([...FILE_FORMATS]).makeOptionMandatory())
    .option('--into <file>', said.into)
    .option('--course', said.course)
    .action((file: string, options: Given & { readonly to: FileFormat }) =>
      finish(convertCommand(file, options, terminal)),
    );
};
