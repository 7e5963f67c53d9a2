import { randomUUID } from 'node:crypto';
import {
  connect,
  openCompetition,
  openRegion,
  registerClub,
  registerEntries,
  type EventStore,
} from '@arbitre/events';
import { createDataSource, lanesOf, migrate, processUpTo, projectors } from '@arbitre/projections';
import { startEventStoreUnderTest, startPostgres } from '@arbitre/testing';
import type { DataSource } from 'typeorm';
import { arbitreWith, folderOf } from './testing/command-line';

const TIME = '2026-11-21T10:00:00Z';
const context = () => ({
  ...{ commandId: randomUUID(), actor: { id: 'importer', role: 'importer' }, time: TIME },
});

describe('arbitre regions match', () => {
  const { at } = folderOf('words');
  let server: Awaited<ReturnType<typeof startEventStoreUnderTest>>;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let store: EventStore;
  let database: DataSource;

  const project = async (): Promise<void> => {
    const upTo = await store.head();
    if (upTo === null) throw new Error('Nothing was written.');
    for (const lane of lanesOf(projectors, 4))
      await processUpTo({ dataSource: database, store }, projectors, { ...lane, upTo });
  };
  const match = (...options: readonly string[]) =>
    arbitreWith(
      {
        ...{ DATABASE_URL: postgres.url, ESDB_URL: server.connectionString },
        ARBITRE_VAULT_KEY: '07'.repeat(32),
      },
      ['regions', 'match', ...options],
    );

  beforeAll(async () => {
    [server, postgres] = await Promise.all([
      startEventStoreUnderTest(at('store'), { hostile: null }),
      startPostgres(),
    ]);
    store = connect(server.connectionString);
    database = createDataSource(postgres.url);
    await migrate(database);
    await openRegion(store, { id: 'idf', name: 'Île-de-France', timeZone: 'Europe/Paris' }, context());
    const club = { number: '75012', name: 'Cercle de l’Est', region: 'idf', from: '2020-09-01' };
    await registerClub(store, club, context());
    const rules = { game: 'bridge', ruleset: 'bridge-duplicate@1', method: 'butler' } as const;
    for (const [id, region] of [
      ['one', 'ile de france'],
      ['two', 'Paris=75'],
    ] as const) {
      const about = { id, name: id, region, startsOn: '2026-11-21', ...rules };
      await openCompetition(store, about, context());
      const entry = { id: 'pair-1', number: 1, kind: 'pair', club: 'Cercle de l’est' } as const;
      await registerEntries(store, { competition: id, entries: [entry] }, context());
    }
    await project();
  }, 60_000);
  afterAll(async () => {
    await database.destroy();
    await store.close();
    await Promise.all([server.stop(), postgres.stop()]);
  });

  it('tells the words with what is proposed, what would change, and writes nothing until it is told to', async () => {
    const head = await store.head();
    const told = await match();
    expect([told.status, told.err]).toEqual([0, '']);
    expect(told.out.trim().split('\n')).toEqual([
      'region "Paris=75", 1 competitions: nothing alike in the registry',
      'region "ile de france", 1 competitions: perhaps idf (Île-de-France)',
      'club "Cercle de l’est", 2 entries in 2 competitions: perhaps 75012 (Cercle de l’Est)',
      'Say what they mean by --region, --club or --proposed.',
    ]);
    const tried = await match('--proposed', '--dry-run', '--region', 'Paris=75=');
    expect(tried.out.trim().split('\n')).toEqual([
      '"Paris=75" stays a word',
      'one: "ile de france" becomes idf',
      expect.stringMatching(/^(one|two): "Cercle de l’est" becomes 75012 in 1 entries$/),
      expect.stringMatching(/^(one|two): "Cercle de l’est" becomes 75012 in 1 entries$/),
      'Nothing was written: this was a dry run.',
    ]);
    expect((await match('--region', 'Paris')).err).toContain('write WORD=ID');
    expect(await store.head()).toEqual(head);
  });

  it('writes them once, and nothing the second time', async () => {
    const wrong = await match('--club', 'Cercle de l’est=1');
    expect([wrong.status, wrong.err]).toEqual([1, expect.stringContaining('"1"')]);
    const written = await match('--proposed', '--region', 'Paris=75=idf');
    expect([written.status, written.err]).toEqual([0, '']);
    expect(written.out).toContain('Written: 2 competitions.');
    await project();
    const head = await store.head();
    expect((await match()).out).toBe(
      'Every competition has its region, and every entry its club, in the registry.\n',
    );
    const again = await match('--region', 'Paris=75=idf');
    expect([again.status, again.err]).toEqual([1, expect.stringContaining('nothing to match')]);
    expect(await store.head()).toEqual(head);
  });
});
