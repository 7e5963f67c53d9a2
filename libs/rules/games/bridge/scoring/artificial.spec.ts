import { artificial, board, type Line, opened, scored } from '../testing/scored-event';
import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';

const pairs = (scoring: Readonly<Record<string, unknown>> = {}) => opened('matchpoints', scoring);

/** A board with this ruling at its first table. */
const ruled = (scores: readonly (number | null)[], ruling: Line['ruling'], number = 1): readonly Line[] =>
  board(scores, { board: number }).map((line, at) => (at === 0 && ruling ? { ...line, ruling } : line));

/** Boards on which the pair of the first table beats as many of ten others as is said. */
const boards = (beaten: readonly number[], from = 2): readonly Line[] =>
  beaten.flatMap((below, at) =>
    board([140, ...Array.from({ length: 10 }, (_, other) => (other < below ? 110 : 170))], {
      board: from + at,
    }),
  );

describe('artificial scores at matchpoints', () => {
  const ten = [null, 420, 400, 170, 140, 110, 90, 80, 50, 0, -50];

  it('BD-L12C2a 60, 50 or 40 percent of the top, each side its own', () => {
    for (const [NS, EW] of [
      [60, 40],
      [60, 50],
      [50, 50],
      [40, 40],
    ] as const) {
      const event = scored(pairs(), ruled(ten, artificial(NS, EW)));
      expect([event.worth('n1'), event.worth('e1')]).toEqual([NS.toFixed(2), EW.toFixed(2)]);
    }
    const event = scored(pairs(), ruled(ten, artificial(60, 40)));
    const of = (entry: string) => event.awards.find((award) => award.entry === entry)?.basis;
    // Eleven results are expected: a top of ten.
    expect([of('n1'), of('e1')]).toMatchObject([
      { kind: 'artificial', counted: { num: 6, den: 1 }, top: 10 },
      { kind: 'artificial', counted: { num: 4, den: 1 }, top: 10 },
    ]);
  });
  it('BD-L12C2c a pair above 60 percent gets its own percentage for an average plus, one below 40 its own for an average minus', () => {
    const good = scored(pairs(), [...ruled(ten, artificial(60, 40)), ...boards([8, 6])]);
    // 14 of 20 on its other boards, and its opponents 6 of 20.
    expect([good.worth('n1'), good.worth('e1')]).toEqual(['70.00', '30.00']);
    const fair = scored(pairs(), [...ruled(ten, artificial(60, 40)), ...boards([6, 5])]);
    expect([fair.worth('n1'), fair.worth('e1')]).toEqual(['60.00', '40.00']);
    const even = scored(pairs(), [...ruled(ten, artificial(50, 50)), ...boards([8, 6])]);
    expect([even.worth('n1'), even.worth('e1')]).toEqual(['50.00', '50.00']);
    expect(
      scored(pairs({ ownPercentage: false }), [...ruled(ten, artificial(60, 40)), ...boards([8, 6])]).worth(
        'n1',
      ),
    ).toBe('60.00');
  });
  it('BD-L12C2c-GAP-1 the percentage is of boards with a real score, before penalties, and follows when another result changes', () => {
    const two = [...ruled(ten, artificial(60, 50)), ...ruled(ten, artificial(60, 50), 2)];
    const event = scored(pairs(), [...two, ...boards([7, 6], 3)]);
    expect([event.worth('n1', 1), event.worth('n1', 2), event.total('n1')]).toEqual([
      '65.00',
      '65.00',
      '65.00',
    ]);
    const fined = scored(pairs(), [...two, ...boards([7, 6], 3)], {
      penalties: [{ entry: 'n1', key: 'penalty-1', num: -25 }],
    });
    expect(fined.worth('n1', 1)).toBe('65.00');
    const changed = scored(pairs(), [...two, ...boards([9, 6], 3)]);
    expect([changed.worth('n1', 1), changed.worth('n1', 2)]).toEqual(['75.00', '75.00']);
    const otherSession = scored(pairs(), [
      ...ruled(ten, artificial(60, 50)),
      ...boards([9, 9]).map((line) => ({ ...line, session: 2 })),
    ]);
    expect(otherSession.worth('n1')).toBe('60.00');
  });
  it('BD-L12C2d from the second average plus of a session on a competition may give less', () => {
    const lines = [...ruled(ten, artificial(60, 60)), ...ruled(ten, artificial(60, 60), 2)];
    const event = scored(pairs({ secondArtificial: 50 }), lines);
    expect([event.worth('n1', 1), event.worth('n1', 2)]).toEqual(['60.00', '50.00']);
    expect(scored(pairs(), lines).worth('n1', 2)).toBe('60.00');
  });
  it('BD-L12C2-GAP-1 what the two sides are given need not add up to all', () => {
    const event = scored(pairs(), ruled(ten, artificial(60, 60)));
    expect([event.worth('n1'), event.worth('e1')]).toEqual(['60.00', '60.00']);
    const harsh = scored(pairs(), ruled(ten, artificial(40, 40)));
    expect([harsh.worth('n1'), harsh.worth('e1')]).toEqual(['40.00', '40.00']);
  });
  it('BD-L12C1c-GAP-1 each part of a weighted score is compared first and weighed then, and enters the field by its share', () => {
    const of = [
      { score: 650, percent: 30 },
      { score: -100, percent: 70 },
    ];
    const ruling: Readonly<Record<string, Adjustment>> = {
      NS: { kind: 'weighted', of },
      EW: { kind: 'weighted', of: of.map(({ score, percent }) => ({ score: -score, percent })) },
    };
    const event = scored(pairs({ unit: 2 }), ruled([null, 650, -100, -100, -200, -200], ruling));
    const counted = (entry: string) => {
      const { num = 0, den = 1 } = event.awards.find((each) => each.entry === entry)?.basis?.counted ?? {};
      return (num / den).toFixed(2);
    };
    expect(['n1', 'n2', 'n3', 'n5', 'e1'].map(counted)).toEqual(['6.90', '9.70', '5.70', '1.00', '3.10']);
  });
});

describe('ranks at matchpoints', () => {
  const three = [420, 170, -50];

  it('BD-RANK-1 two directions that never mix have two rankings, one field has one', () => {
    const fields = { n1: 'NS', n2: 'NS', n3: 'NS', e1: 'EW', e2: 'EW', e3: 'EW' };
    expect(scored(pairs(), board(three), { fields }).ranking).toEqual([
      ...['1 e3', '2 e2', '3 e1'],
      ...['1 n1', '2 n2', '3 n3'],
    ]);
    expect(scored(pairs(), board(three)).ranking).toEqual([
      '1= e3',
      '1= n1',
      '3= e2',
      '3= n2',
      '5= e1',
      '5= n3',
    ]);
  });
  it('BD-RANK-2 equals share the best rank and the next is skipped', () => {
    const fields = { n1: 'NS', n2: 'NS', n3: 'NS', n4: 'NS' };
    const event = scored(pairs(), board([420, 170, 170, -50]), { fields });
    expect(event.ranking.filter((each) => each.includes('n'))).toEqual(['1 n1', '2= n2', '2= n3', '4 n4']);
  });
  it('BD-RANK-3 a penalty is taken off the matchpoints and is out of no top: it is no board', () => {
    const lines = boards([6, 5], 1);
    const before = scored(pairs(), lines);
    // 25 percent of a top of ten: 2.5 points off 11 of 20.
    const after = scored(pairs(), lines, { penalties: [{ entry: 'n1', key: 'penalty-1', num: -25 }] });
    expect([before.total('n1'), after.total('n1')]).toEqual(['55.00', '42.50']);
    expect(after.rows.find(({ entry }) => entry === 'n1')?.deals).toBe(2);
    expect(after.awards.find(({ deal }) => deal === 'c.s1-penalty-1')?.basis?.kind).toBe('penalty');
    const byBoards = scored(pairs({ total: 'boards' }), lines, {
      penalties: [{ entry: 'n1', key: 'penalty-1', num: -25 }],
    });
    expect(byBoards.total('n1')).toBe('42.50');
  });
  it('BD-RANK-4 several sessions are all matchpoints out of all tops, not the mean of their percentages', () => {
    const first = boards([6, 6, 6], 1);
    const second = boards([4], 1).map((line) => ({ ...line, session: 2 }));
    expect(scored(pairs(), [...first, ...second]).total('n1')).toBe('55.00');
    const smaller = board([420, 170], { board: 1, session: 2 });
    // 18 of 30 and 1 of 1; by boards (60 + 60 + 60 + 100) / 4.
    expect(scored(pairs(), [...first, ...smaller]).total('n1')).toBe((1900 / 31).toFixed(2));
    expect(scored(pairs({ total: 'boards' }), [...first, ...smaller]).total('n1')).toBe('70.00');
  });
  it('BD-RANK-5 who played fewer than half of the boards is listed without a rank', () => {
    const lines = [
      ...board(three),
      ...board(three, { board: 2 }),
      ...board([420, 170, -50], { board: 3 }),
      ...[{ NS: 'late', EW: 'later', score: 110, board: 3 }],
    ];
    const event = scored(pairs(), lines);
    expect(event.ranking.slice(-2).toSorted()).toEqual(['– late', '– later']);
    expect(event.rows.find(({ entry }) => entry === 'late')?.excluded).toEqual({
      ...{ article: 'BD-RANK-5', reason: '1/3' },
    });
    expect(scored(pairs({ leastBoards: 0 }), lines).ranking.every((each) => !each.startsWith('–'))).toBe(
      true,
    );
  });
  it('BD-RANK-GAP-1 pairs of one total are parted by the boards between them, where it was chosen', () => {
    // A and B have a top and a bottom each; at the board that they played against each other A has the top.
    const lines: readonly Line[] = [
      { NS: 'A', EW: 'B', score: 420, board: 1 },
      { NS: 'C', EW: 'D', score: 170, board: 1 },
      { NS: 'C', EW: 'A', score: 420, board: 2 },
      { NS: 'D', EW: 'B', score: 170, board: 2 },
      { NS: 'C', EW: 'E', score: 420, board: 3 },
      { NS: 'D', EW: 'F', score: 170, board: 3 },
    ];
    const of = (ties: string) => scored(pairs({ ties, leastBoards: 0 }), lines).ranking;
    expect(of('stand')).toEqual(['1 F', '2 C', '3= A', '3= B', '5 D', '6 E']);
    expect(of('break')).toEqual(['1 F', '2 C', '3 A', '4 B', '5 D', '6 E']);
  });
  it('BD-RANK-GAP-1 then board against board, then by the most tops', () => {
    const fields = Object.fromEntries(['n1', 'n2', 'n3', 'n4'].map((entry) => [entry, 'NS']));
    const order = (ties: string, ...each: readonly (readonly number[])[]) =>
      scored(
        pairs({ ties }),
        each.flatMap((scores, at) => board(scores, { board: at + 1 })),
        { fields },
      ).ranking.filter((row) => row.includes('n'));
    // n1 is ahead of n2 on two boards, behind on one, and equal on the last.
    const met = [
      [420, 170, 110],
      [170, 110, 420],
      [110, 420, 170],
      [420, 420, 170],
    ] as const;
    expect(order('stand', ...met)).toEqual(['1= n1', '1= n2', '3 n3']);
    expect(order('break', ...met)).toEqual(['1 n1', '2 n2', '3 n3']);
    // Ahead once and behind once by different amounts: n1 has the only top of the two.
    const tops = [
      [420, 170, 110, 140],
      [110, 140, 420, 170],
      [170, 170, 110, 420],
    ] as const;
    expect(order('stand', ...tops)).toEqual(['1 n4', '2= n1', '2= n2', '4 n3']);
    expect(order('break', ...tops)).toEqual(['1 n4', '2 n1', '3 n2', '4 n3']);
  });
  it('a handicap is added to the percentage, and is no board', () => {
    const event = scored(pairs({ handicaps: { n3: 5.5, n1: -2 } }), board(three));
    expect([event.total('n3'), event.total('n1'), event.total('n2')]).toEqual(['5.50', '98.00', '50.00']);
    expect(event.rows.find(({ entry }) => entry === 'n3')?.deals).toBe(1);
  });
});
