import { columns } from '../batch/columns';
import type { Transaction } from '../projector';
import type { SessionChange } from './changes';

const insertOpened = async (tx: Transaction, changes: readonly SessionChange[]): Promise<void> => {
  const rows = changes.flatMap(({ session, competition, opened }) =>
    opened === null ? [] : [{ ...opened.data, session, competition, at: opened.at }],
  );
  if (rows.length === 0) return;
  await tx.run(
    `INSERT INTO session (id, competition, number, game, ruleset, setup, state, revision, position, opened_at, changed_at)
     SELECT id, competition, number, game, ruleset, setup::jsonb, 'open', -1, -1, at, at
       FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
         AS new (id, competition, number, game, ruleset, setup, at)`,
    columns(rows, ['session', 'competition', 'number', 'game', 'ruleset', 'setup', 'at']),
  );
};

/** Writes a batch's changes: rows of new sessions, then what became of every session. */
export const applySessionChanges = async (
  tx: Transaction,
  changes: readonly SessionChange[],
): Promise<void> => {
  await insertOpened(tx, changes);
  if (changes.length === 0) return;
  const found = await tx.run(
    `UPDATE session SET revision = t.revision, position = t.position, changed_at = t.at,
       state = CASE WHEN t.closed THEN 'closed' ELSE session.state END
     FROM unnest($1::text[], $2::int[], $3::bigint[], $4::timestamptz[], $5::bool[])
       AS t (id, revision, position, at, closed)
     WHERE session.id = t.id`,
    columns(changes, ['session', 'revision', 'position', 'at', 'closed']),
  );
  if (found === changes.length) return;
  const names = changes.map(({ session }) => session).join(', ');
  throw new Error(`An event belongs to a session that was never opened (one of: ${names}).`);
};
