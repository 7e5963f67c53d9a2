import { describe, expect, it } from '@jest/globals';
import { numberedRulings } from './numbered-rulings';

describe('the rulings of a deal', () => {
  it('are numbered as they were given, and known for withdrawn', () => {
    const history = [
      { revision: 1, type: 'DealScored', data: {} },
      { revision: 2, type: 'RulingGiven', data: {} },
      { revision: 3, type: 'RulingGiven', data: {} },
      { revision: 4, type: 'RulingWithdrawn', data: { ruling: 'r1' } },
      { revision: 5, type: 'RulingGiven', data: {} },
    ];
    expect([...numberedRulings(history)]).toEqual([
      [2, { id: 'r1', withdrawn: true }],
      [3, { id: 'r2', withdrawn: false }],
      [5, { id: 'r3', withdrawn: false }],
    ]);
  });
});
