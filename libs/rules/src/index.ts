export * from '@arbitre/rules/kernel/articles';
export {
  DEEPEST,
  type JsonFault,
  jsonFault,
  strangeCharacter,
  type TextKind,
} from '@arbitre/rules/kernel/characters';
export * from '@arbitre/rules/kernel/decider';
export { invalidField } from '@arbitre/rules/kernel/act-shape';
export * from '@arbitre/rules/kernel/game';
export * from '@arbitre/rules/kernel/table-view';
export * from '@arbitre/rules/kernel/deal/contract';
export {
  type Confirmation,
  confirmationAfter,
  finalityOf,
  unconfirmed,
} from '@arbitre/rules/kernel/deal/confirmation';
export { ANSWERS_CALLS, callId } from '@arbitre/rules/kernel/deal/calls';
export { appealId } from '@arbitre/rules/kernel/deal/appeals';
export * from '@arbitre/rules/kernel/deal/decider';
export * from '@arbitre/rules/kernel/deal/state';
export { type SeatedSides, seatedSides } from '@arbitre/rules/kernel/deal/sides';
export type { Matter, MatterOption, WaitingView } from '@arbitre/rules/kernel/mistakes/matters';
export { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
export {
  conceal,
  concealEvents,
  onlookerOf,
  type ShownEvent,
  shownEvent,
  type Sight,
} from '@arbitre/rules/kernel/deal/conceal';
export * from '@arbitre/rules/kernel/deal/audit';
export * from '@arbitre/rules/kernel/deal/reserved-acts';
export * from '@arbitre/rules/kernel/competition/contract';
export { type Embargo, isEmbargoed } from '@arbitre/rules/kernel/competition/embargo';
export type { Plan } from '@arbitre/rules/kernel/competition/plan';
export { concealSessionEvents, shownSetup } from '@arbitre/rules/kernel/session/conceal';
export * from '@arbitre/rules/kernel/session/contract';
export * from '@arbitre/rules/kernel/session/decider';
export { plannedSeating, type PlannedSeating } from '@arbitre/rules/kernel/session/planned-seating';
export { EMPTY_SHELF, type Shelf } from '@arbitre/rules/kernel/session/shelf';
export * from '@arbitre/rules/kernel/session/state';
export * from '@arbitre/rules/kernel/session/audit';
export * from '@arbitre/rules/kernel/session/reserved-acts';
export type { StreamAudit } from '@arbitre/rules/kernel/audit';
export type { Refusal } from '@arbitre/rules/kernel/act-shape';
export * from '@arbitre/rules/kernel/declare/events';
export { actsSchema, type ActTable } from '@arbitre/rules/kernel/declare/acts';
export {
  type DataOf,
  type Field,
  type Fields,
  type JsonSchema,
  type Misfit,
  type ValueOf,
} from '@arbitre/rules/kernel/declare/field';
/** What acts and events are made of: `values.text('Why', 200)`, `values.oneOf(['N', 'E'])`. */
export * as values from '@arbitre/rules/kernel/declare/values';
export { object, optional } from '@arbitre/rules/kernel/declare/compound';
export {
  APPEAL_OUTCOMES,
  CALL_OUTCOMES,
  CONCEALED,
  dealEvents,
  FINALITIES,
  PENALTIES,
} from '@arbitre/rules/kernel/deal/events';
export { sessionEvents } from '@arbitre/rules/kernel/session/events';
export { competitionEvents } from '@arbitre/rules/kernel/competition/events';
export { type ClubMatch, matchingEvents, type RegionMatch } from '@arbitre/rules/kernel/competition/matching';
/** Arithmetic on exact values: `fraction.toDecimal(row.total, 2)`. */
export * as fraction from '@arbitre/rules/kernel/competition/exact';
export * from '@arbitre/rules/kernel/competition/imps';
export * from '@arbitre/rules/kernel/competition/course';
export { crossTableOf } from '@arbitre/rules/kernel/competition/cross-table';
export { methodExpecting } from '@arbitre/rules/kernel/competition/expecting';
export { awardsOfGroup } from '@arbitre/rules/kernel/competition/partners';
export { partsOf } from '@arbitre/rules/kernel/competition/parts';
export { type Parting, partingKey, partingsOf } from '@arbitre/rules/kernel/competition/parting';
export * from '@arbitre/rules/kernel/competition/penalties';
export * from '@arbitre/rules/kernel/competition/standings';
export * from '@arbitre/rules/kernel/competition/state';
export * from '@arbitre/rules/kernel/competition/life';
export { type PublishedRow } from '@arbitre/rules/kernel/competition/publication';
export * from '@arbitre/rules/kernel/competition/given-out';
export * from '@arbitre/rules/kernel/competition/decider';
export {
  AFTER_WITHDRAWAL,
  type AfterWithdrawal,
  PERSONS_OF,
} from '@arbitre/rules/kernel/competition/entry-kinds';
export * from '@arbitre/rules/kernel/records/record';
export * from '@arbitre/rules/kernel/records/read';
export * from '@arbitre/rules/kernel/records/replay';
export * from '@arbitre/rules/kernel/records/step';
export * from '@arbitre/rules/kernel/records/replay-session';
export {
  type Refuse,
  refusals,
  refusing,
  type RefusalTable,
  type Sentence,
} from '@arbitre/rules/kernel/refusals';
export {
  type BoardOnRecord,
  type BoardResult,
  type Improbability,
  type Improbable,
  type KnownHands,
  type LaidBoards,
  type OddFigure,
} from '@arbitre/rules/kernel/improbable';
export {
  TASK_DESKS,
  taskKindOf,
  taskKinds,
  TASKS,
  taskSentence,
  type TaskDesk,
  type TaskKind,
} from '@arbitre/rules/kernel/tasks';
export { type SharedRefusals, refuse, sharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
export { type Games, gamesOf } from '@arbitre/rules/kernel/games';
export type {
  AnyGame,
  AnySessionRules,
  GameManifest,
  ScoreAnswer,
  ScoreOptions,
} from '@arbitre/rules/kernel/manifest';
export {
  allGames,
  gameOf,
  sessionRulesOf,
  rulesets,
  rulesetOf,
  games,
  sessionOrders,
  articlesOf,
  dealDecider,
  unopenedDeal,
  replayDeal,
  tableViewAt,
  auditDeal,
  sessionDecider,
  sessionDeciderWith,
  unopenedSession,
  replaySession,
  auditSession,
  hidesSetup,
  competitionDecider,
  replayCompetition,
  readRecord,
  replayRecord,
  replayGameRecord,
  recordOfStream,
  recordOfSession,
  methodOf,
  methodsOf,
  scoreOf,
  explain,
  rulingArticle,
  rulingLawsOf,
  rulingProblem,
} from './all-games';
