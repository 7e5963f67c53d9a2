export { divisionActs, type DivisionAct } from './division/acts';
export type { DivisionContext, Elsewhere, PersonFacts } from './division/context';
export { type CountedRanking, type ReadAs, strangersIn } from './division/counted';
export { decideDivision } from './division/decide';
export { divisionCommitment } from './division/decide-lots';
export { closeFinish } from './division/decide-ranking';
export {
  actsOfListed,
  entryIdOf,
  entryKindOf,
  entryOfListed,
  fieldOfRefusal,
  type ListedEntry,
} from './division/entry-list';
export { divisionEvents, type DivisionEvent } from './division/events';
export { type DivisionState, evolveDivision, rulesInForce, UNOPENED_DIVISION } from './division/state';
export {
  type NameOf,
  type NoteKind,
  placesIn,
  type PlayedCompetition,
  tableNotes,
  type TableNote,
} from './division/notes';
export { contributionsOf } from './division/table';
export { type RankingToPublish, rankingOf } from './division/ranking';
export type { PublishedLeagueRow } from './division/ranking-fields';
export {
  type DivisionTold,
  type LineSource,
  type LineSources,
  type PlacedEvent,
  stateTold,
  tableTold,
  type ToldTable,
} from './division/told';
export { operationOf, type OperationOf } from './operations';
export { feeding, type LaterPhase, laterPhases } from './quotas/phases';
export { apportion, type Apportionment } from './quotas/largest-remainder';
export { type Qualification, type Qualifying, qualify } from './quotas/qualify';
export { type Amount, exactOf } from './rules/amount';
export { type EntryRules } from './rules/entries';
export { type Format, leagueRules, type LeagueRules, leagueRulesSchema } from './rules/league-rules';
export { CRITERIA, type Criterion, criterionSays } from './rules/order';
export { ruleProblems, type RuleProblem } from './rules/problems';
export { parseLeagueRules, readLeagueRules, type RulesReading } from './rules/read';
export { divisionId, seasonId } from './fields';
export { readyMadeRules } from './ready-made';
export { leagueRefusals, refuse as refuseInLeague } from './refusals';
export { wbf20 } from '@arbitre/rules/kernel/competition/scales/wbf-20';
export { seasonActs, type SeasonAct } from './season/acts';
export { decideSeason } from './season/decide';
export { correctedUntil, dayIn } from './season/due';
export { seasonEvents, type SeasonEvent } from './season/events';
export { evolveSeason, regionsOf, type SeasonState, UNOPENED_SEASON } from './season/state';
export { type Pairing, type Round, roundRobin, type System } from './schedule/round-robin';
export type {
  Adjustment,
  CompetitionResult,
  Contestant,
  Contributions,
  Match,
  MatchSide,
} from './table/contributions';
export { type ChangedRow, tableDifference } from './table/difference';
export { type DivisionFile, type DivisionReading, readDivisionFile } from './table/file';
export { leagueTable } from './table/league-table';
export { figureIn, type Line, tellLine } from './table/line';
export { medalOf } from './table/path';
export {
  type Deciding,
  type LeagueRow,
  type LeagueTable,
  type Outcome,
  OUTCOMES,
  type Ranking,
  UNRANKED,
} from './table/row';
