import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { hasShared, sharedFile } from '@arbitre/rules/kernel/testing/shared-data';
import { checkScores, type CheckedTurn } from './check-scores';
import { fromEnglishPlace, toEnglishPlace } from './notation';
import { readGcg } from './read-gcg';

const game = (...turns: readonly string[]): string =>
  ['#player1 a Ann', '#player2 b Bob', '#note turns follow', 'and go on', ...turns].join('\n');

const checked = (text: string): readonly CheckedTurn[] => {
  const reading = readGcg(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return checkScores(reading.game);
};

const kinds = (turns: readonly CheckedTurn[]): readonly string[] => turns.map(({ verdict }) => verdict.kind);

describe('a game in GCG', () => {
  it.each([
    ['8D', 'H4'],
    ['F5', '6E'],
    ['D8', '4H'],
    ['15O', 'O15'],
  ])('SCR-GEN-15 turns the place %s into %s, and back', (english, ours) => {
    expect(fromEnglishPlace(english)).toBe(ours);
    expect(toEnglishPlace(ours)).toBe(english);
  });

  it('SCR-GEN-15 takes letters of the board in parentheses, and the cross words that some write after the total', () => {
    const [, lengthened] = checked(game('>a: HORN 8G HORN +14 14', '>b: SEALING 8G (HORN)S +8 8 HORNS'));
    expect(lengthened).toMatchObject({ turn: { word: 'HORNS' }, verdict: { kind: 'matches' } });
  });
  it.each([
    ['#player3 c Cleo', 'gcg-more-players', 3],
    ['>a: ÇA 8G ÇA +9 9', 'gcg-letters-not-english', 4],
    ['x'.repeat(1_000_001), 'gcg-too-long', 0],
  ])('says why it does not compute %.20s', (line, code, at) => {
    const text = ['#player1 a Ann', '#player2 b Bob', ...(at === 4 ? ['#note'] : []), line].join('\n');
    expect(readGcg(text)).toMatchObject({ ok: false, problems: [{ code, line: at }] });
  });
  it('names fifty problems at most, each with the beginning of its line', () => {
    const reading = readGcg(
      ['#player1 a Ann', '#player2 b Bob', ...Array<string>(900).fill('z'.repeat(900))].join('\n'),
    );
    const problems = reading.ok ? [] : reading.problems;
    expect([problems.length, problems[0]?.text.length]).toEqual([50, 80]);
  });

  it('scores plays, passes, exchanges, withdrawals and the last tiles', () => {
    const turns = checked(
      game(
        '>a: HORN 8G HORN +14 14',
        '>b: ABCDEFG -ABC +0 0',
        '>a: FARM K8 FARM +29 43',
        '>a: FARM -- -29 14',
        '>b: X -  +0 0',
        '>a:  (challenge) +5 19',
        '>a:  (Q?) +20 39',
      ),
    );
    expect(kinds(turns)).toEqual([
      'matches',
      'matches',
      'matches',
      'matches',
      'matches',
      'agreed',
      'matches',
    ]);
    expect(turns.every(({ totalAgrees }) => totalAgrees)).toBe(true);
  });

  it('says what it computed where the record says something else', () => {
    const [play] = checked(game('>a: HORN 8G HORN +15 16'));
    expect([play?.verdict, play?.totalAgrees]).toMatchObject([{ kind: 'differs', computed: 14 }, false]);
  });

  it('says why a word cannot lie where it is recorded', () => {
    const [, second] = checked(game('>a: HORN 8G HORN +14 14', '>b: AB 1A AB +8 8'));
    expect(second?.verdict).toMatchObject({ kind: 'refused', refusal: { code: 'not-connected' } });
  });

  it('notes tiles that the recorded rack has not', () => {
    expect(checked(game('>a: HORT 8G HORN +14 14'))[0]?.rackHolds).toBe(false);
  });

  it.each([
    ['no players', '>a: HORN 8G HORN +14 14', 'gcg-no-players', 0],
    ['no turns', game(), 'gcg-no-turns', 0],
    ['a player that is not named', game('>c: HORN 8G HORN +14 14'), 'gcg-player-unknown', 5],
    ['a place off the board', game('>a: HORN 16G HORN +14 14'), 'gcg-place-not-readable', 5],
    ['a score that is no number', game('>a: HORN 8G HORN +x 14'), 'gcg-line-not-readable', 5],
    ['a word of other signs', game('>a: HORN 8G H0RN +14 14'), 'gcg-line-not-readable', 5],
    ['a line of its own', '#player1 a A\n#player2 b B\n#title t\nhello', 'gcg-line-not-readable', 4],
  ])('with %s is refused whole, and says where', (_, text, code, line) => {
    const reading = readGcg(text);
    expect(reading.ok ? [] : reading.problems.map((each) => [each.code, each.line])).toEqual([[code, line]]);
  });

  it('never throws, whatever the text', () => {
    const piece = fc.constantFrom(
      '#player1 a A\n',
      '#player2 b B\n',
      '>a:',
      ' ABC',
      ' 8H',
      ' +1',
      ' -',
      '\n',
      '(',
      '?',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const reading = readGcg(pieces.join(''));
        if (reading.ok) checkScores(reading.game);
      }),
    );
  });
});

// The games lie beside the working copy and are not in the repository.
const describeShared = hasShared ? describe : describe.skip;
describeShared('the shared games (needs ../shared)', () => {
  const texts = (): readonly string[] =>
    ['liwords', 'macondo'].flatMap((folder) => {
      const place = sharedFile(`scrabble/gcg/${folder}/`);
      return readdirSync(place).map((name) => readFileSync(new URL(name, place), 'utf8'));
    });

  it('SCR-1B-1 SCR-1B-12 score as recorded in every one of their 558 moves, and every total agrees', () => {
    const turns = texts().flatMap(checked);
    const plays = turns.filter(({ turn }) => turn.kind === 'play');
    expect(texts().length).toBe(24);
    expect(turns.filter(({ verdict }) => verdict.kind === 'differs' || verdict.kind === 'refused')).toEqual(
      [],
    );
    expect(turns.filter(({ totalAgrees }) => !totalAgrees)).toEqual([]);
    expect(turns.filter((turn) => turn.rackHolds === false)).toEqual([]);
    expect(plays.length).toBe(558);
  });
});
