import { competitionOf, streams } from '@arbitre/events';
import { methodOf, type RankingMethod } from '@arbitre/rules';
import type { Projector, Transaction } from '../projector';
import { replaceAwards } from './awards';
import { standingChanges } from './changes';
import { replaceStanding } from './rank';
import { remember } from './remember';
import { TOP_EVENTS } from './session-tops';
import { selectFrom } from '../table/reader';
import { rankingTable, standingTables } from './tables';

const COUNTING = new Set([
  'CompetitionOpened',
  'CompetitionRevised',
  'EntryRegistered',
  ...['EntryWithdrawn', 'WithdrawalRevised'],
  ...['EntryRevised', 'EntryAdmitted'],
  'DealOpened',
  'DealScored',
  ...['ResultWithdrawn', 'SeatingCorrected'],
  ...['SideConfirmed', 'ResultDisputed', 'ResultUpheld'],
  'RulingGiven',
  'RulingWithdrawn',
  'SessionScored',
  'SessionVoided',
  'SessionReinstated',
]);

const chosen = selectFrom(
  rankingTable,
  ['competition', 'method', 'scoring'],
  'WHERE competition = ANY ($1::text[])',
);
const methodsOf = async (
  tx: Transaction,
  competitions: readonly string[],
): Promise<ReadonlyMap<string, RankingMethod>> => {
  const rows = await chosen(tx, [competitions]);
  return new Map(rows.map(({ competition, method, scoring }) => [competition, methodOf(method, scoring)]));
};

/**
 * Awards and rankings. A batch costs the comparison groups and competitions that it touches: awards of those groups and
 * the ranking of those competitions are worked out again by the competition's method, from this model's own tables.
 */
export const standings: Projector = {
  model: 'standings',
  key: 'competition',
  version: 11,
  tables: standingTables,
  handles: ({ type, stream }) =>
    (COUNTING.has(type) || (TOP_EVENTS.has(type) && streams.idIn('session', stream) !== null)) &&
    competitionOf(stream) !== null,
  apply: async (tx, events) => {
    const changes = standingChanges(events);
    const groups = await remember(tx, changes);
    const touched = [...changes.touched];
    const methods = await methodsOf(
      tx,
      touched.map(([competition]) => competition),
    );
    await replaceAwards(tx, groups, methods);
    for (const [competition, last] of touched) {
      const method = methods.get(competition);
      if (method === undefined)
        throw new Error(`An event belongs to the competition ${competition}, which was never opened.`);
      await replaceStanding(tx, competition, method, last);
    }
    return touched.map(([competition, { position }]) => ({
      model: 'standings' as const,
      competition,
      position,
    }));
  },
};
