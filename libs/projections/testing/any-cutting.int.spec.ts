import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { applyBatch } from '../src/batch/apply-batch';
import { type Lane, lanesOf } from '../src/partition';
import { projectors, routing } from '../src/projectors';
import { allRows } from '../src/read/rows';
import { computeAll, forgetAll, startDatabase, wholeBatches, type TestDatabase } from './database';
import { playLeague } from './league';
import { playRegistry } from './registry';
import { dealOf, type LogBook, playSeason, publish } from './season';

/** What is rarer than results: words matched with the registry, a result that is disputed, a void session, published versions. */
const playRarities = (log: LogBook): LogBook => {
  log.append('words-registry', 'WordsMatched', {
    ...{ receipt: 'w1', competitions: 1, clubs: [] },
    regions: [{ word: 'Nord', region: 'north', competitions: 3 }],
  });
  log.append(`deal-${dealOf('b', 2, 1)}`, 'ResultDisputed', {
    ...{ by: 'EW', result: 'score 0', says: 'score 50', reason: 'misread', finality: 'disputed' },
  });
  for (const call of ['h1', 'h2'])
    log.append('competition-a', 'HallCallMade', { call, session: 1, round: 2, table: '3', reason: 'noise' });
  log.append('competition-a', 'HallCallClosed', { call: 'h1', outcome: 'settled' });
  publish(log, 'a', 1, { 'pair-1': 60, 'pair-2': 40 });
  log.append('competition-a', 'SessionVoided', { session: 3, reason: 'boards were known' });
  publish(log, 'a', 2, { 'pair-1': 50, 'pair-2': 50 });
  log.append('competition-a', 'SessionReinstated', { session: 3, reason: 'they were not' });
  log.append('competition-a', 'SessionVoided', { session: 2, reason: 'nobody came' });
  return log;
};

const log = playLeague(
  playRegistry(
    playRarities(
      playSeason(
        [
          { id: 'a', pairs: 6 },
          { id: 'c', pairs: 4, method: 'butler' },
          { id: 'b', pairs: 4 },
        ],
        3,
      ),
    ),
  ),
);

describe('any cutting of the log into batches', () => {
  let postgres: TestDatabase;
  let database: DataSource;
  beforeAll(async () => {
    postgres = await startDatabase();
    database = await postgres.fresh(2);
  }, 60_000);
  afterAll(() => postgres.stop());

  const applyWhole = async (): Promise<void> => {
    for (const batch of wholeBatches(log.events))
      for (const projector of projectors) await applyBatch(database, projector, batch);
    await computeAll(database);
  };

  const lanes = lanesOf(projectors, 2);

  /** Cuts one lane at these events; a cut that steps back repeats what was applied. */
  const applyCut = async (lane: Lane, cuts: readonly { at: number; back: number }[]): Promise<void> => {
    const events = routing.eventsFor(lane, log.events);
    let done = 0;
    for (const { at, back } of [...cuts, { at: events.length, back: 0 }]) {
      const from = Math.max(0, done - back);
      const to = Math.max(done, Math.min(at, events.length));
      const slice = events.slice(from, to);
      const after = from === 0 ? -1n : (events[from - 1]?.position ?? -1n);
      const batch = { ...lane, after, upTo: slice.at(-1)?.position ?? after, events: slice };
      for (const projector of projectors) await applyBatch(database, projector, batch);
      done = to;
    }
  };

  it('and any repetition gives the same rows', async () => {
    await applyWhole();
    const expected = await allRows(database);
    expect(Object.keys(expected).filter((table) => expected[table]?.length === 0)).toEqual([]);
    const cuts = fc.array(fc.record({ at: fc.nat(60), back: fc.nat(8) }), { maxLength: 8 });
    const sorted = cuts.map((each) => each.toSorted((a, b) => a.at - b.at));
    await fc.assert(
      fc.asyncProperty(fc.tuple(sorted, sorted, sorted), async (all) => {
        await forgetAll(database);
        for (const [at, lane] of lanes.entries()) await applyCut(lane, all[at] ?? []);
        await computeAll(database);
        expect(await allRows(database)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('event by event gives the same rows', async () => {
    await forgetAll(database);
    await applyWhole();
    const expected = await allRows(database);
    await forgetAll(database);
    const each = Array.from({ length: 80 }, (_, at) => ({ at, back: 0 }));
    for (const lane of lanes) await applyCut(lane, each);
    await computeAll(database);
    expect(await allRows(database)).toEqual(expected);
  }, 60_000);
});
