import type { DataSource } from 'typeorm';
import { wholeBatches, freshForEach } from '../../testing/database';
import {
  correct,
  LogBook,
  openDeal,
  openTournament,
  revise,
  rule,
  score,
  withdraw,
} from '../../testing/season';
import { applyBatch } from '../batch/apply-batch';
import { rankingOfLog } from './ranking-of-log';
import { standingTable } from './tables';
import { standings } from './projector';

describe('standings', () => {
  let database: DataSource;
  let log: LogBook;
  freshForEach(1, (fresh) => {
    database = fresh;
    log = new LogBook();
    openTournament(log, { id: 'a', pairs: 6 });
  });

  /** `field rank entry total`, best first. */
  const ranking = async (): Promise<readonly string[]> => {
    for (const batch of wholeBatches(log.events, 1)) await applyBatch(database, standings, batch);
    const rows = await database
      .getRepository(standingTable)
      .find({ order: { field: 'DESC', rank: 'ASC', entry: 'ASC' } });
    return rows.map(
      ({ field, rank, entry, totalNum, totalDen, deals }) =>
        `${field} ${rank} ${entry} ${totalNum}/${totalDen} of ${deals}`,
    );
  };
  const play = (board: number, points: readonly number[]): readonly string[] =>
    points.map((each, i) => {
      const deal = openDeal(log, 'a', board, i + 1);
      score(log, deal, each);
      return deal;
    });

  it('compares the tables of one board, each field by itself', async () => {
    play(1, [420, 450, 420]);
    expect(await ranking()).toEqual([
      ...['NS 1 pair-3 100/1 of 1', 'NS 2 pair-1 25/1 of 1', 'NS 2 pair-5 25/1 of 1'],
      ...['EW 1 pair-2 75/1 of 1', 'EW 1 pair-6 75/1 of 1', 'EW 3 pair-4 0/1 of 1'],
    ]);
  });

  it('ranks everybody again when an old result is corrected', async () => {
    const [first = ''] = play(1, [420, 450, 480]);
    play(2, [100, 100, 100]);
    correct(log, first, 980);
    expect((await ranking()).slice(0, 3)).toEqual([
      'NS 1 pair-1 75/1 of 2',
      'NS 2 pair-5 50/1 of 2',
      'NS 3 pair-3 25/1 of 2',
    ]);
  });

  it('given boards that were played, when the method is revised, then all are compared as if it had always been so', async () => {
    openTournament(log, { id: 'b', pairs: 6, method: 'butler' });
    for (const [board, points] of [
      [420, 450, 480],
      [100, 100, 400],
    ].entries()) {
      play(board + 1, points);
      points.forEach((each, table) => score(log, openDeal(log, 'b', board + 1, table + 1), each));
    }
    revise(log, { id: 'a', method: 'butler' });
    await ranking();
    const rowsOf = async (competition: string) => {
      const rows = await database.getRepository(standingTable).findBy({ competition });
      return rows.map(({ competition: _, position: __, ...row }) => row);
    };
    expect(await rowsOf('a')).toEqual(expect.arrayContaining(await rowsOf('b')));
    expect(await rowsOf('a')).toHaveLength(6);
  });

  it('counts a ruling that nobody played for, and keeps who withdrew after playing', async () => {
    play(1, [420, 450, 480]);
    const deal = openDeal(log, 'a', 2, 1);
    rule(log, deal, 'NS', 60);
    rule(log, deal, 'EW', 40);
    log.append('competition-a', 'EntryWithdrawn', { entry: 'pair-1', reason: 'ill' });
    expect(await ranking()).toContain('NS 3 pair-1 30/1 of 2');
  });

  it('ranks who withdrew no more once struck, leaves others what they scored, and ranks again once it is decided so', async () => {
    play(1, [420, 450, 480]);
    const before = await ranking();
    log.append('competition-a', 'EntryWithdrawn', { entry: 'pair-1', reason: 'ill', results: 'struck' });
    const without = ['NS 1 pair-5 100/1 of 1', 'NS 2 pair-3 50/1 of 1'];
    const others = before.filter((row) => row.startsWith('EW'));
    expect(await ranking()).toEqual([...without, ...others]);
    log.append('competition-a', 'WithdrawalRevised', { entry: 'pair-1', results: 'stand', reason: 'x' });
    expect(await ranking()).toEqual(before);
    log.append('competition-a', 'WithdrawalRevised', { entry: 'pair-1', results: 'struck', reason: 'y' });
    expect(await ranking()).toEqual([...without, ...others]);
    expect(rankingOfLog(log.events, 'a').map(({ entry }) => entry)).not.toContain('pair-1');
  });

  it('counts what was played again where a ruling was withdrawn', async () => {
    play(1, [420, 450, 480]);
    const before = await ranking();
    const deal = openDeal(log, 'a', 2, 1);
    rule(log, deal, 'NS', 60);
    expect(await ranking()).not.toEqual(before);
    withdraw(log, deal, 'r1', {});
    expect(await ranking()).toEqual(before);
  });

  it('situation 24: given a session that is void, then nothing of it counts, whenever it was said, and all of it once it counts again', async () => {
    play(1, [420, 450, 480]);
    const before = await ranking();
    log.append('competition-a', 'SessionVoided', { session: 1, reason: 'boards were known' });
    const deal = openDeal(log, 'a', 2, 1);
    score(log, deal, 980);
    const none = await ranking();
    expect(none.filter((row) => !row.endsWith(' 0/1 of 0'))).toEqual([]);
    expect(none).toHaveLength(6);
    rule(log, deal, 'NS', 60);
    log.append('competition-a', 'SessionReinstated', { session: 1, reason: 'they were others' });
    const after = await ranking();
    expect(after).not.toEqual(before);
    expect(after).toContain('NS 1 pair-5 100/1 of 1');
  });

  it('leaves out who withdrew before playing', async () => {
    log.append('competition-a', 'EntryWithdrawn', { entry: 'pair-1', reason: 'ill' });
    const rows = await ranking();
    expect(rows).toHaveLength(5);
    expect(rows.join()).not.toContain('pair-1 ');
  });

  it('carries the position of the last event that counted', async () => {
    play(1, [420]);
    const counted = log.end;
    log.append('competition-a', 'CompetitionClosed', { reason: 'played' });
    await ranking();
    const rows = await database.getRepository(standingTable).find();
    expect(new Set(rows.map(({ position }) => position))).toEqual(new Set([counted]));
  });
});
