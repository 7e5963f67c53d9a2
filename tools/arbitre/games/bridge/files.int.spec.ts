import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEventStoreUnderTest, type EventStoreUnderTest } from '@arbitre/testing';
import { repository } from '../../repository';
import { arbitreWith, folderOf, lastLine } from '../../testing/command-line';

const { at, file } = folderOf('bridge-files');
const sample = (name: string): string => join(repository, 'samples', name);

describe('files of bridge results on the command line', () => {
  let store: EventStoreUnderTest;

  const arbitre = (...args: readonly string[]) => arbitreWith({ ESDB_URL: store.connectionString }, args);

  beforeAll(async () => {
    store = await startEventStoreUnderTest(at('data'));
  });
  afterAll(() => store.stop());

  it('BD-USEBIO-10 BD-PBN-23 imports an event, gives it out in each format, and finds the same in what it gave out', async () => {
    const first = await arbitre('import', 'usebio', sample('bridge-usebio.xml'), '--competition', 'essai');
    expect([first.status, first.err]).toEqual([
      0,
      'line 11: remark: element-skipped: The element WEATHER is not of the format: it is skipped.\n',
    ]);
    expect(first.out).toContain('Ranking: 4 of 4 as in the file');
    for (const [format, name] of [
      ['pbn', 'essai.pbn'],
      ['usebio', 'essai.xml'],
    ] as const) {
      const given = await arbitre('export', format, 'essai', '--into', at(name));
      expect([given.status, given.out]).toEqual([0, `2 results written to ${at(name)}.\n`]);
      const again = await arbitre('import', format, at(name), '--competition', `essai-${format}`, '--json');
      expect([again.status, lastLine(again.out)]).toMatchObject([
        0,
        { outcome: 'imported', deals: { written: 2 }, checks: { ranking: { compared: 4, agree: 4 } } },
      ]);
    }
    expect(readFileSync(at('essai.xml'), 'utf8')).toContain('<PLACE>1</PLACE>');
    const lin = await arbitre('export', 'lin', 'essai');
    expect([lin.status, lin.out]).toEqual([1, '']);
    expect((await arbitre('export', 'pbn', 'nobody')).err).toBe(
      'The competition nobody has no result that can be written so.\n',
    );
  }, 60_000);

  it('BD-LIN-GAP-1 imports a record of an online table and writes it back, the fourth hand said', async () => {
    const first = await arbitre('import', 'lin', sample('bridge.lin'), '--competition', 'table');
    expect([first.status, first.out.includes('deals: 1 written')]).toEqual([0, true]);
    const back = await arbitre('export', 'lin', 'table');
    const text = readFileSync(sample('bridge.lin'), 'utf8');
    // Without a vault nobody has a name.
    const nameless = text.replace(/pn\|[^|]*\|/, '').replace('CAJ83,|', 'CAJ83,SKJT3HT3DJ8652CK9|');
    expect([back.status, back.out.replace(/pn\|[^|]*\|/, '')]).toEqual([0, nameless]);
  }, 60_000);

  it('BD-PBN-5 BD-PBN-8 BD-PBN-24 converts without a store, and says what it skipped', async () => {
    const pbn = await arbitre('convert', sample('bridge-evening.pbn'), '--to', 'pbn');
    expect([pbn.status, pbn.err]).toEqual([
      0,
      'line 12: remark: unknown-tag: This tag is not of the format. tag=Weather value=…\n',
    ]);
    expect(pbn.out).toContain('[Vulnerable "None"]');
    expect(pbn.out).toContain('[OptimumResultTable "');
    const usebio = await arbitre('convert', sample('bridge-evening.pbn'), '--to', 'usebio', '--lang', 'fr');
    expect(usebio.err).toContain('ligne 12: remarque');
    expect(usebio.out).toContain('<PLACE>2=</PLACE>');
    const none = await arbitre('convert', file('none.txt', 'hello'), '--to', 'pbn');
    expect([none.status, none.err]).toEqual([
      2,
      `${at('none.txt')} is neither a PBN nor a LIN nor a USEBIO file.\n`,
    ]);
  });

  it('BD-USEBIO-11 names a file of another format, and XML with entities of its own, by one line', async () => {
    const other = await arbitre('import', 'pbn', sample('bridge-usebio.xml'));
    expect([other.status, other.err]).toEqual([
      2,
      'line 1: error: file-usebio: This is a USEBIO file (XML): import it as USEBIO.\n',
    ]);
    const hostile = file('hostile.xml', '<!DOCTYPE USEBIO [<!ENTITY a "b">]>\n<USEBIO>&a;</USEBIO>');
    const refused = await arbitre('import', 'usebio', hostile);
    expect(refused.status).toBe(2);
    expect(refused.err).toMatch(/^line 1: error: xml-not-allowed: /);
  });
});
