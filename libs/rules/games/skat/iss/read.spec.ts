import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { contractOf } from '../contract';
import { contractCode, readContractCode } from './contract-code';
import { readIss } from './read';
import { writeIss } from './write';

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}.sgf`, import.meta.url), 'utf8');
/** The collection beside the working copy, of which only a part may be copied. */
const SHARED = new URL('../../../../../../shared/data/skat/iss-games.sgf', import.meta.url);

const PACK =
  'CA.CT.CK.CQ.CJ.C9.C8.C7.SA.ST.SK.SQ.SJ.S9.S8.S7.HA.HT.HK.HQ.HJ.H9.H8.H7.DA.DT.DK.DQ.DJ.D9.D8.D7';
const line = (moves: string, result = 'passed', more = ''): string =>
  `(;GM[Skat]PC[Test]CO[]SE[1]ID[7]DT[2026-01-02/10:00:00/UTC]P0[ana]P1[ben]P2[cem]R0[]R1[]R2[]${more}MV[${moves} ]R[${result}] ;)`;
const movesOf = (moves: string) => readIss(line(moves)).games[0]?.moves;
const problemsOf = (text: string) =>
  readIss(text).problems.map(({ game, move, code }) => `${game} ${move} ${code}`);

describe('records of the International Skat Server', () => {
  it('SKAT-ISS-1 reads a line with the names of forehand, middlehand and rearhand, and its day', () => {
    expect(readIss(line(`w ${PACK} 1 p 2 p 0 p`))).toMatchObject({
      problems: [],
      games: [
        {
          series: '1',
          id: '7',
          date: '2026-01-02T10:00:00Z',
          players: ['ana', 'ben', 'cem'],
          result: { kind: 'passed' },
        },
      ],
    });
  });
  it('SKAT-ISS-1 passes over properties that it does not know, and one given twice', () => {
    const { games, problems } = readIss(line(`w ${PACK}`, 'passed', 'OW[ana]GM[Chess]'));
    expect([games.length, problems]).toEqual([1, []]);
  });
  it.each([
    ['hello', '1 0 SKAT-ISS-1'],
    ['(;GM[Chess]MV[]R[passed] ;)', '1 0 SKAT-ISS-1'],
    [line('').replace('MV', 'MX'), '1 0 SKAT-ISS-1'],
    [line('').replace('2026-01-02', '2026-13-02'), '1 0 SKAT-ISS-1'],
    [line('').replace('[ben]', '[ana]'), '1 0 SKAT-ISS-1'],
    [line('').replace('R[passed] ;)', 'R[passed'), '1 0 SKAT-ISS-1'],
  ])('SKAT-ISS-1 names a line that is no game: %s', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });
  it('SKAT-ISS-2 reads the deal, the dialogue, the skat, the announcement with its discard, and cards', () => {
    expect(movesOf(`w ${PACK} 1 18 0 y 1 p 2 p 0 s w D8.D7 0 G.D8.D7 0 CJ 1 SJ 2 HJ`)?.slice(1)).toEqual([
      { kind: 'bid', by: 1, value: 18 },
      { kind: 'hold', by: 0 },
      { kind: 'pass', by: 1 },
      { kind: 'pass', by: 2 },
      { kind: 'take-skat', by: 0 },
      { kind: 'skat', cards: ['D8', 'D7'] },
      { kind: 'announce', by: 0, contract: contractOf({ game: 'G' }), cards: ['D8', 'D7'] },
      { kind: 'card', by: 0, card: 'CJ' },
      { kind: 'card', by: 1, card: 'SJ' },
      { kind: 'card', by: 2, card: 'HJ' },
    ]);
  });
  it('SKAT-ISS-2 reads the variant that lays the two cards away in a move of their own', () => {
    expect(movesOf('2 G 2 SK.S7')).toEqual([
      { kind: 'announce', by: 2, contract: contractOf({ game: 'G' }), cards: [] },
      { kind: 'discard', by: 2, cards: ['SK', 'S7'] },
    ]);
  });
  it('SKAT-1.2.1.a names a card that is dealt twice or does not exist, by game and move', () => {
    const twice = line(`w ${PACK.replace('CT', 'CA')} 1 p 2 p 0 p`);
    const unknown = line(`w ${PACK.replace('CT', 'C2')} 1 p 2 p 0 p`);
    expect(problemsOf(`${line('')}\n${twice}\n${unknown}\n`)).toEqual([
      '2 1 SKAT-1.2.1.a',
      '3 1 SKAT-1.2.1.a',
    ]);
  });
  it('SKAT-3.3-GAP-1 names a bid that is no value of any game', () => {
    expect(readIss(line(`w ${PACK} 1 18 0 y 1 19`)).problems).toEqual([
      { line: 1, game: 1, move: 4, code: 'SKAT-3.3-GAP-1', facts: { bid: '19' } },
    ]);
  });
  it.each([
    ['a fourth player', `w ${PACK} 3 p`],
    ['nothing done', `w ${PACK} 1`],
    ['33 cards', `w ${PACK}.CA 1 p`],
    ['a word', `w ${PACK} 1 X`],
    ['three cards from the world', 'w CA.CT.CK'],
    ['three cards from a player', '0 CA.CT.CK'],
    ['five hundred passes', `w ${PACK} ${'1 p '.repeat(500)}`],
  ])('SKAT-ISS-2 names the move that is none: %s', (_, moves) => {
    expect(readIss(line(moves)).problems.map(({ code }) => code)).toEqual(['SKAT-ISS-2']);
  });
  it.each([
    ['G', { game: 'G' }],
    ['NO', { game: 'N', ouvert: true }],
    ['NOH', { game: 'N', ouvert: true, hand: true }],
    ['CHZ', { game: 'C', hand: true, schwarz: true }],
    ['CHS', { game: 'C', hand: true, schneider: true }],
    ['GO', { game: 'G', hand: true, ouvert: true }],
    ['SO', { game: 'S', hand: true, ouvert: true }],
  ] as const)('SKAT-ISS-3 reads and writes the contract %s', (code, announced) => {
    expect(readContractCode(code)).toEqual(contractOf(announced));
    expect(contractCode(contractOf(announced))).toBe(code);
  });
  it('SKAT-ISS-3 knows no steps of null and none without hand', () => {
    expect(['NS', 'CS', 'GZ', 'GHH', 'X', ''].map(readContractCode)).toEqual(Array(6).fill(null));
  });
  it('SKAT-ISS-4 reads shown hands, resignations, and who left or ran out of time', () => {
    expect(movesOf('0 SC 1 RE 2 RE 0 SC.CA.CT w LE.1 w TI.2')).toEqual([
      { kind: 'show', by: 0, cards: [] },
      { kind: 'resign', by: 1 },
      { kind: 'resign', by: 2 },
      { kind: 'show', by: 0, cards: ['CA', 'CT'] },
      { kind: 'left', player: 1 },
      { kind: 'timeout', player: 2 },
    ]);
  });
  it('SKAT-ISS-5 reads every figure of the result', () => {
    const text = 'd:2 loss v:-72 m:-1 overbid p:75 t:7 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0';
    expect(readIss(line('', text)).games[0]?.result).toEqual({
      kind: 'scored',
      declarer: 2,
      outcome: 'loss',
      value: -72,
      matadors: -1,
      overbid: true,
      points: 75,
      tricks: 7,
      schneider: false,
      schwarz: false,
      penalties: [0, 0, 0],
      left: null,
      timedOut: null,
      resigned: false,
    });
  });
  it.each(['', 'win', 'd:1 win', 'd:1 v:48', 'v:48 win', 'd:1 win v:48 what', 'd:1 win v:4x'])(
    'SKAT-ISS-5 names a result that says nothing: "%s"',
    (text) => {
      expect(problemsOf(line('', text))).toEqual(['1 0 SKAT-ISS-5']);
    },
  );
});

describe('the games that may be copied', () => {
  it.each(['jskat', 'go-skat'])('%s: are read whole and written as they came', (name) => {
    const text = fixture(name);
    const { games, problems } = readIss(text);
    expect([games.length, problems]).toEqual([8, []]);
    expect(writeIss(games)).toBe(text);
  });
  it('carry no name of anybody', () => {
    const names = ['jskat', 'go-skat'].flatMap((name) =>
      readIss(fixture(name)).games.flatMap(({ players }) => players),
    );
    expect(names.filter((name) => !/^Joueur \d+$/.test(name))).toEqual([]);
  });
  (existsSync(SHARED) ? it : it.skip)(
    'stand in the collection with others, which read and write as well',
    () => {
      const text = readFileSync(SHARED, 'utf8');
      const { games, problems } = readIss(text);
      expect([games.length, problems]).toEqual([24, []]);
      expect(readIss(writeIss(games)).games).toEqual(games);
    },
  );
});

describe('any text at all', () => {
  const broken = fc
    .tuple(
      fc.constantFrom(...fixture('jskat').trim().split('\n')),
      fc.nat(),
      fc.nat(40),
      fc.oneof(fc.string(), fc.constantFrom(' ', '[', ']', '0', 'w', '.', 'CA', '??', 'SC', '999999')),
    )
    .map(
      ([text, at, length, put]) =>
        text.slice(0, at % text.length) + put + text.slice((at % text.length) + length),
    );

  it('never makes the reader throw, and what it reads it can write and read again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          broken,
          fc.string(),
          fc.array(broken).map((lines) => lines.join('\n')),
        ),
        (text) => {
          const { games } = readIss(text);
          const again = readIss(writeIss(games));
          expect(again.problems).toEqual([]);
          expect(again.games.map(({ moves, result }) => [moves, result])).toEqual(
            games.map(({ moves, result }) => [moves, result]),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
