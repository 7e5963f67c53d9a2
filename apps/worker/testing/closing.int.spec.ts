import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  actInSeason,
  closeDueCorrections,
  closeDuePhase,
  loadSeason,
  openCompetition,
  openRegion,
  publishRanking,
  reopenCorrections,
  type WriteOutcome,
} from '@arbitre/events';
import { competitionTable, waitForPosition } from '@arbitre/projections';
import type { SeasonAct } from '@arbitre/rules/leagues';
import { everythingOf } from './season';
import { startServices, type Services } from './services';
import { bundleWorker, WorkerProcess } from './worker-process';

const HOUR = 3_600_000;
const MINUTES = 30;
/** Long enough never to be what a test waits for. */
const AGES = 60_000;

const positionOf = (outcome: WriteOutcome): bigint => {
  if (outcome.kind === 'committed') return outcome.position;
  throw new Error(JSON.stringify(outcome));
};

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await sleep(50);
};

describe('what the clock closes', () => {
  let services: Services;
  const workers: WorkerProcess[] = [];
  beforeAll(async () => {
    await bundleWorker();
    services = await startServices();
  }, 60_000);
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end()));
    await services.stop();
  }, 30_000);

  const by = (time: number) => ({
    ...{ commandId: randomUUID(), actor: { id: 'staff', role: 'staff' as const } },
    time: new Date(time).toISOString(),
  });

  /** A competition whose ranking was published so long ago; where the log stands then. */
  const published = async (id: string, ago: number): Promise<bigint> => {
    const time = Date.now() - ago;
    const about = { name: id, game: 'bridge', ruleset: 'bridge-duplicate@1', region: 'Nord' } as const;
    const opening = { ...about, method: 'matchpoints', startsOn: '2026-11-21', correctionMinutes: MINUTES };
    const opened = positionOf(await openCompetition(services.store, { id, ...opening }, by(time)));
    const asOf = String(opened);
    const total = { num: 50, den: 1 };
    const row = { entry: 'pair-1', field: '', rank: 1, tiedWith: 0, total, deals: 1, counts: {} };
    const ranking = () => Promise.resolve({ asOf, rows: [row] as never });
    return positionOf(await publishRanking(services.store, { competition: id, asOf, ranking }, by(time)));
  };

  const closings = async (id: string): Promise<readonly unknown[]> => {
    const { events } = await services.store.load(`competition-${id}`);
    return events.flatMap(({ type, data, metadata: { actor } }) =>
      type === 'CorrectionsClosed' ? [{ data, actor: actor.id }] : [],
    );
  };
  const isClosed = (id: string) => async (): Promise<boolean> => (await closings(id)).length > 0;
  const readable = async (id: string, position: bigint): Promise<void> => {
    expect(await waitForPosition(services.database, everythingOf(id), position, AGES)).toBe(true);
  };
  const dueOf = async (id: string): Promise<string | undefined> =>
    (
      await services.database.getRepository(competitionTable).findOneByOrFail({ id })
    ).correctableUntil?.toISOString();

  it('corrections are ended once by however many workers, and never again once somebody has reopened them', async () => {
    const start = async (): Promise<void> => {
      workers.push(await WorkerProcess.start(services.environment));
    };
    await Promise.all([start(), start()]);
    const open = await published('open', 0);
    await published('due', HOUR);
    await until(isClosed('due'));
    const once = [{ data: { number: 1, by: 'clock', due: expect.any(String) as string }, actor: 'clock' }];
    expect(await closings('due')).toEqual(once);

    const reopening = { competition: 'due', reason: 'a sheet was found' };
    const reopened = await reopenCorrections(services.store, reopening, by(Date.now()));
    await readable('due', positionOf(reopened));
    // Another one that becomes due shows that they have looked since; what was reopened waits for a person.
    await published('later', 2 * HOUR);
    await until(isClosed('later'));
    expect(await closings('due')).toEqual(once);
    await readable('open', open);
    expect(await closings('open')).toEqual([]);
  }, 90_000);

  it('corrections are not ended by a clock that is behind; one that is ahead ends them once, and no clock takes that back', async () => {
    await readable('clocks', await published('clocks', 0));
    const moment = (await dueOf('clocks')) ?? '';
    const asked = (off: number): Promise<WriteOutcome> =>
      closeDueCorrections(
        services.store,
        { competition: 'clocks', until: moment },
        new Date(Date.now() + off).toISOString(),
      );
    expect(await asked(-HOUR)).toMatchObject({ kind: 'refused', violation: { article: 'corrections-open' } });
    expect(await asked(0)).toMatchObject({ kind: 'refused', violation: { article: 'corrections-open' } });
    const ahead = await Promise.all([asked(HOUR), asked(HOUR + 1_000), asked(2 * HOUR)]);
    expect(ahead.map(({ kind }) => kind).toSorted()).toEqual(['committed', 'repeated', 'repeated']);
    for (const off of [-2 * HOUR, 0, HOUR]) expect(await asked(off)).toMatchObject({ kind: 'repeated' });
    expect(await closings('clocks')).toEqual([
      { data: { number: 1, by: 'clock', due: moment }, actor: 'clock' },
    ]);
  }, 60_000);

  const REGION = { id: 'nord', name: 'Nord', timeZone: 'Pacific/Kiritimati' };
  const daysFromNow = (days: number): string =>
    new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);
  const act = async (season: string, given: SeasonAct): Promise<bigint> =>
    positionOf(await actInSeason(services.store, { season, act: given }, by(Date.now())));
  /** A season in which the region has played until so many days ago, and results are corrected for a week. */
  const played = async (season: string, ago: number): Promise<bigint> => {
    const span = { from: daysFromNow(-300), until: daysFromNow(30) };
    await act(season, { do: 'open-season', name: season, ...span, games: ['bridge'] });
    const calendar = { region: REGION.id, from: span.from, until: daysFromNow(-ago), window: 7 };
    return act(season, { do: 'take-part', ...calendar });
  };
  const phases = async (season: string): Promise<readonly unknown[]> => {
    const { events } = await services.store.load(`season-${season}`);
    return events.flatMap(({ type, data, metadata: { actor } }) =>
      type === 'PhaseClosed' ? [{ data, actor: actor.id }] : [],
    );
  };
  const hasClosed = (season: string) => async (): Promise<boolean> => (await phases(season)).length > 0;

  it('S20 phases of regions are closed once their window is over, by the clocks of the region, and wait for a person once they are opened again', async () => {
    expect(positionOf(await openRegion(services.store, REGION, by(Date.now())))).toBeGreaterThan(0n);
    await played('open', 5);
    await played('due', 9);
    await until(hasClosed('due'));
    const last = (await loadSeason(services.store, 'due'))?.regions.get('nord')?.until;
    const once = [{ data: { region: 'nord', on: last }, actor: 'clock' }];
    expect(await phases('due')).toEqual(once);
    const because = { reason: 'A sheet was found', decidedBy: 'federation' as const };
    await act('due', { do: 'reopen-phase', region: 'nord', ...because });
    await played('later', 20);
    await until(hasClosed('later'));
    expect(await phases('due')).toEqual(once);
    expect(await phases('open')).toEqual([]);
    // Whoever asks again, however late, closes nothing twice; nobody closes before it is due.
    const asked = (season: string, days: number) =>
      closeDuePhase(
        services.store,
        { season, region: 'nord' },
        new Date(Date.now() + days * 24 * HOUR).toISOString(),
      );
    expect(await asked('due', 1)).toMatchObject({ kind: 'repeated' });
    expect(await asked('open', 0)).toMatchObject({
      kind: 'refused',
      violation: { article: 'phase-not-due' },
    });
    expect(await asked('open', 4)).toMatchObject({ kind: 'committed' });
  }, 90_000);
});
