export { startEventStore } from './server';
export { makeCertificates } from './transport/certificate';
export type { Incident } from './incidents';
export type { ClusterControl, EventStoreOptions, RunningEventStore } from './options';
