import { columns } from '../batch/columns';
import type { Transaction } from '../projector';
import type { SessionAwardChange, SessionChanges, SessionRankingChange } from './session-changes';

const withdraw = async (tx: Transaction, changes: readonly SessionAwardChange[]): Promise<void> => {
  if (changes.length > 0)
    await tx.run(
      `DELETE FROM session_award USING unnest($1::text[], $2::text[], $3::text[]) AS gone (session, key, entry)
        WHERE session_award.session = gone.session AND session_award.key = gone.key
          AND session_award.entry = gone.entry`,
      columns(changes, ['session', 'key', 'entry']),
    );
};

const give = async (tx: Transaction, changes: readonly SessionAwardChange[]): Promise<void> => {
  if (changes.length === 0) return;
  const rows = changes.map(({ value, ...change }) => ({ ...change, ...value }));
  await tx.run(
    `INSERT INTO session_award (session, key, entry, competition, num, den, counts)
     SELECT session, key, entry, competition, num, den, counts::jsonb
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[])
         AS new (session, key, entry, competition, num, den, counts)
     ON CONFLICT (session, key, entry) DO UPDATE SET num = excluded.num, den = excluded.den, counts = excluded.counts`,
    columns(rows, ['session', 'key', 'entry', 'competition', 'num', 'den', 'counts']),
  );
};

const rank = async (tx: Transaction, changes: readonly SessionRankingChange[]): Promise<void> => {
  if (changes.length > 0)
    await tx.run(
      `INSERT INTO session_ranking (session, competition, excluded, lots)
       SELECT session, competition, coalesce(excluded::jsonb, '[]'), coalesce(lots::jsonb, '{}')
         FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS new (session, competition, excluded, lots)
       ON CONFLICT (session) DO NOTHING`,
      columns(changes, ['session', 'competition', 'excluded', 'lots']),
    );
  if (changes.length > 0)
    await tx.run(
      `UPDATE session_ranking SET excluded = coalesce(t.excluded::jsonb, session_ranking.excluded),
         lots = coalesce(t.lots::jsonb, session_ranking.lots)
       FROM unnest($1::text[], $2::text[], $3::text[]) AS t (session, excluded, lots)
       WHERE session_ranking.session = t.session`,
      columns(changes, ['session', 'excluded', 'lots']),
    );
};

/** Writes down what sessions gave the ranking and took from it. */
export const rememberSessions = async (
  tx: Transaction,
  { awards, rankings }: SessionChanges,
): Promise<void> => {
  const changes = [...awards.values()];
  await withdraw(
    tx,
    changes.filter(({ value }) => value === null),
  );
  await give(
    tx,
    changes.filter(({ value }) => value !== null),
  );
  await rank(tx, [...rankings.values()]);
};
