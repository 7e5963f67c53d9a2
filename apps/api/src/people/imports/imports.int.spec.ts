import { Accounts, hashPassword } from '@arbitre/accounts';
import { loadMember } from '@arbitre/events';
import { request as httpRequest } from 'node:http';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../../testing/backend';
import { Client } from '../../../testing/client';
import { memberInput, registerClubs } from '../../../testing/registry';
import { type Roles, signInAll, write } from '../../../testing/writing';
import { startApi } from '../../api';

const PASSWORD = 'brume cerise lanterne';
const TITLES = 'Licence;Nom;Prénom;Né le;Club;Catégorie;Année;Du';
/** As spreadsheets of France save it: one byte a letter. */
const windows = (...lines: readonly string[]): Buffer =>
  Buffer.from([TITLES, ...lines].join('\r\n'), 'latin1');

type Line = Readonly<Record<string, unknown>>;
type Shown = Readonly<Record<string, unknown>> & { readonly stage: string; readonly lines: readonly Line[] };

describe('a file of the registry', () => {
  let backend: Backend;
  let roles: Roles;
  let address: string;
  let admin: Client;
  beforeAll(async () => {
    backend = await startBackend();
    ({ address } = backend.api);
    roles = await signInAll(backend);
    admin = await new Client(address).as('admin');
    await registerClubs(roles.staff);
  }, 60_000);
  afterAll(() => backend.stop());

  const send = (client: Client, path: string, body?: Buffer | object, more: Record<string, string> = {}) =>
    fetch(`${address}/imports/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: client.cookie,
        ...(body === undefined
          ? {}
          : { 'content-type': Buffer.isBuffer(body) ? 'text/csv' : 'application/json' }),
        ...more,
      },
      ...(body === undefined
        ? {}
        : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
  const codeOf = async (response: Response): Promise<unknown[]> => [
    response.status,
    ((await response.json()) as { readonly code?: string }).code,
  ];
  /** Asked until nothing is under way any more. */
  const settled = async (client: Client, id: string, query = ''): Promise<Shown> => {
    for (;;) {
      const shown = (await (await send(client, `id/${id}${query}`)).json()) as Shown;
      if (shown.stage !== 'planning' && shown.stage !== 'writing') return shown;
      await new Promise((later) => setTimeout(later, 50));
    }
  };
  const uploaded = async (client: Client, file: Buffer, kind = 'members'): Promise<string> => {
    const response = await send(client, kind, file);
    expect(response.status).toBe(202);
    return ((await response.json()) as { readonly id: string }).id;
  };
  const decided = async (client: Client, id: string, more: object = {}): Promise<Shown> => {
    expect((await send(client, `id/${id}/write`, more)).status).toBe(202);
    return settled(client, id);
  };
  const kinds = ({ lines }: Shown): readonly unknown[] => lines.map(({ line, id, kind }) => [line, id, kind]);
  const database = (): DataSource => backend.api.app.get(DataSource);

  it('is taken from nobody but those who register', async () => {
    const file = windows('A-1;Lefèvre;Anne;;59001;senior;2026;');
    const stranger = new Client(address);
    expect(await codeOf(await send(stranger, 'members', file))).toEqual([401, 'not-signed-in']);
    expect(await codeOf(await send(stranger, 'members'))).toEqual([401, 'not-signed-in']);
    expect(await codeOf(await send(roles.club, 'members', file))).toEqual([403, 'not-permitted']);
    expect(await codeOf(await send(roles.auditeur, 'clubs', file))).toEqual([403, 'not-permitted']);
    const foreign = { 'sec-fetch-site': 'same-site' };
    expect(await codeOf(await send(roles.staff, 'members', file, foreign))).toEqual([401, 'not-signed-in']);
    expect(await codeOf(await send(roles.staff, 'members', { a: 1 }))).toEqual([415, 'import-not-csv']);
    expect(await codeOf(await send(roles.staff, 'members', file, { 'content-type': 'text/plain' }))).toEqual([
      ...[415, 'import-not-csv'],
    ]);
    const unknown = 'id/11111111-1111-4111-8111-111111111111';
    expect(await codeOf(await send(roles.staff, unknown))).toEqual([404, 'import-not-found']);
    expect(await codeOf(await send(roles.staff, `${unknown}/write`, {}))).toEqual([404, 'import-not-found']);
    expect(await codeOf(await send(roles.staff, "id/'--"))).toEqual([404, 'import-not-found']);
  });

  it('is refused before it is read where it is too large', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        cookie: roles.staff.cookie,
        'content-type': 'text/csv',
        'content-length': 16_000_001,
      };
      const asked = httpRequest(`${address}/imports/members`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        asked.destroy();
      });
      asked.on('error', reject);
      asked.flushHeaders();
    });
    expect(status).toBe(413);
  });

  it('S23 is told line by line, written whole, and its receipt stays; again it writes nothing', async () => {
    const file = windows(
      'A-1;Lefèvre;Anne;28/02/1990;59001;vétéran;2026;01/09/2026',
      'A-2;Œuvrard;Zoé;;13001;senior;2026;'.replace('Œ', '\u008c'),
    );
    const id = await uploaded(roles.staff, file);
    const trial = await settled(roles.staff, id);
    expect(trial).toMatchObject({ stage: 'planned', counts: { new: 2, problem: 0 }, writable: true });
    expect(kinds(trial)).toEqual([
      [2, 'A-1', 'new'],
      [3, 'A-2', 'new'],
    ]);
    expect(await loadMember(backend.store, 'A-1')).toBeNull();
    expect(await codeOf(await send(admin, `id/${id}`))).toEqual([403, 'not-permitted']);

    const receipt = await decided(roles.staff, id);
    expect(receipt).toMatchObject({ stage: 'written', counts: { new: 2 }, unwritten: 0 });
    expect(kinds(receipt)).toEqual(kinds(trial));
    const data = await roles.staff.one(
      'query ($at: EventPosition) { member(licence: "A-2", atLeast: $at) { personal { familyName } } }',
      { at: receipt.position },
    );
    expect(data).toEqual({ personal: { familyName: 'Œuvrard' } });
    const head = await backend.store.head();
    const again = await uploaded(roles.staff, file);
    expect(kinds(await settled(roles.staff, again)).map((line) => (line as unknown[])[2])).toEqual([
      'same',
      'same',
    ]);
    expect(await decided(roles.staff, again)).toMatchObject({ stage: 'written', counts: { same: 2 } });
    expect(await backend.store.head()).toBe(head);
    const { imports } = (await (await send(roles.staff, 'members')).json()) as { imports: readonly Line[] };
    expect(imports.map((each) => each.id)).toEqual([again, id]);
    expect(await codeOf(await send(roles.staff, `id/${id}/write`, {}))).toEqual([409, 'import-not-planned']);
  });

  it('names every line that is wrong, and is not written', async () => {
    const id = await uploaded(
      roles.staff,
      windows(
        'B-1;Noir;Luc;;59001;senior;2026;',
        'B-2;Noir;;;59001;senior;2026;',
        'B-3;Noir;Éva;31/02/1999;59001;senior;2026;',
        'B-4;Noir;Éva;;99999;senior;2026;',
      ),
    );
    const trial = await settled(roles.staff, id, '?only=problem');
    expect(trial).toMatchObject({ counts: { new: 1, problem: 3 }, writable: false });
    expect(trial.lines.map(({ line, problem }) => [line, (problem as Line).messageEn])).toEqual([
      [3, expect.stringContaining('givenName')],
      [4, expect.stringContaining('birthDate')],
      [5, expect.stringContaining('99999')],
    ]);
    expect((await settled(roles.staff, id, '?only=problem&after=4')).lines.map(({ line }) => line)).toEqual([
      5,
    ]);
    expect(await codeOf(await send(roles.staff, `id/${id}/write`, {}))).toEqual([409, 'import-has-problems']);
    expect(await loadMember(backend.store, 'B-1')).toBeNull();
    expect((await send(roles.staff, `id/${id}/discard`, {})).status).toBe(200);
    expect(await settled(roles.staff, id)).toMatchObject({
      stage: 'discarded',
      counts: { problem: 3 },
      lines: [],
    });
  });

  it('is told why it cannot be read as a whole', async () => {
    const id = await uploaded(roles.staff, Buffer.from('nom;prénom\nNoir;Luc'));
    expect(await settled(roles.staff, id)).toMatchObject({
      ...{ stage: 'planned', writable: false, lines: [] },
      problem: { line: 1, messageFr: expect.stringContaining('licence') as string },
    });
  });

  it('says who may be there already, and registers them where that is said', async () => {
    const { position } = await write(
      roles.staff,
      'registerMember',
      memberInput('C-1', { familyName: 'Chouette' }),
    );
    await roles.staff.one('query ($at: EventPosition) { member(licence: "C-1", atLeast: $at) { licence } }', {
      at: position,
    });
    const id = await uploaded(roles.staff, windows('C-2;CHOUETTE;anne;1990-01-01;59001;senior;2026;'));
    const trial = await settled(roles.staff, id, '?only=alike');
    expect(trial).toMatchObject({ duplicates: 1, lines: [{ line: 2, alike: ['C-1'] }] });
    expect(await codeOf(await send(roles.staff, `id/${id}/write`, {}))).toEqual([409, 'import-has-problems']);
    expect(await decided(roles.staff, id, { keepDuplicates: true })).toMatchObject({ stage: 'written' });
    expect(await loadMember(backend.store, 'C-2')).not.toBeNull();
  });

  it('S23 is shown anew, and not written, where a member has changed since the dry run', async () => {
    await write(roles.staff, 'registerMember', memberInput('D-1', { familyName: 'Geai' }));
    const id = await uploaded(roles.staff, windows('D-1;Geai;Anne;;;junior;;01/12/2026'));
    expect(await settled(roles.staff, id)).toMatchObject({ counts: { changed: 1 }, changed: false });
    await write(roles.staff, 'renewLicence', { licence: 'D-1', year: 2027 });
    const head = await backend.store.head();
    expect(await decided(roles.staff, id)).toMatchObject({ stage: 'planned', changed: true });
    expect(await backend.store.head()).toBe(head);
    expect(await decided(roles.staff, id)).toMatchObject({ stage: 'written', changed: false });
    expect((await loadMember(backend.store, 'D-1'))?.categories.at(-1)?.value).toBe('junior');
  });

  it('leaves nothing of anybody in clear, and nothing at all when it has ended', async () => {
    const id = await uploaded(roles.staff, windows('E-1;Quetzalcoatl;Anne;32/02/1990;59001;senior;2026;'));
    await settled(roles.staff, id);
    const kept = async () => {
      const [row] = await database().query<{ readonly row: string }[]>(
        `SELECT encode(file, 'escape') || encode(report, 'escape') AS row FROM access.registry_import WHERE id = $1`,
        [id],
      );
      return row?.row ?? null;
    };
    const open = await kept();
    expect(open).not.toBeNull();
    expect(open).not.toMatch(/Quetzalcoatl|32\/02/);
    await send(roles.staff, `id/${id}/discard`, {});
    expect(await kept()).toBeNull();
    const keys = await database().query('SELECT key FROM vault.subject WHERE subject = $1', [`import-${id}`]);
    expect(keys).toEqual([{ key: null }]);
  });

  it('of regional staff is of that region: lines elsewhere are problems', async () => {
    const made = await backend.api.app.get(Accounts).create({
      ...{ signIn: 'nord', name: 'Somebody', passwordHash: await hashPassword(PASSWORD) },
    });
    if (!('id' in made)) throw new Error(made.violation.article);
    const grant = {
      account: made.id,
      role: 'staff',
      scope: 'region:nord',
      from: '2026-01-01',
      why: 'appointed',
    };
    await write(admin, 'giveGrant', grant);
    const nord = new Client(address);
    await nord.one('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
      input: { account: 'nord', password: PASSWORD },
    });
    const [here, there] = ['F-1;Loup;Ada;;59001;senior;2026;', 'F-2;Ours;Bob;;13001;senior;2026;'];
    const trial = await settled(nord, await uploaded(nord, windows(here, there)));
    expect(kinds(trial)).toEqual([
      [2, 'F-1', 'new'],
      [3, 'F-2', 'problem'],
    ]);
    const id = await uploaded(nord, windows(here));
    expect((await settled(nord, id)).writable).toBe(true);
    expect(await codeOf(await send(roles.staff, `id/${id}`))).toEqual([404, 'import-not-found']);
    expect(await decided(nord, id)).toMatchObject({ stage: 'written' });
    const { events } = await backend.store.load('member-F-1');
    expect(events[0]?.metadata.actor).toEqual({ id: made.id, role: 'staff' });
  });

  it('of clubs is taken in the same way', async () => {
    const id = await uploaded(roles.staff, Buffer.from('numéro;nom;région\n59009;Tourcoing;Nord\n'), 'clubs');
    expect(await settled(roles.staff, id)).toMatchObject({ kind: 'clubs', counts: { new: 1 } });
    expect(await decided(roles.staff, id)).toMatchObject({ stage: 'written' });
  });

  it('is written on by the next process where one ended in the midst, each line once', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => `G-${at};Nom${at};P${at};;59001;senior;2026;`);
    const id = await uploaded(roles.staff, windows(...lines));
    await settled(roles.staff, id);
    const other = await startApi({ ...backend.settings, port: 0 }, false);
    try {
      address = other.address;
      expect((await send(roles.staff, `id/${id}/write`, {})).status).toBe(202);
      await other.stop();
    } finally {
      ({ address } = backend.api);
    }
    expect(await settled(roles.staff, id)).toMatchObject({
      stage: 'written',
      counts: { new: 200 },
      unwritten: 0,
    });
    for (const at of [0, 100, 199])
      expect((await backend.store.load(`member-G-${at}`)).events.map(({ type }) => type)).toEqual([
        'MemberRegistered',
      ]);
  }, 60_000);
});
