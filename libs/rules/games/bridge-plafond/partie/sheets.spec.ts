import { describe, expect, it } from '@jest/globals';
import { accepting, changing, onSheet, rubber, seated, writing } from '../testing/evening';
import { plafondOrder } from './session';
import type { RubberView } from './view';

/** The sheet as pages show it. */
const shown = (state: typeof seated.state): RubberView => {
  const asked = { round: 1, table: '1', audience: { kind: 'everyone' }, shelf: { get: () => null } } as const;
  return plafondOrder.sheet?.([], state, asked) as unknown as RubberView;
};
const correct = (deal: number, line: string | null) => onSheet('correct-line', { deal, line });
const rule = (deal: number, line: string | null) => onSheet('rule-line', { deal, line, reason: 'misread' });

const EXAMPLE_1 = ['2HN=', '3NTE-4', '4SE+2 h100', '3NTW='];

describe('a sheet', () => {
  it('BP-EXEMPLE-1 fills line by line to 466 and 966, and side 1 pays 500', () => {
    const { state } = seated.and(writing(EXAMPLE_1));
    expect(shown(state)).toMatchObject({
      ...{ state: 'ended', winner: 'EW', totals: { NS: 466, EW: 966 } },
      lines: [
        { dealer: 'N', won: null },
        { dealer: 'E' },
        { dealer: 'S', won: 'EW' },
        { dealer: 'W', won: 'EW' },
      ],
    });
    expect(shown(state).settlement.map(({ entry, points }) => `${entry} ${points}`)).toEqual([
      'A -500',
      'B 500',
      'C -500',
      'D 500',
    ]);
  });
  it('BP-EXEMPLE-2 fills to 885 and 871, and the winner of the rubber pays 14', () => {
    const { state } = seated.and(writing(['1SE=', '4HW-1', '5DN=', '4HE= h100', '3NTXW-3', '3NTE+1']));
    expect(shown(state)).toMatchObject({ totals: { NS: 885, EW: 871 }, winner: 'EW', onPoints: 'NS' });
  });
  it('BP-PARTIE-5 takes no line once the rubber is over, and no deal', () => {
    const over = seated.and(writing(EXAMPLE_1));
    expect(over.when(writing(['1CN='], { from: 5 })).refusals).toEqual(['BP-PARTIE-5']);
    const place = { round: 1, table: '1', board: 5 };
    const change = { place, kind: 'opened', version: -1, from: null, to: null } as const;
    expect(plafondOrder.dealProblem?.(over.state, change)?.violation.article).toBe('BP-PARTIE-5');
    expect(plafondOrder.dealProblem?.(seated.state, change)).toBeNull();
  });
  it('takes each line once: a second click, and a line too far, are refused', () => {
    const one = seated.and(writing(['2hn=']));
    expect(rubber(one.state).entries[0]?.line).toBe('2HN=');
    expect(one.when(writing(['2hn='])).violations).toMatchObject([
      { article: 'line-written', facts: { line: '2HN=', next: 2 } },
    ]);
    expect(one.when(writing(['2hn='], { from: 3 })).refusals).toEqual(['line-missing']);
    expect(one.when(writing(['8hn='], { from: 2 })).refusals).toEqual(['BP-COLONNE-1']);
    expect(one.when(writing(['2HN='], { from: 2, round: 2 })).refusals).toEqual(['unknown-rubber']);
    expect(one.when(writing(['2\u0000hn='], { from: 2 })).refusals).toEqual(['forbidden-character']);
  });
  it('BP-MARQUE-GAP-2 is corrected until both sides accept; what was written stays visible', () => {
    const three = seated.and(writing(['1CN=', '3HN=', '1CE=']));
    const corrected = three.and(correct(2, '4HN='));
    expect(corrected.types).toEqual(['LineCorrected']);
    expect(shown(corrected.state)).toMatchObject({ games: { NS: 1, EW: 0 }, partScores: { NS: 0, EW: 6 } });
    expect(shown(corrected.state).lines[1]?.earlier).toEqual([{ line: '3HN=', by: 'table', reason: null }]);
    expect(three.when(correct(2, '3hn =')).refusals).toEqual(['line-unchanged']);
    expect(three.when(correct(9, '3HN=')).refusals).toEqual(['line-missing']);
    const ended = seated.and(writing(EXAMPLE_1));
    const half = ended.and(onSheet('accept-totals', { by: 'A' }), correct(1, '1HN='));
    expect(rubber(half.state).acceptedBy).toEqual({});
    const accepted = ended.and(accepting());
    expect(accepted.when(correct(1, '1HN=')).violations).toMatchObject([
      { article: 'BP-MARQUE-GAP-2', facts: { use: 'rule-line' } },
    ]);
    const ruled = accepted.and(rule(1, '1HN='));
    expect(shown(ruled.state)).toMatchObject({ state: 'accepted', totals: { NS: 458, EW: 966 } });
    expect(plafondOrder.standing(ruled.state).awards.map(({ value }) => value.num)).toEqual([
      -508, 508, -508, 508,
    ]);
    expect(plafondOrder.arbiterActs).toContain('rule-line');
  });
  it('BP-MARQUE-GAP-2 keeps lines that a correction puts after the end of the rubber', () => {
    const accepted = seated.and(writing(EXAMPLE_1), accepting());
    // The second deal was made as well: East and West have two games after the third.
    const moved = accepted.and(rule(2, '3NTE='));
    expect(shown(moved.state).lines.map(({ beyond }) => beyond)).toEqual([false, false, false, true]);
    expect(shown(moved.state)).toMatchObject({ state: 'accepted', winner: 'EW' });
    const back = moved.and(rule(2, '3NTE-4'));
    expect(shown(back.state).totals).toEqual({ NS: 466, EW: 966 });
  });
  it('BP-MARQUE-GAP-2 opens an accepted rubber again that the arbiter’s correction leaves unfinished', () => {
    const accepted = seated.and(writing(EXAMPLE_1), accepting(), changing());
    const open = accepted.and(rule(4, '2NTW='));
    expect(shown(open.state)).toMatchObject({ state: 'playing', acceptedBy: {} });
    expect(plafondOrder.standing(open.state).awards).toEqual([]);
    const ended = open.and(writing(['1NTW='], { from: 5 }));
    expect(shown(ended.state)).toMatchObject({ state: 'ended', winner: 'EW' });
    expect(rubber(ended.state, 2).entries).toEqual([]);
  });
  it('strikes a line out that was written twice: it is no deal, and stays visible', () => {
    const twice = seated.and(writing(['2HN=', '2HN=']));
    const struck = twice.and(correct(2, null));
    expect(shown(struck.state)).toMatchObject({
      ...{ games: { NS: 0 }, partScores: { NS: 16 } },
      lines: [{ line: '2HN=' }, { line: null, dealer: null, earlier: [{ line: '2HN=' }] }],
      next: { deal: 3, dealer: 'E', cutter: 'N' },
    });
    expect(struck.when(correct(2, null)).refusals).toEqual(['line-unchanged']);
    expect(shown(struck.and(correct(2, '2HN=')).state).games.NS).toBe(1);
  });
});

describe('breaking off', () => {
  const off = onSheet('break-off', { cause: 'time', reason: 'Midnight' });
  it('BP-ROBRE-GAP-2 is a decision of the arbiter, with 150 below the line; without it a rubber stays open', () => {
    const one = seated.and(writing(['3NTN=']));
    expect(one.when(onSheet('accept-totals', { by: 'A' })).refusals).toEqual(['BP-ROBRE-GAP-2']);
    expect(plafondOrder.standing(one.state).awards).toEqual([]);
    const broken = one.and(off);
    expect(shown(broken.state)).toMatchObject({
      ...{ state: 'ended', brokenOff: { cause: 'time' }, below: { NS: 280, EW: 0 } },
      closing: [{ part: 'broken-off', side: 'NS', points: 150, below: true }],
    });
    expect(plafondOrder.arbiterActs).toContain('break-off');
    expect(broken.when(off).refusals).toEqual(['rubber-ended']);
    expect(broken.when(writing(['1CN='], { from: 2 })).refusals).toEqual(['rubber-ended']);
  });
  it('BP-ROBRE-GAP-1 scores no deal that was under way, and deals on from its dealer', () => {
    const broken = seated.and(writing(['3NTN=', '3NTE=', '2SN=']), off, accepting());
    expect(shown(broken.state).below).toEqual({ NS: 130 + 18 + 150, EW: 130 + 150 });
    expect(rubber(broken.and(changing()).state, 2).dealer).toBe('W');
  });
  it('is taken back while the table has not gone on', () => {
    const resume = onSheet('resume-rubber', { reason: 'Wrong table' });
    const broken = seated.and(writing(['3NTN=']), off);
    expect(seated.when(resume).refusals).toEqual(['not-broken-off']);
    const resumed = broken.and(resume);
    expect(shown(resumed.state)).toMatchObject({ state: 'playing', brokenOff: null, below: { NS: 130 } });
    expect(broken.and(accepting(), changing()).when(resume).refusals).toEqual(['next-rubber-begun']);
  });
});

describe('a deal that was recorded card by card', () => {
  const act = { do: 'take-deal', round: 1, table: '1', deal: 1 } as const;
  const { seats } = rubber(seated.state);
  const played = {
    place: { session: 1, round: 1, table: '1', board: 1 },
    ...{ seating: seats, adjustments: null, over: true, finality: 'entered', version: 60 },
    score: { notation: '4SN+1 h100', result: {}, scores: { NS: 236, EW: 0 } },
  } as const;
  const answer = (deal: object | null) => {
    const found = plafondOrder.withDeals?.(seated.state, act, [deal as never]);
    return found?.ok === false ? found.violation.article : found;
  };
  it('is a line of the sheet: its own, of those who sit there, over and not ruled upon', () => {
    expect(plafondOrder.restsOn?.(seated.state, act)).toEqual([{ round: 1, table: '1', board: 1 }]);
    expect(plafondOrder.restsOn?.(seated.state, { do: 'write-line', deal: 1 } as never)).toEqual([]);
    expect(answer(played)).toEqual({ ok: true, act: { ...act, line: '4SN+1 h100' } });
    expect(answer(null)).toBe('deal-not-recorded');
    expect(answer({ ...played, over: false, score: null })).toBe('deal-not-recorded');
    expect(answer({ ...played, seating: { ...seats, N: 'B', E: 'A' } })).toBe('seated-elsewhere');
    expect(answer({ ...played, adjustments: { NS: { kind: 'assigned', score: 0 } } })).toBe('deal-adjusted');
    expect(seated.when(act).refusals).toEqual(['deal-not-recorded']);
    const taken = seated.and({ ...act, line: '4SN+1 h100' });
    expect(shown(taken.state)).toMatchObject({
      lines: [{ source: 'deal', line: '4SN+1 h100' }],
      games: { NS: 1 },
    });
    const again = taken.and({ ...act, line: '4SN=' });
    expect(shown(again.state).lines[0]?.earlier).toEqual([{ line: '4SN+1 h100', by: 'table', reason: null }]);
    expect(taken.when({ ...act, line: '4SN+1 h100' }).refusals).toEqual(['line-unchanged']);
  });
  it('BP-MARQUE-GAP-2 stays as it is once the totals of its rubber are accepted', () => {
    const accepted = seated.and(writing(EXAMPLE_1), accepting());
    const { place } = played;
    const change = { place, kind: 'corrected', version: 60, from: null, to: null } as const;
    expect(plafondOrder.dealProblem?.(accepted.state, change)?.violation.article).toBe('BP-MARQUE-GAP-2');
    expect(accepted.when({ ...act, line: '1CN=' }).refusals).toEqual(['BP-MARQUE-GAP-2']);
  });
  it('shows what was played and is not on the sheet yet', () => {
    const asked = {
      round: 1,
      table: '1',
      audience: { kind: 'everyone' },
      shelf: { get: () => null },
    } as const;
    const sheet = (state: typeof seated.state) => plafondOrder.sheet?.([played], state, asked);
    expect(sheet(seated.state)).toMatchObject({ played: [{ deal: 1, line: '4SN+1 h100' }], lines: [] });
    expect(sheet(seated.and(writing(['4SN+1 h100'])).state)).toMatchObject({ played: [] });
    expect(plafondOrder.sheet?.([], seated.state, { ...asked, table: '9' })).toBeNull();
  });
});
