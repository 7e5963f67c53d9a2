import { describe, expect, it } from '@jest/globals';
import { optionConsequence, optionLabel } from './option-label';

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
  it('is told with what follows, by the article of the matter where it follows by that alone', () => {
    const follows = {
      ...{ 'A-1 take accept': 'The bid stands', 'take accept': 'The card stands', draw: 'Play waits' },
    };
    expect(optionConsequence('A-1', { do: 'take', by: 'E', option: 'accept' }, follows)).toBe(
      'The bid stands',
    );
    expect(optionConsequence('B-2', { do: 'take', by: 'E', option: 'accept' }, follows)).toBe(
      'The card stands',
    );
    expect(optionConsequence('B-2', { do: 'draw', by: 'E' }, follows)).toBe('Play waits');
    expect(optionConsequence('B-2', { do: 'take', by: 'E', option: 'refuse' }, follows)).toBeNull();
  });
});
