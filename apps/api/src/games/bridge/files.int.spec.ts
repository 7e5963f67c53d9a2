import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Backend, startBackend } from '../../../testing/backend';
import { Client } from '../../../testing/client';
import { type Roles, signInAll, write } from '../../../testing/writing';

const butler = readFileSync(
  new URL('../../../../../libs/rules/games/bridge/fixtures/ruter71.pbn', import.meta.url),
);

type Report = Readonly<Record<string, unknown>> & {
  readonly outcome: string;
  readonly competition: string;
  readonly problems: readonly { readonly line: number; readonly code: string; readonly messageFr: string }[];
};

describe('files of bridge results', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const at = (path: string): string => `${backend.api.address}/files/bridge/${path}`;
  const send = (client: Client, path: string, file: Uint8Array, more: Record<string, string> = {}) =>
    fetch(at(path), {
      method: 'POST',
      headers: { cookie: client.cookie, 'content-type': 'application/octet-stream', ...more },
      body: new Uint8Array(file),
    });
  const take = (client: Client, path: string) => fetch(at(path), { headers: { cookie: client.cookie } });
  const reportOf = async (response: Response): Promise<Report> => (await response.json()) as Report;
  const codeOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { readonly code?: string }).code,
  ];
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  it('are taken from nobody but those who open competitions, and given to nobody else', async () => {
    const stranger = new Client(backend.api.address);
    expect(await codeOf(await send(stranger, 'pbn', butler))).toEqual([401, 'not-signed-in']);
    expect(await codeOf(await send(roles.club, 'pbn', butler))).toEqual([403, 'not-permitted']);
    expect(await codeOf(await take(stranger, 'pbn/any'))).toEqual([401, 'not-signed-in']);
    expect(await codeOf(await take(roles.auditeur, 'pbn/any'))).toEqual([403, 'not-permitted']);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(await codeOf(await send(roles.staff, 'pbn', butler, foreign))).toEqual([401, 'not-signed-in']);
    expect(await codeOf(await send(roles.staff, 'pbn', butler, { 'content-type': 'text/plain' }))).toEqual([
      ...[415, 'import-not-results'],
    ]);
    expect(await codeOf(await send(roles.staff, 'pbn', butler))).toEqual([400, 'missing-field']);
    expect(await codeOf(await send(roles.staff, 'doc', butler))).toEqual([415, 'import-not-results']);
    expect(await codeOf(await take(roles.staff, 'pbn/nobody'))).toEqual([404, 'export-not-found']);
    expect(await codeOf(await take(roles.staff, "pbn/'--"))).toEqual([404, 'export-not-found']);
  });

  it('BD-PBN-25 are checked first, then written whole once, and given out in three formats that say the same', async () => {
    const path = 'pbn?region=nord&competition=fichier';
    const checked = await reportOf(await send(roles.staff, `${path}&check=1`, butler));
    expect(checked).toMatchObject({ outcome: 'checked', entries: 16, deals: 168, errors: 0, events: 0 });
    expect(await codeOf(await take(roles.staff, 'pbn/fichier'))).toEqual([404, 'export-not-found']);
    const written = await send(roles.staff, path, butler);
    expect([written.status, await reportOf(written)]).toMatchObject([
      200,
      { outcome: 'imported', competition: 'fichier', checks: { ranking: { compared: 16, agree: 16 } } },
    ]);
    expect(await reportOf(await send(roles.staff, path, butler))).toMatchObject({
      outcome: 'unchanged',
      events: 0,
    });
    for (const format of ['pbn', 'usebio']) {
      const file = await take(roles.staff, `${format}/fichier`);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="fichier\.(pbn|xml)"$/);
      const content = new Uint8Array(await file.arrayBuffer());
      const again = await reportOf(await send(roles.staff, `${format}?region=nord&check=1`, content));
      expect(again).toMatchObject({
        ...{ entries: 16, deals: 168, errors: 0 },
        checks: { scores: { compared: 168, agree: 168 }, ranking: { compared: 16, agree: 16 } },
      });
    }
    expect(await codeOf(await take(roles.staff, 'lin/fichier'))).toEqual([404, 'export-not-found']);
  }, 60_000);

  it('BD-PBN-20 are refused whole where one figure is wrong, told by its line in both languages', async () => {
    const lines = new TextDecoder('latin1').decode(butler).split('\n');
    const row = lines.findIndex((line) => line.includes('"150"'));
    lines[row] = (lines[row] ?? '').replace('"150"', '"100"');
    const response = await send(roles.staff, 'pbn?region=nord&competition=faux', bytes(lines.join('\n')));
    const report = await reportOf(response);
    expect([response.status, report.outcome]).toEqual([422, 'rejected']);
    expect(report.problems[0]).toMatchObject({ line: row + 1, code: 'score-differs' });
    expect(report.problems[0]?.messageFr).toBe('La marque du fichier n’est pas celle des règles.');
    expect(await codeOf(await take(roles.staff, 'pbn/faux'))).toEqual([404, 'export-not-found']);
  });

  it('open no competition over one that was opened otherwise', async () => {
    const opened = await write(roles.staff, 'openCompetition', {
      ...{
        clientMutationId: randomUUID(),
        id: 'deux',
        name: 'Soirée',
        ruleset: 'bridge-duplicate@1',
        method: 'matchpoints',
      },
      ...{ region: 'nord', startsOn: '2026-11-20' },
    });
    expect(opened).toMatchObject({ __typename: 'Committed' });
    const path = 'pbn?region=nord&competition=deux';
    expect(await codeOf(await send(roles.staff, path, butler))).toEqual([409, 'import-over-another']);
  });

  it('BD-USEBIO-11 in XML with entities of their own are refused by their line', async () => {
    const text =
      '<?xml version="1.0"?>\n<!DOCTYPE USEBIO [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<USEBIO>&a;</USEBIO>';
    const response = await send(roles.staff, 'usebio?region=nord', bytes(text));
    expect([response.status, await reportOf(response)]).toMatchObject([
      422,
      { outcome: 'unreadable', problems: [{ line: 2, code: 'xml-not-allowed' }] },
    ]);
  });
});
