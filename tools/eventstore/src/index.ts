export { startEventStore } from './server';
export type { Incident } from './incidents';
export type { ClusterControl, EventStoreOptions, RunningEventStore } from './options';
