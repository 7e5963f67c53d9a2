import type { Award, Exact } from '../contract';
import { sum } from '../exact';
import { victoryPoints, type ScaleName } from '../scales/victory-scale';
import { isPlayed } from '../scored-deal';

/** The boards of one round that a team played against another, seen from the team. */
export type Match = {
  /** `c.s1-r2`. */
  readonly round: string;
  readonly entry: string;
  readonly against: string;
  readonly awards: readonly Award[];
  readonly imps: Exact;
};

/** The round of a deal: `c.s1-r2` of `c.s1-r2-t3-b4`; the id itself where it names none. */
export const roundOf = (deal: string): string => /^[^.]*\.s\d+-r\d+(?=-t)/.exec(deal)?.[0] ?? deal;

export const matchesOf = (awards: readonly Award[]): readonly Match[] => {
  const met = awards.flatMap((award) => {
    const against = award.basis?.against;
    return against === undefined || !isPlayed(award) ? [] : [{ award, against, round: roundOf(award.deal) }];
  });
  const matches = Map.groupBy(met, ({ award, against, round }) => `${round}\n${award.entry}\n${against}`);
  return [...matches.values()].flatMap((boards): readonly Match[] => {
    const [first] = boards;
    if (first === undefined) return [];
    const { round, against, award } = first;
    const own = boards.map((board) => board.award);
    return [{ round, against, entry: award.entry, awards: own, imps: sum(own.map(({ value }) => value)) }];
  });
};

/** BD-VP-WBF-1, BD-VP-ACBL-1: by the boards that a match is of, or those that have a result where nobody said how many. */
export const pointsOfMatch = (
  { imps, awards }: Pick<Match, 'imps' | 'awards'>,
  scale: ScaleName,
  boards?: number,
): Exact => victoryPoints(scale, boards ?? awards.length, imps);

/** The one team of those that play which meets nobody in a round; by round. Nobody where several have no match yet. */
export const byesOf = (matches: readonly Match[]): ReadonlyMap<string, string> => {
  const teams = new Set(matches.map(({ entry }) => entry));
  return new Map(
    [...Map.groupBy(matches, ({ round }) => round)].flatMap(([round, played]) => {
      const playing = new Set(played.map(({ entry }) => entry));
      const [bye, ...others] = [...teams].filter((team) => !playing.has(team));
      return bye === undefined || others.length > 0 ? [] : [[round, bye] as const];
    }),
  );
};
