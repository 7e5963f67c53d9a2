import { methodOf } from '@arbitre/rules';
import { columns } from '../batch/columns';
import type { Transaction } from '../projector';
import type { CompetitionChanges, EntryChange, Touched } from './changes';

const insertOpened = async (tx: Transaction, opened: CompetitionChanges['opened']): Promise<void> => {
  if (opened.length === 0) return;
  const rows = opened.map(({ competition, data }) => {
    const method = methodOf(data.method);
    return { ...data, competition, unit: method.unit, decimals: method.decimals };
  });
  await tx.run(
    `INSERT INTO competition (id, name, game, ruleset, region, method, unit, decimals, starts_on, revision, position,
                              changed_at)
     SELECT *, -1, -1, '-infinity' FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
                                  $8::int[], $9::text[])`,
    columns(rows, [
      'competition',
      'name',
      'game',
      'ruleset',
      'region',
      'method',
      'unit',
      'decimals',
      'startsOn',
    ]),
  );
};

const upsertEntries = async (tx: Transaction, changes: readonly EntryChange[]): Promise<void> => {
  const registered = changes.flatMap(({ entry, ...change }) =>
    entry === null ? [] : [{ ...change, ...entry, field: entry.field ?? null, club: entry.club ?? null }],
  );
  if (registered.length > 0)
    await tx.run(
      `INSERT INTO entry (competition, id, number, kind, name, field, club, withdrawn)
       SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bool[])
       ON CONFLICT (competition, id) DO UPDATE SET (number, kind, name, field, club, withdrawn) =
         (excluded.number, excluded.kind, excluded.name, excluded.field, excluded.club, excluded.withdrawn)`,
      columns(registered, ['competition', 'id', 'number', 'kind', 'name', 'field', 'club', 'withdrawn']),
    );
  const withdrawn = changes.filter(({ entry }) => entry === null);
  if (withdrawn.length > 0)
    await tx.run(
      `UPDATE entry SET withdrawn = true FROM unnest($1::text[], $2::text[]) AS gone (competition, id)
        WHERE entry.competition = gone.competition AND entry.id = gone.id`,
      columns(withdrawn, ['competition', 'id']),
    );
};

/** Deals that count as results for the first time, by competition. */
const countResults = async (
  tx: Transaction,
  finished: CompetitionChanges['finished'],
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  if (finished.length === 0) return counts;
  const rows = await tx.rows<{ competition: string }>(
    `INSERT INTO result (deal, competition) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (deal) DO NOTHING RETURNING competition`,
    columns(finished, ['deal', 'competition']),
  );
  for (const { competition } of rows) counts.set(competition, (counts.get(competition) ?? 0) + 1);
  return counts;
};

const moveOn = async (
  tx: Transaction,
  touched: readonly Touched[],
  results: ReadonlyMap<string, number>,
): Promise<void> => {
  const rows = touched.map((each) => ({ ...each, results: results.get(each.competition) ?? 0 }));
  const found = await tx.run(
    `UPDATE competition SET
       position = t.position, changed_at = t.changed_at, revision = coalesce(t.revision, competition.revision),
       state = CASE WHEN t.closed THEN 'closed' ELSE competition.state END,
       entries = CASE WHEN t.revision IS NULL THEN competition.entries
                      ELSE (SELECT count(*) FROM entry WHERE entry.competition = competition.id) END,
       deals = competition.deals + t.deals, results = competition.results + t.results
     FROM unnest($1::text[], $2::bigint[], $3::int[], $4::bool[], $5::int[], $6::int[], $7::timestamptz[])
       AS t (id, position, revision, closed, deals, results, changed_at)
     WHERE competition.id = t.id`,
    columns(rows, ['competition', 'position', 'revision', 'closed', 'dealsOpened', 'results', 'changedAt']),
  );
  if (found === rows.length) return;
  const names = rows.map(({ competition }) => competition).join(', ');
  throw new Error(`An event belongs to a competition that was never opened (one of: ${names}).`);
};

/** Writes a batch's changes: rows of new competitions first, the counters last. */
export const applyCompetitionChanges = async (
  tx: Transaction,
  changes: CompetitionChanges,
): Promise<void> => {
  await insertOpened(tx, changes.opened);
  await upsertEntries(tx, changes.entries);
  const results = await countResults(tx, changes.finished);
  if (changes.touched.length > 0) await moveOn(tx, changes.touched, results);
};
