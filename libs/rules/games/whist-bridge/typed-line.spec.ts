import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dealScore } from './deal-score';
import { DAMES, GAME_CODES, gameOf, SUITS_UPWARD } from './ladder';
import { declarersOf, resultKind } from './score/deal-points';
import { lineOf, readTypedLine, SUIT_LETTERS, type TypedDeal, typedLine } from './typed-line';

const ALL = [1, 2, 3, 4];
const read = (typed: string, language: 'fr' | 'en', active: readonly number[] = ALL) =>
  readTypedLine(typed, { language, active });
const deal = (game: TypedDeal['game'], more: Partial<TypedDeal>) => ({
  kind: 'ready',
  deal: { game, suit: null, places: [], direct: false, outcome: { tricks: 0 }, ...more },
});

/** Every deal that four may have played. */
const deals: fc.Arbitrary<TypedDeal> = fc.constantFrom(...GAME_CODES, DAMES).chain((game) => {
  const { least, most } = declarersOf(game);
  const places = fc.shuffledSubarray(ALL, { minLength: least, maxLength: most });
  const suit = game === DAMES || !gameOf(game).suited ? fc.constant(null) : fc.constantFrom(...SUITS_UPWARD);
  const queens = fc.array(fc.constantFrom(...ALL), { minLength: 4, maxLength: 4 }).map((taken) => ({
    queens: Object.fromEntries(
      ALL.map((place) => [String(place), taken.filter((by) => by === place).length]),
    ),
  }));
  return places.chain((by) =>
    fc.record({
      ...{ game: fc.constant(game), suit, places: fc.constant(by) },
      direct: game === 'S8' ? fc.boolean() : fc.constant(false),
      outcome:
        resultKind(game) === 'queens'
          ? queens
          : resultKind(game) === 'tricks'
            ? fc.nat(13).map((tricks) => ({ tricks }))
            : fc
                .array(fc.boolean(), { minLength: by.length, maxLength: by.length })
                .map((made) => ({ made })),
    }),
  );
});

describe('a line of a paper sheet', () => {
  it.each([
    ['e9h 13 10', 'en', deal('E9', { suit: 'H', places: [1, 3], outcome: { tricks: 10 } })],
    ['E9-H 1+3 10', 'en', deal('E9', { suit: 'H', places: [1, 3], outcome: { tricks: 10 } })],
    ['E9C 1+3 10', 'fr', deal('E9', { suit: 'H', places: [1, 3], outcome: { tricks: 10 } })],
    ['E10 T 24 9', 'fr', deal('E10', { suit: 'C', places: [2, 4], outcome: { tricks: 9 } })],
    ['S8S 2 8', 'en', deal('S8', { suit: 'S', places: [2], direct: true, outcome: { tricks: 8 } })],
    ['S8S* 2 8', 'en', deal('S8', { suit: 'S', places: [2], outcome: { tricks: 8 } })],
    ['PM 2 +', 'en', deal('PM', { places: [2], outcome: { made: [true] } })],
    ['PME 24 +−', 'en', deal('PME', { places: [2, 4], outcome: { made: [true, false] } })],
    ['TR 12 9', 'en', deal('TR', { places: [1, 2], outcome: { tricks: 9 } })],
    ['PCNT 1 -', 'en', deal('PCSA', { places: [1], outcome: { made: [false] } })],
    ['PCSA 1 +', 'fr', deal('PCSA', { places: [1], outcome: { made: [true] } })],
    ['PCP 1 +', 'fr', deal('PC', { suit: 'S', places: [1], outcome: { made: [true] } })],
    ['d 0121', 'en', deal('DAMES', { outcome: { queens: { '1': 0, '2': 1, '3': 2, '4': 1 } } })],
    ['DAMES 3:1 1:3', 'en', deal('DAMES', { outcome: { queens: { '1': 3, '2': 0, '3': 1, '4': 0 } } })],
    ['', 'en', { kind: 'none' }],
  ] as const)('%s (%s) is read', (typed, language, expected) => {
    expect(read(typed, language)).toEqual(expected);
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
    ['D 1:2 1:2', 'queens'],
    ['D 5:4', 'sits-out'],
    ['E9H 1+3\n10 \ud800', 'result'],
  ])('%j is no line: %s', (typed, problem) => {
    expect(read(typed, 'en')).toEqual({ kind: 'problem', problem });
  });

  it('WB-16-GAP-1 of five leaves out the dealer, who plays nothing and takes no queen', () => {
    expect(read('S6H 2 6', 'en', [3, 4, 5, 1])).toEqual({ kind: 'problem', problem: 'sits-out' });
    expect(read('D 1111', 'en', [1, 3, 4, 5])).toEqual(
      deal('DAMES', { outcome: { queens: { '1': 1, '3': 1, '4': 1, '5': 1 } } }),
    );
  });

  it('is printed as it can be typed, whatever was played', () => {
    fc.assert(
      fc.property(deals, (played) => {
        expect(read(typedLine(played), 'en')).toEqual({ kind: 'ready', deal: played });
      }),
    );
  });

  it('is what a score is recorded as, but that a record says elsewhere how an S8 was announced', () => {
    fc.assert(
      fc.property(deals, (played) => {
        const { notation } = dealScore({ players: 4, dealer: 4 }, {}, lineOf(played));
        expect(notation).toBe(typedLine(played).replace('*', ''));
      }),
    );
  });

  it('is read in the letters of either language, and whatever else is typed does no harm', () => {
    for (const language of ['fr', 'en'] as const)
      for (const suit of SUITS_UPWARD)
        expect(read(`S6${SUIT_LETTERS[language][suit]} 1 6`, language)).toMatchObject({ deal: { suit } });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        expect(['none', 'problem', 'ready']).toContain(read(typed, 'fr').kind);
      }),
    );
  });
});
