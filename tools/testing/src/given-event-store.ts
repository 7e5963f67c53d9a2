import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server that somebody else brought: it may hold events of others and of its own, and is not emptied. */
export type GivenEventStore = { readonly connectionString: string; stop(): Promise<void> };

const ADDRESS = /esdb(?:\+discover)?:\/\/[^\s"']+/;

/** Runs the command until it prints an address; `stop` ends it and what it started. */
const startedBy = async (command: string): Promise<GivenEventStore> => {
  const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const end = (): void => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', end);
  const connectionString = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = ADDRESS.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('close', (code) => {
      reject(
        new Error(`ARBITRE_TEST_ESDB_START ended with ${code ?? 'a signal'} before it printed an address.`),
      );
    });
  });
  return {
    connectionString,
    stop: async () => {
      process.off('exit', end);
      end();
      await closed;
    },
  };
};

/**
 * The server that the environment gives the specifications: `ARBITRE_TEST_ESDB_START` is a command that starts a fresh one
 * for each and prints its address, `ARBITRE_TEST_ESDB_URL` the address of one that runs. Null where it gives none.
 */
export const givenEventStore = async (
  env: NodeJS.ProcessEnv = process.env,
): Promise<GivenEventStore | null> => {
  const { ARBITRE_TEST_ESDB_START: command = '', ARBITRE_TEST_ESDB_URL: url = '' } = env;
  if (command !== '') return startedBy(command);
  return url === '' ? null : { connectionString: url, stop: () => Promise.resolve() };
};
