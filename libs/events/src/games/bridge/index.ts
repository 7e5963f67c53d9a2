/** Bridge's files: competitions in PBN, LIN and USEBIO (docs/games/bridge-formats.md). */
export type * from './contract';
export { FILE_FORMATS } from './contract';
export { bytesOf, filedPlan, writeEvent } from './convert';
export { type DealOfEvents, fileEvent, type RankOfFile } from './filed-event';
export { applyImport, importPbn, importPlanned } from './import-pbn';
export { formatOf } from './kind-of-file';
export { planImport } from './plan';
export { pbnProblems } from './problems';
