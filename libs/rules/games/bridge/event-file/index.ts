export type * from './contract';
export { type Optimum } from './optimum';
