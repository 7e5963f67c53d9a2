import { parseArguments } from './command-line';
import { lineOf } from './incidents';
import { startEventStore } from './server';
import { backUp, restoreBackup } from './storage/backup';
import { databaseFile, openMaintenance } from './storage/database';
import { verifyFolder } from './storage/integrity';

/**
 * `serve` (the default), `backup --to FILE` (also while the store runs), `verify`, `restore --from FILE`; all on
 * `--data-dir FOLDER`. Each prints one line of JSON.
 * @throws Error with what is wrong and what to do
 */
export async function runCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { command, file, options } = parseArguments(args, environment);
  const { dataDir } = options;
  switch (command) {
    case 'serve':
      await serve(options);
      return;
    case 'backup': {
      const result = backUp(openMaintenance(dataDir), file);
      if (result.kind === 'refused') throw new Error(`No backup was made: ${result.reason}`);
      print({ backup: file, bytes: result.bytes });
      return;
    }
    case 'verify':
      verifyFolder(dataDir);
      print({ verified: databaseFile(dataDir) });
      return;
    case 'restore':
      restoreBackup(file, dataDir);
      print({ restored: databaseFile(dataDir) });
  }
}

async function serve(options: Parameters<typeof startEventStore>[0]): Promise<void> {
  const store = await startEventStore({
    ...options,
    onIncident: (incident) => process.stderr.write(lineOf(incident, new Date())),
  });
  void store.died.then(() => process.exit(1));
  print({ ready: true, port: store.port, connectionString: store.connectionString });
  const stop = () => {
    void store.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
