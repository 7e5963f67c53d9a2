import { runCommand } from './commands';

/** The event store as a process: it serves a folder, or backs it up, verifies or restores it. */
runCommand(process.argv.slice(2), process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
