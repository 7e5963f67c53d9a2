import { randomUUID } from 'node:crypto';
import { connect, openCompetition, recordResult, registerEntries } from '@arbitre/events';
import { createDataSource, lanesOf, migrate, processBatch, projectors, routing } from '@arbitre/projections';

const PAIRS = 100;

const context = () => ({
  commandId: randomUUID(),
  actor: { id: 'bench', role: 'staff' },
  time: '2026-11-21T18:00:00.000Z',
});

const writeSeason = async (storeUrl: string, competition: string) => {
  const store = connect(storeUrl);
  await openCompetition(
    store,
    {
      ...{ id: competition, name: 'Bench', region: 'Nord', startsOn: '2026-11-21' },
      ...({ game: 'bridge', ruleset: 'bridge-duplicate@1', method: 'matchpoints' } as const),
    },
    context(),
  );
  const ids = Array.from({ length: PAIRS }, (_, index) => index + 1);
  const entries = ids.map((number) => ({
    id: `pair-${number}`,
    number,
    kind: 'pair' as const,
  }));
  await registerEntries(store, { competition, entries }, context());
  for (let table = 1; table <= PAIRS / 2; table++) {
    const [ns, ew] = [`pair-${2 * table - 1}`, `pair-${2 * table}`];
    const place = { session: 1, round: 1, table: String(table), board: 1 };
    const result = { contract: '1NT', declarer: 'N', tricks: table % 14 };
    await recordResult(
      store,
      { competition, place, seating: { N: ns, S: ns, E: ew, W: ew }, result },
      context(),
    );
  }
  return store;
};

/** A competition of a hundred pairs that have played one board, in the store and in the read models. */
export const fillSeason = async (
  storeUrl: string,
  databaseUrl: string,
  competition: string,
): Promise<void> => {
  const store = await writeSeason(storeUrl, competition);
  const database = createDataSource(databaseUrl);
  await migrate(database, { partitions: 1 });
  let after = -1n;
  for await (const events of store.readAll({ after: null })) {
    const upTo = events.at(-1)?.position ?? after;
    for (const lane of lanesOf(projectors, 1))
      await processBatch({ dataSource: database, store }, projectors, {
        ...{ ...lane, after, upTo },
        events: routing.eventsFor(lane, events),
      });
    after = upTo;
  }
  await database.query('ANALYZE');
  await database.destroy();
  await store.close();
};
