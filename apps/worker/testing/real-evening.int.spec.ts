import { readFileSync } from 'node:fs';
import { importPbn } from '@arbitre/events/games/bridge';
import {
  alarms,
  awardTable,
  dealTable,
  projectors,
  standingTable,
  waitForPosition,
} from '@arbitre/projections';
import { fraction } from '@arbitre/rules';
import { readPbn } from '@arbitre/rules/games/bridge/pbn';
import { startServices, type Services } from './services';
import { everythingOf, playTournament } from './season';
import { bundleWorker, runWorker, WorkerProcess } from './worker-process';

const file = readFileSync(new URL('../../../libs/rules/games/bridge/fixtures/ruter71.pbn', import.meta.url));
const AGES = 60_000;

/** The ranking that the club published: rank, pair, total. */
const published = (
  readPbn(new TextDecoder('latin1').decode(file)).games[0]?.tables.get('TotalScoreTable')?.rows ?? []
)
  .map(({ cells }) => `${cells.Rank ?? ''} pair-${cells.PairId ?? ''} ${cells.TotalScoreIMP ?? ''}`)
  .toSorted();

describe('a real evening, from the file to the read models', () => {
  let services: Services;
  let worker: WorkerProcess;
  beforeAll(async () => {
    await bundleWorker();
    services = await startServices();
    worker = await WorkerProcess.start(services.environment);
  }, 60_000);
  afterAll(async () => {
    await worker.end();
    await services.stop();
  }, 30_000);

  it('shows the published Butler ranking, 16 of 16 ranks and totals', async () => {
    const context = { actor: { id: 'importer', role: 'importer' }, time: '2026-11-21T20:00:00Z' };
    const { competition } = await importPbn(services.store, file, {}, context);
    const head = (await services.store.head()) ?? -1n;
    const last = await lastOf(competition, head);
    expect(await waitForPosition(services.database, everythingOf(competition), last, AGES)).toBe(true);
    const rows = await services.database.getRepository(standingTable).findBy({ competition });
    const shown = rows.map(
      ({ rank, entry, totalNum, totalDen }) =>
        `${rank} ${entry} ${fraction.toDecimal({ num: totalNum, den: totalDen }, 0)}`,
    );
    expect(published).toHaveLength(16);
    expect(shown.toSorted()).toEqual(published);
    expect(await services.database.getRepository(dealTable).countBy({ competition, state: 'scored' })).toBe(
      168,
    );
    expect(await services.database.getRepository(awardTable).countBy({ competition })).toBe(336);
  }, 60_000);

  it('parks a competition whose event cannot be applied, and shows the others', async () => {
    await playTournament(services.store, 'sick', { tables: 2, boards: 2 });
    const stray = 'deal-sick.s9-r1-t1-b1';
    const time = '2026-11-21T20:00:00.000Z';
    const [id, other] = [
      '5d2b7f0e-52f1-4a3e-9a54-0a8f0a8d0c01',
      '5d2b7f0e-52f1-4a3e-9a54-0a8f0a8d0c02',
    ] as const;
    const metadata = {
      ...{ $correlationId: other, $causationId: other, commandId: other, time },
      ...{ actor: { id: 'scorer', role: 'club' }, hash: 'f'.repeat(64), previousHash: '0'.repeat(64) },
    };
    const data = { notation: '1NTN=', result: {}, scores: { NS: 90, EW: -90 } };
    await services.store.append(stray, [{ id, type: 'DealScored', data, metadata }], -1);
    const position = await playTournament(services.store, 'sound', { tables: 2, boards: 2 });
    expect(await waitForPosition(services.database, everythingOf('sound'), position, AGES)).toBe(true);
    while ((await alarms(services.database)).length < 2)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const raised = (await alarms(services.database)).map(({ model, key, stream }) => ({
      model,
      key,
      stream,
    }));
    expect(raised).toEqual(
      expect.arrayContaining(['deals', 'standings'].map((model) => ({ model, key: 'sick', stream: stray }))),
    );
    const metrics = await (await fetch(`${worker.url}/metrics`)).text();
    expect(metrics).toContain('arbitre_alarms 2');
  }, 60_000);

  it('tells an operator what is parked, refuses to go on while the cause lasts, and rebuilds', async () => {
    const status = await runWorker(services.environment, ['status']);
    expect(status).toMatchObject({ status: 0 });
    expect(status.output).toContain(
      'ALARM standings: sick is parked at DealScored, event 0 of deal-sick.s9-r1-t1-b1',
    );
    const resumed = await runWorker(services.environment, ['resume', 'standings', 'sick']);
    expect(resumed).toMatchObject({ status: 1 });
    expect(resumed.output).toContain('sick stays parked at DealScored');
    const rebuilt = await runWorker(services.environment, ['rebuild', 'competitions']);
    expect(rebuilt.output).toContain('competitions: generation 2 is live');
    expect((await runWorker(services.environment, ['rebuild', 'deal'])).output).toContain(
      `There is no read model \\"deal\\". The models are: ${projectors.map(({ model }) => model).join(', ')}.`,
    );
  }, 60_000);

  it('says that it is well, and which part is not', async () => {
    const health = (await (await fetch(`${worker.url}/health`)).json()) as {
      ok: boolean;
      lag: { state: string };
    };
    expect(health).toMatchObject({
      ok: true,
      store: { ok: true },
      redis: { ok: true },
      database: { ok: true },
    });
    await services.redis.call('CLIENT', 'PAUSE', '6000', 'ALL');
    const unwell = await fetch(`${worker.url}/health`);
    expect(unwell.status).toBe(503);
    expect(await unwell.json()).toMatchObject({ ok: false, store: { ok: true }, redis: { ok: false } });
  }, 30_000);

  const lastOf = async (competition: string, upTo: bigint): Promise<bigint> => {
    let last = -1n;
    for await (const events of services.store.readAll({ after: null, upTo }))
      for (const { stream, position } of events) if (stream.includes(competition)) last = position;
    return last;
  };
});
