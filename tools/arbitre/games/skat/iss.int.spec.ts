import { arbitreWith, folderOf, lastLine } from '../../testing/command-line';
import { startEventStoreUnderTest, type EventStoreUnderTest } from '@arbitre/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../repository';

const { at, file } = folderOf('iss');
const GAMES = join(repository, 'libs/rules/games/skat/fixtures/go-skat.sgf');

describe('skat on the command line', () => {
  let store: EventStoreUnderTest;

  const arbitre = (...args: readonly string[]) => arbitreWith({ ESDB_URL: store.connectionString }, args);

  beforeAll(async () => {
    store = await startEventStoreUnderTest(at('data'));
  });
  afterAll(() => store.stop());

  it('imports records of the server once, and writes them back', async () => {
    const first = await arbitre(
      'import',
      'iss',
      GAMES,
      '--competition',
      'iss',
      '--report',
      '--region',
      'Est',
    );
    expect(first.status).toBe(0);
    expect(first.out).toMatch(/^line 1, game 1: middlehand C with 3 schneider \+60: same value$/m);
    expect(first.out).toContain('8 games: 8 of the same value, 0 given up, 0 broken off, 0 left out');
    const again = await arbitre('import', 'iss', GAMES, '--competition', 'iss', '--json');
    expect(lastLine(again.out)).toMatchObject({ kind: 'report', outcome: 'unchanged', events: 0 });
    const back = await arbitre('iss', 'export', 'iss');
    expect([back.status, back.out.trim().split('\n').length, back.err]).toEqual([0, 8, '']);
    const checked = await arbitre('iss', 'check', file('back.sgf', back.out));
    expect([checked.status, checked.out.match(/same value/g)?.length]).toEqual([0, 9]);
  }, 60_000);

  it('names bad games by game, move and article, and says so with its status', async () => {
    const text = readFileSync(GAMES, 'utf8');
    const bad = file('bad.sgf', text.replace('1 C.ST.SK', '1 C.ST.HA'));
    const { status, err, out } = await arbitre('iss', 'check', bad);
    expect(status).toBe(1);
    expect(err).toMatch(/^line 1, game 1, move 7: card-not-held: /);
    expect(out).toContain('8 games: 7 of the same value, 0 given up, 0 broken off, 1 left out');
    const strict = await arbitre('import', 'iss', bad, '--strict', '--competition', 'strict', '--json');
    expect([strict.status, lastLine(strict.out)]).toMatchObject([1, { outcome: 'rejected', events: 0 }]);
    expect((await arbitre('iss', 'check', file('none.sgf', 'hello'))).status).toBe(2);
    expect((await arbitre('iss', 'export', 'nobody')).status).toBe(1);
  });

  it('gives a game as a record that replays to the same score', async () => {
    const record = await arbitre('iss', 'record', GAMES, '4913047');
    expect(record.status).toBe(0);
    const replayed = await arbitre('replay', file('game.jsonl', record.out), '--json');
    expect([replayed.status, lastLine(replayed.out)]).toMatchObject([
      0,
      { kind: 'result', score: { notation: 'rearhand H without 1 +20' } },
    ]);
    expect((await arbitre('iss', 'record', GAMES, '99')).status).toBe(1);
  });

  it('values a game alone', async () => {
    expect(await arbitre('score', 'skat', 'H1-', '--bid', '50', '--players', '4')).toEqual({
      status: 0,
      out: 'forehand H with 1 overbid -100  forehand -100  middlehand 0  rearhand 0  dealer 0\n',
      err: '',
    });
    expect((await arbitre('score', 'skat', 'G5+')).err).toMatch(/^refused: SKAT-2\.4\.3/);
    expect((await arbitre('score', 'skat')).status).toBe(2);
  });

  it('SKAT-5.6 shows the table of all values', async () => {
    const { status, out } = await arbitre('score', 'skat', '--values');
    expect([status, out.split('\n')[0]?.trim().split(/\s+/).slice(0, 4)]).toEqual([
      0,
      ['D', '18', '27', '36'],
    ]);
    expect(lastLine((await arbitre('score', 'skat', '--values', '--json')).out)).toEqual({
      kind: 'values',
      game: 'NOH',
      cells: [{ multiplier: 1, value: 59 }],
    });
    expect((await arbitre('score', 'bridge', '--values')).status).toBe(2);
  });
});
