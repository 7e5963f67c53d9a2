import { connect, type EventStore } from '@arbitre/events';
import { createDataSource, lag, migrate, projectorOf, rebuild, resume, type Lag } from '@arbitre/projections';
import type { DataSource } from 'typeorm';
import { settingsFrom } from '../settings';

type Parts = { readonly database: DataSource; readonly store: EventStore };
type Say = (line: string) => void;

const say: Say = (line) => process.stdout.write(`${line}\n`);

const USAGE = `Without arguments: the worker. Otherwise one of
  status                          how far the read models are, rebuilds and alarms
  rebuild <model>                 builds competitions, deals, sessions, solos or standings anew beside the live copy (Ctrl-C cancels)
  resume <model> <competition>    lets a parked competition go on`;

/** The lines of `status`. */
export const statusLines = ({
  state,
  milliseconds,
  events,
  models,
  rebuilding,
  alarms,
  processes,
}: Lag): readonly string[] => [
  `${state}: ${events} events and ${milliseconds} ms behind`,
  ...processes.map(
    (each) => `${each.role} ${each.process}: ${each.alive ? 'alive' : `silent for ${each.silentMs} ms`}`,
  ),
  ...models.map(
    (each) => `${each.model} g${each.generation}: at ${each.position.toString()}, ${each.events} events`,
  ),
  ...rebuilding.map(
    (each) => `rebuilding ${each.model} g${each.generation}: ${each.done} of ${each.of} events`,
  ),
  ...alarms.map(
    (each) =>
      `ALARM ${each.model}: ${each.competition} is parked at ${each.type}, event ${each.revision} of ${each.stream}: ` +
      `${each.error} ${each.resume}`,
  ),
];

const status = async ({ database }: Parts): Promise<void> => {
  for (const line of statusLines(await lag(database))) say(line);
};

const rebuildModel = async ({ database, store }: Parts, name: string): Promise<void> => {
  const { model } = projectorOf(name);
  const cancelling = new AbortController();
  process.once('SIGINT', () => {
    cancelling.abort(new Error('Cancelled: the live copy was not touched.'));
  });
  const generation = await rebuild(model, {
    dataSource: database,
    store,
    signal: cancelling.signal,
    onProgress: ({ done, of }) => {
      say(`${model}: ${done} of ${of} events`);
    },
  });
  say(`${model}: generation ${generation.number} is live`);
};

const resumeCompetition = async (
  { database, store }: Parts,
  model: string,
  competition: string,
): Promise<void> => {
  const result = await resume({ dataSource: database, store }, projectorOf(model), competition);
  if (result.kind === 'resumed') say(`${competition}: ${result.events} events applied, the alarm is lifted`);
  if (result.kind === 'not-parked')
    throw new Error(`${competition} is not parked in ${model}: "status" lists the alarms.`);
  if (result.kind === 'still-poisoned')
    throw new Error(
      `${competition} stays parked at ${result.event.type}, event ${result.event.revision} of ${result.event.stream}: ${result.error}`,
    );
};

const chosen = (
  command: string,
  [first, second]: readonly string[],
): ((parts: Parts) => Promise<void>) | null => {
  if (command === 'status') return status;
  if (command === 'rebuild' && first !== undefined) return (parts) => rebuildModel(parts, first);
  if (command === 'resume' && first !== undefined && second !== undefined)
    return (parts) => resumeCompetition(parts, first, second);
  return null;
};

/** One errand of an operator; throws a sentence when it cannot be done. */
export const operate = async (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  const work = chosen(command, args);
  if (work === null) throw new Error(USAGE);
  const settings = settingsFrom(environment);
  const database = createDataSource(settings.databaseUrl);
  const store = connect(settings.storeUrl);
  try {
    await migrate(database, { partitions: settings.partitions });
    await work({ database, store });
  } finally {
    await store.close();
    await database.destroy();
  }
};
