import type { DataSource } from 'typeorm';
import {
  checkpointsOf,
  computeAll,
  startDatabase,
  storeOf,
  wholeBatches,
  type TestDatabase,
} from '../../testing/database';
import { playSeason, type LogBook } from '../../testing/season';
import { processBatch } from '../batch/process-batch';
import { checkpoints, outdated } from '../generation/checkpoints';
import { lag } from '../lag/lag';
import { projectors } from '../projectors';
import { allRows } from '../read/rows';
import { RebuildRunning } from './abandoned';
import type { RebuildProgress } from './fill';
import { rebuild } from './rebuild';

const season = (): LogBook =>
  playSeason(
    [
      { id: 'a', pairs: 6 },
      { id: 'b', pairs: 4 },
    ],
    4,
  );

/** The schemas of every model's generation of this number. */
const generation = (number: number): readonly string[] =>
  [...projectors.map(({ model }) => `${model}_g${number}`), 'divisions_g1', 'leaders_g1'].toSorted();

const schemas = async (database: DataSource): Promise<readonly string[]> => {
  const rows = await database.query<{ nspname: string }[]>(
    `SELECT nspname FROM pg_namespace WHERE nspname LIKE '%\\_g%' AND nspname NOT LIKE 'pg\\_%' ORDER BY 1`,
  );
  return rows.map(({ nspname }) => nspname);
};

describe('rebuilding a read model', () => {
  let postgres: TestDatabase;
  let database: DataSource;
  let log: LogBook;
  beforeAll(async () => {
    postgres = await startDatabase();
  }, 60_000);
  beforeEach(async () => {
    database = await postgres.fresh(2);
    log = season();
    for (const batch of wholeBatches(log.events)) await processBatch(applying(), projectors, batch);
    await computeAll(database);
  });
  afterAll(() => postgres.stop());

  const applying = () => ({ dataSource: database, store: storeOf(log), backoffMs: 1, tries: 1 });

  it('gives the rows of the incremental model, row for row, in a new generation', async () => {
    const before = await allRows(database);
    const progress: RebuildProgress[] = [];
    for (const { model } of projectors)
      await rebuild(model, { ...applying(), onProgress: (each) => progress.push(each) });
    expect(await allRows(database)).toEqual(before);
    expect(await schemas(database)).toEqual(generation(2));
    expect(progress.at(-1)).toEqual({
      model: projectors.at(-1)?.model,
      generation: 2,
      done: log.events.length,
      of: log.events.length,
    });
  });

  it('mends rows that somebody spoilt', async () => {
    const before = await allRows(database);
    await database.query('UPDATE standings_g1.standing SET rank = rank + 7');
    await rebuild('standings', applying());
    expect(await allRows(database)).toEqual(before);
  });

  it('catches up with what the live generation applied meanwhile', async () => {
    let grown = false;
    const growing = {
      ...storeOf(log),
      head: async () => {
        const head = log.events.at(-1)?.position ?? null;
        if (!grown) {
          grown = true;
          const known = log.end;
          playSeason([{ id: 'c', pairs: 4 }], 2, log);
          const later = log.events.filter(({ position }) => position > known);
          for (const batch of wholeBatches(later, 2, known))
            await processBatch(applying(), projectors, batch);
        }
        return head;
      },
    };
    await rebuild('standings', { ...applying(), store: growing });
    expect(await checkpointsOf(database, 'standings')).toEqual([log.end, log.end]);
    const incremental = await postgres.fresh(2);
    for (const batch of wholeBatches(log.events))
      await processBatch({ ...applying(), dataSource: incremental }, projectors, batch);
    await Promise.all([database, incremental].map(computeAll));
    expect(await allRows(database)).toEqual(await allRows(incremental));
  });

  it('is cancelled without a trace, and can be run again', async () => {
    const before = await allRows(database);
    const cancelling = new AbortController();
    const cancelled = rebuild('deals', {
      ...applying(),
      signal: cancelling.signal,
      onProgress: () => {
        cancelling.abort(new Error('enough'));
      },
    });
    await expect(cancelled).rejects.toThrow('enough');
    expect(await schemas(database)).toEqual(generation(1));
    expect(await allRows(database)).toEqual(before);
    await rebuild('deals', applying());
    expect(await allRows(database)).toEqual(before);
    const states = await database.query<{ state: string }[]>(
      `SELECT state FROM projection.generation WHERE model = 'deals' ORDER BY number`,
    );
    expect(states.map(({ state }) => state)).toEqual(['retired', 'cancelled', 'live']);
  });

  it('clears away what a rebuild left that died', async () => {
    await database.query(`CREATE SCHEMA deals_g2`);
    await database.query(
      `INSERT INTO projection.generation (model, number, version, schema, partitions, state)
       VALUES ('deals', 2, 1, 'deals_g2', 2, 'building')`,
    );
    expect((await lag(database)).rebuilding).toMatchObject([{ model: 'deals', generation: 2 }]);
    await rebuild('deals', applying());
    expect(await schemas(database)).toEqual(generation(1).with(1, 'deals_g3'));
    expect((await lag(database)).rebuilding).toEqual([]);
  });

  it('refuses a second rebuild of the same model, and says what to do', async () => {
    const second: unknown[] = [];
    await rebuild('deals', {
      ...applying(),
      store: {
        ...storeOf(log),
        head: async () => {
          await rebuild('deals', applying()).catch((error: unknown) => second.push(error));
          return log.end;
        },
      },
    });
    expect(second[0]).toBeInstanceOf(RebuildRunning);
  });

  it('cuts the log into other partitions', async () => {
    const before = await allRows(database);
    const ofCompetitions = projectors.filter(({ key }) => key === 'competition').map(({ model }) => model);
    expect(ofCompetitions).toContain('standings');
    expect((await outdated(database, 3)).map(({ model }) => model)).toEqual(ofCompetitions);
    const positions = async () => (await checkpoints(database, 3)).map(({ key, after }) => [key, after]);
    const cut = (after: bigint | null) => [
      ...Array<unknown>(3).fill(['competition', after]),
      ['federation', log.end],
    ];
    expect(await positions()).toEqual(cut(null));
    for (const { model } of projectors) await rebuild(model, { ...applying(), partitions: 3 });
    expect(await outdated(database, 3)).toEqual([]);
    expect(await positions()).toEqual(cut(log.end));
    expect(await allRows(database)).toEqual(before);
  });

  it('goes on without losing an event when batches are applied during the swap', async () => {
    const known = log.end;
    playSeason([{ id: 'd', pairs: 4 }], 6, log);
    const later = log.events.filter(({ position }) => position > known);
    const rebuilding = rebuild('standings', applying());
    let after = known;
    for (const event of later) {
      for (const partition of [0, 1]) {
        const own = wholeBatches([event], 2, after)[partition];
        if (own !== undefined) await processBatch(applying(), projectors, own);
      }
      after = event.position;
    }
    await rebuilding;
    const [batch] = wholeBatches([], 2, log.end);
    if (batch !== undefined)
      for (const partition of [0, 1]) await processBatch(applying(), projectors, { ...batch, partition });
    const incremental = await postgres.fresh(2);
    for (const each of wholeBatches(log.events))
      await processBatch({ ...applying(), dataSource: incremental }, projectors, each);
    await Promise.all([database, incremental].map(computeAll));
    expect(await allRows(database)).toEqual(await allRows(incremental));
    // A transaction an event and model: slow on a busy machine, and no more.
  }, 60_000);
});
