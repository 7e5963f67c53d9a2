import { randomUUID } from 'node:crypto';
import {
  type CommandContext,
  type DivisionListPlan,
  enterDivisionList,
  MOST_OF_REGISTRY_FILE,
  planDivisionList,
  registryFileProblems,
  textOfFile,
} from '@arbitre/events';
import { explain, type Violation } from '@arbitre/rules';
import { federationRefusals } from '@arbitre/rules/federation';
import { leagueRefusals } from '@arbitre/rules/leagues';
import type { Command } from 'commander';
import { CannotDo, type ExitStatus, type Finish } from '../exit-status';
import { readBytes } from '../read-file';
import { withStore } from '../store';
import type { Terminal } from '../terminal';
import { divisionListTexts } from '../texts/division-list';
import { seasonTexts } from '../texts/seasons';

type Options = { readonly dryRun?: boolean; readonly json?: boolean; readonly commandId?: string };

const sentence = (violation: Violation, { texts }: Terminal): string =>
  explain(null, violation, { ...federationRefusals, ...leagueRefusals, ...registryFileProblems })[
    texts.language
  ];

const tell = (plan: DivisionListPlan, json: boolean, terminal: Terminal): void => {
  const said = divisionListTexts[terminal.texts.language];
  if (json) {
    // What is told of somebody is the licence and what is done: a report is kept, and forwarded.
    const lines = plan.lines.map(({ line, does, entry, problem }) => ({
      ...{ line, does, entry },
      ...(problem === null
        ? {}
        : {
            field: problem.field,
            code: problem.violation.article,
            problem: sentence(problem.violation, terminal),
          }),
    }));
    terminal.print(JSON.stringify({ lines, ignored: plan.ignored }));
    return;
  }
  if (plan.ignored.length > 0) terminal.complain(said.ignored(plan.ignored.join(', ')));
  for (const { line, does, entry, listed, problem } of plan.lines) {
    const name = entry ?? listed?.name ?? listed?.members.join(' ') ?? '';
    const told = said.line(line, said.does[does], name);
    if (problem === null) terminal.print(told);
    else {
      const where = problem.field === null ? '' : ` (${said.columns[problem.field] ?? problem.field})`;
      terminal.complain(`${told}${where}${said.colon}${sentence(problem.violation, terminal)}`);
    }
  }
};

const run = async (
  division: string,
  path: string,
  { dryRun = false, json = false, commandId = randomUUID() }: Options,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { language } = terminal.texts;
  const said = divisionListTexts[language];
  const list = textOfFile(await readBytes(path, terminal, MOST_OF_REGISTRY_FILE.bytes));
  if (list === null) throw new CannotDo(registryFileProblems['file-encoding'][language]);
  const context: CommandContext = {
    ...{ commandId, actor: { id: 'importer', role: 'importer' } },
    time: new Date().toISOString(),
  };
  return withStore(terminal, async (store): Promise<ExitStatus> => {
    const input = { division, list };
    const plan = await planDivisionList(store, input, context);
    if ('violation' in plan) {
      const { line, violation } = plan;
      terminal.complain(
        `${line === 0 ? '' : `${said.atLine(line)}${said.colon}`}${sentence(violation, terminal)}`,
      );
      return 1;
    }
    tell(plan, json, terminal);
    const wrong = plan.lines.filter(({ problem }) => problem !== null).length;
    const told = (text: string): void => {
      if (!json) terminal.print(text);
    };
    if (wrong > 0) told(said.nothing(wrong));
    else if (plan.lines.every(({ does }) => does === 'same')) told(said.same);
    else if (dryRun) told(said.would);
    else {
      const outcome = await enterDivisionList(store, input, context);
      if (outcome.kind === 'refused') {
        terminal.complain(sentence(outcome.violation, terminal));
        return 1;
      }
      if (outcome.kind === 'conflict') {
        terminal.complain(seasonTexts[language].conflict);
        return 1;
      }
      told(seasonTexts[language].written(outcome.revision, outcome.position.toString()));
    }
    return wrong > 0 ? 1 : 0;
  });
};

/** `arbitre division enter-list`: entries and players from a spreadsheet, all of them or none. */
export const addDivisionList = (division: Command, terminal: Terminal, finish: Finish): void => {
  const { language } = terminal.texts;
  const said = divisionListTexts[language];
  division
    .command('enter-list')
    .description(said.enterList)
    .argument('<id>', seasonTexts[language].divisionId)
    .argument('<file>', said.file)
    .option('--dry-run', said.dryRun)
    .option('--json', terminal.texts.json)
    .option('--command-id <uuid>', seasonTexts[language].commandId)
    .action((id: string, path: string, options: Options) => finish(run(id, path, options, terminal)));
};
