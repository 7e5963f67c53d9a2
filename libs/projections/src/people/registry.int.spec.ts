import {
  type CommandContext,
  connect,
  correctPersonal,
  eraseMember,
  type EventStore,
  fingerprintOf,
  finishErasing,
  leaveClub,
  loadMember,
  memberSubject,
  moveRegion,
  openRegion,
  registerClub,
  registerMember,
  transferMember,
  UnusableMasterKey,
  uuidV5,
  Vault,
} from '@arbitre/events';
import { startEventStoreUnderTest, type EventStoreUnderTest } from '@arbitre/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { startDatabase, type TestDatabase } from '../../testing/database';
import { openVault } from '../database/open-vault';

const MASTER = Buffer.alloc(32, 5);

/** A command of its own for each name; `fingerprint` as the API gives it. */
const command = (name: string, asked: unknown = name): CommandContext => ({
  commandId: uuidV5('6f0d5d2c-7f0a-4f6e-9d53-0a3a0f3c0d11', name),
  actor: { id: 'staff', role: 'staff' },
  time: '2026-11-21T20:00:00Z',
  fingerprint: fingerprintOf(asked),
});

const who = { familyName: 'Ourse-Zyx', givenName: 'Bérénice', birthDate: '1999-02-28' };
const licensed = (licence: string) => ({
  ...{ licence, ...who, category: 'senior', year: 2026, club: '59001', from: '2026-09-01' },
});

describe('the registry', () => {
  let folder: string;
  let server: EventStoreUnderTest;
  let postgres: TestDatabase;
  let store: EventStore;
  let elsewhere: EventStore;
  let database: DataSource;
  let vault: Vault;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbitre-registry-'));
    // Its own and nobody else's: licences serve once.
    const start = startEventStoreUnderTest(folder, { hostile: null });
    [server, postgres] = await Promise.all([start, startDatabase()]);
    [store, elsewhere] = [connect(server.connectionString), connect(server.connectionString)];
    database = await postgres.fresh(1);
    vault = await openVault(database, MASTER);
    await openRegion(store, { id: 'france', name: 'France', timeZone: 'Europe/Paris' }, command('france'));
    await openRegion(
      store,
      { id: 'north', name: 'Nord', parent: 'france', timeZone: 'Europe/Paris' },
      command('north'),
    );
    const club = { name: 'Lille', region: 'north', from: '2020-09-01' };
    for (const number of ['59001', '62003'])
      await registerClub(store, { number, ...club }, command(`club ${number}`));
  }, 60_000);
  afterAll(async () => {
    await Promise.all([store.close(), elsewhere.close()]);
    await Promise.all([server.stop(), postgres.stop()]);
    await rm(folder, { recursive: true });
  });

  const opened = async (licence: string) => {
    const { personal } = (await loadMember(store, licence))!;
    return (await vault.openAll([{ subject: memberSubject(licence), personal }]))[0];
  };
  const found = async (asked: string): Promise<readonly string[]> => {
    const rows: { subject: string }[] = await database.query(
      'SELECT subject FROM vault.subject WHERE words @> $1::bigint[] ORDER BY subject',
      [vault.askedWords(asked)],
    );
    return rows.map(({ subject }) => subject);
  };

  describe('given a member', () => {
    beforeAll(async () => {
      const outcome = await registerMember(store, vault, licensed('1'), command('1', licensed('1')));
      expect(outcome).toMatchObject({ kind: 'committed', stream: 'member-1', revision: 0 });
    });

    it('nothing in the log is the name, nor a hash of it that anybody could guess', async () => {
      const all: unknown[] = [];
      for await (const batch of store.readAllStored({ after: null })) all.push(...batch);
      const text = JSON.stringify(all, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      for (const each of ['Ourse', 'Zyx', 'nice', '1999-02-28']) expect(text).not.toContain(each);
      expect(text).not.toContain(fingerprintOf(licensed('1')));
      expect(text).toContain('"sealed"');
    });

    it('the vault opens it, and finds it by any beginning of a name', async () => {
      expect(await opened('1')).toEqual(who);
      expect(await found('berenice zy')).toEqual(['member-1']);
      expect(await found('yx')).toEqual([]);
    });

    it('the same command is the same write; other data under its id are refused', async () => {
      const again = await registerMember(store, vault, licensed('1'), command('1', licensed('1')));
      expect(again).toMatchObject({ kind: 'repeated', revision: 0 });
      const other = { ...licensed('1'), givenName: 'Brune' };
      expect(await registerMember(store, vault, other, command('1', other))).toMatchObject({
        kind: 'refused',
        violation: { article: 'command-id-reused' },
      });
      const { fingerprint: _, ...unclaimed } = command('1');
      expect(await registerMember(store, vault, licensed('1'), unclaimed)).toMatchObject({
        kind: 'repeated',
      });
      expect(await found('brune')).toEqual([]);
    });

    it('a licence serves once, and who asks for it in vain is not found by it', async () => {
      const other = { ...licensed('1'), familyName: 'Loup' };
      expect(await registerMember(store, vault, other, command('other'))).toMatchObject({
        violation: { article: 'member-already-registered' },
      });
      expect(await found('loup')).toEqual([]);
    });

    it.each([
      ['a club that is not there', { club: '75001', from: '2027-01-01' }, 'club-not-found'],
      ['a transfer into the past', { club: '62003', from: '2026-08-01' }, 'not-after'],
    ])('refuses %s', async (name, to, article) => {
      expect(await transferMember(store, { licence: '1', ...to }, command(name))).toMatchObject({
        violation: { article },
      });
    });
  });

  it.each([
    [
      'nobody',
      () => leaveClub(store, { licence: '404', on: '2027-01-01' }, command('a')),
      'member-not-found',
    ],
    [
      'a licence for no address',
      () => registerMember(store, vault, licensed('a/b'), command('b')),
      'invalid-field',
    ],
    [
      'a region that is not there',
      () =>
        registerClub(store, { number: '1', name: 'x', region: 'south', from: '2026-01-01' }, command('c')),
      'region-not-found',
    ],
    [
      'a region under itself',
      () => moveRegion(store, { region: 'france', parent: 'north' }, command('d')),
      'region-under-itself',
    ],
  ])('refuses %s, and keeps no key for it', async (_, write, article) => {
    expect(await write()).toMatchObject({ kind: 'refused', violation: { article } });
    const rows: unknown = await database.query(
      `SELECT FROM vault.subject WHERE subject IN ('member-404', 'member-a/b')`,
    );
    expect(rows).toEqual([]);
  });

  it('two moves at once make no ring', async () => {
    for (const id of ['east', 'west'])
      await openRegion(store, { id, name: id, timeZone: 'Europe/Paris' }, command(id));
    const outcomes = await Promise.all([
      moveRegion(store, { region: 'east', parent: 'west' }, command('east under west')),
      moveRegion(store, { region: 'west', parent: 'east' }, command('west under east')),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['committed', 'refused']);
  });

  it('puts personal data right; a correction that changes nothing is refused', async () => {
    await registerMember(store, vault, licensed('2'), command('2'));
    const correct = (data: typeof who, name: string) =>
      correctPersonal(store, vault, { licence: '2', ...data }, command(name));
    expect(await correct(who, 'same')).toMatchObject({ violation: { article: 'personal-unchanged' } });
    expect(await correct({ ...who, familyName: 'Blaireau' }, 'other')).toMatchObject({ kind: 'committed' });
    expect(await opened('2')).toMatchObject({ familyName: 'Blaireau' });
    expect(await found('blair')).toEqual(['member-2']);
  });

  const erase = (licence: string, from = vault) =>
    eraseMember(store, from, { licence, reason: 'asked' }, command(`erase ${licence}`));

  it('an erased member is nobody: no key, no words, no name, and no licence for another', async () => {
    await registerMember(store, vault, licensed('3'), command('3'));
    expect(await opened('3')).toEqual(who);
    expect(await erase('3')).toMatchObject({ kind: 'committed' });
    expect(await opened('3')).toBeNull();
    expect(await found('berenice')).not.toContain('member-3');
    expect(await registerMember(store, vault, licensed('3'), command('3 anew'))).toMatchObject({
      violation: { article: 'member-erased' },
    });
    expect(await erase('3')).toMatchObject({ kind: 'repeated' });
    const left: unknown = await database.query(
      `SELECT key, words FROM vault.subject WHERE subject = 'member-3'`,
    );
    expect(left).toEqual([{ key: null, words: [] }]);
  });

  it('an erasure that was broken off between event and key ends at the next start', async () => {
    await registerMember(store, vault, licensed('4'), command('4'));
    let gone = false;
    const losing = await Vault.open((sql, parameters) => {
      gone ||= sql.includes('key = NULL');
      return gone
        ? Promise.reject(new Error('the connection is lost'))
        : database.query(sql, [...(parameters ?? [])]);
    }, MASTER);
    await expect(erase('4', losing)).rejects.toThrow('the connection is lost');
    expect(await opened('4')).toEqual(who);
    expect(await finishErasing(store, vault)).toBe(1);
    expect(await opened('4')).toBeNull();
    expect(await finishErasing(store, vault)).toBe(0);
  });

  it('an erasure that was refused changes nothing', async () => {
    await registerMember(store, vault, licensed('5'), command('5'));
    const stale = { ...command('stale'), expectedRevision: 7 };
    expect(await eraseMember(store, vault, { licence: '5', reason: 'asked' }, stale)).toMatchObject({
      kind: 'conflict',
    });
    expect(await finishErasing(store, vault)).toBe(0);
    expect(await opened('5')).toEqual(who);
  });

  it('two processes that register the same licence at once: one does, and both read who it is', async () => {
    const other = await openVault(database, MASTER);
    const outcomes = await Promise.all([
      registerMember(store, vault, licensed('6'), command('6 here')),
      registerMember(elsewhere, other, licensed('6'), command('6 there')),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['committed', 'refused']);
    expect(await opened('6')).toEqual(who);
  });

  it('is not opened with another master key', async () => {
    await expect(openVault(database, Buffer.alloc(32, 6))).rejects.toThrow(UnusableMasterKey);
  });
});
