import { WordListRefused } from '@arbitre/events/games/scrabble';
import type { Command } from 'commander';
import { CannotDo, type ExitStatus, type Finish } from '../../exit-status';
import { reasonText } from '../../reason';
import { consoleCommand, type ConsoleOptions } from './console';
import { exportCommand, readCommand } from './printed';
import { simulateCommand, type SimulateOptions } from './simulate';
import { toppingCommand, type ToppingOptions } from './topping';
import type { Terminal } from '../../terminal';
import { scrabbleTexts } from './texts';

/** A word list that is missing or damaged ends the command with what to do. */
const withWords = async (terminal: Terminal, doing: () => Promise<ExitStatus>): Promise<ExitStatus> => {
  try {
    return await doing();
  } catch (error) {
    if (!(error instanceof WordListRefused)) throw error;
    throw new CannotDo(reasonText(error.code, error.facts, terminal.texts, 'scrabble'));
  }
};

/** `arbitre scrabble …`: games, beside the check of GCG games. */
export const addScrabbleGames = (scrabble: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  const said = scrabbleTexts[texts.language];
  scrabble
    .command('simulate')
    .description(said.simulate)
    .option('--players <number>', said.players, '24')
    .option('--seed <number>', said.seed, '1')
    .option('--list <name>', said.list)
    .option('--format <name>', said.format)
    .option('--joker', said.joker)
    .option('--record <file>', said.record)
    .option('--text <file>', said.text)
    .option('--json', texts.json)
    .action((options: SimulateOptions) =>
      finish(withWords(terminal, () => simulateCommand(options, terminal))),
    );
  scrabble
    .command('export')
    .description(said.exportGame)
    .argument('<file>', said.recordFile)
    .option('--english', said.english)
    .action((file: string, options: { readonly english?: boolean }) =>
      finish(withWords(terminal, () => exportCommand(file, terminal, options))),
    );
  scrabble
    .command('read')
    .description(said.read)
    .argument('<file>', said.textFile)
    .option('--json', texts.json)
    .option('--list <name>', said.verifyList)
    .action((file: string, options: { readonly json?: boolean; readonly list?: string }) =>
      finish(withWords(terminal, () => readCommand(file, options, terminal))),
    );
  scrabble
    .command('topping')
    .description(said.topping)
    .option('--list <name>', said.list)
    .option('--seed <text>', said.seed)
    .option('--seconds <number>', said.toppingTime, '60')
    .option('--fast', said.toppingFast)
    .action((options: ToppingOptions) =>
      finish(withWords(terminal, () => toppingCommand(options, terminal))),
    );
  scrabble
    .command('console')
    .description(said.console)
    .requiredOption('--players <names>', said.consolePlayers)
    .option('--list <name>', said.list)
    .option('--seed <text>', said.seed)
    .option('--record <file>', said.record)
    .option('--fast', said.fast)
    .action((options: ConsoleOptions) =>
      finish(withWords(terminal, () => consoleCommand(options, terminal))),
    );
};
