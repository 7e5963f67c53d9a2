import fc from 'fast-check';
import { balanceOf } from './balance';
import { hesitation } from './hesitation';
import { howell, threeQuarter, threeQuarterRounds } from './howell';
import { individual } from './individual';
import { mitchell } from './mitchell';
import {
  arrowSwitched,
  barometer,
  type Meeting,
  type Movement,
  shortened,
  sittingOut,
  upTo,
} from './movement';
import { movementProblem } from './problem';
import { rover } from './rover';
import { scrambled } from './scrambled';
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

const SPREAD = upTo(7).map((at) => at + 3);

describe.each(SPREAD)('a Howell of %i tables whose boards are never at two of them', (count) => {
  const movement = howell(count, 'spread') ?? mitchell(2, 'skip');

  it('has everybody meet everybody once and play every board once, with no board at two tables', () => {
    keepsOrder(movement);
    sharesNoBoard(movement);
    expect(movement.rounds).toHaveLength(2 * count - 1);
    expect(meetingsOf(movement)).toHaveLength(count * (2 * count - 1));
    for (const place of movement.places)
      expect([...setsOf(movement, place)].sort((a, b) => a - b)).toEqual(upTo(movement.sets));
  });
  it('is balanced as well as its number of pairs allows', () => {
    const { least = 0, most = 0 } = balanceOf(movement) ?? {};
    expect(most - least).toBe([3, 4, 6, 8].includes(count) ? 0 : 4);
  });
  it('keeps the last pair at the first table', () => {
    expect(movement.rounds.map(([first]) => first?.NS)).toEqual(
      movement.rounds.map(() => movement.places.at(-1)),
    );
  });
});

describe.each(upTo(19).map((at) => at + 2))('a printed Howell of %i tables', (count) => {
  const movement = howell(count, 'published') ?? mitchell(2, 'skip');

  it('has everybody meet everybody once and play every board once', () => {
    keepsOrder(movement);
    if (count > 3) sharesNoBoard(movement);
    expect(meetingsOf(movement)).toHaveLength(count * (2 * count - 1));
    for (const place of movement.places)
      expect([...setsOf(movement, place)].sort((a, b) => a - b)).toEqual(upTo(movement.sets));
  });
  it('keeps the last pair at one table', () => {
    const last = movement.places.at(-1);
    const at = meetingsOf(movement).filter(({ NS, EW }) => NS === last || EW === last);
    expect(new Set(at.map(({ table }) => table)).size).toBe(1);
  });
  it('has fewer rounds too, an odd number of them, in which nobody meets anybody twice', () => {
    const [least, most] = threeQuarterRounds(count);
    // Of larger ones the fewest and the most rounds: each size is searched for.
    for (let rounds = least; rounds <= most; rounds += count > 10 ? Math.max(2, most - least) : 2) {
      const part = threeQuarter(count, rounds) ?? mitchell(2, 'skip');
      keepsOrder(part);
      sharesNoBoard(part);
      expect(part.rounds).toHaveLength(rounds);
      expect(part.places).toHaveLength(2 * count);
    }
    expect(threeQuarter(count, least + 1)).toBeNull();
    expect(threeQuarter(count, most + 2)).toBeNull();
  });
});

it('there is no Howell of other sizes', () => {
  expect([howell(1, 'published'), howell(21, 'published'), howell(21, 'spread')]).toEqual([null, null, null]);
});

describe.each(upTo(39).map((at) => at + 2))('with %i tables', (count) => {
  it('a rover meets nobody and no board twice, and sends nobody away twice', () => {
    const movement = rover(count);
    expect(movementProblem(movement, { shared: false })).toBeNull();
    const away = movement.rounds.flatMap((round) => sittingOut(movement, round));
    const own = `NS${count + 1}`;
    expect(movement.places).toHaveLength(2 * count + 1);
    expect(movement.rounds.every((round) => sittingOut(movement, round).length === 1)).toBe(true);
    expect(away[0]).toBe(own);
    expect(isUnique(away.filter((place) => place !== own))).toBe(true);
    expect(away.filter((place) => place === own).length).toBeLessThanOrEqual(3);
  });
  it('a Mitchell that hesitates has a round more, and with odd tables no board at two of them', () => {
    const movement = hesitation(count);
    expect(movement === null).toBe(count > 18);
    if (movement === null) return;
    keepsOrder(movement);
    expect(movement.rounds).toHaveLength(count + 1);
    if (count % 2 === 1) sharesNoBoard(movement);
    const last = meetingsOf(movement).filter(({ table }) => table === count);
    for (const { NS } of last.slice(1)) expect(last.some(({ EW }) => EW === NS)).toBe(true);
  });
  it('a barometer has all tables play the same boards, and nobody one of them twice', () => {
    const movement = barometer(mitchell(count, 'skip'));
    expect(movementProblem(movement, { shared: true })).toBeNull();
    for (const round of movement.rounds) expect(new Set(round.flatMap(({ sets }) => sets)).size).toBe(1);
  });
});

describe.each(upTo(9).map((at) => at + 2))('an individual of %i tables', (count) => {
  const movement = individual(count) ?? mitchell(2, 'skip');

  it('gives everybody everybody else as partner once, as opponent two times as nearly as can be', () => {
    expect(movementProblem(movement, { shared: true })).toBeNull();
    const partners = new Map<string, number>();
    const opponents = new Map<string, number>();
    const counted = (of: Map<string, number>, a: string, b: string): void => {
      const key = [a, b].sort().join(' ');
      of.set(key, (of.get(key) ?? 0) + 1);
    };
    for (const { NS, EW, partners: others } of meetingsOf(movement)) {
      const [S, W] = [others?.S ?? '', others?.W ?? ''];
      counted(partners, NS, S);
      counted(partners, EW, W);
      for (const one of [NS, S]) for (const other of [EW, W]) counted(opponents, one, other);
    }
    const players = 4 * count;
    expect(partners.size).toBe((players * (players - 1)) / 2);
    expect([...partners.values()].every((times) => times === 1)).toBe(true);
    // The printed one for twelve has no board at two tables and pays for it with its opponents.
    const [least, most] = count === 3 ? [1, 4] : [2, 4].includes(count) ? [2, 2] : [1, 3];
    expect([Math.min(...opponents.values()), Math.max(...opponents.values())]).toEqual([least, most]);
    if (count === 3) sharesNoBoard(movement);
    else expect(opponents.size).toBe((players * (players - 1)) / 2);
  });
});

it('there is no individual of more rounds than a session has', () => {
  expect(individual(11)).toBeNull();
});

describe.each(upTo(8).map((at) => at + 5))('a scrambled Mitchell of %i tables', (count) => {
  it('exchanges directions in the rounds that make it most even, more even than no exchange', () => {
    const plain = mitchell(count, 'skip');
    const movement = scrambled(count, 'skip', plain.rounds.length);
    keepsOrder(movement);
    expect(balanceOf(movement)?.calibre ?? 0).toBeGreaterThan(balanceOf(plain)?.calibre ?? 0);
  });
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
