export * from './recorded-event';
export * from './stream-names';
