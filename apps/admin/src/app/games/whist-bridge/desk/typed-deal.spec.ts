import { describe, expect, it } from '@jest/globals';
import { readTyped, type TypedDeal } from './typed-deal';

const ALL = [1, 2, 3, 4];
const deal = (game: TypedDeal['game'], more: Partial<TypedDeal>) => ({
  kind: 'ready',
  deal: { game, suit: null, places: [], direct: false, outcome: { tricks: 0 }, ...more },
});

describe('a line of a paper sheet', () => {
  it.each([
    ['e9h 13 10', 'en', deal('E9', { suit: 'H', places: [1, 3], outcome: { tricks: 10 } })],
    ['E9C 1+3 10', 'fr', deal('E9', { suit: 'H', places: [1, 3], outcome: { tricks: 10 } })],
    ['E10 T 24 9', 'fr', deal('E10', { suit: 'C', places: [2, 4], outcome: { tricks: 9 } })],
    ['S8S 2 8', 'en', deal('S8', { suit: 'S', places: [2], direct: true, outcome: { tricks: 8 } })],
    ['S8S* 2 8', 'en', deal('S8', { suit: 'S', places: [2], outcome: { tricks: 8 } })],
    ['PM 2 +', 'en', deal('PM', { places: [2], outcome: { made: [true] } })],
    ['PME 24 +−', 'en', deal('PME', { places: [2, 4], outcome: { made: [true, false] } })],
    ['TR 12 9', 'en', deal('TR', { places: [1, 2], outcome: { tricks: 9 } })],
    ['PCNT 1 -', 'en', deal('PCSA', { places: [1], outcome: { made: [false] } })],
    ['PCP 1 +', 'fr', deal('PC', { suit: 'S', places: [1], outcome: { made: [true] } })],
    ['d 0121', 'en', deal('DAMES', { outcome: { queens: { '1': 0, '2': 1, '3': 2, '4': 1 } } })],
    ['', 'en', { kind: 'none' }],
  ] as const)('%s (%s) is read', (typed, language, read) => {
    expect(readTyped(typed, language, ALL)).toEqual(read);
  });

  it.each([
    ['X9 1 3', 'game'],
    ['E9 13 10', 'suit'],
    ['PMH 1 +', 'no-suit'],
    ['E9H 1 10', 'places'],
    ['S6H 12 6', 'places'],
    ['E9H 11 9', 'places'],
    ['E9H 13 14', 'result'],
    ['PM 24 +', 'result'],
    ['E9H 13', 'places'],
    ['D 0120', 'queens'],
  ])('%s is no line: %s', (typed, problem) => {
    expect(readTyped(typed, 'en', ALL)).toEqual({ kind: 'problem', problem });
  });

  it('WB-16-GAP-1 of five leaves out the dealer, who plays nothing and takes no queen', () => {
    expect(readTyped('S6H 2 6', 'en', [3, 4, 5, 1])).toEqual({ kind: 'problem', problem: 'sits-out' });
    expect(readTyped('D 1111', 'en', [1, 3, 4, 5])).toEqual(
      deal('DAMES', { outcome: { queens: { '1': 1, '3': 1, '4': 1, '5': 1 } } }),
    );
  });
});
