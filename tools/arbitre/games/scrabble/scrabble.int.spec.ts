import { arbitreWith, folderOf } from '../../testing/command-line';
import { compileLexicon, scrabbleBoard, scrabbleMoves, scrabbleRack } from '@arbitre/rules/scrabble';
import { readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { terminal as terminalFor } from '../../terminal';
import { textsIn } from '../../texts/texts';
import { consoleCommand } from './console';
import { toppingCommand } from './topping';

const { at } = folderOf('cli-scrabble');
const WORDS =
  'JOUEUSE JOUEUSES SKI SI AS SA TAIE EN NE ET TE IN NI AI AN ON UN NU OR OU OS SU US IL LE LA ES SE RE ER';

/** `A1` to `O15` across, `1A` to `15O` down. */
const PLACES = Array.from('ABCDEFGHIJKLMNO').flatMap((row) =>
  Array.from({ length: 15 }, (_, column) => [`${row}${column + 1}`, `${column + 1}${row}`]).flat(),
);

/** The position in which JOUEUSE alone lies on the board. */
const afterJoueuse = (letters: string) => {
  const placed = scrabbleMoves.placeMove(scrabbleBoard.emptyBoard(), { place: 'H4', word: 'JOUEUSE' });
  if (!placed.ok) throw new Error('JOUEUSE lies at H4');
  return {
    board: scrabbleBoard.withTiles(scrabbleBoard.emptyBoard(), placed.play.tiles),
    rack: scrabbleRack.readRack(letters) ?? [],
    lexicon: compileLexicon('club', WORDS.split(' ')),
  };
};

const arbitre = (...args: readonly string[]) => arbitreWith({ ARBITRE_WORDS: at('lists') }, args);

/** A terminal that keeps what is said on it, and what it complains of. */
const listening = () => {
  let out = '';
  let err = '';
  const output = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    watched: false,
  };
  const words = terminalFor(
    textsIn('en'),
    { storeUrl: '', wordsDirectory: at('lists'), environment: {} },
    output,
  );
  return { words, said: () => ({ out, err }) };
};
const typing = (lines: readonly string[]) => Readable.from(lines.map((line) => `${line}\n`));

/** What the console says to these lines. */
const atConsole = async (lines: readonly string[], options: Readonly<Record<string, string>> = {}) => {
  const { words, said } = listening();
  const given = { players: 'ann,bob', list: 'club', fast: true, ...options };
  const status = await consoleCommand(given, words, typing(lines));
  return { status, ...said() };
};

/** What a topping says to these lines. */
const topping = async (lines: readonly string[], options: Readonly<Record<string, string>> = {}) => {
  const { words, said } = listening();
  const given = { list: 'club', seed: 'a topping', fast: true, ...options };
  const status = await toppingCommand(given, words, typing(lines));
  return { status, ...said() };
};

beforeAll(async () => {
  writeFileSync(at('club.txt'), WORDS.split(' ').join('\n'));
  expect((await arbitre('words', 'install', at('club.txt'), '--name', 'club')).status).toBe(0);
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
  it('SCR-GEN-15 prints places in English notation where that is asked for, and never reads them as ours', async () => {
    const ours = (await arbitre('scrabble', 'export', at('game.jsonl'))).out.split('\n');
    const { status, out } = await arbitre('scrabble', 'export', at('game.jsonl'), '--english');
    const english = out.split('\n');
    expect([status, english[0], english.length]).toEqual([0, 'arbitre scrabble 1 english', ours.length]);
    const retained = (lines: readonly string[]) =>
      lines.filter((line) => line.startsWith('retained')).map((line) => line.split(' ')[1] ?? '');
    // H4 is 8D: the row becomes a number, the column a letter, in the same order; 4H is D8.
    const turned = (place: string): string => {
      const row = place.charCodeAt(place.search(/[A-O]/)) - 64;
      const column = String.fromCharCode(64 + Number(place.replaceAll(/\D/g, '')));
      return /^[A-O]/.test(place) ? `${row}${column}` : `${column}${row}`;
    };
    expect(retained(english)).toEqual(retained(ours).map(turned));
    expect(new Set(retained(ours).map((place) => /^\d/.test(place))).size).toBe(2);
    writeFileSync(at('english.txt'), out);
    expect((await arbitre('scrabble', 'read', at('english.txt'))).status).toBe(2);
  });
  it('SCR-GEN-16 verifies the tops of a recorded game with a corrected list: tells which differ, its results stay', async () => {
    const text = at('game.txt');
    const before = readFileSync(text, 'utf8');
    const same = await arbitre('scrabble', 'read', text, '--list', 'club');
    expect([same.status, same.err]).toEqual([0, '']);
    expect(same.out).toContain('verified with the list club: 0 with other tops');
    // The list of the next season has lost the first word that was retained, and everything else stays.
    const [, place = '', word = '', score = ''] = /^retained (\S+) (\S+) (\d+)$/m.exec(before) ?? [];
    const later = WORDS.split(' ').filter((each) => each !== word.toUpperCase());
    writeFileSync(at('later.txt'), later.join('\n'));
    expect((await arbitre('words', 'install', at('later.txt'), '--name', 'later')).status).toBe(0);
    const { status, out } = await arbitre('scrabble', 'read', text, '--list', 'later');
    expect(status).toBe(1);
    expect(out).toMatch(
      new RegExp(`^Round 1: recorded (.*, )?${place} ${word} ${score}(, .*)?; found `, 'm'),
    );
    expect(out).toMatch(/verified with the list later: [1-9]\d* with other tops; the recorded results stay/);
    expect(out.split('\n')[0]).toBe((await arbitre('scrabble', 'read', text)).out.trim());
    expect(readFileSync(text, 'utf8')).toBe(before);
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
  it('SCR-GEN-8 lists the best so many scores of the rack, each with all its solutions', async () => {
    const { out, err } = await atConsole(['tops 2', 'draw ASBCDFE', 'tops 2', 'tops many']);
    expect(err).toBe('');
    // AS and ES, SA and SE: 4 over the star; no other word of the list has these letters.
    const best = out.split('\n').filter((line) => /^\d+ H\d \w+$/.test(line));
    const scores = best.map((line) => Number(line.split(' ')[0]));
    expect(new Set(scores).size).toBeLessThanOrEqual(2);
    expect(best.toSorted()).toEqual(
      ['AS', 'ES', 'SA', 'SE'].flatMap((word) => [`4 H7 ${word}`, `4 H8 ${word}`]).toSorted(),
    );
  });
  it('SCR-GEN-1 lists every legal play of the rack, in both directions, and nothing else', async () => {
    const { out, err } = await atConsole([
      ...[
        'plays',
        'draw JOUEUSE',
        'call',
        'repeat',
        'clock',
        'end',
        'collect',
        'retain',
        'announce',
        'close',
      ],
      ...['draw SKITAEN', 'plays'],
    ]);
    expect(err).toBe('');
    // Every word at every place, as a slip would be corrected.
    const { board, rack, lexicon } = afterJoueuse('SKITAEN');
    const legal = WORDS.split(' ').flatMap((word) =>
      PLACES.flatMap((place) => {
        const checked = scrabbleMoves.checkMove(board, { place, word }, rack, lexicon);
        return checked.ok ? [`${checked.play.score} ${place} ${word}`] : [];
      }),
    );
    const listed = out.split('\n').filter((line) => /^\d+ \w+ [A-Z]+$/.test(line));
    expect(listed.toSorted()).toEqual(legal.toSorted());
    expect(legal).toEqual(expect.arrayContaining(['27 11H SKI']));
    expect(new Set(legal.map((line) => /^\d+ [A-O]/.test(line))).size).toBe(2);
    expect(out).toContain(`${legal.length} legal plays`);
    expect(listed.map((line) => Number(line.split(' ')[0]))).toEqual(
      listed.map((line) => Number(line.split(' ')[0])).toSorted((a, b) => b - a),
    );
  });
  it('never stalls where it does not wait: the time may end without its signal, and jokers are typed as (O)', async () => {
    const { out, err } = await atConsole([
      ...[
        'draw JOUEUS?',
        'call',
        'repeat',
        'clock',
        'end',
        'collect',
        'slip ann JOUEUS(E)',
        'retain',
        'close',
        'draw',
      ],
    ]);
    expect(err).not.toContain('SCR-3C');
    expect(err).not.toContain('wrong-moment');
    expect(out).toContain('ann: ');
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

describe('arbitre scrabble topping', () => {
  /** The tops that were told after a round, each as it is typed: `H4 JOUEUSE`. */
  const topsIn = (out: string): readonly string[] =>
    [...out.matchAll(/^ {2}(\S+ \S+) \d+.* — time \d+ s$/gm)].map(([, top = '']) => top);

  it('SCR-OPT-8 times each top; one that is missed costs the whole round and 20 seconds', async () => {
    const given = await topping(['pass', 'pass', 'quit']);
    const [first = '', second = ''] = topsIn(given.out);
    expect([given.status, given.err]).toEqual([0, '']);
    expect(given.out).toContain('0 of 2 tops, time 160 s');
    // Found in 12 s; run out; given up; found in 25 s: 12 + 80 + 80.
    const found = await topping(['+12', first, '+59', '+1', 'pass', 'quit']);
    expect(found.out.match(/Top (found|missed).*/g)).toEqual([
      ...['Top found in 12 s', 'Top missed: 80 s', 'Top missed: 80 s'],
    ]);
    expect(found.out).toContain('1 of 3 tops, time 172 s');
    const both = await topping(['+12', first, '+25', second, 'quit']);
    expect(both.out).toContain('2 of 2 tops, time 37 s');
    // Whatever the player finds, the same tops lie on the board: another round, the same rack.
    const racks = (out: string) => out.match(/^Round \d+: \S+$/gm);
    expect(racks(both.out)).toEqual(racks(given.out));
  });
  it('SCR-OPT-8 takes a round of two minutes, refuses what is no play, and says that a lower one is', async () => {
    const { out, err } = await topping(['H4 ZZZZ', 'H8 NOWORD', 'pass', 'quit'], { seconds: '120' });
    expect(err).toContain('SCR-');
    expect(out).toContain('0 of 1 tops, time 140 s');
    expect(await arbitre('scrabble', 'topping', '--list', 'club', '--seconds', '7')).toMatchObject({
      status: 2,
      err: expect.stringContaining('seconds') as string,
    });
  });
});
