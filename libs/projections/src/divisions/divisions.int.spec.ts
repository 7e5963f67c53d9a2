import { type AsOf, toldOfDivision } from '@arbitre/events';
import { tableTold } from '@arbitre/rules/leagues';
import type { DataSource } from 'typeorm';
import { computeAll, startDatabase, storeOf, type TestDatabase, wholeBatches } from '../../testing/database';
import { dealOf, LogBook, openDeal, openTournament, publish, score } from '../../testing/season';
import { processBatch } from '../batch/process-batch';
import { projectors } from '../projectors';
import { rebuild } from '../rebuild/rebuild';
import { workOff } from '../second-step/work-off';
import { divisions } from './divisions';

const DIVISION = '2026.pairs';
const PATIENT = { limits: { lock: 60_000, statement: 60_000, idle: 60_000 } };
const RULES = {
  ...{ league: 1, format: 'circuit', title: { fr: 'Essai', en: 'Trial' }, competitions: 2 },
  ...{ figure: { by: 'total' }, order: ['best-result', 'lot'] },
};

describe('the table of a division', () => {
  let postgres: TestDatabase;
  let database: DataSource;
  let log: LogBook;
  let applied: bigint;
  /** What was shown, and how far the log had come. */
  let moments: [bigint, readonly unknown[]][];

  beforeAll(async () => {
    postgres = await startDatabase();
  }, 60_000);
  beforeEach(async () => {
    database = await postgres.fresh(2);
    applied = -1n;
    moments = [];
    log = new LogBook();
    for (const id of ['a', 'b']) openTournament(log, { id, pairs: 4 });
    const calendar = { from: '2026-09-01', until: '2027-06-30' };
    log.append('season-2026', 'SeasonOpened', { name: 'Season', ...calendar, games: ['bridge'] });
    log.append('season-2026', 'RegionTookPart', { region: 'nord', ...calendar, window: 7 });
    tell('DivisionOpened', { title: 'Pairs', game: 'bridge', level: 'open', rules: RULES });
    for (const [at, competition] of ['a', 'b'].entries())
      tell('CompetitionCounted', { competition, number: at + 1 });
    // `pair-1` of every tournament of the test are these two.
    tell('DivisionEntered', { entry: 'one', members: ['2', '1'], region: 'nord' });
    tell('DivisionEntered', { entry: 'two', members: ['3', '4'], region: 'nord' });
  });
  afterEach(() => database.destroy());
  afterAll(() => postgres.stop());

  const tell = (type: string, data: unknown) => log.append(`division-${DIVISION}`, type, data);
  const project = async (): Promise<void> => {
    const events = log.events.filter(({ position }) => position > applied);
    const processing = { dataSource: database, store: storeOf(log), tries: 1, backoffMs: 1 };
    for (const batch of wholeBatches(events, 2, applied)) await processBatch(processing, projectors, batch);
    applied = log.end;
  };
  /** The rows as they are shown, the table's own first. */
  const shown = async (): Promise<readonly unknown[]> => {
    const rows = await database.query<{ row: unknown }[]>(
      `SELECT to_jsonb(t) - 'basis' - 'position' AS row FROM read.league_table t
        UNION ALL (SELECT to_jsonb(r) FROM read.league_row r ORDER BY r.at)`,
    );
    return rows.map(({ row }) => row);
  };
  /** The same as the log says it, which knows of no rows. */
  const told = async (asOf: AsOf = null): Promise<readonly unknown[]> => {
    const of = await toldOfDivision(storeOf(log), DIVISION, asOf);
    const table = of && tableTold(of);
    if (table === null) throw new Error('Nobody opened it.');
    return [
      {
        ...{ division: DIVISION, finality: table.finality, provisional_regions: table.provisionalRegions },
        ...{ proposals: table.proposals, rules_version: table.rulesVersion, sources: table.sources },
      },
      ...table.rows.map(({ group: group_name, tiedWith: tied_with, ...row }, at) => ({
        ...{ division: DIVISION, at, group_name, tied_with, ...row },
      })),
    ];
  };
  const agree = async (): Promise<void> => {
    await project();
    await computeAll(database);
    const rows = await shown();
    expect(rows).toEqual(await told());
    moments.push([log.end, rows]);
  };
  const totals = async (): Promise<unknown> =>
    database.query('SELECT entry, rank, total FROM read.league_row ORDER BY at');

  it('is what its log says, after every event that may change it', async () => {
    await agree();
    publish(log, 'a', 1, { 'pair-1': 60, 'pair-2': 40 });
    await agree();
    expect(await totals()).toEqual([
      { entry: 'one', rank: 1, total: { num: 60, den: 1 } },
      { entry: 'two', rank: 2, total: { num: 0, den: 1 } },
    ]);
    for (const [stream, type, data] of [
      ['competition-a', 'CorrectionsClosed', { number: 1, by: 'hand', reason: 'over' }],
      ['competition-a', 'CorrectionsReopened', { number: 1, reason: 'misread' }],
      ['season-2026', 'PhaseClosed', { region: 'nord', on: '2027-06-30' }],
      [
        'division-2026.pairs',
        'PointsAdjusted',
        { entry: 'two', points: 99, article: 'A 1', reason: 'x', decidedBy: 'federation' },
      ],
      ['division-2026.pairs', 'CompetitionLeftOut', { competition: 'a', reason: 'void' }],
    ] as const) {
      log.append(stream, type, data);
      await agree();
    }
    publish(log, 'b', 1, { 'pair-2': 70, 'pair-1': 30 });
    await agree();
    expect(await totals()).toEqual([
      { entry: 'two', rank: 1, total: { num: 99, den: 1 } },
      { entry: 'one', rank: 2, total: { num: 30, den: 1 } },
    ]);
    // As it was then is as it was shown then, however much has been told since.
    for (const [position, rows] of moments) expect(await told({ position })).toEqual(rows);
    expect(new Set(moments.map(([, rows]) => JSON.stringify(rows))).size).toBeGreaterThan(5);
  });

  it('names the event of each line', async () => {
    const published = publish(log, 'a', 3, { 'pair-1': 60 });
    const decided = tell('PointsAdjusted', {
      ...{ entry: 'two', points: -1, article: 'A 1', reason: 'x', decidedBy: 'federation' },
    });
    await agree();
    const [row] = await database.query<{ sources: unknown }[]>('SELECT sources FROM read.league_table');
    expect(row?.sources).toEqual({
      a: { position: published.position.toString(), publication: 3 },
      'decision 1': { position: decided.position.toString() },
    });
  });

  it('S17 counts a person under all merged numbers as one, whichever stands in the division, and no more once that is undone', async () => {
    const about = { category: 'senior', year: 2026, club: '59001', from: '2026-09-01' };
    for (const licence of ['7', '8', 'X', 'Y'])
      log.append(`member-${licence}`, 'MemberRegistered', { personal: { sealed: licence }, ...about });
    const entry = { id: 'pair-5', number: 5, kind: 'pair', members: ['7', '8'], field: 'NS' };
    log.append('competition-a', 'EntryRegistered', entry);
    tell('DivisionEntered', { entry: 'three', members: ['X', '7'], region: 'nord' });
    publish(log, 'a', 1, { 'pair-1': 60, 'pair-5': 40 });
    const merge = (licence: string, into: string) => {
      log.append(`member-${into}`, 'MemberAbsorbed', { alias: licence });
      log.append(`member-${licence}`, 'MemberMerged', { into });
    };
    const undo = (licence: string, into: string) => {
      log.append(`member-${licence}`, 'MemberMergeUndone', { into });
      log.append(`member-${into}`, 'MemberReleased', { alias: licence });
    };
    const ofThree = async (): Promise<unknown> => {
      await agree();
      const rows = await database.query<{ total: { num: number } }[]>(
        `SELECT total FROM read.league_row WHERE entry = 'three'`,
      );
      return rows[0]?.total.num;
    };
    expect(await ofThree()).toBe(0);
    merge('X', '8');
    expect(await ofThree()).toBe(40);
    undo('X', '8');
    expect(await ofThree()).toBe(0);
    merge('8', 'X');
    expect(await ofThree()).toBe(40);
    undo('8', 'X');
    expect(await ofThree()).toBe(0);
    // Both are read as a third, who plays nowhere.
    merge('8', 'Y');
    expect(await ofThree()).toBe(0);
    merge('X', 'Y');
    expect(await ofThree()).toBe(40);
    undo('8', 'Y');
    expect(await ofThree()).toBe(0);
    for (const [position, rows] of moments) expect(await told({ position })).toEqual(rows);
    for (const model of ['divisions', 'people']) {
      const before = await shown();
      await rebuild(model, { dataSource: database, store: storeOf(log) });
      await computeAll(database);
      expect(await shown()).toEqual(before);
    }
  });

  it('is not computed again for results that nobody has published yet', async () => {
    await project();
    await computeAll(database);
    const written = () => database.query('SELECT xmin::text FROM divisions_g1.league_table');
    const before: unknown = await written();
    openDeal(log, 'a', 1, 1);
    score(log, dealOf('a', 1, 1), 100);
    await project();
    await computeAll(database);
    expect(await written()).toEqual(before);
  });

  it('loses nothing that is told while it is being computed', async () => {
    await project();
    const reached = Promise.withResolvers<undefined>();
    const release = Promise.withResolvers<undefined>();
    const working = workOff(
      database,
      {
        ...divisions,
        compute: async (...of) => {
          const changes = await divisions.compute(...of);
          reached.resolve(undefined);
          await release.promise;
          return changes;
        },
      },
      PATIENT,
    );
    await reached.promise;
    publish(log, 'a', 1, { 'pair-1': 60 });
    await project();
    release.resolve(undefined);
    await working;
    await agree();
  });

  it('comes out of a rebuild as it was, and of one of the rows that it is computed from', async () => {
    publish(log, 'a', 1, { 'pair-1': 60, 'pair-2': 40 });
    await agree();
    const before = await shown();
    for (const model of ['divisions', 'leagues', 'competitions']) {
      const [live] = await database.query<{ schema: string }[]>(
        `SELECT schema FROM projection.generation WHERE model = 'divisions' AND state = 'live'`,
      );
      await database.query(`UPDATE ${live?.schema ?? ''}.league_row SET rank = 99`);
      await rebuild(model, { dataSource: database, store: storeOf(log) });
      await computeAll(database);
      expect(await shown()).toEqual(before);
    }
  });
});
