import { methodOf } from '@arbitre/rules';
import type { Transaction } from '../projector';
import { insertInto, insertNew, insertSql, update, valuesOf } from '../table/statements';
import type { CompetitionChanges, EntryChange } from './changes';
import { competitionTable, entryTable, resultTable } from './tables';

const insertOpened = insertNew(competitionTable, { version: '-1', position: '-1', changedAt: `'-infinity'` });

const openedRows = (opened: CompetitionChanges['opened']) =>
  opened.map(({ competition, data }) => {
    const { unit, decimals } = methodOf(data.method);
    return { ...data, id: competition, unit, decimals };
  });

const upsertEntries = insertInto(entryTable, 'replace');
const withdrawEntries = update(entryTable, ['competition', 'id'], 'withdrawn = true');

const registeredRows = (changes: readonly EntryChange[]) =>
  changes.flatMap(({ entry, ...change }) =>
    entry === null ? [] : [{ ...change, ...entry, field: entry.field ?? null, club: entry.club ?? null }],
  );

const RESULT = ['deal', 'competition'] as const;
const COUNT_RESULTS = `${insertSql(resultTable, RESULT, 'keep')} RETURNING competition`;

const FORGET_RESULTS = 'DELETE FROM result WHERE deal = ANY ($1::text[]) RETURNING competition';

/** How many more deals have a result than before, by competition; fewer where the only ruling was withdrawn. */
const countResults = async (
  tx: Transaction,
  { finished, reopened }: Pick<CompetitionChanges, 'finished' | 'reopened'>,
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  const count = async (sql: string, values: readonly unknown[], by: number): Promise<void> => {
    for (const { competition } of await tx.rows<{ competition: string }>(sql, values))
      counts.set(competition, (counts.get(competition) ?? 0) + by);
  };
  if (reopened.length > 0) await count(FORGET_RESULTS, [reopened], -1);
  if (finished.length > 0) await count(COUNT_RESULTS, valuesOf(resultTable, RESULT, finished), 1);
  return counts;
};

// A version that the batch did not say is null: only deals of the competition were touched.
const moveOn = update(
  competitionTable,
  ['id', 'position', 'changedAt', 'version', 'state', 'deals', 'resultCount'],
  `position = new.position, changed_at = new.changed_at, revision = coalesce(new.revision, competition.revision),
   state = CASE WHEN new.state = 'closed' THEN new.state ELSE competition.state END,
   entries = CASE WHEN new.revision IS NULL THEN competition.entries
                  ELSE (SELECT count(*) FROM entry WHERE entry.competition = competition.id) END,
   deals = competition.deals + new.deals, results = competition.results + new.results`,
);

/** Writes a batch's changes: rows of new competitions first, the counters last. */
export const applyCompetitionChanges = async (
  tx: Transaction,
  { opened, entries, finished, reopened, touched }: CompetitionChanges,
): Promise<void> => {
  await insertOpened(tx, openedRows(opened));
  await upsertEntries(tx, registeredRows(entries));
  await withdrawEntries(
    tx,
    entries.filter(({ entry }) => entry === null),
  );
  const results = await countResults(tx, { finished, reopened });
  const found = await moveOn(
    tx,
    touched.map((each) => ({ ...each, resultCount: results.get(each.id) ?? 0 })),
  );
  if (found === touched.length) return;
  const names = touched.map(({ id }) => id).join(', ');
  throw new Error(`An event belongs to a competition that was never opened (one of: ${names}).`);
};
