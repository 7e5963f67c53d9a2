export * from './recorded-event';
export * from './stream-names';
export type * from './store/contract';
export type * from './write-side/contract';
