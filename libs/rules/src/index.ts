export * from './kernel/decider';
export * from './kernel/game';
export * from './kernel/table-view';
export * from './deal/contract';
export * from './deal/decider';
export * from './deal/state';
export * from './deal/audit';
export * from './competition/contract';
export * from './registry';
export type * as Bridge from './bridge/events';
export type * as BridgeActs from './bridge/commands';
export { bridgeDuplicate } from './bridge/game';
/** Arithmetic on exact values: `fraction.toDecimal(row.total, 2)`. */
export * as fraction from './competition/exact';
export * from './competition/imps';
export * from './competition/methods';
export * from './competition/state';
export * from './competition/decider';
