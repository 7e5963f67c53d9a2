import { Command, Option } from 'commander';
import { areas } from '../bench/areas';
import { benchCommand } from './commands/bench';
import { delegate } from './commands/delegate';
import { demoCommand } from './commands/demo';
import { addEventStore } from './commands/eventstore';
import { addIss } from './commands/iss';
import { importPbnCommand, type ImportArguments } from './commands/import-pbn';
import { replayCommand } from './commands/replay';
import { coverageCommand } from './commands/rules';
import { scoreCommand, type ScoreArguments } from './commands/score';
import { addScrabbleCheck } from './commands/scrabble-check';
import { addScrabbleGames } from './commands/scrabble';
import { verifyCommand } from './commands/verify';
import { addWords } from './commands/words';
import type { ExitStatus } from './exit-status';
import type { Terminal } from './terminal';
import { gcgTexts } from './texts/gcg';
import { issTexts } from './texts/iss';

type Json = { readonly json?: boolean };
/** Hands a command's exit status to whoever runs the program. */
type Finish = (status: ExitStatus | Promise<ExitStatus>) => Promise<void>;

const addImport = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  const importer = program.command('import').description(texts.importCommand);
  importer
    .command('pbn')
    .description(texts.importPbn)
    .argument('<file>', texts.pbnFile)
    .option('--competition <id>', texts.competition)
    .option('--name <name>', texts.name)
    .option('--region <region>', texts.region)
    .option('--strict', texts.strict)
    .option('--rulings <file>', texts.rulings)
    .option('--json', texts.json)
    .action((file: string, options: ImportArguments) => finish(importPbnCommand(file, options, terminal)));
  addIss(program, importer, terminal, finish);
};

const addReplayAndScore = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  const said = issTexts[texts.language];
  program
    .command('replay')
    .description(texts.replay)
    .argument('<file>', texts.recordFile)
    .option('--json', texts.json)
    .action((file: string, options: Json) => finish(replayCommand(file, options, terminal)));
  program
    .command('score')
    .description(texts.score)
    .argument('<game>', texts.scoreGame)
    .argument('[result]', texts.scoreNotation)
    .option('--vul <vulnerability>', texts.vul)
    .option('--bid <value>', said.bid)
    .option('--points <points>', said.points)
    .option('--tricks <tricks>', said.tricks)
    .option('--players <players>', said.players)
    .option('--variant <variant>', said.variant)
    .option('--target <points>', said.target)
    .option('--before <points>', said.before)
    .option('--values', said.values)
    .option('--json', texts.json)
    .action((game: string, result: string | undefined, options: ScoreArguments) =>
      finish(scoreCommand(game, result, options, terminal)),
    );
};

const addChecks = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  program
    .command('rules')
    .description(texts.rules)
    .requiredOption('--coverage', texts.coverage)
    .option('--game <game>', texts.onlyGame)
    .option('--json', texts.json)
    .action((options: Json & { readonly game?: string }) => finish(coverageCommand(options, terminal)));
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
  program
    .command('demo')
    .description(texts.demo)
    .option('--if-empty', texts.ifEmpty)
    .action((options: { readonly ifEmpty?: boolean }) => finish(demoCommand(options, terminal)));
  program
    .command('bench')
    .description(texts.bench)
    .argument('[area]', `${texts.benchArea} (${Object.keys(areas).join(', ')})`)
    .option('--json', texts.json)
    .action((area: string | undefined, options: Json) => finish(benchCommand(area, options, terminal)));
};

const addScrabble = (program: Command, terminal: Terminal, finish: Finish): void => {
  const scrabble = program.command('scrabble').description(gcgTexts[terminal.texts.language].scrabble);
  addScrabbleCheck(scrabble, terminal, finish);
  addScrabbleGames(scrabble, terminal, finish);
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
  addImport(program, terminal, finish);
  addReplayAndScore(program, terminal, finish);
  addChecks(program, terminal, finish);
  addWords(program, terminal, finish);
  addScrabble(program, terminal, finish);
  addServices(program, terminal, finish);
  return program;
};
