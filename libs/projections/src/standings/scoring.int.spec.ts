import { dealStream, sessionStream } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { wholeBatches, freshForEach } from '../../testing/database';
import { correct, LogBook, openDeal, openTournament, revise, rule, score } from '../../testing/season';
import { applyBatch } from '../batch/apply-batch';
import { rankingOfLog } from './ranking-of-log';
import { standings } from './projector';
import { awardTable, standingTable } from './tables';

const LAWS = { version: 1, ties: 'stand' };

describe('standings by the parameters of a method', () => {
  let database: DataSource;
  let log: LogBook;
  freshForEach(1, (fresh) => {
    database = fresh;
    log = new LogBook();
  });

  const apply = async (): Promise<void> => {
    for (const batch of wholeBatches(log.events, 1)) await applyBatch(database, standings, batch);
  };
  const worth = async (deal: string, side: string): Promise<string> => {
    const { num, den } = await database.getRepository(awardTable).findOneByOrFail({ deal, side });
    return `${num}/${den}`;
  };
  const totals = async () => {
    const rows = await database.getRepository(standingTable).findBy({ competition: 'a' });
    return new Map(rows.map(({ entry, totalNum, totalDen }) => [entry, `${totalNum}/${totalDen}`]));
  };
  const ofLog = () =>
    new Map(rankingOfLog(log.events, 'a').map(({ entry, total }) => [entry, `${total.num}/${total.den}`]));

  it('BD-L12C2c-GAP-1 an average plus follows the own percentage when a result of another board is corrected', async () => {
    openTournament(log, { id: 'a', pairs: 6, scoring: LAWS });
    const spoiled = openDeal(log, 'a', 1, 1);
    rule(log, spoiled, 'NS', 60);
    rule(log, spoiled, 'EW', 50);
    score(log, openDeal(log, 'a', 1, 2), 420);
    score(log, openDeal(log, 'a', 1, 3), 400);
    const [own = ''] = [420, 170, 140].map((points, at) => {
      const deal = openDeal(log, 'a', 2, at + 1);
      score(log, deal, points);
      return deal;
    });
    await apply();
    expect([await worth(spoiled, 'NS'), await worth(spoiled, 'EW')]).toEqual(['100/1', '50/1']);
    expect(await totals()).toEqual(ofLog());
    correct(log, own, 150);
    await apply();
    expect(await worth(spoiled, 'NS')).toBe('60/1');
    correct(log, own, 900);
    await apply();
    expect(await worth(spoiled, 'NS')).toBe('100/1');
    expect(await totals()).toEqual(ofLog());
  });

  it('BD-NEUBERG-1 a board that misses a result is factored, and compared plainly again where nothing is chosen any more', async () => {
    openTournament(log, { id: 'a', pairs: 10, scoring: LAWS });
    const first = [420, 400, 170, 140].map((points, at) => {
      const deal = openDeal(log, 'a', 1, at + 1);
      score(log, deal, points);
      return deal;
    });
    for (const [at, points] of [420, 400, 170, 140, 110].entries())
      score(log, openDeal(log, 'a', 2, at + 1), points);
    await apply();
    // (6 + 1) 5 / 4 - 1 = 7.75 of 8.
    expect(await worth(first[0] ?? '', 'NS')).toBe('775/8');
    expect(await totals()).toEqual(ofLog());
    revise(log, { id: 'a' });
    await apply();
    expect(await worth(first[0] ?? '', 'NS')).toBe('100/1');
    revise(log, { id: 'a', scoring: { ...LAWS, factoring: 'none' } });
    await apply();
    expect(await worth(first[0] ?? '', 'NS')).toBe('100/1');
    expect(await totals()).toEqual(ofLog());
  });

  it('BD-L4-1 four who play for themselves each have what their side has, and others once it is said who sat there', async () => {
    openTournament(log, { id: 'a', pairs: 8, scoring: LAWS });
    const at = (N: number, E: number, S: number, W: number) => ({
      ...{ N: `pair-${N}`, E: `pair-${E}`, S: `pair-${S}`, W: `pair-${W}` },
    });
    const first = openDeal(log, 'a', 1, 1, at(1, 2, 3, 4));
    score(log, first, 420);
    score(log, openDeal(log, 'a', 1, 2, at(5, 6, 7, 8)), 170);
    rule(log, openDeal(log, 'a', 2, 1, at(1, 3, 2, 4)), 'NS', 40);
    await apply();
    const own = async (deal: string) => {
      const rows = await database
        .getRepository(awardTable)
        .find({ where: { deal }, order: { entry: 'ASC' } });
      return rows.map(({ entry, side, num, den }) => `${entry} ${side} ${num}/${den}`);
    };
    expect(await own(first)).toEqual([
      ...['pair-1 NS 100/1', 'pair-2 EW 0/1', 'pair-3 NS 100/1', 'pair-4 EW 0/1'],
    ]);
    expect(await totals()).toEqual(ofLog());
    expect([...(await totals())].filter(([, total]) => total === '100/1').map(([entry]) => entry)).toEqual(
      expect.arrayContaining(['pair-3', 'pair-6', 'pair-8']),
    );
    log.append(dealStream(first), 'SeatingCorrected', {
      ...{ seating: at(2, 1, 3, 4), entries: { NS: 'pair-2', EW: 'pair-1' } },
      ...{ partners: { NS: 'pair-3', EW: 'pair-4' }, reason: 'sat otherwise' },
    });
    await apply();
    expect(await own(first)).toEqual([
      ...['pair-1 EW 0/1', 'pair-2 NS 100/1', 'pair-3 NS 100/1', 'pair-4 EW 0/1'],
    ]);
    expect(await totals()).toEqual(ofLog());
  });

  it('BD-NEUBERG-1 boards are brought up to what the movement of their session gives them, before any has so many', async () => {
    openTournament(log, { id: 'a', pairs: 8, scoring: LAWS });
    const first = [420, 400, 170, 140].map((points, at) => {
      const deal = openDeal(log, 'a', 1, at + 1);
      score(log, deal, points);
      return deal;
    });
    await apply();
    expect(await worth(first[0] ?? '', 'NS')).toBe('100/1');
    log.append(sessionStream('a.s1'), 'SessionScored', { awards: [], expected: 5 });
    await apply();
    // (6 + 1) 5 / 4 - 1 = 7.75 of 8.
    expect(await worth(first[0] ?? '', 'NS')).toBe('775/8');
    expect(await totals()).toEqual(ofLog());
    log.append(sessionStream('a.s1'), 'SessionScored', { awards: [], expected: 4 });
    await apply();
    expect(await worth(first[0] ?? '', 'NS')).toBe('100/1');
    revise(log, { id: 'a', scoring: { ...LAWS, expected: 5 } });
    await apply();
    expect(await worth(first[0] ?? '', 'NS')).toBe('775/8');
    expect(await totals()).toEqual(ofLog());
  });
});
