export type * from './game';
export * from './problem';
export * from './read';
export type * from './deal-record';
export { pairIn } from './deals-of-table';
export * from './records';
export { WITHHELD } from './without-names';
export { writePbn } from './write';
export { latinBytes } from './write-text';
