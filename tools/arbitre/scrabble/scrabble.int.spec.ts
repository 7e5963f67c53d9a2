import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { run } from '../run';
import { terminal as terminalFor } from '../terminal';
import { textsIn } from '../texts/texts';
import { consoleCommand } from './console';

const folder = mkdtempSync(join(tmpdir(), 'arbitre-cli-scrabble-'));
const at = (name: string): string => join(folder, name);
const WORDS =
  'JOUEUSE JOUEUSES SKI SI AS SA TAIE EN NE ET TE IN NI AI AN ON UN NU OR OU OS SU US IL LE LA ES SE RE ER';

const arbitre = async (...args: readonly string[]) => {
  let out = '';
  let err = '';
  const status = await run(
    args,
    { LANG: 'en_GB.UTF-8', ARBITRE_WORDS: at('lists') },
    { out: (text) => (out += text), err: (text) => (err += text), watched: false },
  );
  return { status, out, err };
};

/** What the console says to these lines, and what it complains of. */
const atConsole = async (lines: readonly string[], options: Readonly<Record<string, string>> = {}) => {
  let out = '';
  let err = '';
  const output = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    watched: false,
  };
  const words = terminalFor(textsIn('en'), { storeUrl: '', wordsDirectory: at('lists') }, output);
  const given = { players: 'ann,bob', list: 'club', fast: true, ...options };
  const status = await consoleCommand(given, words, Readable.from(lines.map((line) => `${line}\n`)));
  return { status, out, err };
};

beforeAll(async () => {
  writeFileSync(at('club.txt'), WORDS.split(' ').join('\n'));
  expect((await arbitre('words', 'install', at('club.txt'), '--name', 'club')).status).toBe(0);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('arbitre scrabble simulate', () => {
  const simulate = (...more: readonly string[]) =>
    arbitre('scrabble', 'simulate', '--players', '18', '--seed', '3', '--list', 'club', ...more);

  it('plays a whole game by seed: totals, percentages, solos, ranking, the same each time', async () => {
    const { status, out } = await simulate('--json');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string; total: number; rank: number });
    const players = lines.filter(({ kind }) => kind === 'player');
    expect([status, players.length, lines.at(-1)?.kind]).toEqual([0, 18, 'game']);
    expect(players.map(({ total }) => total)).toEqual(
      players.map(({ total }) => total).sort((a, b) => b - a),
    );
    expect((await simulate('--json')).out).toBe(out);
  });
  it('keeps the record, which replays and prints, and the text, which reads back', async () => {
    expect((await simulate('--record', at('game.jsonl'), '--text', at('game.txt'))).status).toBe(0);
    const replayed = await arbitre('replay', at('game.jsonl'));
    expect([replayed.status, replayed.err]).toEqual([0, '']);
    expect(replayed.out).toContain('ResultsAnnounced');
    const { status, out } = await arbitre('scrabble', 'export', at('game.jsonl'));
    expect([status, out]).toEqual([0, readFileSync(at('game.txt'), 'utf8')]);
    expect((await arbitre('scrabble', 'read', at('game.txt'))).status).toBe(0);
  });
  it('ends with 2 for a game that was altered, a count that is none, a list that is not there', async () => {
    writeFileSync(
      at('wrong.txt'),
      readFileSync(at('game.txt'), 'utf8').replace(/^(retained .* )\d+$/m, '$1999'),
    );
    expect(await arbitre('scrabble', 'read', at('wrong.txt'))).toMatchObject({
      status: 2,
      err: expect.stringContaining('printed-move-wrong') as string,
    });
    expect((await arbitre('scrabble', 'simulate', '--players', 'many', '--list', 'club')).status).toBe(2);
    expect(await arbitre('scrabble', 'simulate', '--list', 'ods9')).toMatchObject({
      status: 2,
      err: expect.stringContaining('list-not-installed') as string,
    });
  });
});

describe('arbitre scrabble console', () => {
  const START = ['draw JOUEUSE', 'call', 'repeat', 'clock', 'signal', 'end', 'collect'];
  it('leads through a round: what to read out, tops, slips, the retained word, the ranking', async () => {
    const { out, err } = await atConsole([
      ...START,
      'slip ann JOUEUSE 94',
      'slip bob SA',
      'retain',
      'close',
      'ranking',
    ]);
    expect(err).toBe('');
    expect(out).toContain('Jordanie J, Océanie O');
    expect(out).toContain('H4 JOUEUSE 94 (proposed)');
    expect(out).toContain('ann: 94, ok');
    expect(out).toContain('bob: 0, nullity (SCR-BUL-14)');
    expect(out).toMatch(/1 ann\s+94\s+0\s+100\.00/);
  });
  it('understands French, says what it does not understand, and why it refuses', async () => {
    const { out, err } = await atConsole(['tirer JJJJJJJ', 'tirer BCDFGHL', 'danser', 'retenir', 'aide']);
    expect(err).toContain('SCR-3A-GAP-2');
    expect(err).toContain('Unknown command');
    expect(err).toContain('wrong-moment');
    expect(out).toContain('BCDFGHL: back into the bag');
  });
  it('draws by itself from a seed and keeps a record that replays', async () => {
    const record = at('console.jsonl');
    await atConsole(['draw', 'draw', 'call', 'repeat', 'clock', 'quit'], { seed: 'a seed', record });
    const { status, out } = await arbitre('replay', record);
    expect([status, out.includes('ClockStarted') || out.includes('DrawRejected')]).toEqual([0, true]);
  });
});
