import { CommanderError } from 'commander';
import { CannotDo, type ExitStatus } from './exit-status';
import { createProgram } from './program';
import { terminal as terminalFor } from './terminal';
import { languageOf, textsIn } from './texts/texts';

/** Runs one command line. @returns the exit status */
export const run = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<ExitStatus> => {
  const terminal = terminalFor(textsIn(languageOf(args, environment)));
  let status: ExitStatus = 0;
  const program = createProgram(terminal, async (result) => {
    status = await result;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (error) {
    // Commander has said it already; help that was asked for is no failure.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof CannotDo)) throw error;
    terminal.complain(error.message);
    return 2;
  }
};
