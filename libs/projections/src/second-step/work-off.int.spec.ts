import type { DataSource } from 'typeorm';
import { computeAll, startDatabase, storeOf, wholeBatches, type TestDatabase } from '../../testing/database';
import { dealOf, LogBook, openDeal, openTournament, playSeason, score } from '../../testing/season';
import { processBatch } from '../batch/process-batch';
import { createGeneration } from '../generation/generation';
import { lag } from '../lag/lag';
import { leaders } from '../leaders/leaders';
import { projectors } from '../projectors';
import { allRows } from '../read/rows';
import { rebuild } from '../rebuild/rebuild';
import { stopWaiting, waitForPosition } from '../waiting/wait-for-position';
import type { SecondStep } from './second-step';
import { workOff, type SecondStepFailure } from './work-off';

/** A computation that a test holds is not cut off for being slow. */
const PATIENT = { limits: { lock: 60_000, statement: 60_000, idle: 60_000 } };

const THERE = ['region', 'region_competition', 'region_leader', 'region_state'];

/** Holds a computation at its end until it is let go, so that something can happen beside it. */
const held = (of: Pick<SecondStep, 'compute'> = leaders) => {
  const reached = Promise.withResolvers<undefined>();
  const release = Promise.withResolvers<undefined>();
  const step: SecondStep = {
    ...leaders,
    compute: async (tx, sources, subjects) => {
      const changes = await of.compute(tx, sources, subjects);
      reached.resolve(undefined);
      await release.promise;
      return changes;
    },
  };
  const goOn = (): void => {
    release.resolve(undefined);
  };
  return { step, reached: reached.promise, release: goOn };
};

describe('working off the marks of a second-step model', () => {
  let postgres: TestDatabase;
  let database: DataSource;
  let log: LogBook;
  let applied: bigint;
  beforeAll(async () => {
    postgres = await startDatabase();
  }, 60_000);
  beforeEach(async () => {
    database = await postgres.fresh(2);
    applied = -1n;
    log = new LogBook();
    for (const id of ['a', 'b']) openTournament(log, { id, pairs: 4 });
  });
  afterEach(async () => {
    await stopWaiting(database);
    await database.destroy();
  });
  afterAll(() => postgres.stop());

  /** Applies what the log has more than before, to the first-step models. */
  const project = async (to: DataSource = database, after = applied): Promise<void> => {
    const events = log.events.filter(({ position }) => position > after);
    const processing = { dataSource: to, store: storeOf(log), tries: 1, backoffMs: 1 };
    for (const batch of wholeBatches(events, 2, after)) await processBatch(processing, projectors, batch);
    if (to === database) applied = log.end;
  };
  const marks = async (): Promise<readonly string[]> => {
    const rows = await database.query<{ source: string }[]>(
      `SELECT m.source FROM projection.mark m JOIN projection.generation g ON g.id = m.generation
        WHERE g.model = 'leaders' ORDER BY m.id`,
    );
    return rows.map(({ source }) => source);
  };
  const shown = async (of: DataSource = database) => {
    const rows = await allRows(of);
    return Object.fromEntries(THERE.map((table) => [table, rows[table]]));
  };
  /** What an installation shows that applied the whole log at once and computed it in peace. */
  const expected = async () => {
    const other = await postgres.fresh(2);
    await project(other, -1n);
    await computeAll(other);
    const rows = await shown(other);
    await other.destroy();
    return rows;
  };
  const leading = async (): Promise<readonly (readonly [string, string])[]> => {
    const rows = await database.query<{ competition: string; entry: string }[]>(
      'SELECT competition, entry FROM read.region_leader ORDER BY competition, field, entry',
    );
    return rows.map(({ competition, entry }) => [competition, entry]);
  };
  const plays = (competition: string, board: number, points: number): void => {
    for (const [table, each] of [points, -points].entries())
      score(log, openDeal(log, competition, board, table + 1), each);
  };

  it('gives the list of the region with the leaders of every field', async () => {
    plays('a', 1, 100);
    await project();
    expect(new Set(await marks())).toEqual(new Set(['a', 'b']));
    await computeAll(database);
    expect(await marks()).toEqual([]);
    expect(await leading()).toEqual([
      ['a', 'pair-4'],
      ['a', 'pair-1'],
    ]);
    expect((await shown()).region_state?.map((row) => JSON.parse(row) as unknown)).toMatchObject([
      { region: 'Nord', competitions: 2, open: 2 },
    ]);
  });

  it('has every entry that is level with the first, and none before somebody has played', async () => {
    plays('a', 1, 0);
    await project();
    await computeAll(database);
    expect(await leading()).toEqual([
      ['a', 'pair-2'],
      ['a', 'pair-4'],
      ['a', 'pair-1'],
      ['a', 'pair-3'],
    ]);
  });

  it('leaves no mark where a batch comes again, and computes the same rows from marks that come again', async () => {
    plays('a', 1, 100);
    await project();
    await computeAll(database);
    const before = await shown();
    await project(database, -1n);
    expect(await marks()).toEqual([]);
    await database.query(
      `INSERT INTO projection.mark (generation, source, position)
       SELECT id, source, 5 FROM projection.generation, unnest(ARRAY['b', 'a', 'gone', 'a']) AS source
        WHERE model = 'leaders'`,
    );
    await computeAll(database);
    expect(await shown()).toEqual(before);
  });

  it('loses nothing when it dies between the first step and the second', async () => {
    await project();
    await computeAll(database);
    plays('a', 1, 100);
    await project();
    const waiting = await marks();
    const { step, reached, release } = held();
    const dying = workOff(database, step, PATIENT);
    await reached;
    const [row] = await database.query<{ killed: number }[]>(
      `SELECT count(*) FILTER (WHERE pg_terminate_backend(l.pid, 30000))::int AS killed FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE l.locktype = 'advisory' AND l.classid = 762006 AND d.datname = current_database()`,
    );
    expect(row?.killed).toBe(1);
    expect(await marks()).toEqual(waiting);
    expect(await leading()).toEqual([]);
    await computeAll(database);
    expect(await shown()).toEqual(await expected());
    // The one that died finds its connection gone when it goes on.
    release();
    await expect(dying).rejects.toThrow();
  });

  it('sums up a region right when two of its competitions change at once', async () => {
    await project();
    await computeAll(database);
    log.append('competition-a', 'CompetitionClosed', { reason: 'played' });
    await project();
    const first = held();
    const one = workOff(database, first.step, PATIENT);
    await first.reached;
    log.append('competition-b', 'CompetitionClosed', { reason: 'played' });
    await project();
    const two = workOff(database, leaders, PATIENT);
    // The second waits for the region: what the first has written is not visible yet.
    const waits = () =>
      database.query<unknown[]>(
        `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
          WHERE l.locktype = 'advisory' AND NOT l.granted AND d.datname = current_database()`,
      );
    while ((await waits()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    first.release();
    await Promise.all([one, two]);
    expect(await marks()).toEqual([]);
    expect((await shown()).region_state?.map((row) => JSON.parse(row) as unknown)).toMatchObject([
      { region: 'Nord', competitions: 2, open: 0 },
    ]);
    expect(await shown()).toEqual(await expected());
  });

  it('keeps the mark of what changed while it was computing', async () => {
    plays('a', 1, 100);
    await project();
    const { step, reached, release } = held();
    const working = workOff(database, step, PATIENT);
    await reached;
    plays('a', 2, -500);
    await project();
    release();
    await working;
    expect(new Set(await marks())).toEqual(new Set(['a']));
    await computeAll(database);
    expect(await shown()).toEqual(await expected());
  });

  it('puts a source off that cannot be computed, tells it, and goes on with the others', async () => {
    plays('a', 1, 100);
    plays('b', 1, 100);
    const sick: SecondStep = {
      ...leaders,
      compute: (tx, sources, subjects) => {
        if (sources.includes('a')) throw new Error('a fault of this version');
        return leaders.compute(tx, sources, subjects);
      },
    };
    await project();
    const failures: SecondStepFailure[] = [];
    while ((await workOff(database, sick, { onFailure: (failure) => failures.push(failure) })) > 0);
    expect(failures).toEqual([{ model: 'leaders', source: 'a', error: 'a fault of this version' }]);
    expect(new Set((await leading()).map(([competition]) => competition))).toEqual(new Set(['b']));
    const step = (await lag(database)).secondSteps.find(({ model }) => model === 'leaders');
    expect(step?.failing).toEqual([{ source: 'a', tries: 1, error: 'a fault of this version' }]);
    const wanted = { secondStep: 'leaders', federation: true } as const;
    expect(await waitForPosition(database, { ...wanted, competition: 'b' }, log.end, 0)).toBe(true);
    expect(await waitForPosition(database, { ...wanted, competition: 'a' }, log.end, 0)).toBe(false);
    await database.query('UPDATE projection.mark SET due_at = now()');
    await computeAll(database);
    expect(await waitForPosition(database, { ...wanted, competition: 'a' }, log.end, 0)).toBe(true);
    expect(await shown()).toEqual(await expected());
  });

  it('lets readers wait for what is computed of their competition, by its key and position', async () => {
    plays('a', 1, 100);
    const wanted = { competition: 'a', federation: true, secondStep: 'leaders' } as const;
    const wait = waitForPosition(database, wanted, log.end, 60_000);
    await project();
    expect(await waitForPosition(database, { competition: 'a' }, log.end, 0)).toBe(true);
    expect(await waitForPosition(database, { federation: true }, log.end, 0)).toBe(true);
    expect(await waitForPosition(database, wanted, log.end, 0)).toBe(false);
    await computeAll(database);
    expect(await wait).toBe(true);
    const before = log.end;
    score(log, dealOf('a', 1, 1), 420);
    await project();
    // What was asked for before is computed; what came later is not.
    expect(await waitForPosition(database, wanted, before, 0)).toBe(true);
    expect(await waitForPosition(database, wanted, log.end, 0)).toBe(false);
    expect(await waitForPosition(database, { ...wanted, competition: 'b' }, log.end, 0)).toBe(true);
  });

  it('is rebuilt beside what is shown, while competitions go on', async () => {
    playSeason([{ id: 'c', pairs: 4 }], 2, log);
    await project();
    await computeAll(database);
    await database.query(`UPDATE leaders_g1.region_leader SET label = 'somebody else'`);
    let grown = false;
    const { dataSource, store } = { dataSource: database, store: storeOf(log) };
    await rebuild('leaders', {
      dataSource,
      store,
      onProgress: () => {
        if (grown) return;
        grown = true;
        plays('a', 1, 100);
      },
    });
    await project();
    await computeAll(database);
    expect(await shown()).toEqual(await expected());
    const states = await database.query<{ state: string }[]>(
      `SELECT state FROM projection.generation WHERE model = 'leaders' ORDER BY number`,
    );
    expect(states.map(({ state }) => state)).toEqual(['retired', 'live']);
  });

  it('is cancelled without a trace', async () => {
    await project();
    await computeAll(database);
    const before = await shown();
    const cancelling = new AbortController();
    const rebuilding = rebuild('leaders', {
      dataSource: database,
      store: storeOf(log),
      signal: cancelling.signal,
      onProgress: () => {
        cancelling.abort(new Error('enough'));
      },
    });
    await expect(rebuilding).rejects.toThrow('enough');
    expect(await marks()).toEqual([]);
    expect(await shown()).toEqual(before);
  });

  it('marks for the generation that is shown and for the one that is built, and clears away one that died', async () => {
    await project();
    await computeAll(database);
    await database.transaction((manager) => createGeneration(manager, leaders, 1));
    plays('a', 1, 100);
    await project();
    const of = await database.query<{ number: number; source: string }[]>(
      `SELECT DISTINCT g.number, m.source FROM projection.mark m JOIN projection.generation g ON g.id = m.generation
        ORDER BY 1, 2`,
    );
    expect(of.map(({ number, source }) => [number, source])).toEqual([
      [1, 'a'],
      [2, 'a'],
      [2, 'b'],
    ]);
    await computeAll(database);
    await rebuild('leaders', { dataSource: database, store: storeOf(log) });
    expect(await marks()).toEqual([]);
    expect(await shown()).toEqual(await expected());
  });

  it('is computed anew when a model under it was rebuilt from another log: what is gone there is gone here', async () => {
    playSeason([{ id: 'c', pairs: 4 }], 1, log);
    await project();
    await computeAll(database);
    const older = new LogBook();
    openTournament(older, { id: 'b', pairs: 4 });
    log = older;
    for (const { model } of projectors) await rebuild(model, { dataSource: database, store: storeOf(older) });
    await computeAll(database);
    expect(await shown()).toEqual(await expected());
  });
});
