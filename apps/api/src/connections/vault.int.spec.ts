import { eraseMember, openRegion, registerClub, registerMember, Vault } from '@arbitre/events';
import { openVault } from '@arbitre/projections';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { startApi } from '../api';

const from = '2026-09-01';
const MEMBER = {
  ...{ licence: '1', familyName: 'Ourse', givenName: 'Anne', category: 'senior', year: 2026, from },
  club: '59001',
};

const command = () => ({
  ...{ commandId: randomUUID(), actor: { id: 'staff', role: 'staff' }, time: '2026-11-21T20:00:00Z' },
});

describe('the vault of the API', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  }, 60_000);
  afterAll(() => backend.stop());

  it('is opened with no other master key than the one that it was begun with', async () => {
    const other = { ...backend.settings, vaultKey: '08'.repeat(32) };
    await expect(startApi(other, false)).rejects.toThrow(/locked with another master key/);
  });

  it('ends at a start what an erasure had begun', async () => {
    const { store, settings, api } = backend;
    const database = api.app.get(DataSource);
    const vault = api.app.get(Vault);
    await openRegion(store, { id: 'north', name: 'Nord', timeZone: 'Europe/Paris' }, command());
    await registerClub(store, { number: '59001', name: 'Lille', region: 'north', from }, command());
    await registerMember(store, vault, MEMBER, command());
    const key = () =>
      database.query<unknown[]>(
        `SELECT key IS NULL AS gone, erasing FROM vault.subject WHERE subject = 'member-1'`,
      );
    // The statement that destroys the key fails: the event is written, the note stays.
    await database.query('ALTER TABLE vault.subject ADD CONSTRAINT stays CHECK (key IS NOT NULL)');
    await expect(eraseMember(store, vault, { licence: '1', reason: 'asked' }, command())).rejects.toThrow();
    await database.query('ALTER TABLE vault.subject DROP CONSTRAINT stays');
    expect(await key()).toEqual([{ gone: false, erasing: true }]);
    await (await startApi(settings, false)).stop();
    expect(await key()).toEqual([{ gone: true, erasing: false }]);
  });

  it('opens nothing again for somebody whose key another process has destroyed', async () => {
    const { api, settings } = backend;
    const database = api.app.get(DataSource);
    const vault = api.app.get(Vault);
    const another = await openVault(database, Buffer.from(settings.vaultKey ?? '', 'hex'));
    const seal = await vault.sealerOf('member-2');
    const sealed = { subject: 'member-2', personal: seal?.({ familyName: 'Loup' }) ?? { sealed: '' } };
    for (let times = 0; times < 2; times++)
      expect(await vault.openAll([sealed])).toEqual([{ familyName: 'Loup' }]);
    await another.destroy('member-2');
    expect(await vault.openAll([sealed])).toEqual([null]);
  });
});
