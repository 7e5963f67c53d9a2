import { arbitreWith, folderOf, lastLine } from './testing/command-line';
import { startEventStoreUnderTest, type EventStoreUnderTest } from '@arbitre/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { season } from './demo/season';
import { repository } from './repository';
import { run } from './run';

const { at, file } = folderOf('cli');

describe('the command line', () => {
  let store: EventStoreUnderTest;

  const arbitre = (...args: readonly string[]) => arbitreWith({ ESDB_URL: store.connectionString }, args);

  beforeAll(async () => {
    store = await startEventStoreUnderTest(at('data'));
  });
  afterAll(() => store.stop());

  it('scores a contract and its result', async () => {
    expect(await arbitre('score', 'bridge', '4SXN-1', '--vul', 'NS')).toEqual({
      status: 0,
      out: '4SXN-1  NS -200  EW 200\n',
      err: '',
    });
  });

  it('scores a coup of whist in its variant, to its target, from the points before it', async () => {
    const manche = ['--variant', 'partie-simple-2', '--target', '10', '--before', '8-6'];
    expect(await arbitre('score', 'whist', 'NS 7-6 H EW3', ...manche)).toEqual({
      status: 0,
      out: 'NS 7-6 H EW3  NS 2  EW 0\n',
      err: '',
    });
    const wrong = await arbitre('score', 'whist', 'NS 7-6', '--variant', 'partie-simple-2', '--target', '7');
    expect([wrong.status, wrong.err.slice(0, 17)]).toEqual([1, 'refused: WHC-PS2-']);
  });

  it('refuses what is no result, in the language that was asked for', async () => {
    const { status, err } = await arbitre('--lang', 'fr', 'score', 'bridge', '4SXN');
    expect({ status, said: err.slice(0, 16) }).toEqual({ status: 1, said: 'refusé: BD-NOT-1' });
  });

  it.each([
    ['a command that does not exist', ['bake'], /unknown command/],
    ['a file that is not there', ['replay', at('none.jsonl')], /none\.jsonl cannot be read/],
    ['an area that cannot be measured', ['bench', 'weather'], /Areas: rules /],
    ['neither a stream nor all of them', ['verify'], /--all/],
    ['a stream that does not exist', ['verify', 'deal-x.1'], /no stream deal-x\.1/],
  ])('ends with 2 for %s, and says so', async (_, args, said) => {
    const { status, err } = await arbitre(...args);
    expect(status).toBe(2);
    expect(err).toMatch(said);
  });

  it('says what to do when no store answers', async () => {
    const output = { out: () => undefined, err: (text: string) => (said += text), watched: false };
    let said = '';
    expect(await run(['verify', '--all'], { ESDB_URL: 'esdb://127.0.0.1:9?tls=false' }, output)).toBe(2);
    expect(said).toContain('npm start');
  }, 60_000);

  describe('replay', () => {
    const setup = '{"game":"bridge","ruleset":"bridge-duplicate@1","policy":"observed","setup":{"board":1}}';
    const pass = (seat: string) => `{"do":"call","seat":"${seat}","call":"Pass"}`;

    it('prints the events of a game and its result', async () => {
      const path = file('passed.jsonl', [setup, ...['N', 'E', 'S', 'W'].map(pass)].join('\n'));
      const { status, out } = await arbitre('replay', path, '--json');
      expect(status).toBe(0);
      expect(out.match(/"CallMade"/g)).toHaveLength(4);
      expect(lastLine(out)).toMatchObject({ kind: 'result', score: { notation: 'Pass' } });
    });

    it('ends with 1 where a line is refused, and names it', async () => {
      const path = file(
        'refused.jsonl',
        [setup, pass('N'), '{"do":"call","seat":"E","call":"10S"}'].join('\n'),
      );
      const { status, out } = await arbitre('replay', path);
      expect(status).toBe(1);
      expect(out).toMatch(/^3: refused: /m);
    });

    it('ends with 2 where a line cannot be read, and names it', async () => {
      const { status, err } = await arbitre('replay', file('broken.jsonl', `${setup}\n{`));
      expect(status).toBe(2);
      expect(err).toMatch(/^line 2: not-json/);
    });
  });

  it('counts the tests of every article', async () => {
    const { status, out } = await arbitre('rules', '--coverage', '--json', '--game', 'bridge');
    const total = lastLine(out) as { tested: number; reached: number; articles: number };
    expect(status).toBe(0);
    expect(total.tested).toBeGreaterThan(100);
    expect(total.reached).toBeGreaterThan(80);
    expect(total.reached).toBeLessThanOrEqual(total.tested);
    expect(total.articles).toBeGreaterThan(total.tested);
  });

  it('imports the demo season once, in two regions, and proves that it was not altered', async () => {
    expect(await arbitre('demo', '--if-empty')).toMatchObject({ status: 0 });
    expect((await arbitre('demo', '--if-empty')).out).toBe('The demo season is already there.\n');
    const competitions = season();
    expect((await arbitre('demo')).out.match(/nothing new/g)).toHaveLength(competitions.length);
    const { status, out } = await arbitre('verify', '--all', '--json');
    expect(status).toBe(0);
    expect(lastLine(out)).toMatchObject({
      kind: 'verdict',
      streams: competitions.reduce((sum, { streams }) => sum + streams, 0),
      broken: 0,
    });
  }, 300_000);

  it('imports a file and reports on it; a wrong line keeps all of it out in strict mode', async () => {
    const butler = readFileSync(join(repository, 'libs/rules/games/bridge/fixtures/ruter71.pbn'), 'latin1');
    const wrong = file('wrong.pbn', butler.replace('N:Q53.AKQ', 'N:Q53.AK'));
    const strict = await arbitre('import', 'pbn', wrong, '--strict', '--json', '--competition', 'strict');
    expect(strict.status).toBe(1);
    expect(lastLine(strict.out)).toMatchObject({ kind: 'report', outcome: 'rejected', events: 0 });
    const lenient = await arbitre('import', 'pbn', wrong, '--competition', 'lenient', '--region', 'Est');
    expect(lenient.status).toBe(1);
    expect(lenient.err).toMatch(/^line 44: error: BD-L6B-1/m);
    expect(lenient.out).toContain('Competition lenient imported.');
    expect(lenient.out).toContain('game of the file left out');
    expect(lenient.err).not.toMatch(/Player/);
    const page = file('page.pbn', '<!DOCTYPE html><html></html>');
    const other = await arbitre('import', 'pbn', page);
    expect(other.status).toBe(2);
    expect(other.err.trim().split('\n')).toEqual([expect.stringMatching(/^line 1: error: file-html/)]);
  }, 120_000);
});
