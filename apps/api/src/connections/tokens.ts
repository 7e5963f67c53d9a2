/** Injection tokens of what is not a class. */
export const SETTINGS = Symbol('settings');
export const EVENT_STORE = Symbol('event store');
