export * from './recorded-event';
export * from './stream-names';
export type * from './store/contract';
export { connect, type ConnectOptions } from './store/connect';
export { StoreRefused, StoreUnavailable, UnreadableEvent, UnwritableEvent } from './store/errors';
export { catalogue, type Catalogue } from './catalogue/catalogue';
export type { EventSchema } from './catalogue/event-schema';
export { actSchemaOf, sessionActSchemaOf } from './catalogue/acts';
export { canonicalJson } from './chain/canonical-json';
export {
  verifyChain,
  verifyNext,
  type ChainBreak,
  type ChainEnd,
  type ChainVerdict,
} from './chain/verify-chain';
export { isUuid, uuidV5 } from './identity/uuid-v5';
export type * from './write-side/contract';
export {
  closeCompetition,
  loadCompetition,
  openCompetition,
  registerEntries,
  withdrawEntry,
} from './write-side/competition';
export {
  callArbiter,
  correctResult,
  giveRuling,
  openDeal,
  recordActs,
  recordDeal,
  recordResult,
} from './write-side/deal';
export { closeSession, openSession, recordSessionActs } from './write-side/session';
export type * from './import/contract';
export { applyImport, importPbn } from './import/import-pbn';
export { planImport } from './import/plan';
export type * from './import/iss-contract';
export { importIss } from './import/import-iss';
export { planIss } from './import/iss-plan';
export { exportIss, type IssExport } from './import/export-iss';
/** Word lists on disk: installed once, loaded once a process. */
export { TRIAL_LIST, wordsDirectory } from './words/directory';
export { installWordList, type Installation } from './words/install';
export { installedLists, loadLexicon, type InstalledList } from './words/load';
export { shelveWordLists, wordListOf } from './words/shelve';
export { WordListFolder } from './words/word-list-folder';
export { WordListRefused } from './words/refused';
