import type { DataSource } from 'typeorm';
import { wholeBatches, freshForEach } from '../../testing/database';
import {
  correct,
  LogBook,
  openDeal,
  openTournament,
  publish,
  revise,
  rule,
  score,
  withdraw,
} from '../../testing/season';
import { applyBatch } from '../batch/apply-batch';
import {
  type CompetitionRow,
  competitionTable,
  entryTable,
  passageTable,
  publicationTable,
  voidedSessionTable,
} from './tables';
import { competitions } from './projector';

describe('the list of competitions', () => {
  let database: DataSource;
  freshForEach(1, (fresh) => {
    database = fresh;
  });

  const competitionAfter = async (log: LogBook): Promise<CompetitionRow> => {
    for (const batch of wholeBatches(log.events, 1)) await applyBatch(database, competitions, batch);
    return database.getRepository(competitionTable).findOneByOrFail({ id: 'a' });
  };
  const opened = (): LogBook => {
    const log = new LogBook();
    openTournament(log, { id: 'a', pairs: 3 });
    return log;
  };

  it('shows what was opened, with the unit and decimals of its method', async () => {
    const log = opened();
    expect(await competitionAfter(log)).toEqual({
      ...{ id: 'a', name: 'Tournoi a', game: 'bridge', ruleset: 'bridge-duplicate@1', region: 'Nord' },
      ...{ method: 'matchpoints', unit: 'percent', decimals: 2, startsOn: '2026-11-21', state: 'open' },
      ...{
        version: 3,
        position: log.end,
        entryCount: 3,
        deals: 0,
        resultCount: 0,
        embargo: null,
        begun: false,
        correctionMinutes: null,
        closeFinish: null,
        places: null,
        plan: null,
        scoring: null,
        settled: 'unpublished',
        publishedNumber: null,
        correctableUntil: null,
      },
      changedAt: new Date(log.events.at(-1)?.metadata.time ?? ''),
    });
  });

  it('shows what was revised, as a whole; it has begun once a deal or a session was opened', async () => {
    const log = opened();
    revise(log, { id: 'a', method: 'butler' }, 'Sud');
    expect(await competitionAfter(log)).toMatchObject({
      ...{ region: 'Sud', method: 'butler', unit: 'imp', embargo: null, begun: false, version: 4 },
    });
    log.append('session-a.s1', 'SessionOpened', { competition: 'a', number: 1 });
    expect(await competitionAfter(log)).toMatchObject({ begun: true, deals: 0, version: 4 });
  });

  it.each([
    ['in one batch', false],
    ['event by event', true],
  ])(
    'shows what the registry says in place of words, of what is there by then alone, %s',
    async (_, slowly) => {
      const log = opened();
      const matched = (region: string | undefined, club: string) =>
        log.append('competition-a', 'CompetitionMatched', {
          ...(region === undefined ? {} : { region }),
          clubs: [{ word: 'Cercle', club }],
        });
      const late = (number: number) =>
        log.append('competition-a', 'EntryRegistered', {
          ...{ id: `pair-${number}`, number, kind: 'pair', members: [], club: 'Cercle' },
        });
      late(4);
      matched('nord', '59001');
      late(5);
      for (const [at] of slowly ? log.events.entries() : [])
        for (const batch of wholeBatches(log.events.slice(0, at + 1), 1))
          await applyBatch(database, competitions, batch);
      const clubs = async () =>
        (await database.getRepository(entryTable).find({ order: { number: 'ASC' } })).map(({ club }) => club);
      expect(await competitionAfter(log)).toMatchObject({ region: 'nord', entryCount: 5 });
      expect(await clubs()).toEqual([null, null, '59001', '59001', 'Cercle']);
      matched(undefined, '59002');
      expect(await competitionAfter(log)).toMatchObject({ region: 'nord', version: 7 });
      expect(await clubs()).toEqual([null, null, '59001', '59001', '59002']);
      log.append('competition-a', 'EntryWithdrawn', { entry: 'pair-3', reason: 'x' });
      revise(log, { id: 'a' }, 'Sud');
      matched('sud', '59003');
      expect(await competitionAfter(log)).toMatchObject({ region: 'sud' });
    },
  );

  it('counts a deal as a result once: when it is first scored or ruled, whatever is corrected later', async () => {
    const log = opened();
    const [first, second] = [openDeal(log, 'a', 1, 1), openDeal(log, 'a', 2, 1)];
    openDeal(log, 'a', 3, 1);
    score(log, first, 420);
    correct(log, first, -50);
    rule(log, second, 'NS', 60);
    expect(await competitionAfter(log)).toMatchObject({
      deals: 3,
      resultCount: 2,
      version: 3,
      position: log.end,
    });
  });

  it('counts a deal no more whose only ruling was withdrawn, and again once it is played', async () => {
    const log = opened();
    const deal = openDeal(log, 'a', 1, 1);
    rule(log, deal, 'NS', 60);
    expect(await competitionAfter(log)).toMatchObject({ resultCount: 1 });
    withdraw(log, deal, 'r1', {});
    expect(await competitionAfter(log)).toMatchObject({ resultCount: 0 });
    score(log, deal, 420);
    expect(await competitionAfter(log)).toMatchObject({ resultCount: 1 });
  });

  it('marks who withdrew and closes what is over; the revision is that of its own stream', async () => {
    const log = opened();
    openDeal(log, 'a', 1, 1);
    log.append('competition-a', 'EntryWithdrawn', { entry: 'pair-2', reason: 'ill' });
    log.append('competition-a', 'CompetitionClosed', { reason: 'played' });
    expect(await competitionAfter(log)).toMatchObject({ state: 'closed', version: 5, entryCount: 3 });
    const all = () => database.getRepository(entryTable).find({ order: { number: 'ASC' } });
    const entries = await all();
    expect(entries.map(({ id, withdrawn, field, club }) => [id, withdrawn, field, club])).toEqual([
      ['pair-1', false, 'NS', null],
      ['pair-2', true, 'EW', null],
      ['pair-3', false, 'NS', 'Cercle'],
    ]);
    log.append('competition-a', 'WithdrawalRevised', { entry: 'pair-2', results: 'struck', reason: 'x' });
    await competitionAfter(log);
    expect((await all()).map(({ struck }) => struck)).toEqual([false, true, false]);
  });

  it('keeps every published version, how far each has come, and who passed it on and why', async () => {
    const log = opened();
    const until = '2026-11-21T20:30:00.000Z';
    publish(log, 'a', 1, { 'pair-1': 60, 'pair-3': 50 }, until);
    expect(await competitionAfter(log)).toMatchObject({
      ...{ settled: 'provisional', publishedNumber: 1, correctableUntil: new Date(until) },
    });
    log.append('competition-a', 'CorrectionsClosed', { number: 1, by: 'clock', due: until });
    log.append('competition-a', 'CorrectionsReopened', { number: 1, reason: 'a slip was found' });
    log.append('competition-a', 'SessionVoided', { session: 2, reason: 'boards were known' });
    publish(log, 'a', 2, { 'pair-3': 61, 'pair-1': 60 });
    log.append('competition-a', 'CorrectionsClosed', { number: 2, by: 'hand', reason: 'all agree' });
    log.append('competition-a', 'CompetitionFinalised', { number: 2 });
    expect(await competitionAfter(log)).toMatchObject({
      ...{ settled: 'final', publishedNumber: 2, correctableUntil: null },
    });
    const versions = await database.getRepository(publicationTable).find({ order: { number: 'ASC' } });
    expect(versions.map(({ number, finality, rows }) => [number, finality, rows[0]?.entry])).toEqual([
      ...[
        [1, 'provisional', 'pair-1'],
        [2, 'final', 'pair-3'],
      ],
    ]);
    const passages = await database.getRepository(passageTable).find({ order: { position: 'ASC' } });
    expect(passages.slice(1).map(({ type, about, reason }) => [type, about, reason])).toEqual([
      ['RankingPublished', '1', null],
      ['CorrectionsClosed', '1', null],
      ['CorrectionsReopened', '1', 'a slip was found'],
      ['SessionVoided', '2', 'boards were known'],
      ['RankingPublished', '2', null],
      ['CorrectionsClosed', '2', 'all agree'],
      ['CompetitionFinalised', '2', null],
    ]);
    const voided = await database.getRepository(voidedSessionTable).find();
    expect(voided.map(({ number, reason }) => [number, reason])).toEqual([[2, 'boards were known']]);
  });
});
