export * from './kernel/decider';
export * from './kernel/game';
export * from './kernel/table-view';
export * from './deal/contract';
export * from './competition/contract';
export type * as Bridge from './bridge/events';
export type * as BridgeActs from './bridge/commands';
