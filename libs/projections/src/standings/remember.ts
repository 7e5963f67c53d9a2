import { columns } from '../batch/columns';
import type { Transaction } from '../projector';
import { rememberTops } from './session-tops';
import { rememberSessions } from './remember-sessions';
import type { EntrantChange, OpenedDeal, ResultChange, StandingChanges } from './changes';

const rememberMethods = async (tx: Transaction, changes: StandingChanges): Promise<void> => {
  if (changes.methods.size > 0)
    await tx.run(
      `INSERT INTO ranking (competition, method, position, changed_at)
       SELECT *, -1, '-infinity' FROM unnest($1::text[], $2::text[])`,
      [[...changes.methods.keys()], [...changes.methods.values()]],
    );
};

const rememberEntrants = async (tx: Transaction, changes: readonly EntrantChange[]): Promise<void> => {
  const registered = changes.filter(({ entry }) => entry !== null);
  if (registered.length > 0)
    await tx.run(
      `INSERT INTO entrant (competition, id, entry, withdrawn)
       SELECT competition, id, entry::jsonb, withdrawn
         FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[]) AS new (competition, id, entry, withdrawn)
       ON CONFLICT (competition, id) DO UPDATE SET entry = excluded.entry, withdrawn = excluded.withdrawn`,
      columns(registered, ['competition', 'id', 'entry', 'withdrawn']),
    );
  const withdrawn = changes.filter(({ entry }) => entry === null);
  if (withdrawn.length > 0)
    await tx.run(
      `UPDATE entrant SET withdrawn = true FROM unnest($1::text[], $2::text[]) AS gone (competition, id)
        WHERE entrant.competition = gone.competition AND entrant.id = gone.id`,
      columns(withdrawn, ['competition', 'id']),
    );
};

const rememberDeals = async (tx: Transaction, deals: readonly OpenedDeal[]): Promise<void> => {
  if (deals.length > 0)
    await tx.run(
      `INSERT INTO scored_deal (deal, competition, group_key, table_name, entries)
       SELECT deal, competition, group_key, table_name, entries::jsonb
         FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
           AS new (deal, competition, group_key, table_name, entries)`,
      columns(deals, ['deal', 'competition', 'group', 'table', 'entries']),
    );
};

/** A comparison group: the deals of one competition that are compared with each other. */
export type Group = { readonly competition: string; readonly group: string };

const rememberResults = async (
  tx: Transaction,
  results: readonly ResultChange[],
): Promise<readonly Group[]> => {
  if (results.length === 0) return [];
  const rows = await tx.rows<{ competition: string; group_key: string }>(
    `UPDATE scored_deal SET scores = coalesce(t.scores::jsonb, scored_deal.scores),
       adjustments = CASE WHEN t.adjustments IS NULL THEN scored_deal.adjustments
                          ELSE coalesce(scored_deal.adjustments, '{}') || t.adjustments::jsonb END
     FROM unnest($1::text[], $2::text[], $3::text[]) AS t (deal, scores, adjustments)
     WHERE scored_deal.deal = t.deal RETURNING competition, group_key`,
    columns(results, ['deal', 'scores', 'adjustments']),
  );
  if (rows.length !== results.length) {
    const names = results.map(({ deal }) => deal).join(', ');
    throw new Error(`A result belongs to a deal that was never opened (one of: ${names}).`);
  }
  const groups = new Map(rows.map((row) => [`${row.competition}\n${row.group_key}`, row]));
  return [...groups.values()].map((row) => ({ competition: row.competition, group: row.group_key }));
};

/** Writes down what the batch said; gives the comparison groups whose awards must be worked out again. */
export const remember = async (tx: Transaction, changes: StandingChanges): Promise<readonly Group[]> => {
  await rememberMethods(tx, changes);
  await rememberEntrants(tx, [...changes.entrants.values()]);
  await rememberDeals(tx, changes.deals);
  await rememberSessions(tx, changes.sessions);
  await rememberTops(tx, changes.tops);
  return rememberResults(tx, [...changes.results.values()]);
};
