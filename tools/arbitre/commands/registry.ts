import {
  countsOf,
  MOST_OF_REGISTRY_FILE,
  type Plan,
  planClubs,
  planMembers,
  type PlanOrProblem,
  type RegistryContext,
  registryFileProblems,
  type Unwritten,
  writeClubs,
  writeMembers,
} from '@arbitre/events';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests of the read models start services of tools; nothing that runs goes round
import { registeredPeople } from '@arbitre/projections';
import { explain, type Violation } from '@arbitre/rules';
import { federationRefusals } from '@arbitre/rules/federation';
import type { Command } from 'commander';
import { type Installed, withDatabase } from '../database';
import type { ExitStatus, Finish } from '../exit-status';
import { readBytes } from '../read-file';
import { withStore } from '../store';
import type { Terminal } from '../terminal';
import { registryTexts } from '../texts/registry';

type Options = { readonly dryRun?: boolean; readonly keepDuplicates?: boolean; readonly json?: boolean };

/** How one kind of file is planned and written. */
type Import<Act> = {
  readonly plan: (file: Uint8Array, today: string) => Promise<PlanOrProblem<Act>>;
  readonly write: (plan: Plan<Act>, context: RegistryContext) => Promise<readonly Unwritten[]>;
};

const sentence = (violation: Violation, { texts }: Terminal): string =>
  explain(null, violation, { ...federationRefusals, ...registryFileProblems })[texts.language];

/** What the plan says, line by line: all of them on a dry run, else what stands in the way. */
const tell = <Act>(plan: Plan<Act>, all: boolean, terminal: Terminal): void => {
  const said = registryTexts[terminal.texts.language];
  if (plan.ignored.length > 0) terminal.complain(said.ignored(plan.ignored.join(', ')));
  for (const line of plan.lines) {
    const told = said.line(line.line, said.kinds[line.kind], line.id);
    if (line.kind === 'problem') terminal.complain(`${told}: ${sentence(line.violation, terminal)}`);
    else if (all) terminal.print(told);
  }
  for (const { line, id, of } of plan.duplicates) terminal.complain(said.maybe(line, id, of.join(', ')));
  const counts = countsOf(plan.lines);
  terminal.print(said.counts(counts.new, counts.changed, counts.same, counts.problem));
};

const written = (unwritten: readonly Unwritten[], terminal: Terminal): ExitStatus => {
  const said = registryTexts[terminal.texts.language];
  for (const { line, id, violation } of unwritten) {
    const why = violation === undefined ? '' : `: ${sentence(violation, terminal)}`;
    terminal.complain(`${said.unwritten(line, id)}${why}`);
  }
  terminal.print(unwritten.length === 0 ? said.written : said.finish);
  return unwritten.length === 0 ? 0 : 1;
};

const run = async <Act>(
  path: string,
  { dryRun = false, keepDuplicates = false, json = false }: Options,
  { plan: planFile, write }: Import<Act>,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const said = registryTexts[terminal.texts.language];
  const time = new Date().toISOString();
  const file = await readBytes(path, terminal, MOST_OF_REGISTRY_FILE.bytes);
  const plan = await planFile(file, time.slice(0, 10));
  if ('violation' in plan) {
    terminal.complain(`${said.fileProblem(plan.line)}: ${sentence(plan.violation, terminal)}`);
    return 1;
  }
  const stands =
    plan.lines.some(({ kind }) => kind === 'problem') || (!keepDuplicates && plan.duplicates.length > 0);
  if (json) {
    // What is told of somebody is the licence and what is done: a report is kept, and forwarded.
    const lines = plan.lines.map(({ line, id, kind, ...more }) => ({
      ...{ line, id, kind },
      ...('violation' in more ? { problem: sentence(more.violation, terminal) } : {}),
    }));
    terminal.print(JSON.stringify({ lines, duplicates: plan.duplicates, ignored: plan.ignored }));
  } else tell(plan, dryRun, terminal);
  if (dryRun || stands) {
    if (!json) terminal.print(stands ? said.nothing : said.would);
    return stands ? 1 : 0;
  }
  const actor = { id: 'importer', role: 'importer' };
  return written(await write(plan, { actor, time }), terminal);
};

const membersOf = ({ store, database, vault }: Installed) => ({
  plan: async (file: Uint8Array, today: string) =>
    planMembers(store, vault, { file, today, people: await registeredPeople(database, vault) }),
  write: (plan: Parameters<typeof writeMembers>[2], context: RegistryContext) =>
    writeMembers(store, vault, plan, context),
});

/** `arbitre members import` and `arbitre clubs import`: whoever runs this on the installation's own machine registers. */
export const addRegistry = (program: Command, terminal: Terminal, finish: Finish): void => {
  const said = registryTexts[terminal.texts.language];
  const importing = (of: 'members' | 'clubs', says: string): Command =>
    program
      .command(of)
      .description(said[of])
      .command('import')
      .description(says)
      .argument('<file>', said.file)
      .option('--dry-run', said.dryRun)
      .option('--json', terminal.texts.json);
  importing('members', said.importMembers)
    .option('--keep-duplicates', said.keep)
    .action((path: string, options: Options) =>
      finish(withDatabase(terminal, (installed) => run(path, options, membersOf(installed), terminal))),
    );
  importing('clubs', said.importClubs).action((path: string, options: Options) =>
    finish(
      withStore(terminal, (store) => {
        const plan = (file: Uint8Array, today: string) => planClubs(store, { file, today });
        const write = (planned: Parameters<typeof writeClubs>[1], context: RegistryContext) =>
          writeClubs(store, planned, context);
        return run(path, options, { plan, write }, terminal);
      }),
    ),
  );
};
