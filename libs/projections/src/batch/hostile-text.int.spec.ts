import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { checkpointsOf, storeOf, wholeBatches, freshForEach } from '../../testing/database';
import { dealOf, LogBook, openDeal, openTournament, rule, score } from '../../testing/season';
import { alarms, lag } from '../lag/lag';
import { projectors } from '../projectors';
import { standings } from '../standings/projector';
import { deals } from '../deals/projector';
import { allRows } from '../read/rows';
import { rebuild, type RebuildOptions } from '../rebuild/rebuild';
import { processBatch, type Processing } from './process-batch';
import { resume } from './resume';

const NUL = '\u0000';
const HALF = '\ud800';
/** Too long for an index, and nothing in it that could be packed. */
const longId = (): string =>
  Array.from({ length: 150 }, (_, i) => createHash('sha256').update(`${i}`).digest('hex')).join('');

describe('texts that Postgres does not take, already in the log', () => {
  let database: DataSource;
  freshForEach(1, (fresh) => {
    database = fresh;
  });

  const working = (log: LogBook): Processing & RebuildOptions => ({
    ...{ dataSource: database, store: storeOf(log), tries: 1, backoffMs: 1 },
  });
  const work = async (log: LogBook): Promise<void> => {
    for (const batch of wholeBatches(log.events, 1)) await processBatch(working(log), projectors, batch);
  };
  const ranked = async (): Promise<readonly string[]> => [
    ...new Set(
      (await allRows(database)).standing?.map(
        (row) => (JSON.parse(row) as { competition: string }).competition,
      ),
    ),
  ];

  it.each([
    [
      'a name',
      (log: LogBook) => {
        openTournament(log, { id: `bad${NUL}`, pairs: 2 });
      },
    ],
    ['a stream', (log: LogBook) => score(log, `bad${NUL}${HALF}.s1-r1-t1-b1`, 50)],
    [
      'a very long id',
      (log: LogBook) => {
        openTournament(log, { id: longId(), pairs: 2 });
      },
    ],
    [
      'a type',
      (log: LogBook) => log.append('competition-bad', `CompetitionOpened`, { name: `${NUL}${HALF}` }),
    ],
  ])('in %s stop its own competition alone, and a rebuild ends', async (_, spoil) => {
    const log = new LogBook();
    spoil(log);
    openTournament(log, { id: 'sound', pairs: 2 });
    score(log, openDeal(log, 'sound', 1, 1), 50);
    await work(log);
    for (const { model } of projectors) expect(await checkpointsOf(database, model)).toEqual([log.end]);
    expect(await ranked()).toContain('sound');
    expect((await alarms(database)).length).toBeGreaterThan(0);
    const rows = await allRows(database);
    for (const { model } of projectors) await rebuild(model, working(log));
    expect(await allRows(database)).toEqual(rows);
    expect((await alarms(database)).length).toBeGreaterThan(0);
  });

  it('an event is passed over for good: it is recorded, shown, and no rebuild applies it', async () => {
    const log = new LogBook();
    openTournament(log, { id: 'sick', pairs: 2 });
    const deal = openDeal(log, 'sick', 1, 1);
    const poison = score(log, dealOf('sick', 9, 9), 420); // never opened
    score(log, deal, 50);
    rule(log, deal, 'NS', 60);
    await work(log);
    const context = { dataSource: database, store: storeOf(log) };
    expect(await resume(context, standings, 'sick', 'another')).toEqual({
      kind: 'other-event',
      event: poison.id,
    });
    for (const projector of [standings, deals])
      expect(await resume(context, projector, 'sick', poison.id)).toMatchObject({ kind: 'resumed' });
    const { skipped, alarms: left } = await lag(database);
    expect(left).toEqual([]);
    expect(skipped.map(({ model, event, type }) => [model, event, type]).toSorted()).toEqual(
      ['deals', 'standings'].map((model) => [model, poison.id, 'DealScored']),
    );
    const rows = await allRows(database);
    expect(rows.award?.length).toBeGreaterThan(0);
    for (const { model } of projectors) await rebuild(model, working(log));
    expect(await allRows(database)).toEqual(rows);
    expect((await lag(database)).alarms).toEqual([]);
  });
});
