import fc from 'fast-check';
import { howell, HOWELL_TABLES } from './howell';
import { mitchell } from './mitchell';
import { arrowSwitched, type Meeting, type Movement, shortened, upTo } from './movement';
import { teamsRound } from './teams';

const meetingsOf = ({ rounds }: Movement): readonly Meeting[] => rounds.flat();
const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const meeting = ({ NS, EW }: Meeting): string => [NS, EW].sort().join(' – ');
const setsOf = (movement: Movement, place: string): readonly number[] =>
  meetingsOf(movement).flatMap(({ NS, EW, sets }) => (NS === place || EW === place ? sets : []));

/** What every movement of pairs keeps to. */
const keepsOrder = (movement: Movement): void => {
  for (const round of movement.rounds) {
    expect(isUnique(round.flatMap(({ NS, EW }) => [NS, EW]))).toBe(true);
    expect(round.flatMap(({ NS, EW }) => [NS, EW]).sort()).toEqual([...movement.places].sort());
    expect(isUnique(round.map(({ table }) => table))).toBe(true);
  }
  expect(isUnique(meetingsOf(movement).map(meeting))).toBe(true);
  for (const place of movement.places) expect(isUnique(setsOf(movement, place))).toBe(true);
  for (const { sets } of meetingsOf(movement)) {
    expect(sets).toHaveLength(movement.setsEach);
    for (const set of sets) expect(set >= 0 && set < movement.sets).toBe(true);
  }
};

const sharesNoBoard = ({ rounds }: Movement): void => {
  for (const round of rounds) expect(isUnique(round.flatMap(({ sets }) => sets))).toBe(true);
};

const tables = fc.integer({ min: 2, max: 40 });
/** Each size is one case: more runs than there are sizes show nothing new. */
const SIZES = { numRuns: 40 };

describe('a Mitchell', () => {
  it('has every pair play each board and meet each opponent at most once, with no board at two tables', () => {
    fc.assert(
      fc.property(tables, (count) => {
        const movement = mitchell(count, 'skip');
        keepsOrder(movement);
        sharesNoBoard(movement);
        expect(movement.rounds).toHaveLength(count % 2 === 1 ? count : count - 1);
      }),
      SIZES,
    );
  });
  it('BD-L8A1 moves East-West up a table and boards down a table', () => {
    const { rounds } = mitchell(5, 'skip');
    const at = (round: number, table: number) => rounds[round]?.[table - 1];
    expect([at(0, 1)?.EW, at(1, 2)?.EW, at(2, 3)?.EW, at(4, 5)?.EW]).toEqual(['EW1', 'EW1', 'EW1', 'EW1']);
    expect([at(0, 3)?.sets, at(1, 2)?.sets, at(2, 1)?.sets]).toEqual([[2], [2], [2]]);
  });
  it('with even tables and a skip moves pairs two tables after half of the rounds', () => {
    const { rounds } = mitchell(6, 'skip');
    const tablesOfPair = rounds.map((round) => round.find(({ EW }) => EW === 'EW1')?.table);
    expect(tablesOfPair).toEqual([1, 2, 3, 5, 6]);
  });
  it('with even tables and a relay plays every round, the first and the last table sharing their boards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (half) => {
        const movement = mitchell(2 * half, 'relay');
        keepsOrder(movement);
        expect(movement.rounds).toHaveLength(2 * half);
        for (const round of movement.rounds) {
          expect(round[0]?.sets).toEqual(round.at(-1)?.sets);
          expect(isUnique(round.slice(1).flatMap(({ sets }) => sets))).toBe(true);
        }
      }),
      SIZES,
    );
  });
});

/** Over the sets that both play and where they do not meet: how often two sit in the same direction, less how often not. */
const imbalance = (movement: Movement, one: string, other: string): number => {
  const played = (place: string): ReadonlyMap<number, Meeting> =>
    new Map(
      meetingsOf(movement)
        .filter(({ NS, EW }) => NS === place || EW === place)
        .flatMap((each) => each.sets.map((set) => [set, each] as const)),
    );
  const [ofOne, ofOther] = [played(one), played(other)];
  return upTo(movement.sets).reduce((sum, set) => {
    const [here, there] = [ofOne.get(set), ofOther.get(set)];
    if (here === undefined || there === undefined || here === there) return sum;
    return sum + ((here.NS === one) === (there.NS === other) ? 1 : -1);
  }, 0);
};

const [fewest, most] = HOWELL_TABLES;

describe.each(upTo(most - fewest + 1).map((at) => fewest + at))('a Howell of %i tables', (count) => {
  const movement = howell(count) ?? mitchell(2, 'skip');

  it('has everybody meet everybody once and play every board once, with no board at two tables', () => {
    keepsOrder(movement);
    sharesNoBoard(movement);
    expect(movement.rounds).toHaveLength(2 * count - 1);
    expect(meetingsOf(movement)).toHaveLength(count * (2 * count - 1));
    for (const place of movement.places)
      expect([...setsOf(movement, place)].sort((a, b) => a - b)).toEqual(upTo(movement.sets));
  });
  it('is balanced as well as its number of pairs allows', () => {
    const pairs = movement.places.flatMap((one, at) =>
      movement.places.slice(at + 1).map((other) => Math.abs(imbalance(movement, one, other))),
    );
    expect(Math.max(...pairs)).toBe([3, 4, 6, 8].includes(count) ? 0 : 2);
  });
  it('keeps the last pair at the first table', () => {
    expect(movement.rounds.map(([first]) => first?.NS)).toEqual(
      movement.rounds.map(() => movement.places.at(-1)),
    );
  });
});

it('there is no Howell of other sizes', () => {
  expect([howell(fewest - 1), howell(most + 1)]).toEqual([null, null]);
});

describe('teams of four', () => {
  it('meet each other once, at two tables with the directions exchanged and the same boards (BD-TEAM-1)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (half) => {
        const movement = teamsRound(2 * half);
        expect(movement.rounds).toHaveLength(2 * half - 1);
        for (const round of movement.rounds) {
          expect(round.map(({ NS }) => NS).sort()).toEqual([...movement.places].sort());
          for (const { NS, EW, sets } of round)
            expect(round.find((each) => each.NS === EW)).toMatchObject({ EW: NS, sets });
        }
        expect(isUnique(meetingsOf(movement).map(({ NS, EW }) => `${NS} ${EW}`))).toBe(true);
        for (const place of movement.places)
          expect(
            isUnique(
              setsOf(
                {
                  ...movement,
                  rounds: movement.rounds.map((round) => round.filter(({ NS }) => NS === place)),
                },
                place,
              ),
            ),
          ).toBe(true);
      }),
      SIZES,
    );
  });
});

describe('any movement', () => {
  it('is stopped early or switched in its last rounds without a pair or a board out of its place', () => {
    fc.assert(
      fc.property(tables, fc.nat(40), fc.nat(40), (count, rounds, last) => {
        const whole = mitchell(count, 'skip');
        const movement = arrowSwitched(shortened(whole, rounds), last);
        keepsOrder(movement);
        expect(movement.rounds).toHaveLength(Math.min(rounds, whole.rounds.length));
        const switched = movement.rounds.slice(Math.max(0, movement.rounds.length - last)).flat();
        expect(switched.every(({ NS }) => NS.startsWith('EW'))).toBe(true);
      }),
      SIZES,
    );
  });
});
