import {
  type CommandContext,
  connect,
  correctPersonal,
  eraseMember,
  type EventStore,
  loadCompetition,
  memberSubject,
  openCompetition,
  openRegion,
  recordResult,
  type RecordedEvent,
  registerClub,
  registerMember,
  registerPlayers,
  uuidV5,
  type Vault,
  verifyChain,
} from '@arbitre/events';
import { filesHolding, formsOf, startEventStoreUnderTest, type EventStoreUnderTest } from '@arbitre/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { startDatabase, wholeBatches, type TestDatabase } from '../../testing/database';
import { applyBatch } from '../batch/apply-batch';
import { openVault } from '../database/open-vault';
import { competitions } from '../competitions/projector';
import { standings } from '../standings/projector';
import { standingTable } from '../standings/tables';
import { people } from './projector';
import { memberTable } from './tables';

const MASTER = Buffer.alloc(32, 9);
const who = { familyName: 'Quetzalqvist', givenName: 'Zéphirînzo', birthDate: '1931-07-13' };
const formerly = { ...who, familyName: 'Xylophantine' };
/** Marks of the person that stand in no other file: accents apart, what a search would look for. */
const SECRETS = ['Quetzalqvist', 'Zéphirînzo', 'Xylophantine', '1931-07-13', 'Wyvernholmqvist'];

const command = (name: string): CommandContext => ({
  commandId: uuidV5('6f0d5d2c-7f0a-4f6e-9d53-0a3a0f3c0d11', `erased ${name}`),
  actor: { id: 'staff', role: 'staff' },
  time: '2026-11-21T20:00:00Z',
});

const isWriteAheadLog = (file: string): boolean => file.startsWith('pg_wal');

describe('a member who was registered, corrected, entered with a guest and erased', () => {
  let folder: string;
  let files: string;
  let server: EventStoreUnderTest;
  let postgres: TestDatabase;
  let store: EventStore;
  let database: DataSource;
  let vault: Vault;
  let wrapped: Buffer;
  let guest: string;

  /** A pair of the member and a guest, against one of another member and a guest; they play a board. */
  const playCup = async (): Promise<void> => {
    const game = { game: 'bridge', ruleset: 'bridge-duplicate@1', method: 'matchpoints' } as const;
    const opening = { id: 'cup', name: 'Coupe', region: 'Nord', startsOn: '2026-11-21', ...game };
    await openCompetition(store, opening, command('cup'));
    const entries = ['Wyvernholmqvist', 'Loup'].map((familyName, at) => ({
      ...{ id: `pair-${at + 1}`, number: at + 1, kind: 'pair' as const },
      members: [{ licence: String(at + 1) }, { familyName }],
    }));
    await registerPlayers(store, vault, { competition: 'cup', entries }, command('entries'));
    guest = (await loadCompetition(store, 'cup'))?.entries.get('pair-1')?.entry.members[1] ?? '';
    await recordResult(
      store,
      {
        ...{ competition: 'cup', place: { session: 1, round: 1, table: '1', board: 1 } },
        seating: { N: 'pair-1', E: 'pair-2', S: 'pair-1', W: 'pair-2' },
        result: { contract: '4S', declarer: 'N', tricks: 10 },
      },
      command('board'),
    );
  };

  const project = async (): Promise<void> => {
    const events: RecordedEvent[] = [];
    for await (const batch of store.readAll({ after: null })) events.push(...batch);
    for (const batch of wholeBatches(events, 1))
      for (const projector of [people, competitions, standings]) await applyBatch(database, projector, batch);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbitre-erased-'));
    const start = startEventStoreUnderTest(folder, { hostile: null });
    [server, postgres] = await Promise.all([start, startDatabase()]);
    store = connect(server.connectionString);
    database = await postgres.fresh(1);
    vault = await openVault(database, MASTER);
    const [at]: { data_directory: string }[] = await database.query('SHOW data_directory');
    files = at!.data_directory;
    await openRegion(store, { id: 'north', name: 'Nord', timeZone: 'Europe/Paris' }, command('region'));
    const club = { number: '59001', name: 'Lille', region: 'north', from: '2020-09-01' };
    await registerClub(store, club, command('club'));
    const licence = { category: 'senior', year: 2026, club: '59001', from: '2026-09-01' };
    await registerMember(store, vault, { licence: '1', ...formerly, ...licence }, command('1'));
    await registerMember(
      store,
      vault,
      { licence: '2', familyName: 'Ourse', givenName: 'Blanche', ...licence },
      command('2'),
    );
    await correctPersonal(store, vault, { licence: '1', ...who }, command('correct'));
    await playCup();
    await project();
    const [row]: { key: Buffer }[] = await database.query(
      `SELECT key FROM vault.subject WHERE subject = 'member-1'`,
    );
    wrapped = row!.key;
    await database.query('CHECKPOINT');
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await Promise.all([server.stop(), postgres.stop()]);
    await rm(folder, { recursive: true });
  });

  const openedRows = async () => {
    const rows = await database.getRepository(memberTable).find({ order: { licence: 'ASC' } });
    const sealed = rows.flatMap((row) =>
      row.sealed === null ? [] : [{ subject: memberSubject(row.licence), personal: { sealed: row.sealed } }],
    );
    return (await vault.openAll(sealed)).filter((known) => known !== null);
  };
  const ranked = () => database.getRepository(standingTable).find({ order: { entry: 'ASC' } });

  it('stood nowhere in clear before either: not in the store, nor in Postgres, nor in its write-ahead log', async () => {
    expect(await openedRows()).toEqual(
      expect.arrayContaining([
        ...[who, { familyName: 'Ourse', givenName: 'Blanche' }],
        ...[
          { familyName: 'Wyvernholmqvist', givenName: '' },
          { familyName: 'Loup', givenName: '' },
        ],
      ]),
    );
    // What is looked for can be found: the key, wrapped, lies there as long as it is not destroyed.
    expect((await filesHolding(files, [wrapped])).some((file) => !isWriteAheadLog(file))).toBe(true);
    const secrets = SECRETS.flatMap(formsOf);
    expect(await filesHolding(folder, secrets)).toEqual([]);
    expect(await filesHolding(files, secrets)).toEqual([]);
  }, 60_000);

  it('S30 leaves no key in the files of Postgres, and is null to whoever asks', async () => {
    const before = await ranked();
    expect(before.map(({ entry }) => entry)).toEqual(['pair-1', 'pair-2']);
    for (const licence of ['1', guest]) {
      const outcome = await eraseMember(
        store,
        vault,
        { licence, reason: 'asked' },
        command(`erase ${licence}`),
      );
      expect(outcome).toMatchObject({ kind: 'committed' });
    }
    await project();
    await database.query('CHECKPOINT');
    expect((await filesHolding(files, [wrapped])).filter((file) => !isWriteAheadLog(file))).toEqual([]);
    expect(await filesHolding(files, SECRETS.flatMap(formsOf))).toEqual([]);
    expect(await filesHolding(folder, SECRETS.flatMap(formsOf))).toEqual([]);
    expect(await openedRows()).toEqual([
      { familyName: 'Ourse', givenName: 'Blanche' },
      { familyName: 'Loup', givenName: '' },
    ]);
    expect(await ranked()).toEqual(before);
  }, 60_000);

  it('S30 leaves its events, which nobody opens, and a chain that still verifies', async () => {
    const { stream, events } = await store.loadStored('member-1');
    expect(events.map(({ type }) => type)).toEqual(['MemberRegistered', 'PersonalCorrected', 'MemberErased']);
    expect(verifyChain(events)).toMatchObject({ kind: 'whole' });
    const sealed = events.flatMap(({ data }) => {
      const { personal } = data as { readonly personal?: { readonly sealed: string } };
      return personal === undefined ? [] : [{ subject: stream, personal }];
    });
    expect(await vault.openAll(sealed)).toEqual([null, null]);
    expect(await database.getRepository(memberTable).findOneBy({ licence: '1' })).toMatchObject({
      ...{ sealed: null, erased: true, year: 2026 },
    });
  });
});
