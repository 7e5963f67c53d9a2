export type * from './game';
export * from './problem';
export * from './read';
export type * from './deal-record';
export * from './records';
export { WITHHELD } from './without-names';
