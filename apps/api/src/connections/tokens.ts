/** Injection tokens of what is not a class. */
export const SETTINGS = Symbol('settings');
export const EVENT_STORE = Symbol('event store');
/** What the account of the event store could do to the log (`KnownRisks`). */
export const STORE_RISKS = Symbol('StoreRisks');
/** Aborted when the process shuts down. */
export const ENDING = Symbol('Ending');
