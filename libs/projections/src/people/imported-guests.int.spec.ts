import {
  connect,
  eraseMember,
  type EventStore,
  loadCompetition,
  loadMember,
  memberSubject,
  uuidV5,
  type Vault,
} from '@arbitre/events';
import { importPbn } from '@arbitre/events/games/bridge';
import { exportIss, importIss } from '@arbitre/events/games/skat';
import type { Personal } from '@arbitre/rules/federation';
import { readIss } from '@arbitre/rules/skat';
import { startEventStoreUnderTest, type EventStoreUnderTest } from '@arbitre/testing';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase, type TestDatabase } from '../../testing/database';
import { openVault } from '../database/open-vault';

const fixture = (path: string): string =>
  readFileSync(new URL(`../../../rules/games/${path}`, import.meta.url), 'latin1');
/** Words that occur nowhere else, and neither in base64 nor as a part of another. */
const BUTLER = fixture('bridge/fixtures/ruter71.pbn').replaceAll(/Player (\d+)([AB])/g, 'Quovadix$1 Zyx$2');
const SKAT = fixture('skat/fixtures/jskat.sgf').replaceAll(/\[Joueur (\d+)\]/g, '[quovadix$1]');
const context = { actor: { id: 'importer', role: 'importer' }, time: '2026-11-21T20:00:00Z' };

describe('who a file names', () => {
  let folder: string;
  let server: EventStoreUnderTest;
  let postgres: TestDatabase;
  let store: EventStore;
  let vault: Vault;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbitre-imported-guests-'));
    const start = startEventStoreUnderTest(folder, { hostile: null });
    [server, postgres] = await Promise.all([start, startDatabase()]);
    store = connect(server.connectionString);
    vault = await openVault(await postgres.fresh(1), Buffer.alloc(32, 7));
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await Promise.all([server.stop(), postgres.stop()]);
    await rm(folder, { recursive: true });
  });

  const entriesOf = async (competition: string) =>
    [...((await loadCompetition(store, competition))?.entries.values() ?? [])].map(({ entry }) => entry);
  const nameOf = async (guest: string): Promise<string | null> => {
    const personal = (await loadMember(store, guest))?.personal ?? { sealed: '' };
    const [who] = await vault.openAll<Personal>([{ subject: memberSubject(guest), personal }]);
    return who?.familyName ?? null;
  };
  const log = async (): Promise<string> => {
    const all: unknown[] = [];
    for await (const page of store.readAllStored({ after: null })) all.push(...page);
    return JSON.stringify(all, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  };

  it('in a PBN file is a guest of the pair, and named in no event', async () => {
    const report = await importPbn(store, BUTLER, { competition: 'butler' }, { ...context, vault });
    expect(report).toMatchObject({ outcome: 'imported', entries: 16, guests: 32, problems: [] });
    const pair = (await entriesOf('butler')).find(({ id }) => id === 'pair-3');
    expect(await Promise.all((pair?.members ?? []).map(nameOf))).toEqual([
      'Quovadix3 ZyxA',
      'Quovadix3 ZyxB',
    ]);
    expect((await log()).toLowerCase()).not.toContain('quovadix');
  });

  it('is written down once: the same file again writes nothing', async () => {
    const head = await store.head();
    const again = await importPbn(store, BUTLER, { competition: 'butler' }, { ...context, vault });
    expect(again).toMatchObject({ outcome: 'unchanged', guests: 0, events: 0, differences: [] });
    expect(await store.head()).toBe(head);
  });

  it('is the same guest where the import was cut off before the entries', async () => {
    const importing = (vaultOf: Vault, into: EventStore) =>
      importIss(into, SKAT, { competition: 'cut' }, { ...context, vault: vaultOf });
    const append: EventStore['append'] = (stream, events, revision) =>
      stream === 'competition-cut' && revision === 0
        ? Promise.reject(new Error('cut'))
        : store.append(stream, events, revision);
    const cut = Object.assign(Object.create(store) as EventStore, { append });
    await expect(importing(vault, cut)).rejects.toThrow('cut');
    const guests = new Set(JSON.stringify(await log()).match(/member-g[0-9a-f]{24}/g));
    expect(await entriesOf('cut')).toEqual([]);
    const report = await importing(vault, store);
    expect(report.guests).toBeGreaterThan(0);
    expect(new Set(JSON.stringify(await log()).match(/member-g[0-9a-f]{24}/g))).toEqual(guests);
    expect((await entriesOf('cut')).every(({ members: [guest = ''] }) => guests.has(`member-${guest}`))).toBe(
      true,
    );
  });

  it('SKAT-ISS-1 stands in exported records as everybody may read it, and no more once erased', async () => {
    const players = async () => readIss((await exportIss(store, 'cut', vault)).text).games[0]?.players;
    const [entry] = await entriesOf('cut');
    expect(await players()).toContain(await nameOf(entry?.members[0] ?? ''));
    const name = await nameOf(entry?.members[0] ?? '');
    await eraseMember(
      store,
      vault,
      { licence: entry?.members[0] ?? '', reason: 'asked' },
      { ...context, commandId: uuidV5('6f0d5d2c-7f0a-4f6e-9d53-0a3a0f3c0d13', 'erase') },
    );
    expect(await players()).toContain(entry?.id);
    expect(await players()).not.toContain(name);
  });

  it('keeps the number where a name cannot be that of a person, and says so', async () => {
    const long = SKAT.replaceAll('quovadix1]', `${'q'.repeat(101)}]`);
    const report = await importIss(store, long, { competition: 'long' }, { ...context, vault });
    expect(report.problems).toMatchObject([{ code: 'names-not-taken', facts: { entry: 'player-1' } }]);
    expect(report).toMatchObject({ outcome: 'imported', deals: { refused: 0 } });
    expect(
      (await entriesOf('long')).filter(({ members }) => members.length === 0).map(({ id }) => id),
    ).toEqual(['player-1']);
  });
});
