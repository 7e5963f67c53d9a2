import type { DataSource } from 'typeorm';
import { wholeBatches, freshForEach } from '../../testing/database';
import { correct, LogBook, openDeal, rule, score, withdraw } from '../../testing/season';
import { applyBatch } from '../batch/apply-batch';
import { dealHistoryTable, type DealRow, dealTable } from './tables';
import { deals } from './projector';

describe('deals and their history', () => {
  let database: DataSource;
  let log: LogBook;
  let deal: string;
  freshForEach(1, (fresh) => {
    database = fresh;
    log = new LogBook();
    deal = openDeal(log, 'a', 7, 2);
  });

  const applied = async (): Promise<DealRow> => {
    for (const batch of wholeBatches(log.events, 1)) await applyBatch(database, deals, batch);
    return database.getRepository(dealTable).findOneByOrFail({ id: deal });
  };

  it('shows an open deal at its place, with nothing of a result', async () => {
    const [opening] = log.events;
    const at = new Date(opening?.metadata.time ?? '');
    expect(await applied()).toEqual({
      ...{ id: 'a.s1-r7-t2-b7', competition: 'a', session: 1, round: 7, table: '2', board: 7 },
      ...{ game: 'bridge', ruleset: 'bridge-duplicate@1', policy: 'observed', grain: 'result' },
      ...{
        setup: { dealer: 'N', vulnerable: [] },
        seating: { N: 'pair-3', S: 'pair-3', E: 'pair-4', W: 'pair-4' },
      },
      ...{ state: 'open', notation: null, result: null, scores: null, adjustments: null },
      ...{ finality: null, said: null, entered: null },
      ...{ version: 0, position: log.end, openedAt: at, changedAt: at },
    });
  });

  it('moves the version with every event of the stream, so that a scorer knows what he saw', async () => {
    log.append(`deal-${deal}`, 'CallMade', { seat: 'N', call: 'Pass' });
    log.append(`deal-${deal}`, 'SomethingOfALaterVersion', {});
    expect(await applied()).toMatchObject({ state: 'open', version: 2, position: log.end });
  });

  it('shows the score that stands, and keeps the replaced one in the history', async () => {
    score(log, deal, 420);
    correct(log, deal, -50);
    expect(await applied()).toMatchObject({
      state: 'scored',
      notation: 'score -50',
      scores: { NS: -50, EW: 50 },
    });
    const history = await database.getRepository(dealHistoryTable).find({ order: { revision: 'ASC' } });
    expect(history.map(({ revision, type, actor, role }) => [revision, type, actor, role])).toEqual([
      [0, 'DealOpened', 'scorer', 'club'],
      [1, 'DealScored', 'scorer', 'club'],
      [2, 'ResultCorrected', 'scorer', 'club'],
      [3, 'DealScored', 'scorer', 'club'],
    ]);
    expect(history[1]?.data).toMatchObject({ scores: { NS: 420, EW: -420 } });
  });

  it('adds up rulings by side, and stays adjusted when the result is corrected afterwards', async () => {
    rule(log, deal, 'NS', 60);
    rule(log, deal, 'EW', 40);
    rule(log, deal, 'NS', 50);
    correct(log, deal, 90);
    expect(await applied()).toMatchObject({
      state: 'adjusted',
      adjustments: { NS: { kind: 'artificial', percent: 50 }, EW: { kind: 'artificial', percent: 40 } },
      scores: { NS: 90, EW: -90 },
    });
  });

  it('tells what was said of the result that stands, and nothing of it after a correction', async () => {
    const say = (type: string, data: object) =>
      log.append(`deal-${deal}`, type, { result: 'score 420', ...data });
    score(log, deal, 420);
    say('SideConfirmed', { by: 'NS', as: 'side', finality: 'entered' });
    expect(await applied()).toMatchObject({
      ...{ finality: 'entered', said: { confirmed: { NS: { as: 'side', actor: 'scorer' } }, dispute: null } },
    });
    say('ResultDisputed', { by: 'EW', says: 'score 170', finality: 'disputed' });
    say('ResultRepeated', { says: 'score 170', agrees: false });
    expect(await applied()).toMatchObject({
      finality: 'disputed',
      said: { dispute: { by: 'EW', says: 'score 170' }, repeated: { agrees: false } },
    });
    rule(log, deal, 'NS', 60);
    expect(await applied()).toMatchObject({ finality: 'entered', said: { dispute: null } });
    correct(log, deal, 170);
    expect(await applied()).toMatchObject({ finality: 'entered', said: null });
  });

  it.each(['one batch', 'two batches'])('forgets a result that was withdrawn, in %s', async (batches) => {
    const withdrawn = (because: string) =>
      log.append(`deal-${deal}`, 'ResultWithdrawn', { because, reason: 'slip' });
    score(log, deal, 420);
    log.append(`deal-${deal}`, 'SideConfirmed', {
      by: 'NS',
      as: 'side',
      result: 'score 420',
      finality: 'entered',
    });
    if (batches === 'two batches')
      expect(await applied()).toMatchObject({ state: 'scored', entered: { actor: 'scorer', role: 'club' } });
    withdrawn('mistake');
    expect(await applied()).toMatchObject({
      ...{ state: 'open', notation: null, result: null, scores: null, entered: null },
      ...{ finality: null, said: null },
    });
    withdrawn('not-played');
    log.append(`deal-${deal}`, 'CallMade', { seat: 'N', call: 'Pass' });
    expect(await applied()).toMatchObject({ state: 'unplayed' });
    score(log, deal, -50);
    expect(await applied()).toMatchObject({ state: 'scored', notation: 'score -50', said: null });
  });

  it('shows who sat where at last', async () => {
    const seating = { N: 'pair-4', S: 'pair-4', E: 'pair-3', W: 'pair-3' };
    log.append(`deal-${deal}`, 'SeatingCorrected', {
      ...{ seating, entries: { NS: 'pair-4', EW: 'pair-3' }, reason: 'arrow' },
    });
    expect(await applied()).toMatchObject({ state: 'open', seating });
  });

  it.each(['one batch', 'two batches'])('forgets a ruling that was withdrawn, in %s', async (batches) => {
    rule(log, deal, 'NS', 60);
    rule(log, deal, 'EW', 40);
    if (batches === 'two batches') expect(await applied()).toMatchObject({ state: 'adjusted' });
    withdraw(log, deal, 'r2', { NS: { kind: 'artificial', percent: 60 } });
    expect(await applied()).toMatchObject({
      ...{ state: 'adjusted', adjustments: { NS: { kind: 'artificial', percent: 60 } } },
    });
    withdraw(log, deal, 'r1', {});
    expect(await applied()).toMatchObject({ state: 'open', adjustments: null });
  });
});
