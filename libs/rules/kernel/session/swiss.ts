import type { Encounter } from './circle';

/** Who meets whom in a round of a Swiss, the first of the ranking first; who is free; how many meet again because nothing else is left. */
export type SwissRound = {
  readonly encounters: readonly Encounter[];
  readonly bye: string | null;
  readonly rematches: number;
};

/** What the rounds before have come to. */
export type SwissPast = {
  readonly haveMet: (a: string, b: string) => boolean;
  readonly wasFree: (entry: string) => boolean;
};

/** More than any field needs that still has a pairing; a search that takes longer has none to find. */
const STEPS = 100_000;

/**
 * The first of the ranking meets the nearest whom he may meet, and so on; where those that are left cannot be paired, the pairing before
 * is taken back. Null where none is found with so many rematches.
 */
const paired = (
  ranking: readonly string[],
  rematches: number,
  { haveMet }: SwissPast,
): readonly Encounter[] | null => {
  let steps = 0;
  const pairOff = (left: readonly string[], again: number): readonly Encounter[] | null => {
    const [a, ...others] = left;
    if (a === undefined) return [];
    for (const b of others) {
      if (++steps > STEPS) return null;
      const cost = haveMet(a, b) ? 1 : 0;
      if (cost > again) continue;
      const rest = pairOff(
        others.filter((each) => each !== b),
        again - cost,
      );
      if (rest !== null) return [{ a, b }, ...rest];
    }
    return null;
  };
  return pairOff(ranking, rematches);
};

/** Whoever may be free, the last of the ranking first: nobody twice before everybody was. */
const byesIn = (ranking: readonly string[], { wasFree }: SwissPast): readonly (string | null)[] => {
  if (ranking.length % 2 === 0) return [null];
  const fromLast = ranking.toReversed();
  return [...fromLast.filter((entry) => !wasFree(entry)), ...fromLast.filter(wasFree)];
};

/**
 * A round of a Swiss by the ranking that the rounds before have made (in the first round by lot or strength): neighbours meet, nobody meets
 * anybody again as long as another pairing exists, and with an odd number one is free.
 */
export const swissRound = (ranking: readonly string[], past: SwissPast): SwissRound => {
  const byes = byesIn(ranking, past);
  for (let rematches = 0; rematches <= ranking.length / 2; rematches++)
    for (const bye of byes) {
      const encounters = paired(
        ranking.filter((entry) => entry !== bye),
        rematches,
        past,
      );
      if (encounters === null) continue;
      return { encounters, bye, rematches: encounters.filter(({ a, b }) => past.haveMet(a, b)).length };
    }
  return { encounters: [], bye: null, rematches: 0 };
};
