import type { DataSource } from 'typeorm';
import { checkpointsOf, wholeBatches, freshForEach } from '../../testing/database';
import { dealOf, LogBook, openTournament, playSeason, score } from '../../testing/season';
import { partitionOf } from '../partition';
import type { Projector } from '../projector';
import { projectors } from '../projectors';
import { competitions } from '../competitions/projector';
import { deals } from '../deals/projector';
import { standings } from '../standings/projector';
import { allRows } from '../read/rows';
import { applyBatch } from './apply-batch';
import type { Batch } from './batch';

const log = playSeason([{ id: 'a', pairs: 4 }], 2);
const partition = partitionOf('a', 2);
const whole = wholeBatches(log.events)[partition]!;
const half = Math.floor(log.events.length / 2);
const at = (index: number): bigint => log.events[index]?.position ?? -1n;
const firstHalf: Batch = { ...whole, upTo: at(half), events: log.events.slice(0, half + 1) };
const secondHalf: Batch = { ...whole, after: at(half), events: log.events.slice(half + 1) };

describe('applying a batch', () => {
  let database: DataSource;
  freshForEach(2, (fresh) => {
    database = fresh;
  });

  it('moves rows and checkpoint together, and leaves other partitions alone', async () => {
    const applied = await applyBatch(database, competitions, whole);
    expect(applied).toEqual({ kind: 'applied', position: whole.upTo, events: log.events.length, alarms: [] });
    const expected = [-1n, -1n];
    expected[partition] = whole.upTo;
    expect(await checkpointsOf(database, 'competitions')).toEqual(expected);
    expect((await allRows(database)).competition).toHaveLength(1);
  });

  it('passes over what was applied before, whole or in part', async () => {
    await applyBatch(database, deals, firstHalf);
    expect(await applyBatch(database, deals, firstHalf)).toEqual({
      kind: 'skipped',
      position: firstHalf.upTo,
    });
    expect(await applyBatch(database, deals, whole)).toMatchObject({ events: log.events.length - half - 1 });
    expect(await applyBatch(database, deals, secondHalf)).toEqual({ kind: 'skipped', position: whole.upTo });
  });

  it('changes nothing when something before it is missing', async () => {
    expect(await applyBatch(database, deals, secondHalf)).toEqual({ kind: 'gap', position: -1n });
    expect((await allRows(database)).deal).toEqual([]);
    expect(await checkpointsOf(database, 'deals')).toEqual([-1n, -1n]);
  });

  it('keeps nothing and leaves the checkpoint when an event cannot be applied', async () => {
    const broken = new LogBook();
    openTournament(broken, { id: 'a', pairs: 2 });
    score(broken, dealOf('a', 1, 1), 420); // never opened
    const batch = wholeBatches(broken.events)[partition]!;
    for (const projector of [deals, standings])
      await expect(applyBatch(database, projector, batch)).rejects.toThrow(/never opened/);
    expect(await checkpointsOf(database, 'standings')).toEqual([-1n, -1n]);
    expect((await allRows(database)).standing).toEqual([]);
  });

  it('applies to no generation of another version of the projector, or of another number of partitions', async () => {
    const newer: Projector = { ...deals, version: deals.version + 1 };
    expect(await applyBatch(database, newer, whole)).toEqual({ kind: 'absent' });
    expect(await applyBatch(database, deals, { ...whole, partitions: 3 })).toEqual({ kind: 'absent' });
    expect((await allRows(database)).deal).toEqual([]);
  });

  it('lets several processors of one partition work one after the other', async () => {
    const results = await Promise.all(
      Array.from({ length: 6 }, () => applyBatch(database, standings, whole)),
    );
    expect(results.map(({ kind }) => kind).toSorted()).toEqual([
      'applied',
      ...Array<string>(5).fill('skipped'),
    ]);
    expect((await allRows(database)).standing).toHaveLength(4);
  });

  it('cuts off a processor that freezes in the middle, and gives its partition to another', async () => {
    const begun = Promise.withResolvers<undefined>();
    const thaw = Promise.withResolvers<undefined>();
    const frozen: Projector = {
      ...competitions,
      apply: async (tx, events) => {
        const changes = await competitions.apply(tx, events);
        begun.resolve(undefined);
        await thaw.promise;
        return changes;
      },
    };
    const limits = { lock: 10_000, statement: 10_000, idle: 300 };
    const freezing = applyBatch(database, frozen, whole, { limits });
    await begun.promise;
    const replaced = await applyBatch(database, competitions, whole, { limits });
    expect(replaced).toMatchObject({ kind: 'applied' });
    thaw.resolve(undefined);
    await expect(freezing).rejects.toThrow();
    expect(await applyBatch(database, competitions, whole)).toEqual({
      kind: 'skipped',
      position: whole.upTo,
    });
    expect((await allRows(database)).competition).toHaveLength(1);
  });

  it('tells readers once the rows can be seen, and says nothing of what was rolled back', async () => {
    const heard: string[] = [];
    const runner = database.createQueryRunner();
    const client = (await runner.connect()) as import('pg').PoolClient;
    client.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload ?? ''}`));
    await client.query('LISTEN read_model');
    await applyBatch(database, standings, secondHalf); // a gap
    await applyBatch(database, standings, whole);
    await client.query('SELECT 1');
    expect(heard).toEqual([
      `read_model ${JSON.stringify({ model: 'standings', competition: 'a', position: rankedAt().toString() })}`,
    ]);
    await client.query('UNLISTEN read_model');
    await runner.release();
  });

  const rankedAt = (): bigint => log.events.findLast((event) => standings.handles(event))?.position ?? -1n;

  it('has one projector for every model', () => {
    expect(projectors.map(({ model }) => model).toSorted()).toEqual([
      'competitions',
      'deals',
      'leagues',
      'people',
      'regions',
      'sessions',
      'solos',
      'standings',
    ]);
  });
});
