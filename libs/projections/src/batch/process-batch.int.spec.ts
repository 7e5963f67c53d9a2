import type { RecordedEvent } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import {
  checkpointsOf,
  startDatabase,
  storeOf,
  wholeBatches,
  type TestDatabase,
} from '../../testing/database';
import { dealOf, LogBook, openDeal, openTournament, playSeason, rule, score } from '../../testing/season';
import { alarms } from '../lag/lag';
import type { Projector } from '../projector';
import { projectors } from '../projectors';
import { allRows } from '../read/rows';
import { standings } from '../standings/projector';
import type { Batch } from './batch';
import { processBatch, type Processing } from './process-batch';
import { resume } from './resume';

/** 'sick' and 'sound' share the one partition. */
const evening = (): LogBook => {
  const log = new LogBook();
  for (const id of ['sick', 'sound']) openTournament(log, { id, pairs: 2 });
  return log;
};
const batchOf = (log: LogBook, after = -1n): Batch => {
  const events = log.events.filter(({ position }) => position > after);
  return { ...wholeBatches(events, 1, after)[0]!, events };
};

describe('working a batch', () => {
  let postgres: TestDatabase;
  let database: DataSource;
  beforeAll(async () => {
    postgres = await startDatabase();
  }, 60_000);
  beforeEach(async () => {
    database = await postgres.fresh(1);
  });
  afterAll(() => postgres.stop());

  const working = (log: LogBook, more: Partial<Processing> = {}): Processing => ({
    dataSource: database,
    store: storeOf(log),
    tries: 2,
    backoffMs: 1,
    ...more,
  });

  it('reads from the store what was lost before it, from each model’s own checkpoint', async () => {
    const log = playSeason([{ id: 'a', pairs: 4 }], 3);
    const start = batchOf(log);
    const early = log.events[5]?.position ?? -1n;
    await processBatch(working(log), [standings], { ...start, upTo: early, events: log.events.slice(0, 6) });
    const gaps: string[] = [];
    const processing = working(log, {
      onGap: ({ model, from }) => gaps.push(`${model} from ${from.toString()}`),
    });
    // Everything between was lost; the last batch says so.
    await processBatch(processing, projectors, { ...start, after: log.end, upTo: log.end, events: [] });
    const known = ({ model }: Projector): bigint => (model === 'standings' ? early : -1n);
    expect(gaps.toSorted()).toEqual(
      projectors
        .filter(({ key }) => key === 'competition')
        .map((each) => `${each.model} from ${known(each).toString()}`)
        .toSorted(),
    );
    const recovered = await allRows(database);
    const other = await postgres.fresh(1);
    await processBatch({ ...working(log), dataSource: other }, projectors, start);
    expect(recovered).toEqual(await allRows(other));
  });

  it('parks the competition of a poisonous event, with an alarm, and lets the others go on', async () => {
    const log = evening();
    const lost = score(log, dealOf('sick', 1, 1), 420); // its deal was never opened
    const deal = openDeal(log, 'sound', 1, 1);
    score(log, deal, 50);
    await processBatch(working(log), [standings], batchOf(log));
    expect(await alarms(database)).toMatchObject([
      {
        model: 'standings',
        key: 'sick',
        position: lost.position,
        stream: lost.stream,
        revision: 0,
        type: 'DealScored',
      },
    ]);
    expect((await alarms(database))[0]?.error).toContain('never opened');
    expect((await alarms(database))[0]?.resume).toContain('resume standings sick');
    expect(await checkpointsOf(database, 'standings')).toEqual([log.end]);
    const ranked = (await allRows(database)).standing?.map(
      (row) => (JSON.parse(row) as { competition: string }).competition,
    );
    expect(ranked).toEqual(['sick', 'sick', 'sound', 'sound']); // the sick one as it was before the poison
  });

  it('parks on an event that its schema does not fit, but passes over one that the model does not handle', async () => {
    const log = evening();
    const deal = openDeal(log, 'sick', 1, 1);
    const call = log.append(`deal-${deal}`, 'CallMade', { seat: 9 });
    const scored = score(log, deal, 50);
    const unreadable = (event: RecordedEvent): RecordedEvent => ({
      ...event,
      problem: 'data/seat must be a seat',
    });
    const batch = batchOf(log);
    const events = batch.events.map((event) => (event === call ? unreadable(event) : event));
    await processBatch(working(log), projectors, { ...batch, events });
    expect(await alarms(database)).toMatchObject([{ model: 'deals', key: 'sick', position: call.position }]);
    const again = await postgres.fresh(1);
    const both = events.map((event) => (event === scored ? unreadable(event) : event));
    await processBatch({ ...working(log), dataSource: again }, projectors, { ...batch, events: both });
    const raised = (await alarms(again)).map(({ model, position }) => [model, position]);
    expect(raised).toEqual(
      expect.arrayContaining([
        ['deals', call.position],
        ['standings', scored.position],
      ]),
    );
  });

  it('passes over the later events of a parked competition, and applies them all when it resumes', async () => {
    const log = evening();
    const deal = openDeal(log, 'sick', 1, 1);
    const poison = score(log, deal, 420);
    const confused: Projector = {
      ...standings,
      apply: (tx, events) => {
        if (events.some(({ id }) => id === poison.id)) throw new Error('a fault of this version');
        return standings.apply(tx, events);
      },
    };
    await processBatch(working(log), [confused], batchOf(log));
    const before = log.end;
    rule(log, deal, 'NS', 60);
    await processBatch(working(log), [confused], batchOf(log, before));
    expect(await checkpointsOf(database, 'standings')).toEqual([log.end]);
    const context = { dataSource: database, store: storeOf(log) };
    expect(await resume(context, confused, 'sick')).toMatchObject({
      kind: 'still-poisoned',
      error: 'a fault of this version',
    });
    expect(await alarms(database)).toHaveLength(1);
    expect(await resume(context, standings, 'sick')).toEqual({ kind: 'resumed', events: 2 });
    expect(await resume(context, standings, 'sick')).toEqual({ kind: 'not-parked' });
    expect(await alarms(database)).toEqual([]);
    const other = await postgres.fresh(1);
    await processBatch({ ...working(log), dataSource: other }, [standings], batchOf(log));
    expect((await allRows(database)).standing).toEqual((await allRows(other)).standing);
    expect((await allRows(database)).award).toEqual((await allRows(other)).award);
  });

  it('tries again for as long as Postgres is away, and parks nothing for it', async () => {
    const log = evening();
    let away = 12;
    const flickering: Projector = {
      ...standings,
      apply: (tx, events) => {
        if (away-- > 0)
          throw Object.assign(new Error('the database system is shutting down'), { code: '57P03' });
        return standings.apply(tx, events);
      },
    };
    await processBatch(working(log, { backoffMs: 0 }), [flickering], batchOf(log));
    expect(away).toBe(-1);
    expect(await alarms(database)).toEqual([]);
    expect(await checkpointsOf(database, 'standings')).toEqual([log.end]);
  });

  it('stops trying when it is told to, with the checkpoint where it was', async () => {
    const log = evening();
    const stopping = new AbortController();
    const hopeless: Projector = {
      ...standings,
      apply: () => {
        stopping.abort(new Error('stopping'));
        throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      },
    };
    const work = processBatch(working(log, { signal: stopping.signal }), [hopeless], batchOf(log));
    await expect(work).rejects.toThrow('stopping');
    expect(await checkpointsOf(database, 'standings')).toEqual([-1n]);
  });
});
