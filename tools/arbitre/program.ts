import { Command, InvalidArgumentError, Option } from 'commander';
import { areas } from '../bench/areas';
import { addAccounts } from './commands/accounts';
import { benchCommand } from './commands/bench';
import { delegate } from './commands/delegate';
import { demoCommand } from './commands/demo';
import { eveningCommand, stoppedBySignal } from './commands/evening';
import { addEventStore } from './commands/eventstore';
import { addLeague } from './commands/league';
import { addRegistry } from './commands/registry';
import { replayCommand } from './commands/replay';
import { type RulesArguments, rulesCommand } from './commands/rules';
import { addRanking } from './commands/ranking';
import { addScore } from './commands/score';
import { addSeasons } from './commands/seasons';
import { addSimulate } from './commands/simulate';
import { addVault } from './commands/vault';
import { verifyCommand } from './commands/verify';
import { addWords } from './commands/words';
import type { Finish } from './exit-status';
import { GAME_LINES } from './games.generated';
import type { Terminal } from './terminal';

type Json = { readonly json?: boolean };

const addReplay = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  program
    .command('replay')
    .description(texts.replay)
    .argument('<file>', texts.recordFile)
    .option('--json', texts.json)
    .action((file: string, options: Json) => finish(replayCommand(file, options, terminal)));
};

const addChecks = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  program
    .command('rules')
    .description(texts.rules)
    .option('--coverage', texts.coverage)
    .option('--article <id>', texts.articleText)
    .option('--game <game>', texts.onlyGame)
    .option('--json', texts.json)
    .action((options: RulesArguments) => finish(rulesCommand(options, terminal)));
  program
    .command('verify')
    .description(texts.verify)
    .argument('[stream]', texts.verifyStream)
    .option('--all', texts.verifyAll)
    .option('--json', texts.json)
    .action((stream: string | undefined, options: Json & { readonly all?: boolean }) =>
      finish(verifyCommand(stream, options, terminal)),
    );
  program
    .command('docs')
    .description(texts.docs)
    .command('events')
    .description(texts.docsEvents)
    .addOption(new Option('--check', texts.docsCheck).conflicts('write'))
    .option('--write', texts.docsWrite)
    .action(({ write = false }: { readonly write?: boolean }) =>
      finish(delegate('tools/checks/generated-docs.mjs', write ? ['--write'] : [])),
    );
};

const addServices = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  addEventStore(program, terminal, finish);
  addAccounts(program, terminal, finish);
  addRegistry(program, terminal, finish);
  addWords(program, terminal, finish);
  addVault(program, terminal, finish);
  program
    .command('demo')
    .description(texts.demo)
    .option('--if-empty', texts.ifEmpty)
    .action((options: { readonly ifEmpty?: boolean }) => finish(demoCommand(options, terminal)));
  addSimulate(program, terminal, finish);
  program
    .command('evening')
    .description(texts.evening)
    .addOption(new Option('--every <seconds>', texts.eveningEvery).default(5).argParser(seconds))
    .action((options: { readonly every: number }) =>
      finish(eveningCommand(options, terminal, stoppedBySignal())),
    );
  program
    .command('bench')
    .description(texts.bench)
    .argument('[area]', `${texts.benchArea} (${Object.keys(areas).join(', ')})`)
    .option('--json', texts.json)
    .action((area: string | undefined, options: Json) => finish(benchCommand(area, options, terminal)));
};

/** More than nothing, at most an hour. */
const seconds = (given: string): number => {
  const value = Number(given);
  if (value > 0 && value <= 3600) return value;
  throw new InvalidArgumentError('0 < seconds <= 3600');
};

/** Commands and importers that games bring. */
const addGames = (program: Command, terminal: Terminal, finish: Finish): void => {
  const importer = program.command('import').description(terminal.texts.importCommand);
  const exporter = program.command('export').description(terminal.texts.exportCommand);
  for (const { add } of Object.values(GAME_LINES)) add?.({ program, importer, exporter, terminal, finish });
};

/** The command line. `finish` hears how a command ended. */
export const createProgram = (terminal: Terminal, finish: Finish): Command => {
  const { texts } = terminal;
  const titles: Readonly<Record<string, string>> = {
    'Usage:': texts.usage,
    'Options:': texts.optionsTitle,
    'Commands:': texts.commandsTitle,
    'Arguments:': texts.argumentsTitle,
  };
  const program = new Command('arbitre')
    .description(texts.program)
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .helpOption('-h, --help', texts.help)
    .helpCommand(false)
    .addOption(new Option('--lang <language>', texts.lang).choices(['fr', 'en']))
    .exitOverride();
  addGames(program, terminal, finish);
  addReplay(program, terminal, finish);
  addScore(program, terminal, finish);
  addRanking(program, terminal, finish);
  addLeague(program, terminal, finish);
  addSeasons(program, terminal, finish);
  addChecks(program, terminal, finish);
  addServices(program, terminal, finish);
  return program;
};
