export * from './recorded-event';
export { isPosition, NotAPosition, readPosition } from './position';
export * from './stream-kinds';
export * from './stream-names';
export { publicNames } from './registry/public-names';
export type { NamedKind } from './write-side/not-there';
export type * from './store/contract';
export {
  contactSentence,
  firstContact,
  refuseWrongStore,
  riskSentence,
  storeRisks,
  watchRisks,
  type ContactProblem,
  type KnownRisks,
  type StoreRisk,
} from './store/first-contact';
export { withoutSecrets } from './store/without-secrets';
/** Disposes of a client of one's own without waiting for ever. */
export { letGo } from './store/connection';
export { connect, type ConnectOptions } from './store/connect';
export { Deadline } from './store/deadline';
export {
  NoSuchPosition,
  StoreRefused,
  StoreUnavailable,
  UnreadableEvent,
  UnwritableEvent,
} from './store/errors';
export { catalogue, type Catalogue } from './catalogue/catalogue';
export { actSchemaOf, scoringSchemaOf, sessionActSchemaOf } from './catalogue/acts';
export { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
export {
  verifyChain,
  verifyNext,
  type ChainBreak,
  type ChainEnd,
  type ChainVerdict,
} from './chain/verify-chain';
export { isUuid, uuidV5 } from './identity/uuid-v5';
export type * from './write-side/contract';
export { fingerprintOf } from './write-side/claim';
export {
  closeCompetition,
  loadCompetition,
  openCompetition,
  reviseCompetition,
  admitEntry,
  notePresence,
  reviseWithdrawal,
  withdrawEntry,
} from './write-side/competition';
export {
  checkRanking,
  closeCorrections,
  closeDueCorrections,
  finaliseCompetition,
  hashOfRanking,
  publishRanking,
  reinstateSession,
  reopenCorrections,
  voidSession,
} from './write-side/publication';
export { nameSubstitute, registerEntries, registerPlayers, revisePlayers } from './write-side/entries';
export { matchWords } from './write-side/words';
export { proposed, type Registered } from './registry/proposed';
export {
  callArbiter,
  correctResult,
  giveRuling,
  withdrawRuling,
  openDeal,
  recordActs,
  recordDeal,
  recordResult,
  OPENING,
} from './write-side/deal';
export { callToTable, closeCall, closeHallCall } from './write-side/calls';
export { decideAppeal, lodgeAppeal } from './write-side/appeal';
export { placeWithParties } from './write-side/parties';
export { correctSeating, moveResult, repairResult, withdrawResult } from './write-side/misplaced';
export { confirmResult, disputeResult, repeatResult, signResult, upholdResult } from './write-side/on-result';
export { grantsOf, located, type Place as PlaceOfWrite } from './write-side/authority';
export { placeOfDeal, placeOfSession, placeOfTable } from './write-side/places';
export { endGrant, giveGrant } from './write-side/grants';
export { actInSeason, closeDuePhase, loadSeason } from './write-side/seasons';
export {
  type AsOf,
  isToldBy,
  type DivisionRanking,
  rankingsOfDivision,
  toldOfDivision,
  type ToldDivision,
} from './write-side/division-told';
export { effectInDivision } from './write-side/division-effect';
export { actInDivision, loadDivision, placeOfDivision } from './write-side/divisions';
export {
  type DivisionListPlan,
  enterDivisionList,
  planDivisionList,
  type PlannedEntry,
} from './write-side/division-list';
export { beforePublishing, type StandsInTheWay } from './write-side/division-ranking';
export { seasonOfDivision } from './write-side/season-of-division';
export { loadRegion, moveRegion, openRegion, renameRegion } from './write-side/regions';
export { keepTemplate, removeTemplate, renameTemplate } from './write-side/templates';
export {
  closeClub,
  loadClub,
  mergeClubs,
  moveClub,
  placeOfClub,
  registerClub,
  renameClub,
  reopenClub,
  undoClubMerge,
} from './write-side/clubs';
export {
  choosePrivacy,
  correctPersonal,
  eraseMember,
  finishErasing,
  leaveClub,
  loadMember,
  memberSubject,
  mergeMembers,
  placeOfMember,
  registerMember,
  renewLicence,
  setCategory,
  tellMembersApart,
  transferMember,
  undoMemberMerge,
} from './write-side/members';
/** The keys of those whom the log speaks of. */
export {
  masterKey,
  masterKeyFile,
  nextMasterKey,
  readMasterKey,
  takeNext,
  UnusableMasterKey,
} from './vault/master-key';
export { withSecretsFromFiles } from './vault/secrets-from-files';
export { type Cipher, type Query, Vault } from './vault/vault';
export { answers } from './vault/words';
/** Clubs and members from files. */
export { planClubs } from './registry/plan-clubs';
export { planMembers } from './registry/plan-members';
export { countsOf, KINDS, type Plan, type PlanOrProblem } from './registry/plan';
export { Namesakes, type Person } from './registry/near-names';
export { registryFileProblems } from './registry/problems';
export { decoded as textOfFile, MOST as MOST_OF_REGISTRY_FILE } from './registry/read-table';
export {
  permittedClubs,
  permittedMembers,
  type RegistryContext,
  type Unwritten,
  writeClubs,
  writeMembers,
} from './registry/write-plan';
export type { OnDone } from './import/in-parallel';
export type { Problem as FileProblem } from './registry/read-table';
export { refusedOutcome } from './write-side/decide-acts';
export { inParallel } from './import/in-parallel';
export { importProblems } from './import/problems';
export {
  closeSession,
  reopenSession,
  openSession,
  recordSessionActs,
  upholdFigure,
} from './write-side/session';
export type * from './import/contract';
/** Word lists on disk: installed once, loaded once a process. */
export { wordsDirectory } from './words-directory';
