import { parseArguments } from './command-line';
import { startEventStore } from './server';

/** The event store as a process: prints one line of JSON when it is ready, stops cleanly on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const options = parseArguments(process.argv.slice(2), process.env);
  const store = await startEventStore(options);
  process.stdout.write(
    `${JSON.stringify({ ready: true, port: store.port, connectionString: store.connectionString })}\n`,
  );
  const stop = () => {
    void store.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
