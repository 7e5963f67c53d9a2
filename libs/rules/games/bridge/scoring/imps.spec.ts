import { artificial, board, type Line, opened, scored } from '../testing/scored-event';

const imps = (event: ReturnType<typeof scored>, side = 'NS', decimals = 0): readonly (string | null)[] =>
  event.awards.filter((award) => award.side === side).map(({ entry }) => event.worth(entry, 1, decimals));

const ruledLast = (scores: readonly (number | null)[], ruling: Line['ruling']): readonly Line[] =>
  board(scores).map((line, at) => (at === scores.length - 1 && ruling ? { ...line, ruling } : line));

describe('pairs at IMPs', () => {
  it('BD-IMPP-1 the datum is the mean without the best and the worst, or of all, to the nearest ten', () => {
    const scores = [650, 620, 620, 170, -100];
    expect(imps(scored(opened('butler', {}), board(scores)))).toEqual(['5', '4', '4', '-7', '-11']);
    expect(imps(scored(opened('butler', {}), board(scores)), 'EW')).toEqual(['-5', '-4', '-4', '7', '11']);
    // (650 + 620 + 620 + 170 - 100) / 5 = 392, to the nearest ten 390.
    expect(imps(scored(opened('butler', { datum: 'mean' }), board(scores)))).toEqual([
      '6',
      '6',
      '6',
      '-6',
      '-10',
    ]);
  });
  it('BD-IMPP-2 cross-IMPs are the sum against every other score, divided by as many where it was chosen', () => {
    const lines = board([420, 170, -50]);
    expect(imps(scored(opened('cross-imps', { divisor: 'none' }), lines))).toEqual(['16', '0', '-16']);
    expect(imps(scored(opened('cross-imps', {}), lines), 'NS', 2)).toEqual(['8.00', '0.00', '-8.00']);
    expect(imps(scored(opened('cross-imps', { divisor: 'results' }), lines), 'EW', 2)).toEqual([
      ...['-5.33', '0.00', '5.33'],
    ]);
  });
  it('BD-IMPP-3 an artificial score is +3, 0 or -3, as many times as others are compared where nothing is divided', () => {
    const lines = ruledLast([420, 400, 170, 140, 110, 90, 80, 50, -50, null], artificial(60, 40));
    const undivided = scored(opened('cross-imps', { divisor: 'none' }), lines);
    expect([undivided.worth('n10', 1, 0), undivided.worth('e10', 1, 0)]).toEqual(['27', '-27']);
    expect(scored(opened('cross-imps', {}), lines).worth('n10', 1, 0)).toBe('3');
    const butler = scored(opened('butler', {}), lines);
    expect([butler.worth('n10', 1, 0), butler.worth('e10', 1, 0)]).toEqual(['3', '-3']);
    expect(
      scored(opened('butler', {}), ruledLast([420, 170, null], artificial(50, 50))).worth('n3', 1, 0),
    ).toBe('0');
    expect(scored(opened('butler', { artificialImps: 2 }), lines).worth('n10', 1, 0)).toBe('2');
  });
  it('BD-L78B-GAP-1 a difference between two steps is worth the step below it', () => {
    const of = [
      { score: 110, percent: 50 },
      { score: 120, percent: 50 },
    ];
    const lines = ruledLast([90, 90, 90, 90, null], {
      NS: { kind: 'weighted', of },
      EW: { kind: 'artificial', percent: 50 },
    });
    // 20 and 30 above a datum of 90: one IMP each.
    expect(scored(opened('butler', { datum: 'mean' }), lines).worth('n5', 1, 0)).toBe('1');
    expect(imps(scored(opened('butler', {}), board([130, 90, 80])))).toEqual(['1', '0', '0']);
  });
  it('BD-L78C total points are the net total over all boards', () => {
    const event = scored(opened('total-points', {}), [
      ...board([420]),
      ...board([-50], { board: 2 }),
      ...board([140], { board: 3 }),
    ]);
    expect([event.total('n1', 0), event.total('e1', 0)]).toEqual(['510', '-510']);
  });
  it('BD-L78D nobody enters what does not say how ties are broken; every parameter is of the method', () => {
    const open = (method: string, scoring: unknown) =>
      opened(method, scoring as Record<string, unknown>).refusals;
    expect(open('matchpoints', { ties: undefined })).toEqual(['BD-L78D']);
    expect(open('cross-imps', { ties: 'perhaps' })).toEqual(['BD-L78D']);
    expect(open('matchpoints', {})).toEqual([]);
    for (const scoring of [
      ...[{ version: 2 }, { unit: 3 }, { expected: 1 }, { datum: 'mean' }, { factoring: 'usually' }],
      ...[{ handicaps: { n1: 'much' } }, { leastBoards: -1 }],
    ])
      expect([scoring, open('matchpoints', scoring)]).toEqual([scoring, ['invalid-field']]);
  });
});
