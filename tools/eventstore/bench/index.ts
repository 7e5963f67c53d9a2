export { storeBench } from './store-bench';
export type { Measure } from './measure';
