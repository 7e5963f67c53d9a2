import { withSecretsFromFiles, wordsDirectory } from '@arbitre/events';
import { CommanderError, type Command } from 'commander';
import { CannotDo, type ExitStatus } from './exit-status';
import { createProgram } from './program';
import { repository } from './repository';
import { standardOutput, terminal as terminalFor, type Output } from './terminal';
import { languageOf, textsIn } from './texts/texts';

/** Commander's own lines go where ours go, for every command below. */
const configureOutput = (command: Command, { out, err }: Output): void => {
  command.configureOutput({ writeOut: out, writeErr: err }).exitOverride();
  for (const each of command.commands) configureOutput(each, { out, err, watched: false });
};

/** What the variables say, or why a secret among them cannot be read. */
const known = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv | Error => {
  try {
    return withSecretsFromFiles(environment);
  } catch (error) {
    return error as Error;
  }
};

const DEFAULT_STORE = 'esdb://127.0.0.1:2113?tls=false';

/** Runs one command line. @returns the exit status */
export const run = async (
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  output: Output = standardOutput,
): Promise<ExitStatus> => {
  const environment = known(variables);
  if (environment instanceof Error) {
    output.err(`${environment.message}\n`);
    return 2;
  }
  const texts = textsIn(languageOf(args, environment));
  const places = {
    storeUrl: environment.ESDB_URL ?? DEFAULT_STORE,
    wordsDirectory: wordsDirectory(environment, repository),
    environment,
  };
  const terminal = terminalFor(texts, places, output);
  let status: ExitStatus = 0;
  const program = createProgram(terminal, async (result) => {
    status = await result;
  });
  configureOutput(program, output);
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
