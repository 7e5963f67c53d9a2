import {
  closeClub,
  connect,
  countsOf,
  eraseMember,
  type EventStore,
  loadMember,
  memberSubject,
  openRegion,
  type Person,
  type Plan,
  planClubs,
  planMembers,
  uuidV5,
  Vault,
  writeClubs,
  writeMembers,
} from '@arbitre/events';
import type { ClubAct, MemberAct, Personal } from '@arbitre/rules/federation';
import { startEventStoreUnderTest, type EventStoreUnderTest } from '@arbitre/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase, type TestDatabase } from '../../testing/database';
import { openVault } from '../database/open-vault';

const TODAY = '2026-11-23';
const time = `${TODAY}T10:00:00Z`;
const importer = { actor: { id: 'importer', role: 'importer' }, time };
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const TITLES = 'licence;nom;prénom;né le;club;catégorie;année;du;courriel';
const LILLE = 'Bérénice;28/02/1999;59001;senior;2026;01/09/2026;';

describe('a file of the registry', () => {
  let folder: string;
  let server: EventStoreUnderTest;
  let postgres: TestDatabase;
  let store: EventStore;
  let vault: Vault;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbitre-registry-import-'));
    // Its own and nobody else's: licences serve once.
    const start = startEventStoreUnderTest(folder, { hostile: null });
    [server, postgres] = await Promise.all([start, startDatabase()]);
    store = connect(server.connectionString);
    vault = await openVault(await postgres.fresh(4), Buffer.alloc(32, 5));
    const commandId = uuidV5('6f0d5d2c-7f0a-4f6e-9d53-0a3a0f3c0d11', 'north');
    await openRegion(
      store,
      { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' },
      { ...importer, commandId },
    );
    const clubs = await clubsOf(
      'numéro;nom;région;du\n59001;Lille;Nord;2020-09-01\n62003;Arras;NORD;2020-09-01',
    );
    expect(await writeClubs(store, clubs, importer)).toEqual([]);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await Promise.all([server.stop(), postgres.stop()]);
    await rm(folder, { recursive: true });
  });

  const clubsOf = async (text: string): Promise<Plan<ClubAct>> => {
    const plan = await planClubs(store, { file: utf8(text), today: TODAY });
    if ('violation' in plan) throw new Error(plan.violation.article);
    return plan;
  };
  const membersOf = async (text: string, people: readonly Person[] = []): Promise<Plan<MemberAct>> => {
    const plan = await planMembers(store, vault, { file: utf8(text), people, today: TODAY });
    if ('violation' in plan) throw new Error(plan.violation.article);
    return plan;
  };
  const lines = ({ lines: all }: Plan<unknown>): readonly string[] =>
    all.map((line) => `${line.line} ${line.kind === 'problem' ? line.violation.article : line.kind}`);
  const whoIs = async (licence: string): Promise<Personal | null> => {
    const personal = (await loadMember(store, licence))?.personal ?? { sealed: '' };
    return (await vault.openAll<Personal>([{ subject: memberSubject(licence), personal }]))[0] ?? null;
  };

  it('registers members once: sent again it finds everything as it says', async () => {
    const file = `${TITLES}\nA-1;Ourse;${LILLE}\nA-2;Loup;${LILLE}berenice@club.example\n`;
    const first = await membersOf(file);
    expect(lines(first)).toEqual(['2 new', '3 new']);
    expect(await loadMember(store, 'A-1')).toBeNull();
    expect(await writeMembers(store, vault, first, importer)).toEqual([]);
    expect(await whoIs('A-1')).toEqual({
      familyName: 'Ourse',
      givenName: 'Bérénice',
      birthDate: '1999-02-28',
    });
    const head = await store.head();
    const again = await membersOf(file);
    expect(lines(again)).toEqual(['2 same', '3 same']);
    await writeMembers(store, vault, again, importer);
    expect(await store.head()).toBe(head);
  });

  it('changes what it says otherwise, and leaves what it leaves empty', async () => {
    await writeMembers(store, vault, await membersOf(`${TITLES}\nB-1;Chat;${LILLE}b@club.example`), importer);
    const plan = await membersOf(`${TITLES}\nB-1;Chatte;Bérénice;;62003;vétéran;2027;2027-01-01;`);
    expect(lines(plan)).toEqual(['2 changed']);
    expect(await writeMembers(store, vault, plan, importer)).toEqual([]);
    expect(await loadMember(store, 'B-1')).toMatchObject({
      clubs: [{ value: '59001' }, { value: '62003', from: '2027-01-01' }],
      categories: [{ value: 'senior' }, { value: 'vétéran' }],
      years: [2026, 2027],
    });
    expect(await whoIs('B-1')).toEqual({
      ...{ familyName: 'Chatte', givenName: 'Bérénice', birthDate: '1999-02-28', email: 'b@club.example' },
    });
  });

  it('takes nobody into a club from the day on which it closes', async () => {
    const context = { ...importer, commandId: uuidV5('6f0d5d2c-7f0a-4f6e-9d53-0a3a0f3c0d11', 'close') };
    await writeClubs(store, await clubsOf('numéro;nom;région;du\n80001;Amiens;Nord;2020-09-01'), importer);
    await closeClub(store, { club: '80001', on: '2026-10-01', reason: 'dissolved' }, context);
    const line = (licence: string, from: string) => `${licence};Geai;Bérénice;;80001;senior;2026;${from};`;
    const plan = await membersOf(`${TITLES}\n${line('G-1', '2026-09-30')}\n${line('G-2', '2026-10-01')}`);
    expect(lines(plan)).toEqual(['2 new', '3 club-closed']);
  });

  it('names every line that cannot be taken, and why', async () => {
    await writeMembers(store, vault, await membersOf(`${TITLES}\nC-0;Pie;${LILLE}`), importer);
    const commandId = uuidV5('6f0d5d2c-7f0a-4f6e-9d53-0a3a0f3c0d11', 'C-0');
    await eraseMember(store, vault, { licence: 'C-0', reason: 'asked' }, { ...importer, commandId });
    const plan = await membersOf(
      [
        TITLES,
        `c-1;Renard;${LILLE}`,
        'C-2;Renard;Bérénice;31/02/1999;59001;senior;2026;2026-09-01;',
        'C-3;Renard;Bérénice;;75000;senior;2026;2026-09-01;',
        'C-4;Renard;;;59001;senior;2026;2026-09-01;',
        'C-5;Renard;Bérénice;;59001;senior;2026-2027;2026-09-01;',
        'C-6;Ren\u0007ard;Bérénice;;59001;senior;2026;2026-09-01;',
        `C-7;Renard;${LILLE}no address`,
        `C-8;Renard;${LILLE}`,
        `C-8;Renarde;${LILLE}`,
        `C-0;Pie;${LILLE}`,
        'A-1;Ourse;Bérénice;;62003;;;2020-01-01;',
        'C-9;Renard',
        ';Renard;Bérénice;;59001;senior;2026;2026-09-01;',
        '__proto__;Renard;Bérénice;;59001;senior;2026;2026-09-01;',
      ].join('\n'),
    );
    expect(lines(plan)).toEqual([
      ...['2 invalid-field', '3 invalid-field', '4 club-not-found', '5 missing-field', '6 invalid-field'],
      ...['7 forbidden-character', '8 invalid-field', '9 new', '10 line-twice', '11 member-erased'],
      ...['12 not-after', '13 cells-differ', '14 missing-field', '15 invalid-field'],
    ]);
  });

  it('proposes who may be there under another licence, in the registry and in the file, and merges nobody', async () => {
    const people = [{ licence: 'Z-9', familyName: 'Chouette', givenName: 'Léa', birthDate: '1970-01-01' }];
    const { duplicates } = await membersOf(
      [
        TITLES,
        'D-1;CHOUETE;Lea;02/03/1970;59001;senior;2026;2026-09-01;',
        'D-2;Martre;Jo;1980-01-01;59001;senior;2026;2026-09-01;',
        'D-3;Martre;Jo;;59001;senior;2026;2026-09-01;',
      ].join('\n'),
      people,
    );
    expect(duplicates).toEqual([
      { line: 2, id: 'D-1', of: ['Z-9'] },
      { line: 4, id: 'D-3', of: ['D-2'] },
    ]);
  });

  it('is finished by sending it again where it was cut off, and two at once write each line once', async () => {
    const file = [TITLES, ...[1, 2, 3, 4].map((each) => `E-${each};Mouche${'abcd'[each - 1]};${LILLE}`)].join(
      '\n',
    );
    const plan = await membersOf(file);
    await writeMembers(store, vault, { ...plan, lines: plan.lines.slice(0, 2) }, importer);
    const rest = await membersOf(file);
    expect(lines(rest)).toEqual(['2 same', '3 same', '4 new', '5 new']);
    await Promise.all([
      writeMembers(store, vault, rest, importer),
      writeMembers(store, vault, rest, importer),
    ]);
    for (const licence of ['E-3', 'E-4'])
      expect((await store.load(`member-${licence}`)).events.map(({ type }) => type)).toEqual([
        'MemberRegistered',
      ]);
    expect(lines(await membersOf(file))).toEqual(['2 same', '3 same', '4 same', '5 same']);
  });

  it('leaves what somebody changed in between, and says so', async () => {
    await writeMembers(store, vault, await membersOf(`${TITLES}\nG-1;Geai;${LILLE}`), importer);
    const late = await membersOf(`${TITLES}\nG-1;Geai;Bérénice;;;junior;;2027-01-01;`);
    const first = await membersOf(`${TITLES}\nG-1;Geai;Bérénice;;;;2027;;`);
    expect(await writeMembers(store, vault, first, importer)).toEqual([]);
    expect(await writeMembers(store, vault, late, importer)).toEqual([{ line: 2, id: 'G-1' }]);
  });

  it('of clubs renames and moves them, and knows regions by their ids and names', async () => {
    const plan = await clubsOf(
      [
        'Number,Name,Region,From',
        ...[
          '59001,Cercle de Lille,nord,',
          '62003,Arras,Nord,',
          '1,Un,Atlantide,2020-01-01',
          '2,,nord,2020-01-01',
        ],
      ].join('\n'),
    );
    expect(lines(plan)).toEqual(['2 changed', '3 same', '4 region-not-found', '5 missing-field']);
  });

  it('of a thousand members is registered whole, and read again without a change', async () => {
    const one = (at: number): string => `M-${at};Nom${at};P${at};;59001;senior;2026;2026-09-01;`;
    const file = [TITLES, ...Array.from({ length: 1000 }, (_, at) => one(at))].join('\n');
    const plan = await membersOf(file);
    expect(countsOf(plan.lines)).toEqual({ new: 1000, changed: 0, same: 0, problem: 0 });
    expect(await writeMembers(store, vault, plan, importer)).toEqual([]);
    expect(countsOf((await membersOf(file)).lines)).toEqual({ new: 0, changed: 0, same: 1000, problem: 0 });
  }, 120_000);
});
