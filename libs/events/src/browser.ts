// What the admin may use of this library: no store, no node modules.
export * from './recorded-event';
export * from './stream-kinds';
export * from './stream-names';
