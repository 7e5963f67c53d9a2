import type { DataSource } from 'typeorm';
import { storeOf, wholeBatches, freshForEach } from '../../testing/database';
import { playLeague } from '../../testing/league';
import { playRegistry } from '../../testing/registry';
import { LogBook, dealOf, openTournament, playSeason, score } from '../../testing/season';
import { processBatch } from '../batch/process-batch';
import { urlOf } from '../database/data-source';
import type { ReadModelChange } from '../projector';
import { projectors } from '../projectors';
import { deals } from '../deals/projector';
import { listenReadModel } from './listen-read-model';
import { stopWaiting, waitForPosition } from './wait-for-position';

/** Long enough never to be what a test waits for. */
const AGES = 60_000;

describe('waiting for a position', () => {
  let database: DataSource;
  const log = playLeague(playRegistry(playSeason([{ id: 'a', pairs: 4 }], 1)));
  freshForEach(2, (fresh) => {
    database = fresh;
  });
  afterEach(() => stopWaiting(database));

  const apply = async (models = projectors, book: LogBook = log): Promise<void> => {
    const processing = { dataSource: database, store: storeOf(book), tries: 1, backoffMs: 0 };
    for (const batch of wholeBatches(book.events)) await processBatch(processing, models, batch);
  };

  it('answers at once when every model is there', async () => {
    await apply();
    expect(await waitForPosition(database, { competition: 'a' }, log.end, 0)).toBe(true);
  });

  it('is woken when the last model gets there, also by another process', async () => {
    const waits = [1, 2, 3].map(() => waitForPosition(database, { competition: 'a' }, log.end, AGES));
    await apply([deals]);
    expect(await waitForPosition(database, { competition: 'a' }, log.end, 0)).toBe(false);
    await apply();
    expect(await Promise.all(waits)).toEqual([true, true, true]);
  });

  it('finds out after its listening connection was lost', async () => {
    const wait = waitForPosition(database, { competition: 'a' }, log.end, AGES);
    const listens = () =>
      database.query<unknown[]>(
        `SELECT 1 FROM pg_stat_activity WHERE query = 'LISTEN checkpoint' AND datname = current_database()`,
      );
    while ((await listens()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'arbitre listener' AND datname = current_database()`,
    );
    await apply();
    expect(await wait).toBe(true);
  });

  it('is false when the time is over, and when the competition is parked before the position', async () => {
    expect(await waitForPosition(database, { competition: 'a' }, log.end, 20)).toBe(false);
    const sick = new LogBook();
    openTournament(sick, { id: 'a', pairs: 2 });
    const sound = sick.end;
    score(sick, dealOf('a', 1, 1), 50);
    await apply(projectors, sick);
    expect(await waitForPosition(database, { competition: 'a' }, sound, 0)).toBe(true);
    expect(await waitForPosition(database, { competition: 'a' }, sick.end, 20)).toBe(false);
  });

  it('hears of each changed row that readers may look at', async () => {
    const heard: ReadModelChange[] = [];
    const all = Promise.withResolvers<undefined>();
    const listener = await listenReadModel(urlOf(database), (change) => {
      heard.push(change);
      if (new Set(heard.map(({ model }) => model)).size === projectors.length) all.resolve(undefined);
    });
    await apply();
    await all.promise;
    await listener.close();
    const deal = { model: 'deals', competition: 'a', deal: 'a.s1-r1-t1-b1' };
    expect(heard).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ model: 'competitions', competition: 'a' }),
        expect.objectContaining(deal),
        expect.objectContaining({ model: 'leagues' }),
        expect.objectContaining({ model: 'people' }),
        expect.objectContaining({ model: 'sessions', competition: 'a', session: 'a.s1' }),
        expect.objectContaining({ model: 'solos', competition: 'a', session: 'a.s3' }),
        expect.objectContaining({ model: 'standings', competition: 'a' }),
      ]),
    );
  });
});
