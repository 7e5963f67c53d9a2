import { emptyBoard, withTiles, type Board } from '../board/board';
import { compileLexicon } from '../lexicon/compile';
import { placeMove } from '../moves/check-move';
import { DUPLICATE } from '../moves/play-rules';
import { readRack } from '../tiles/rack';
import { judgeSlip } from './judge-slip';
import type { Position } from './reading';
import type { Judgement, Slip, Solution } from './slip';

const lexicon = compileLexicon(
  'slips',
  (
    'JOUEUSE JOUEUSES TAIE TATE TAXE SKI KSAR CHACHA CHACHAS AS SA ANEMIES SEMAINE BARBARE XI AI IXIA TIE ' +
    'FEDAYIN EN NE KAS SI IN TE ET TA AT ZIZANIE KI KIT'
  ).split(' '),
);

const after = (board: Board, place: string, word: string): Board => {
  const placed = placeMove(board, { place, word });
  if (!placed.ok) throw new Error(placed.refusal.code);
  return withTiles(board, placed.play.tiles);
};
const JOUEUSE = after(emptyBoard(), 'H4', 'JOUEUSE');
const CHACHA = after(emptyBoard(), 'H5', 'CHACHA');

const position = (board: Board, draw: string, round = 5): Position => ({
  board,
  rack: readRack(draw) ?? [],
  lexicon,
  rules: DUPLICATE,
  round,
  unclearJoker: 'worst-position',
});

const paper = (...solutions: readonly Solution[]): Slip => ({ channel: 'paper', solutions });
const summary = ({ verdict, points }: Judgement): string => `${verdict} ${points}`;
const judge = (at: Position, ...solutions: readonly Solution[]): string =>
  summary(judgeSlip(at, paper(...solutions)));

const TATE = { word: 'TATE', place: '7E' };
const down = { direction: 'down' } as const;
const across = { direction: 'across' } as const;
const E_AND_S = [
  { letter: 'E', along: 0, beside: -1 },
  { letter: 'S', along: 0, beside: -2 },
];
const E_S_U = [...E_AND_S, { letter: 'U', along: 0, beside: -3 }];

describe('a slip by reference', () => {
  const AIIKNTT = position(JOUEUSE, 'AIIKNTT');
  it.each<[string, Solution, string]>([
    [
      'SCR-BUL-3 SCR-GEN-17 pays a flawless slip whole',
      { word: 'TAIE', place: '10E', score: 6, ...down },
      'ok 6',
    ],
    [
      'SCR-BUL-4 SCR-FADOQ-3 pays the exact score for a wrong one',
      { word: 'TAIE', place: '10E', score: 8 },
      'warning 6',
    ],
    [
      'SCR-BUL-4 SCR-FADOQ-3 pays the exact score for a missing one',
      { word: 'TAIE', place: '10E' },
      'warning 6',
    ],
    [
      'SCR-BUL-6 takes a reference turned round',
      { word: 'TAIE', place: 'E10', score: 6, ...down },
      'warning 6',
    ],
    [
      'SCR-BUL-6 takes a word written the other way',
      { word: 'TAIE', place: '10E', score: 6, ...across },
      'warning 6',
    ],
    [
      'SCR-BUL-6 does not take both at once',
      { word: 'TAIE', place: 'E10', score: 6, ...across },
      'nullity 0',
    ],
    [
      'SCR-BUL-7 SCR-FADOQ-10 takes 5 off for a shifted reference',
      { word: 'TAIE', place: '10F', score: 6, ...down },
      'penalty 1',
    ],
    ['SCR-4-4 SCR-BUL-7 takes 5 off for none at all', { word: 'TAIE', score: 6, ...down }, 'penalty 1'],
    [
      'SCR-BUL-8 makes a nullity of 4 points less 5',
      { word: 'TATE', place: '10F', score: 4, ...down },
      'nullity 0',
    ],
    [
      'SCR-BUL-14 SCR-FADOQ-11 refuses letters that were not drawn',
      { word: 'TAXE', place: '10E', score: 30 },
      'nullity 0',
    ],
    [
      'SCR-FADOQ-11 refuses a word without a new letter',
      { word: 'JOUEUSE', place: 'H4', score: 14 },
      'nullity 0',
    ],
    [
      'SCR-BUL-NUL-6 SCR-FADOQ-12 refuses a word not written in full',
      { word: 'S', place: 'H11', score: 15 },
      'nullity 0',
    ],
    [
      'SCR-BUL-NUL-8 refuses a word that is not admitted',
      { word: 'TAIK', place: '10E', score: 9 },
      'nullity 0',
    ],
  ])('%s', (_, solution, expected) => {
    expect(judge(AIIKNTT, solution)).toBe(expected);
  });

  it('SCR-BUL-NUL-8 SCR-SAN-5 names the word formed that is not admitted', () => {
    const judged = judgeSlip(position(JOUEUSE, 'AIKNSTI'), paper({ word: 'AS', place: '11H', score: 17 }));
    expect([summary(judged), judged.remarks]).toEqual(['nullity 0', ['JOUEUSEA']]);
  });
  it('SCR-BUL-NUL-7 names the word of the board that was miscopied', () => {
    const judged = judgeSlip(
      position(JOUEUSE, 'ZAIKNSI'),
      paper({ word: 'JOUEUZES', place: 'H4', score: 15 }),
    );
    expect([judged.articles[0], judged.remarks]).toEqual(['SCR-BUL-NUL-7', ['JOUEUSES']]);
  });
  it('SCR-BUL-NUL-8 names a word that is not admitted before an error of copying: the K was in the draw', () => {
    const judged = judgeSlip(position(JOUEUSE, 'AIIKNTT'), paper({ word: 'TAIK', place: '10E', score: 9 }));
    expect([judged.articles[0], judged.remarks]).toEqual(['SCR-BUL-NUL-8', ['TAIK']]);
    const without = judgeSlip(position(JOUEUSE, 'AIINNTT'), paper({ word: 'TAIK', place: '10E', score: 9 }));
    expect(without.articles[0]).toBe('SCR-BUL-NUL-7');
  });
  it('SCR-BUL-13 refuses a word that the board does not take', () => {
    const judged = judgeSlip(position(JOUEUSE, 'KSTNNPP'), paper({ word: 'KSAR', place: '4E', score: 15 }));
    expect(judged.articles).toEqual(['SCR-BUL-13']);
  });
  it('SCR-BUL-11 SCR-6-GAP-3 takes the reading that gives most', () => {
    const at = position(CHACHA, 'KSRTEIN');
    expect(judge(at, { word: 'KSAR', place: '7F', score: 33 })).toBe('penalty 28');
    expect(judge(at, { word: 'KSAR', place: '7F', score: 16 })).toBe('warning 15');
  });
  it('SCR-BUL-9 lists places that would form a plausible but wrong word', () => {
    const at = position(JOUEUSE, 'ASKNTTI');
    const judged = judgeSlip(at, paper({ word: 'AS', place: 'A1', score: 17, ...down }));
    expect([summary(judged), judged.doubts]).toEqual(['penalty 12', [{ place: '11H', word: 'JOUEUSEA' }]]);
  });
});

describe('a slip with several solutions', () => {
  const at = position(JOUEUSE, 'AIIKNTT');
  const right: Solution = { word: 'TAIE', place: '10E', score: 6 };
  it('SCR-5A-1 counts the lowest', () => {
    expect(judge(at, right, { word: 'TAIE', place: '7E', score: 5 })).toBe('ok 5');
  });
  it('SCR-5A-1 SCR-BUL-12 counts a nullity as the lowest', () => {
    expect(judge(at, right, { word: 'TAIK', place: '10E' })).toBe('nullity 0');
    expect(judge(at, right, { word: 'TIKAN', place: 'A1' })).toBe('nullity 0');
  });
  it('SCR-5A-2 passes over what is crossed out', () => {
    expect(judge(at, { word: 'TAIK', place: '10E', struck: true }, right)).toBe('ok 6');
  });
  it('SCR-BUL-NUL-2 SCR-BUL-NUL-3 SCR-FADOQ-12 gives nothing for blank or several slips', () => {
    expect(judgeSlip(at, paper()).articles).toEqual(['SCR-BUL-NUL-2']);
    expect(judgeSlip(at, { ...paper(right), several: true }).articles).toEqual(['SCR-BUL-NUL-3']);
  });
  it('SCR-FADOQ-7 SCR-SAN-1 warns once for a slip that is hard to read, whatever else is wrong', () => {
    expect(
      judgeSlip(at, { ...paper({ word: 'TAIE', place: '10E', score: 8 }), hardToRead: true }),
    ).toMatchObject({
      verdict: 'warning',
      points: 6,
      articles: ['SCR-BUL-4', 'SCR-FADOQ-3', 'SCR-FADOQ-7'],
    });
  });
  it('SCR-SAN-2 adds no warning to a penalty or a nullity', () => {
    const slip = (solution: Solution) => ({ ...paper(solution), hardToRead: true });
    expect(summary(judgeSlip(at, slip({ word: 'TAIE', place: '10F', score: 6, ...down })))).toBe('penalty 1');
    expect(summary(judgeSlip(at, slip({ word: 'TAIK', place: '10F' })))).toBe('nullity 0');
  });
});

describe('a slip with a joker', () => {
  const at = position(JOUEUSE, 'AIIKN?T');
  it.each<[string, Solution, string]>([
    ['SCR-5A-3 SCR-FADOQ-5 pays the claim that points to one place', { ...TATE, score: 4 }, 'warning 4'],
    ['SCR-5A-3 pays the other claim as well', { ...TATE, score: 3 }, 'warning 3'],
    ['SCR-5A-3 pays the lowest without a claim', TATE, 'warning 3'],
    ['SCR-5A-3 pays the lowest for a claim that fits nothing', { ...TATE, score: 9 }, 'warning 3'],
    [
      'SCR-FADOQ-6 SCR-5A-3 treats a wrong circle like none',
      { word: 'TaTE', place: '7E', score: 9 },
      'warning 3',
    ],
    ['SCR-BUL-5 pays the claim of another position', { word: 'tATE', place: '7E', score: 3 }, 'warning 3'],
    [
      'SCR-BUL-5 pays the circled position for a claim that fits none',
      { word: 'tATE', place: '7E', score: 9 },
      'warning 4',
    ],
    ['SCR-BUL-3 pays circle and claim that agree', { word: 'tATE', place: '7E', score: 4 }, 'ok 4'],
  ])('%s', (_, solution, expected) => {
    expect(judge(at, solution)).toBe(expected);
  });
  it('SCR-BUL-5 counts a word that needs no joker as played without it', () => {
    expect(judge(position(JOUEUSE, 'AIKTT?I'), { ...TATE, place: '10E', score: 6 })).toBe('ok 6');
  });
});

describe('a slip of the first round', () => {
  const first = (draw: string): Position => position(emptyBoard(), draw, 1);
  const BARBARE = first('AABERR?');
  it('SCR-BUL-1 SCR-4-GAP-2 SCR-3D-6 pays the best place whatever reference is written', () => {
    expect(judge(first('AEEIMNS'), { word: 'ANEMIES', score: 70 })).toBe('warning 68');
    expect(judge(first('AEEIMNS'), { word: 'ANEMIES', place: '8A', score: 68 })).toBe('ok 68');
    expect(judge(first('ADEFINY'), { word: 'FEDAYIN', place: 'A1', score: 110, ...down })).toBe('ok 110');
  });
  it('SCR-5A-4 pays the worst position of an unclear joker at its best place', () => {
    expect(judge(BARBARE, { word: 'BARBARE' })).toBe('warning 68');
    expect(judge(first('AEINIZ?'), { word: 'ZIZANIE' })).toBe('warning 100');
  });
  it('SCR-BUL-2 pays a circled position at its best place, or under FISF the best of all', () => {
    expect(judge(BARBARE, { word: 'bARBARE' })).toBe('warning 68');
    expect(judge({ ...BARBARE, unclearJoker: 'best' }, { word: 'bARBARE' })).toBe('warning 72');
    expect(judge({ ...BARBARE, unclearJoker: 'best' }, { word: 'BARBARE' })).toBe('warning 72');
    expect(judge({ ...BARBARE, unclearJoker: 'best' }, { word: 'BARbARE', score: 72 })).toBe('ok 72');
  });
  it('gives nothing for letters that were not drawn or words that are not admitted', () => {
    expect(judgeSlip(BARBARE, paper({ word: 'SEMAINE' })).articles).toEqual(['SCR-BUL-14']);
    expect(judgeSlip(BARBARE, paper({ word: 'BARBERA' })).articles).toEqual(['SCR-BUL-NUL-8']);
  });
});

describe('connecting letters', () => {
  const at = position(JOUEUSE, 'AIKNSTI');
  it('SCR-4B-1 counts a letter of the board within the word', () => {
    const slip = { word: 'TAIE', score: 6, ...down };
    const beside = [
      { letter: 'S', along: 3, beside: -1 },
      { letter: 'U', along: 3, beside: -2 },
    ];
    expect(judge(position(JOUEUSE, 'AIIKNTT'), { ...slip, connecting: beside })).toBe('ok 6');
  });
  it('SCR-4B-2 SCR-4B-3 SCR-4B-4 SCR-FADOQ-4 wants three, linked by their sides', () => {
    expect(judge(at, { word: 'SKI', score: 27, connecting: E_S_U, ...down })).toBe('ok 27');
    expect(judge(at, { word: 'SKI', score: 27, connecting: E_AND_S, ...down })).toBe('warning 27');
  });
  it('SCR-4B-GAP-4 breaks the chain at a foreign letter', () => {
    const broken = [E_S_U[0], { ...E_S_U[1], letter: 'X', foreign: true }, E_S_U[2]] as typeof E_S_U;
    expect(judge(at, { word: 'SKI', score: 27, connecting: broken, ...down })).toBe('penalty 22');
  });
  it('SCR-4B-GAP-1 is content with two in round 2 after a word of two letters', () => {
    const xi = position(after(emptyBoard(), 'H7', 'XI'), 'AESTNIR', 2);
    const connecting = [{ letter: 'X', along: 1, beside: -1 }];
    const slip = paper({ word: 'AI', score: 2, connecting, ...down });
    expect(summary(judgeSlip(xi, slip))).toBe('ok 2');
    // Later, and after a longer first word, the third is missed.
    expect(judgeSlip({ ...xi, round: 3 }, slip)).toMatchObject({
      verdict: 'warning',
      articles: ['SCR-FADOQ-4'],
    });
    const ski = { word: 'SKI', score: 27, connecting: E_AND_S, ...down };
    expect(judge({ ...at, round: 2 }, ski)).toBe('warning 27');
  });
  it('SCR-4B-GAP-2 locates a lengthened word by its own letters', () => {
    expect(judge(at, { word: 'JOUEUSES', place: 'H3', score: 15 })).toBe('ok 15');
    expect(judge(at, { word: 'JOUEUSES', score: 15 })).toBe('ok 15');
  });
  it('SCR-4B-GAP-3 warns when one of both modes is wrong', () => {
    const wrong = { word: 'SKI', place: '11I', score: 27, connecting: E_S_U, ...down };
    expect(judge(at, wrong)).toBe('warning 27');
    expect(judge(at, { ...wrong, place: '11H' })).toBe('ok 27');
    // At 11G the word would form JOUEUSEK: the letters are right all the same.
    const judged = judgeSlip(at, paper({ ...wrong, place: '11G' }));
    expect([summary(judged), judged.articles]).toEqual(['warning 27', ['SCR-4B-GAP-3']]);
    const letters = wrong.connecting.map((each) => ({ ...each, letter: 'X' }));
    expect(judge(at, { ...wrong, place: '11H', connecting: letters })).toBe('warning 27');
    // Both wrong: the claim exists elsewhere, so the milder sanction is the five points.
    expect(judge(at, { ...wrong, connecting: letters })).toBe('penalty 22');
  });
  it.each([
    [33, 'ok 33'],
    [15, 'ok 15'],
    [20, 'warning 15'],
  ])('SCR-BUL-10 lets the claim %i decide between two places', (score, expected) => {
    const connecting = [
      { letter: 'H', along: 2, beside: -1 },
      { letter: 'C', along: 2, beside: -2 },
    ];
    expect(judge(position(CHACHA, 'KSRTEIN'), { word: 'KSAR', score, connecting, ...down })).toBe(expected);
  });
});
