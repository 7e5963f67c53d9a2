import { readFileSync } from 'node:fs';
import { hasShared, sharedFile } from '@arbitre/rules/kernel/testing/shared-data';
import { lastOf, given, roundUpToSlips, slip, type GameAtTable, viewOf } from '../testing/game-at-table';
import { onlyLeft, setUp } from '../testing/board-set-up';

type Rows = Readonly<Record<number, string>>;

const NOTHING: Rows = {};
const JOUEUSE: Rows = { 7: '...JOUEUSE' };
const NHELAI: Rows = { 0: '.......aNHELAI' };
const UN: Rows = { 4: 'UN' };
const TWO_O: Rows = { 7: '..O', 8: '...O' };

/** A game before a board, with its slips collected. */
const collected = (
  rows: Rows,
  words: string,
  letters: string,
  setup: Readonly<Record<string, unknown>> = {},
): GameAtTable => given(words, setup, ['ann', 'bob', 'cid', 'dan']).and(setUp(rows), roundUpToSlips(letters));

const handedIn = (game: GameAtTable, ...written: readonly string[]): GameAtTable =>
  game.and(written.map((each, at) => slip(`${['ann', 'bob', 'cid', 'dan'][at] ?? ''} ${each}`)));

/** What the slips are judged: `ok 28` for `H4 HABIT 28`. */
const judged = (game: GameAtTable): readonly string[] =>
  (viewOf(game).rounds.at(-1)?.slips ?? []).map(({ verdict, points }) => `${verdict} ${points}`);

/** The tops that the arbiter sees: `H5 VENU 14`. */
const topsOf = (game: GameAtTable): readonly string[] =>
  (viewOf(game).rounds.at(-1)?.tops ?? []).map(({ place, word, score }) => `${place} ${word} ${score}`);

describe('a score that is exact by the board and the tiles, one more is a wrong one', () => {
  it.each<readonly [string, Rows, string, string, string, number]>([
    ['SCR-1B-1 each letter is worth its tile', NOTHING, 'HABIT', 'BTIOHAD', 'H4 HABIT', 28],
    [
      'SCR-1B-2 SCR-1B-14 a joker is worth nothing ever after, a red square acts on both words',
      ...[NHELAI, 'SEME ANHELAIS', 'SEMEBCD', '15A SEME', 48],
    ] as const,
    [
      'SCR-1B-3 SCR-1B-10 light blue doubles the letter before pink the word',
      NOTHING,
      'FEDAYIN',
      'ADEFINY',
      'H8 FEDAYIN',
      110,
    ],
    ['SCR-1B-4 dark blue triples the letter', JOUEUSE, 'TAIE', 'AIIKNTT', '10E TAIE', 6],
    ['SCR-1B-5 pink, the star too, doubles the word', NOTHING, 'JOUEUSE', 'JOUEUSE', 'H4 JOUEUSE', 94],
    [
      'SCR-1B-6 SCR-1B-10 red triples the word, its letters doubled before',
      ...[{ 9: '...........SODE' }, 'THEIER', 'THIERBC', '15H THEIER', 30],
    ] as const,
    ['SCR-1B-7 two pink squares make it four times', JOUEUSE, 'EXPLOITE', 'EEILPTX', '5D EXPLOITE', 126],
    ['SCR-1B-8 two red squares make it nine times', UN, 'JACQUIER', 'ACEIJQR', '1A JACQUIER', 338],
    [
      'SCR-1B-9 three red squares make it twenty-seven times',
      ...[{ 0: '.X.R.OR.IN.I.E.' }, 'EXTRAORDINAIRES', 'AADERST', 'A1 EXTRAORDINAIRES', 725],
    ] as const,
    ['SCR-1B-11 a square that was covered acts no more', JOUEUSE, 'JOUEUSES', 'SAEBCDF', 'H4 JOUEUSES', 15],
    ['SCR-1B-12 all words formed are added', JOUEUSE, 'SKI JOUEUSES', 'AIKNSTI', '11H SKI', 27],
    [
      'SCR-1B-13 a letter of two words counts in both, doubled in both',
      TWO_O,
      'HO OH',
      'HAEBCDF',
      'I3 HO',
      18,
    ],
    ['SCR-1B-15 seven letters bring fifty more', NOTHING, 'SEMAINE', 'AEEIMNS', 'H2 SEMAINE', 70],
    [
      'SCR-1B-GAP-1 the fifty are added after the multiplications',
      JOUEUSE,
      'EXPLOITE',
      'EEILPTX',
      '5D EXPLOITE',
      19 * 4 + 50,
    ],
    [
      'SCR-1B-GAP-3 a joker on red multiplies the word, worth nothing itself',
      UN,
      'JACQUIER',
      'ACEIQR?',
      '1A jACQUIER',
      266,
    ],
    [
      'SCR-1A-7 a word lengthened at both ends is the whole word',
      { 7: '....LOGE' },
      'DELOGER',
      'DERTUAS',
      'H3 DELOGER',
      10,
    ],
  ])('%s', (_, rows, words, letters, written, score) => {
    const game = handedIn(
      collected(rows, words, letters),
      ...[`${written} ${score}`, `${written} ${score + 1}`],
    );
    expect(judged(game)).toEqual([`ok ${score}`, `warning ${score}`]);
    expect(lastOf(game.and({ do: 'retain' }).events, 'TopRetained')).toMatchObject({ score });
  });
  it('SCR-1B-GAP-2 all letters of a rack of six earn no bonus', () => {
    const game = given('PINTOS', {}, ['ann']).and(
      ...[onlyLeft('INOPST'), roundUpToSlips(''), slip('ann H4 PINTOS 22')],
    );
    expect(viewOf(game).rounds[0]?.slips).toMatchObject([{ verdict: 'ok', points: 22 }]);
    expect(lastOf(game.and({ do: 'retain' }).events, 'TopRetained')).toMatchObject({ score: 22, left: '' });
  });
  it('SCR-OPT-4 takes seven of eight letters for 50, and gives nothing for eight', () => {
    const drawn = collected(NOTHING, 'MOUFLAIT MOUFLAT', 'MOUFLIT?', { format: '7-sur-8' });
    const game = handedIn(drawn, 'H1 MOUFLaIT 165', 'H4 MOUFLaT 74');
    expect(judged(game)).toEqual(['nullity 0', 'ok 74']);
    expect(lastOf(game.and({ do: 'retain' }).events, 'TopRetained')).toMatchObject({ score: 74, left: 'I' });
  });
  it('SCR-OPT-5 SCR-OPT-9 pays 75 for eight letters, in a joker game too', () => {
    const eight = collected(NOTHING, 'MOUFLAIT', 'MOUFLIT?', { format: '7-et-8' });
    expect(judged(handedIn(eight, 'H1 MOUFLaIT 165'))).toEqual(['ok 165']);
    const withJoker = collected(NOTHING, 'MOUFLAIT', 'MOUFLIT', { format: '7-et-8', joker: true });
    expect(viewOf(withJoker).rounds[0]?.rack).toBe('MOUFLIT?');
    expect(judged(handedIn(withJoker, 'H1 MOUFLaIT 165'))).toEqual(['ok 165']);
  });
  it('SCR-OPT-6 pays 100 for nine letters', () => {
    const nine = collected(NOTHING, 'MOUFLAITS', 'MOUFLITS?', { format: '7-8-9' });
    expect(judged(handedIn(nine, 'H1 MOUFLaITS 196'))).toEqual(['ok 196']);
  });
});

describe('where a word may lie', () => {
  it('SCR-1A-3 SCR-GEN-9 the first word runs over H8: nothing else is found, and nothing else can be retained', () => {
    const game = collected(NOTHING, 'FEDAYIN AI', 'ADEFINY');
    expect(topsOf(game)).toEqual(['H8 FEDAYIN 110']);
    expect(game.when({ do: 'retain', place: 'H1', word: 'FEDAYIN' }).refusals).toEqual(['SCR-3D-1']);
    const venu = collected(NOTHING, 'VENU', 'ENUUUUV');
    expect(topsOf(venu)).toEqual(['H5 VENU 14', 'H6 VENU 14', 'H7 VENU 14', 'H8 VENU 14']);
  });
  it('SCR-1A-5 every word formed alongside must be admitted, else the whole play is worth nothing', () => {
    const drawn = collected(JOUEUSE, 'AS SA JOUEUSE JOUEUSES', 'AIKNSTI');
    const game = handedIn(drawn, '11G AS 17', '11H AS 17');
    expect(judged(game)).toEqual(['ok 17', 'nullity 0']);
    expect(viewOf(game).rounds[0]?.slips[1]).toMatchObject({
      articles: ['SCR-BUL-NUL-8'],
      remarks: ['JOUEUSEA'],
    });
  });
  it('SCR-1A-6 SCR-4A-1 words read rightward and downward from the square that is named', () => {
    const game = handedIn(
      collected(JOUEUSE, 'EXPLOITE', 'EEILPTX'),
      ...['5D EXPLOITE 126', '5K EXPLOITE 126', '5D ETIOLPXE 126', '5E EXPLOITE 126'],
    );
    expect(judged(game)).toEqual(['ok 126', 'penalty 121', 'nullity 0', 'penalty 121']);
    expect(viewOf(game).rounds[0]?.slips[2]?.articles[0]).toBe('SCR-BUL-NUL-8');
  });
  it('SCR-1A-GAP-3 SCR-GEN-10 one letter that completes two words is named by either, for the same score', () => {
    const game = collected(TWO_O, 'HO OH', 'HAEBCDF');
    expect(topsOf(game)).toEqual(['4H HO 18', 'I3 HO 18', 'H3 OH 18', '3H OH 18']);
    expect(judged(handedIn(game, 'I3 HO 18', '3H OH 18'))).toEqual(['ok 18', 'ok 18']);
    const tops = viewOf(game).rounds[0]?.tops ?? [];
    expect(tops.map(({ placement }) => placement)).toEqual([
      tops[2]?.placement,
      tops[3]?.placement,
      tops[0]?.placement,
      tops[1]?.placement,
    ]);
    expect(new Set(tops.map(({ placement }) => placement)).size).toBe(2);
  });
  it('SCR-GEN-4 SCR-3D-GAP-3 every letter and every place of a joker is a solution of its own, once', () => {
    const game = collected({ 0: 'ELAGU' }, 'ELAGUEE ELAGUER ELAGUES ELAGUEZ', 'E?BCDFA');
    expect(topsOf(game).map((each) => each.split(' ')[1])).toEqual([
      'ELAGUEe',
      'ELAGUeE',
      'ELAGUEr',
      'ELAGUEs',
      'ELAGUEz',
    ]);
  });
  it('SCR-GEN-5 a joker in place of a letter that was there is legal, and pays less', () => {
    const game = collected(JOUEUSE, 'TATE', 'AIKTT?I');
    expect(judged(handedIn(game, '10E TATE 6', '10E tATE 5', '10E TAtE 5', '10E TaTE 3'))).toEqual([
      'ok 6',
      'ok 5',
      'ok 5',
      'ok 3',
    ]);
  });
});

type Recorded = {
  readonly draw: string;
  readonly ref: string;
  readonly word: string;
  readonly score: number;
  readonly formed: readonly (readonly [word: string, score: number])[];
};

/** Lays a word into rows of letters; those that lie there already stay. */
const lay = (rows: string[][], { ref, word }: Recorded): void => {
  const across = /^[A-O]/.test(ref);
  const row = 'ABCDEFGHIJKLMNO'.indexOf(ref.replaceAll(/\d/g, ''));
  const column = Number(ref.replaceAll(/\D/g, '')) - 1;
  for (const [at, letter] of Array.from(word).entries()) {
    const line = rows[row + (across ? 0 : at)];
    const there = column + (across ? at : 0);
    if (line?.[there] === '.') line[there] = letter;
  }
};

// The record lies beside the working copy and is not in the repository.
const describeShared = hasShared ? describe : describe.skip;
describeShared('the reference game (needs ../shared)', () => {
  it('SCR-GEN-6 pays its 20 words as recorded, 1078 in all', () => {
    const inventory = new URL('../rulebooks/articles/scrabble-duplicata.json', sharedFile('README.md'));
    const { tables } = JSON.parse(readFileSync(inventory, 'utf8')) as {
      readonly tables: { readonly referenceGame: { readonly rounds: readonly Recorded[] } };
    };
    const { rounds } = tables.referenceGame;
    const words = rounds.flatMap(({ word, formed }) => [word, ...formed.map(([each]) => each)]);
    const rows = Array.from({ length: 15 }, () => Array<string>(15).fill('.'));
    const paid = rounds.map((recorded, index) => {
      const board = Object.fromEntries(rows.map((row, at) => [at, row.join('')]));
      lay(rows, recorded);
      if (index === 0) return recorded.score;
      const { draw, ref, word, score } = recorded;
      const game = collected(board, words.join(' ').toUpperCase(), draw.replaceAll(/[-+]/g, ''));
      return judged(handedIn(game, `${ref} ${word} ${score}`))[0];
    });
    expect(paid).toEqual(rounds.map(({ score }, index) => (index === 0 ? score : `ok ${score}`)));
    expect(rounds.reduce((sum, { score }) => sum + score, 0)).toBe(1078);
  });
});
