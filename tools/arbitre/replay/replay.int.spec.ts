import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../repository';
import { run } from '../run';

const folder = mkdtempSync(join(tmpdir(), 'arbitre-replay-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const replay = async (path: string, ...options: readonly string[]) => {
  let out = '';
  const said = { out: (text: string) => (out += text), err: (text: string) => (out += text), watched: false };
  const status = await run(
    [...options, 'replay', path],
    { LANG: 'en_GB.UTF-8', ARBITRE_WORDS: folder },
    said,
  );
  return { status, out };
};
const record = (name: string, ...lines: readonly (string | object)[]): string => {
  const path = join(folder, name);
  writeFileSync(
    path,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return path;
};
const sample = (game: string): string => join(repository, 'samples', `${game}.jsonl`);
/** The record on a page of the handbook. */
const onPage = (page: string): string => {
  const text = readFileSync(join(repository, 'docs/games', `${page}.md`), 'utf8');
  return record(`${page}.jsonl`, /```jsonl?\n([\s\S]*?)```/.exec(text)?.[1]?.trim() ?? '');
};
const deal = (game: string, ruleset: string, setup: object, more: object = {}) => ({
  ...{ game, ruleset, policy: 'observed', grain: 'full', setup },
  ...more,
});

describe('what arbitre replay tells of articles', () => {
  it.each([
    [
      'an irregularity and a penalty of whist',
      sample('whist'),
      [
        'WHC-EP-1: A lead out of turn: the opponents choose the suit',
        'WHC-REN-3: Corrected, the wrong card is penalised.',
      ],
    ],
    [
      'a visible card of whist militaire',
      sample('whist-militaire'),
      ['WM-R10d: A card that failed to follow'],
    ],
    ['a breach of skat', sample('skat'), ['SKAT-4.2.3.a: Not following though able ends the game.']],
    [
      'a call out of rotation at bridge',
      record('bridge.jsonl', deal('bridge', 'bridge-duplicate@1', { board: 1 }), {
        ...{ do: 'call', seat: 'E', call: '1S' },
      }),
      ['BD-L17C: '],
    ],
    [
      'a void deal of whist',
      record(
        'void.jsonl',
        deal('whist', 'whist@1', { board: 1, dealer: 'N' }),
        { do: 'begin-deal', seat: 'N' },
        { do: 'report', article: 'WHC-MD-C', seat: 'N' },
      ),
      ['WHC-MD-C: The dealer looks at the last card before the end: misdeal.'],
    ],
  ])('says the sentence of %s, right after its event', async (_, path, sentences) => {
    const { out } = await replay(path);
    const lines = out.split('\n');
    for (const sentence of sentences) {
      const at = lines.findIndex((line) => line.startsWith(`    ${sentence}`));
      expect({ sentence, at: at > 0 }).toEqual({ sentence, at: true });
      const id = sentence.slice(0, sentence.indexOf(':'));
      expect(lines.slice(0, at).findLast((line) => /^\d/.test(line))).toContain(`"${id}"`);
    }
  });
  it('says it in French to who asks for French', async () => {
    const { out } = await replay(sample('whist'), '--lang', 'fr');
    expect(out).toMatch(/^ {4}WHC-EP-1: .*(entame|entamer|choisi)/im);
    expect(out).not.toContain('A lead out of turn');
  });
  it('gives programs the same sentences beside their events', async () => {
    const { out } = await replay(sample('whist'), '--lang', 'en');
    const path = record('json.jsonl', readFileSync(sample('whist'), 'utf8').trim());
    let json = '';
    const said = { out: (text: string) => (json += text), err: () => undefined, watched: false };
    await run(['replay', path, '--json'], { LANG: 'en_GB.UTF-8' }, said);
    const told = json
      .trim()
      .split('\n')
      .flatMap(
        (line) => (JSON.parse(line) as { articles?: { article: string; text: string }[] }).articles ?? [],
      );
    expect(told.length).toBeGreaterThan(3);
    for (const { article, text } of told) expect(out).toContain(`    ${article}: ${text}`);
  });
});

describe('the end of a deal that waits for somebody', () => {
  const disputed = record(
    'disputed.jsonl',
    deal('whist-militaire', 'whist-militaire@1', { deal: 1, trump: 'H', dealer: 'N', captain: 'N' }),
    { do: 'deal', hands: {} },
    { do: 'dispute', by: 'N', article: 'WM-R2', reason: 'who leads' },
  );
  it('says whom for, by which article, and how they may answer', async () => {
    const { out } = await replay(disputed);
    expect(out).toMatch(/^waiting for arbiter \(WM-R2: .+\)$/m);
    expect(out).toContain('    nothing else goes on before that (WM-R2)');
    expect(out).toContain('    {"do":"rule","article":"WM-R2","outcome":"play-on"}');
  });
  it('says who drew attention to it', async () => {
    const drawn = record('drawn.jsonl', deal('bridge', 'bridge-duplicate@1', {}), {
      do: 'draw-attention',
      article: 'BD-L16B1a',
      by: 'N',
      at: '2026-11-23T20:15:00Z',
    });
    const { out } = await replay(drawn);
    expect(out).toContain('    attention drawn by N, 2026-11-23T20:15:00Z');
    expect(out).toContain('    nothing else goes on before that (BD-L9B2)');
  });
  it('gives programs the same', async () => {
    let out = '';
    const said = { out: (text: string) => (out += text), err: () => undefined, watched: false };
    await run(['replay', disputed, '--json'], { LANG: 'en_GB.UTF-8' }, said);
    const lines = out.trim().split('\n');
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({
      kind: 'waiting',
      matter: { kind: 'dispute', article: 'WM-R2', for: ['arbiter'], until: 'ruling' },
    });
  });
});

describe('the end of a session that is replayed', () => {
  const rankingIn = (out: string): readonly string[] => {
    const lines = out.trimEnd().split('\n');
    return lines.slice(lines.indexOf('ranking:') + 1).map((line) => line.trim().replace(/\s+/g, ' '));
  };
  const team = (name: string) => ({
    ...{ do: 'enter-team', team: name, captain: `${name}1` },
    players: [1, 2, 3, 4].map((number) => `${name}${number}`),
  });
  const box = (table: string, number: number, winner: string) => ({
    ...{ do: 'write-box', game: 1, table, deal: number, winner, by: `${table}1` },
  });

  it('is the ranking of a tournament of whist militaire, the disqualified behind it with the article', async () => {
    const path = record(
      'tournament.jsonl',
      { session: 'whist-militaire@1', setup: {} },
      ...['A', 'B', 'C', 'D'].map(team),
      { do: 'publish-schedule', date: '2026-05-02', games: 1, trumps: ['H'] },
      { do: 'announce-rotation', game: 1 },
      ...[box('A', 1, 'A'), box('A', 2, 'D'), box('B', 1, 'C'), box('B', 2, 'C')],
      { do: 'disqualify', team: 'D', player: 'D2', reason: 'marked cards' },
    );
    const { status, out } = await replay(path);
    expect(status).toBe(0);
    expect(rankingIn(out)).toEqual([
      '1 A 7',
      '2 C 2',
      '3 B 0',
      expect.stringMatching(/^– D not ranked: WM-R4\.2: .*\(marked cards\)$/),
    ]);
  });
  it('is the ranking of an evening of whist', async () => {
    const seats = { N: 'p1', E: 'p2', S: 'p3', W: 'p4' };
    const coup = (number: number, dealer: string, nextDealer: string, NS: number, EW: number) => ({
      ...{ do: 'enter-coup', deal: `r1-t1-b${number}`, dealer, nextDealer, points: { NS, EW } },
    });
    const path = record(
      'evening.jsonl',
      { session: 'whist@1', setup: { players: Object.values(seats), seats } },
      ...[coup(1, 'N', 'E', 0, 3), coup(2, 'E', 'S', 7, 0), { do: 'confirm-result', by: 'p1' }],
    );
    expect(rankingIn((await replay(path)).out)).toEqual(['1 p1 1', '1 p3 1', '3 p2 0', '3 p4 0']);
  });
  it('is that of the lists at skat', async () => {
    const { out } = await replay(onPage('skat-tournament'));
    // p3 won 48 and 50 more, p1 lost 36 and 50 more: p2, who played no game, stands between them.
    expect(rankingIn(out).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '1 p3',
      '2 p2',
      '3 p1',
    ]);
  });
  it('names the players of a game of Scrabble, in French too', async () => {
    const { out } = await replay(onPage('scrabble-duplicata'), '--lang', 'fr');
    expect(out).toMatch(/^classement:$/m);
    expect(out).toMatch(/^ +1 +player-1 +\d+$/m);
  });
});
