/** Bridge's files: competitions in PBN (docs/games/bridge.md). */
export type * from './contract';
export { applyImport, importPbn } from './import-pbn';
export { planImport } from './plan';
export { pbnProblems } from './problems';
