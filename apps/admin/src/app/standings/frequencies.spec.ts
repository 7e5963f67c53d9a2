import { frequenciesOf, measureOf, type ComparedDeal } from './frequencies';

const deal = (score: number | null, north = '50.00', adjustment: unknown = null): ComparedDeal => ({
  sides: [
    { side: 'NS', score, adjustment, award: { text: north } },
    { side: 'EW', score: score === null ? null : -score, adjustment, award: { text: '0.00' } },
  ],
});
const BOARD = [650, 620, 620, 170, -100].map((score) => deal(score));

describe('the results of a board', () => {
  it('are told by their frequency, the best first, with what each is worth', () => {
    expect(frequenciesOf([deal(170, '0.00'), deal(620, '75.00'), deal(620, '75.00')])).toEqual([
      { score: 620, times: 2, awards: { NS: '75.00', EW: '0.00' } },
      { score: 170, times: 1, awards: { NS: '0.00', EW: '0.00' } },
    ]);
  });
  it('leave out what has no result yet, and what a ruling gave instead', () => {
    const ruled = deal(620, '60.00', { kind: 'artificial', percent: 60 });
    expect(frequenciesOf([deal(null), ruled])).toEqual([]);
    expect(measureOf([deal(null), ruled], 'matchpoints', null)).toBeNull();
  });
  it('BD-L78A are out of a top of one less than there are results, twice that in the other unit', () => {
    expect(measureOf(BOARD, 'matchpoints', null)).toEqual({ kind: 'top', points: 4 });
    expect(measureOf(BOARD, 'matchpoints', { unit: 2 })).toEqual({ kind: 'top', points: 8 });
  });
  it('BD-IMPP-1 are measured by a datum in a Butler', () => {
    expect(measureOf(BOARD, 'butler', null)).toEqual({ kind: 'datum', points: 470 });
    expect(measureOf(BOARD, 'butler', { datum: 'mean' })).toEqual({ kind: 'datum', points: 390 });
    expect(measureOf(BOARD, 'cross-imps', null)).toBeNull();
  });
});
