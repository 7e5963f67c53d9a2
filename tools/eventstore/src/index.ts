export { startEventStore } from './server';
export type { EventStoreOptions, RunningEventStore } from './options';
