import { describe, expect, it } from '@jest/globals';
import { byColour } from './token-colours';

describe('tokens of one player', () => {
  it('WB-18.m stand colour by colour on the wall, each with how many and what they take', () => {
    const tokens = [
      { colour: 'red', points: 20 },
      { colour: 'blue', points: 7 },
      { colour: 'black', points: 0 },
      { colour: 'blue', points: 10 },
    ] as const;
    expect(byColour(tokens)).toEqual([
      { colour: 'blue', points: 17, count: 2 },
      { colour: 'red', points: 20, count: 1 },
      { colour: 'black', points: 0, count: 1 },
    ]);
    expect(byColour([])).toEqual([]);
  });
});
