import { connect, refuseWrongStore, riskSentence, storeRisks, type EventStore } from '@arbitre/events';
import {
  createDataSource,
  lag,
  projectorOf,
  projectors,
  rebuild,
  resume,
  secondStepOf,
  secondSteps,
  type Lag,
} from '@arbitre/projections';
import type { DataSource } from 'typeorm';
import { log } from '../log';
import { migrateNow } from '../connections/connections';
import { settingsFrom } from '../settings';

type Parts = { readonly database: DataSource; readonly store: EventStore; readonly storeUrl: string };
type Say = (line: string) => void;

const say: Say = (line) => process.stdout.write(`${line}\n`);

const USAGE = `Without arguments: the worker. Otherwise one of
  status                          how far the read models are, rebuilds and alarms
  rebuild all                     every model, one after the other: after an older backup of the store was restored
  rebuild <model>                 builds ${[...projectors, ...secondSteps].map(({ model }) => model).join(', ')} anew beside the live copy (Ctrl-C cancels)
  resume <model> <key>            lets a parked competition, or the federation, go on
    --skip <event>                and passes over the event at which it is parked, in this model and for good`;

/** The lines of `status`. */
export const statusLines = ({
  state,
  milliseconds,
  events,
  models,
  rebuilding,
  alarms,
  skipped,
  incidents,
  processes,
  secondSteps: steps,
}: Lag): readonly string[] => [
  `${state}: ${events} events and ${milliseconds} ms behind`,
  ...processes.map(
    (each) => `${each.role} ${each.process}: ${each.alive ? 'alive' : `silent for ${each.silentMs} ms`}`,
  ),
  ...models.map(
    (each) => `${each.model} g${each.generation}: at ${each.position.toString()}, ${each.events} events`,
  ),
  ...steps.map((each) => `${each.model} g${each.generation}: ${each.marks} marks to work off`),
  ...rebuilding.map(
    (each) => `rebuilding ${each.model} g${each.generation}: ${each.done} of ${each.of} events`,
  ),
  ...alarms.map(
    (each) =>
      `ALARM ${each.model}: ${each.key} is parked at ${each.type}, event ${each.revision} of ${each.stream}: ` +
      `${each.error} ${each.resume}`,
  ),
  ...steps.flatMap(({ model, failing }) =>
    failing.map(
      ({ source, tries, error }) => `ALARM ${model}: not computed from ${source} (${tries} tries): ${error}`,
    ),
  ),
  ...incidents.map(
    (each) =>
      `ALARM ${each.kind}, ${each.raisedAt.toISOString()}, ${each.times} times: ${each.detail} ${each.mend}`,
  ),
  ...skipped.map(
    (each) =>
      `SKIPPED in ${each.model}, ${each.skippedAt.toISOString()}: ${each.type}, event ${each.revision} of ${each.stream} ` +
      `(${each.event}): ${each.error}`,
  ),
];

const status = async ({ database, store, storeUrl }: Parts): Promise<void> => {
  for (const line of statusLines(await lag(database, store))) say(line);
  for (const risk of await storeRisks(storeUrl)) say(`event store: ${riskSentence(risk)}`);
};

const rebuildModel = async ({ database, store }: Parts, name: string): Promise<void> => {
  const { model } = secondStepOf(name) ?? projectorOf(name);
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

const rebuildAll = async (parts: Parts): Promise<void> => {
  for (const { model } of [...projectors, ...secondSteps]) await rebuildModel(parts, model);
};

const resumeKey = async (
  { database, store }: Parts,
  model: string,
  key: string,
  skip: string | undefined,
): Promise<void> => {
  const result = await resume({ dataSource: database, store }, projectorOf(model), key, skip);
  const skipping = skip !== undefined && (result.kind === 'resumed' || result.kind === 'still-poisoned');
  if (skipping) log.warn({ model, key, event: skip }, 'event passed over for good');
  if (result.kind === 'other-event')
    throw new Error(`${key} is parked at the event ${result.event}, not at ${skip ?? ''}: nothing was done.`);
  if (result.kind === 'resumed') say(`${key}: ${result.events} events applied, the alarm is lifted`);
  if (result.kind === 'not-parked')
    throw new Error(`${key} is not parked in ${model}: "status" lists the alarms.`);
  if (result.kind === 'still-poisoned')
    throw new Error(
      `${key} stays parked at ${result.event.type}, event ${result.event.revision} of ${result.event.stream}: ${result.error}`,
    );
};

const chosen = (
  command: string,
  [first, second, flag, event]: readonly string[],
): ((parts: Parts) => Promise<void>) | null => {
  if (command === 'status') return status;
  if (command === 'rebuild' && first === 'all') return rebuildAll;
  if (command === 'rebuild' && first !== undefined) return (parts) => rebuildModel(parts, first);
  if (command === 'resume' && first !== undefined && second !== undefined)
    if (flag === undefined || (flag === '--skip' && event !== undefined))
      return (parts) => resumeKey(parts, first, second, event);
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
  await refuseWrongStore(settings.storeUrl);
  const database = createDataSource(settings.databaseUrl);
  const store = connect(settings.storeUrl);
  try {
    await migrateNow(database, settings.partitions);
    await work({ database, store, storeUrl: settings.storeUrl });
  } finally {
    await store.close();
    if (database.isInitialized) await database.destroy();
  }
};
