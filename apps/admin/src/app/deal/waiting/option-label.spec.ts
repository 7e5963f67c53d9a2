import { describe, expect, it } from '@jest/globals';
import { optionLabel } from './option-label';

const words = { demand: 'Demand', 'demand highest': 'Demand the highest', waive: 'Let it pass' };

describe('what may be done about a matter', () => {
  it('is called by the act and what it says', () => {
    expect(optionLabel({ do: 'demand', by: 'E', seat: 'S', demand: 'highest' }, words)).toEqual({
      ...{ words: 'Demand the highest', notation: null },
    });
  });
  it('is called by the act, with its card behind it', () => {
    expect(optionLabel({ do: 'demand', by: 'E', seat: 'S', demand: 'D7' }, words)).toEqual({
      ...{ words: 'Demand', notation: 'D7' },
    });
    expect(optionLabel({ do: 'waive', by: 'E', seat: 'S' }, words)).toEqual({
      ...{ words: 'Let it pass', notation: null },
    });
  });
  it('has its own name where a game has no words for it', () => {
    expect(optionLabel({ do: 'shout', by: 'E' }, words)).toEqual({ words: 'shout', notation: null });
  });
});
