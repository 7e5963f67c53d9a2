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

/** Deals that count as results for the first time, by competition. */
const countResults = async (
  tx: Transaction,
  finished: CompetitionChanges['finished'],
): Promise<ReadonlyMap<string, number>> => {
  if (finished.length === 0) return new Map();
  const values = valuesOf(resultTable, RESULT, finished);
  const rows = await tx.rows<{ competition: string }>(COUNT_RESULTS, values);
  const counts = new Map<string, number>();
  for (const { competition } of rows) counts.set(competition, (counts.get(competition) ?? 0) + 1);
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
  { opened, entries, finished, touched }: CompetitionChanges,
): Promise<void> => {
  await insertOpened(tx, openedRows(opened));
  await upsertEntries(tx, registeredRows(entries));
  await withdrawEntries(
    tx,
    entries.filter(({ entry }) => entry === null),
  );
  const results = await countResults(tx, finished);
  const found = await moveOn(
    tx,
    touched.map((each) => ({ ...each, resultCount: results.get(each.id) ?? 0 })),
  );
  if (found === touched.length) return;
  const names = touched.map(({ id }) => id).join(', ');
  throw new Error(`An event belongs to a competition that was never opened (one of: ${names}).`);
};
