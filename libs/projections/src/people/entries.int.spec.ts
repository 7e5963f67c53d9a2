import {
  type CommandContext,
  connect,
  type EntryOfPlayers,
  eraseMember,
  type EventStore,
  fingerprintOf,
  loadCompetition,
  memberSubject,
  openCompetition,
  openRegion,
  registerClub,
  registerMember,
  registerPlayers,
  transferMember,
  uuidV5,
  type Vault,
} from '@arbitre/events';
import { startEventStoreUnderTest, type EventStoreUnderTest } from '@arbitre/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { startDatabase, type TestDatabase } from '../../testing/database';
import { openVault } from '../database/open-vault';

const command = (name: string, asked: unknown = name): CommandContext => ({
  commandId: uuidV5('6f0d5d2c-7f0a-4f6e-9d53-0a3a0f3c0d12', name),
  actor: { id: 'staff', role: 'staff' },
  time: '2026-11-21T20:00:00Z',
  fingerprint: fingerprintOf(asked),
});
const pair = (number: number, ...members: EntryOfPlayers['members']): EntryOfPlayers => ({
  ...{ id: `pair-${number}`, number, kind: 'pair', members },
});
const loup = { familyName: 'Loup-Qzv', givenName: 'Brune' };
const cygne = { familyName: 'Cygne-Qzv' };

describe('entries of persons', () => {
  let folder: string;
  let server: EventStoreUnderTest;
  let postgres: TestDatabase;
  let store: EventStore;
  let database: DataSource;
  let vault: Vault;
  let opened = 0;
  let competition: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbitre-entries-'));
    const start = startEventStoreUnderTest(folder, { hostile: null });
    [server, postgres] = await Promise.all([start, startDatabase()]);
    store = connect(server.connectionString);
    database = await postgres.fresh(1);
    vault = await openVault(database, Buffer.alloc(32, 6));
    await openRegion(store, { id: 'north', name: 'Nord', timeZone: 'Europe/Paris' }, command('north'));
    for (const number of ['59001', '62003']) {
      const club = { number, name: `Club ${number}`, region: 'north', from: '2020-09-01' };
      await registerClub(store, club, command(`club ${number}`));
    }
    for (const licence of ['1', '2', '3', '4'])
      await registerMember(
        store,
        vault,
        {
          ...{
            licence,
            familyName: `Ourse ${licence}`,
            givenName: 'Blanche',
            category: 'senior',
            year: 2026,
          },
          ...{ club: licence === '3' ? '62003' : '59001', from: '2026-09-01' },
        },
        command(`member ${licence}`),
      );
    await eraseMember(store, vault, { licence: '4', reason: 'asked' }, command('erase 4'));
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await Promise.all([server.stop(), postgres.stop()]);
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    competition = `cup-${++opened}`;
    const game = { game: 'bridge', ruleset: 'bridge-duplicate@1', method: 'matchpoints' } as const;
    const data = { id: competition, name: 'Coupe', region: 'Nord', startsOn: '2026-11-21', ...game };
    await openCompetition(store, data, command(`open ${competition}`));
  });

  const register = (name: string, ...entries: readonly EntryOfPlayers[]) =>
    registerPlayers(store, vault, { competition, entries }, command(`${competition} ${name}`, entries));
  const entry = async (id: string) => (await loadCompetition(store, competition))?.entries.get(id)?.entry;
  const subjects = async (): Promise<number> => {
    const rows: { count: number }[] = await database.query(
      'SELECT count(*)::int AS count FROM vault.subject',
    );
    return rows[0]?.count ?? 0;
  };
  const openedOf = async (id: string) => {
    const { events } = await store.load(memberSubject(id));
    const { personal } = events[0]?.data as { readonly personal: { readonly sealed: string } };
    return [events[0]?.type, (await vault.openAll([{ subject: memberSubject(id), personal }]))[0]];
  };

  it('refer to members by licence, and are of the club that all of them were in on the first day', async () => {
    await transferMember(store, { licence: '2', club: '62003', from: '2026-11-22' }, command('transfer'));
    const outcome = await register('one', pair(1, { licence: '1' }, { licence: '2' }));
    expect(outcome).toMatchObject({ kind: 'committed', revision: 1 });
    expect(await entry('pair-1')).toEqual({
      ...{ id: 'pair-1', number: 1, kind: 'pair', members: ['1', '2'], club: '59001' },
    });
    await register('two', { ...pair(2, { licence: '3' }, loup), club: 'Invités' });
    expect((await entry('pair-2'))?.club).toBe('Invités');
    await register('three', pair(3, cygne, loup));
    expect((await entry('pair-3'))?.club).toBeUndefined();
  });

  it('make a guest of whoever has no licence: sealed, readable, and made once for a command sent twice', async () => {
    const first = await register('guests', pair(1, loup, cygne));
    const members = (await entry('pair-1'))?.members ?? [];
    expect(members).toEqual([expect.stringMatching(/^g[0-9a-f]{24}$/), expect.stringMatching(/^g/)]);
    expect(await openedOf(members[0] ?? '')).toEqual(['GuestRegistered', loup]);
    expect(await openedOf(members[1] ?? '')).toEqual(['GuestRegistered', { ...cygne, givenName: '' }]);
    const before = await subjects();
    expect(await register('guests', pair(1, loup, cygne))).toMatchObject({ ...first, kind: 'repeated' });
    expect(await subjects()).toBe(before);
    expect(await register('guests', pair(1, loup, { familyName: 'Autre' }))).toMatchObject({
      kind: 'refused',
      violation: { article: 'command-id-reused' },
    });
    expect(
      JSON.stringify((await store.load(`competition-${competition}`)).events.map((e) => e.data)),
    ).not.toMatch(/Qzv/);
  });

  it('that were cut off behind their guests are ended by the same command sent again', async () => {
    const cutting = Object.create(store, {
      append: {
        value: (...given: Parameters<EventStore['append']>) =>
          given[0].startsWith('competition-') ? Promise.reject(new Error('cut')) : store.append(...given),
      },
    }) as EventStore;
    const entries = [pair(1, loup, cygne)];
    const context = command(`${competition} cut`, entries);
    await expect(registerPlayers(cutting, vault, { competition, entries }, context)).rejects.toThrow('cut');
    const before = await subjects();
    expect(await entry('pair-1')).toBeUndefined();
    expect(await registerPlayers(store, vault, { competition, entries }, context)).toMatchObject({
      kind: 'committed',
    });
    expect(await subjects()).toBe(before);
    for (const id of (await entry('pair-1'))?.members ?? [])
      expect((await store.load(memberSubject(id))).events).toHaveLength(1);
  });

  it.each([
    ['a licence that nobody has', pair(2, loup, { licence: '99' }), 'person-not-registered', 'members.1'],
    ['a member who is erased', pair(2, { licence: '4' }, loup), 'person-erased', 'members.0'],
    ['a name that is empty', pair(2, loup, { familyName: '' }), 'invalid-field', 'members.1.familyName'],
  ])('are refused for %s, and no guest is written', async (_, asked, article, field) => {
    const head = await store.head();
    expect(await register(article, pair(1), asked)).toMatchObject({
      ...{ kind: 'refused', act: 1, violation: { article, facts: { field } } },
    });
    expect(await store.head()).toBe(head);
  });

  it('are refused where somebody plays for another entry, which is named', async () => {
    await register('first', pair(1, { licence: '1' }, { licence: '2' }));
    expect(await register('second', pair(2, loup, { licence: '2' }))).toMatchObject({
      ...{
        kind: 'refused',
        violation: { article: 'already-entered', facts: { member: '2', entry: 'pair-1' } },
      },
    });
  });
});
