import { columns } from '../batch/columns';
import type { Transaction } from '../projector';
import type { DealChange, DealChanges, HistoryLine } from './changes';

const insertOpened = async (tx: Transaction, changes: readonly DealChange[]): Promise<void> => {
  const rows = changes.flatMap(({ deal, competition, opened }) =>
    opened === null ? [] : [{ ...opened.data, ...opened.data.place, deal, competition, at: opened.at }],
  );
  if (rows.length === 0) return;
  await tx.run(
    `INSERT INTO deal (id, competition, session, round, table_name, board, game, ruleset, policy, grain, setup, seating,
                       opened_at, changed_at, state, revision, position)
     SELECT id, competition, session, round, table_name, board, game, ruleset, policy, grain, setup::jsonb,
            seating::jsonb, at, at, 'open', -1, -1
       FROM unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::text[], $6::int[], $7::text[], $8::text[],
                   $9::text[], $10::text[], $11::text[], $12::text[], $13::timestamptz[])
         AS new (id, competition, session, round, table_name, board, game, ruleset, policy, grain, setup, seating, at)`,
    columns(rows, [
      'deal',
      'competition',
      'session',
      'round',
      'table',
      'board',
      'game',
      'ruleset',
      'policy',
      'grain',
      'setup',
      'seating',
      'at',
    ]),
  );
};

const moveOn = async (tx: Transaction, changes: readonly DealChange[]): Promise<void> => {
  if (changes.length === 0) return;
  const rows = changes.map((change) => ({ ...change, ...change.score }));
  const found = await tx.run(
    `UPDATE deal SET
       revision = t.revision, position = t.position, changed_at = t.at,
       notation = coalesce(t.notation, deal.notation), result = coalesce(t.result::jsonb, deal.result),
       scores = coalesce(t.scores::jsonb, deal.scores),
       adjustments = CASE WHEN t.adjustments IS NULL THEN deal.adjustments
                          ELSE coalesce(deal.adjustments, '{}') || t.adjustments::jsonb END,
       state = CASE WHEN t.adjustments IS NOT NULL OR deal.adjustments IS NOT NULL THEN 'adjusted'
                    WHEN t.notation IS NOT NULL OR deal.notation IS NOT NULL THEN 'scored' ELSE 'open' END
     FROM unnest($1::text[], $2::int[], $3::bigint[], $4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::text[])
       AS t (id, revision, position, at, notation, result, scores, adjustments)
     WHERE deal.id = t.id`,
    columns(rows, ['deal', 'revision', 'position', 'at', 'notation', 'result', 'scores', 'adjustments']),
  );
  if (found === rows.length) return;
  const names = rows.map(({ deal }) => deal).join(', ');
  throw new Error(`An event belongs to a deal that was never opened (one of: ${names}).`);
};

const insertHistory = async (tx: Transaction, lines: readonly HistoryLine[]): Promise<void> => {
  if (lines.length === 0) return;
  await tx.run(
    `INSERT INTO deal_history (deal, revision, competition, position, at, type, actor, role, data)
     SELECT deal, revision, competition, position, at, type, actor, role, data::jsonb
       FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::timestamptz[], $6::text[], $7::text[],
                   $8::text[], $9::text[])
         AS line (deal, revision, competition, position, at, type, actor, role, data)`,
    columns(lines, ['deal', 'revision', 'competition', 'position', 'at', 'type', 'actor', 'role', 'data']),
  );
};

/** Writes a batch's changes: rows of new deals, then what became of every deal, then the history. */
export const applyDealChanges = async (tx: Transaction, changes: DealChanges): Promise<void> => {
  await insertOpened(tx, changes.deals);
  await moveOn(tx, changes.deals);
  await insertHistory(tx, changes.history);
};
