import fc from 'fast-check';
import { swissRound } from './swiss';

const two = (a: string, b: string): string => [a, b].sort().join(' ');

/** Rounds one after the other, each by a ranking of its own. */
const played = (rankings: readonly (readonly string[])[]) => {
  const met = new Map<string, number>();
  const free: string[] = [];
  const rounds = rankings.map((ranking) => {
    const past = {
      haveMet: (a: string, b: string) => met.has(two(a, b)),
      wasFree: (entry: string) => free.includes(entry),
    };
    const round = swissRound(ranking, past);
    for (const { a, b } of round.encounters) met.set(two(a, b), (met.get(two(a, b)) ?? 0) + 1);
    if (round.bye !== null) free.push(round.bye);
    return round;
  });
  return { met, free, rounds };
};

const entries = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `e${at + 1}`);

describe('a Swiss', () => {
  it('has everybody play or be free once a round, and repeats nothing in half as many rounds as entries', () => {
    const field = fc.integer({ min: 4, max: 24 }).chain((count) =>
      fc.array(fc.shuffledSubarray([...entries(count)], { minLength: count, maxLength: count }), {
        minLength: 1,
        maxLength: Math.floor(count / 2),
      }),
    );
    fc.assert(
      fc.property(field, (rankings) => {
        const { met, free, rounds } = played(rankings);
        for (const { encounters, bye, rematches } of rounds) {
          const there = [...encounters.flatMap(({ a, b }) => [a, b]), ...(bye === null ? [] : [bye])];
          expect(there.toSorted()).toEqual((rankings[0] ?? []).toSorted());
          expect(rematches).toBe(0);
        }
        expect([...met.values()].every((times) => times === 1)).toBe(true);
        expect(new Set(free).size).toBe(free.length);
      }),
    );
  });
  it('has the first of the ranking meet the second where they have not met', () => {
    const { rounds } = played([entries(6)]);
    expect(rounds[0]?.encounters[0]).toEqual({ a: 'e1', b: 'e2' });
  });
  it('repeats as few meetings as there must be once all have met', () => {
    const { rounds } = played([entries(2), entries(2)]);
    expect(rounds[1]).toEqual({ encounters: [{ a: 'e1', b: 'e2' }], bye: null, rematches: 1 });
  });
  it('has nobody to pair where nobody is there, and one alone is free', () => {
    expect(played([[]]).rounds[0]).toEqual({ encounters: [], bye: null, rematches: 0 });
    expect(played([['e1']]).rounds[0]).toEqual({ encounters: [], bye: 'e1', rematches: 0 });
  });
});
