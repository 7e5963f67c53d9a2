// Everybody meets everybody, by turning a circle. `berger` is the customary table: the last number stands still and is at home
// and away by turns, so that home and away differ by one at most (not at all where the number of teams is odd).

export type System = 'berger' | 'circle';

export type Pairing = { readonly home: number; readonly away: number };

/** One round: teams by their numbers from 1, and who has a bye. */
export type Round = { readonly pairings: readonly Pairing[]; readonly bye: number | null };

const turned = (number: number, by: number, around: number): number => ((number - 1 + by) % around) + 1;

const bergerRound = (size: number, round: number): readonly Pairing[] => {
  const around = size - 1;
  const by = (round * size) / 2;
  return Array.from({ length: size / 2 }, (_, at): Pairing => {
    const own = turned(at + 1, by, around);
    if (at > 0) return { home: own, away: turned(size - at, by, around) };
    return round % 2 === 0 ? { home: own, away: size } : { home: size, away: own };
  });
};

/** The first number stands still and is at home in every round. */
const circleRound = (size: number, round: number): readonly Pairing[] => {
  const around = size - 1;
  const seated = Array.from({ length: size }, (_, at) =>
    at === 0 ? 1 : ((at - 1 - round + around * size) % around) + 2,
  );
  return Array.from({ length: size / 2 }, (_, at) => ({
    home: seated[at] ?? 0,
    away: seated[size - 1 - at] ?? 0,
  }));
};

/** An odd field plays as the next even one; whoever meets its last number has a bye. */
const withBye = (teams: number, pairings: readonly Pairing[]): Round => {
  const isIn = ({ home, away }: Pairing): boolean => home <= teams && away <= teams;
  const out = pairings.find((pairing) => !isIn(pairing));
  return {
    pairings: pairings.filter(isIn),
    bye: out === undefined ? null : Math.min(out.home, out.away),
  };
};

const mirrored = ({ pairings, bye }: Round): Round => ({
  pairings: pairings.map(({ home, away }) => ({ home: away, away: home })),
  bye,
});

/** The rounds of `legs` round robins of `teams`; every second leg has home and away changed. */
export const roundRobin = (teams: number, legs = 1, system: System = 'berger'): readonly Round[] => {
  if (teams < 2) return [];
  const size = teams + (teams % 2);
  const one = Array.from({ length: size - 1 }, (_, round) =>
    withBye(teams, (system === 'berger' ? bergerRound : circleRound)(size, round)),
  );
  return Array.from({ length: legs }, (_, leg) => (leg % 2 === 0 ? one : one.map(mirrored))).flat();
};
