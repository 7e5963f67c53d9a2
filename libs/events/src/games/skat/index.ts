/** Skat's files: series of the International Skat Server (docs/games/skat.md). */
export type * from './contract';
export { exportIss, type IssExport } from './export-iss';
export { importIss } from './import-iss';
export { planIss } from './plan';
