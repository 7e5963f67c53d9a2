import type { Transaction } from '../projector';
import { deleteFrom, insertInto, insertNew, update } from '../table/statements';
import type { SessionChanges } from './session-changes';
import { sessionAwardTable, sessionRankingTable } from './tables';

const withdraw = deleteFrom(sessionAwardTable, ['session', 'key', 'entry']);
const give = insertInto(sessionAwardTable, 'replace');
const firstRanking = insertNew(sessionRankingTable, { excluded: `'[]'`, lots: `'{}'` }, 'keep');
// Null: the batch did not say.
const rank = update(
  sessionRankingTable,
  ['session', 'excluded', 'lots', 'expected'],
  `excluded = coalesce(new.excluded, session_ranking.excluded), lots = coalesce(new.lots, session_ranking.lots),
   expected = coalesce(new.expected, session_ranking.expected)`,
);

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
    changes.flatMap(({ value, ...change }) => (value === null ? [] : [{ ...change, ...value }])),
  );
  await firstRanking(tx, [...rankings.values()]);
  await rank(tx, [...rankings.values()]);
};
