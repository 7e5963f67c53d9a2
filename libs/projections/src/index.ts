export { createDataSource } from './database/data-source';
export { migrate } from './database/migrate';
export {
  competitionTable,
  entryTable,
  hallCallTable,
  passageTable,
  publicationTable,
  voidedSessionTable,
  type CompetitionRow,
  type EntryRow,
  type HallCallRow,
  type PassageRow,
  type PublicationRow,
} from './competitions/tables';
export { boardResultOf, isLookedAt } from './deals/tasks';
export {
  dealHistoryTable,
  dealTable,
  type DealHistoryRow,
  type DealRow,
  type ResultTaskRow,
  resultTaskTable,
} from './deals/tables';
export { leagueRowTable, leagueTableTable, type LeagueRowRow, type LeagueTableRow } from './divisions/tables';
export {
  regionCompetitionTable,
  regionLeaderTable,
  regionStateTable,
  type RegionCompetitionRow,
  type RegionLeaderRow,
  type RegionStateRow,
} from './leaders/tables';
export {
  clubRegionTable,
  clubTable,
  federationRegionTable,
  licenceYearTable,
  memberCategoryTable,
  membershipTable,
  memberTable,
  officialTable,
  templateTable,
  wordReceiptTable,
  type ClubRegionRow,
  type ClubRow,
  type FederationRegionRow,
  type MemberCategoryRow,
  type MemberRow,
  type MembershipRow,
  type OfficialRow,
  type TemplateRow,
  type WordReceiptRow,
} from './people/tables';
export {
  countedTable,
  divisionEntryTable,
  divisionMemberTable,
  divisionTable,
  fixtureTable,
  seasonRegionTable,
  seasonTable,
  type DivisionEntryRow,
  type DivisionRow,
  type FixtureRow,
  type SeasonRegionRow,
  type SeasonRow,
} from './leagues/tables';
export { placeOfScope } from './people/officials';
export { type SaidWord, saidWords, type Saying, sayingWords } from './people/said-words';
export { registeredPeople } from './people/registered-people';
export { changeMasterKey, openVault } from './database/open-vault';
export { regionTable, type RegionRow } from './regions/tables';
export { sessionTable, type SessionRow } from './sessions/tables';
export { entriesBySide } from './standings/entries-by-side';
export { rankingOfLog } from './standings/ranking-of-log';
export { rankingPosition, rankingSources } from './standings/sources';
export {
  awardTable,
  rankingTable,
  sessionAwardTable,
  standingTable,
  type AwardRow,
  type StandingRow,
} from './standings/tables';
export type { Column } from './table/column';
export { readerOf, type Raw, type Reader } from './table/reader';
export type { NameOf, RowOf, Table } from './table/table';
export { lanesOf, partitionOf, Routing, type Lane } from './partition';
export type { ModelId, Projector, ReadModel, ReadModelChange, SecondStepId, Transaction } from './projector';
export { projectorOf, projectors, routing } from './projectors';
export { secondStepOf, secondSteps } from './second-step/second-steps';
export { workOff } from './second-step/work-off';
export { BEFORE_ALL, readCheckpoint, type Alarm, type Applied, type Batch } from './batch/batch';
export { applyBatch, type ApplyOptions } from './batch/apply-batch';
export { redisUrlFrom } from './pipe/redis-url';
export { applyPatiently, processBatch, processUpTo, type Processing } from './batch/process-batch';
export { isTransient } from './batch/failure';
export { resume, type Resumed } from './batch/resume';
export { checkpoints, outdated, type LanePosition } from './generation/checkpoints';
export type { Generation } from './generation/generation';
export { beat, lastBeat, type Heartbeat } from './lag/heartbeat';
export { endsBefore, type LogEnd } from './lag/end-of-log';
export { liftIncident, raiseIncident, type Incident } from './lag/incident';
export { alarms, lag, type Lag, type RaisedAlarm } from './lag/lag';
export { rebuild, type RebuildOptions } from './rebuild/rebuild';
export { RebuildRunning } from './rebuild/abandoned';
export type { RebuildProgress } from './rebuild/fill';
export { Listener } from './waiting/listener';
export { listenReadModel, type ReadModelListener } from './waiting/listen-read-model';
export { stopWaiting, waitForPosition, type Wanted } from './waiting/wait-for-position';
export { allRows } from './read/rows';
