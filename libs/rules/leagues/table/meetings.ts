import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { add, exact, ZERO } from '@arbitre/rules/kernel/competition/exact';
import type { FixtureScoring } from '../rules/fixtures';
import type { Contestant, Contributions, Match, MatchSide } from './contributions';
import { matchPointsBy, type Verdict } from './match-points';

/** One match as one of its sides sees it. */
export type Meeting = {
  readonly match: Match;
  readonly entry: string;
  /** The other sides that are in the table. */
  readonly against: readonly string[];
  readonly verdict: Verdict;
  readonly points: Exact;
  readonly scored: Exact;
  readonly conceded: Exact;
  readonly minorScored: Exact;
  readonly minorConceded: Exact;
  readonly forfeited: boolean;
  readonly stoodIn: boolean;
};

type Handling = 'stand' | 'struck' | 'stood-in';

const handlingOf = ({ withdrawal }: FixtureScoring, { withdrawn }: Contestant): Handling | null =>
  withdrawn === undefined || withdrawn.takenOverBy !== undefined
    ? null
    : (withdrawn.results ?? withdrawal?.results ?? 'stand');

/** Teams that another took over go by its name. */
const heirsOf = (entries: readonly Contestant[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(({ id, withdrawn }) =>
      withdrawn?.takenOverBy === undefined ? [] : [[id, withdrawn.takenOverBy] as const],
    ),
  );

const walkover = (rules: FixtureScoring, sides: readonly MatchSide[]): readonly MatchSide[] => {
  const { score } = rules.forfeit ?? {};
  return sides.map((side) => {
    const given = score?.[side.forfeits ? 1 : 0];
    return { ...side, score: given === undefined ? ZERO : exact(given) };
  });
};

/** A match as it counts; null where it counts for nobody. */
const counting = (
  rules: FixtureScoring,
  match: Match,
  handled: ReadonlyMap<string, Handling>,
): { readonly sides: readonly MatchSide[]; readonly stoodIn: boolean } | null => {
  const of = match.sides.map(({ entry }) => (entry === null ? null : (handled.get(entry) ?? null)));
  if (match.status === 'pending' || of.includes('struck')) return null;
  if (match.status === 'not-played') {
    if (!of.includes('stood-in')) return null;
    const sides = match.sides.map((side, at): MatchSide =>
      of[at] === 'stood-in' ? { ...side, forfeits: true } : side,
    );
    return { sides: walkover(rules, sides), stoodIn: true };
  }
  const unscored = match.sides.every(({ score }) => score === null);
  const forfeited = match.sides.some(({ forfeits }) => forfeits);
  return { sides: unscored && forfeited ? walkover(rules, match.sides) : match.sides, stoodIn: false };
};

const plus = (values: readonly (Exact | null | undefined)[]): Exact =>
  values.reduce<Exact>(
    (total, value) => (value === null || value === undefined ? total : add(total, value)),
    ZERO,
  );

/** Of more than two who meet, nobody concedes what the others score. */
const conceded = (sides: readonly MatchSide[], own: MatchSide, of: 'score' | 'minor'): Exact =>
  sides.length > 2 ? ZERO : plus(sides.filter((each) => each !== own).map((each) => each[of]));

const inOrder = (a: Match, b: Match): number => a.round - b.round || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Every meeting that counts, by entry, in the order of rounds whatever order matches come in. */
export const meetingsOf = (
  rules: FixtureScoring,
  { entries, matches = [] }: Pick<Contributions, 'entries' | 'matches'>,
): ReadonlyMap<string, readonly Meeting[]> => {
  const heirs = heirsOf(entries);
  const handled = new Map(
    entries.flatMap((each) => {
      const handling = handlingOf(rules, each);
      return handling === null ? [] : [[each.id, handling] as const];
    }),
  );
  const pointsOf = matchPointsBy(rules);
  const meetings = new Map<string, Meeting[]>();
  for (const match of matches.toSorted(inOrder)) {
    const known = counting(rules, match, handled);
    if (known === null) continue;
    const sides = known.sides.map((side) => ({
      ...side,
      entry: side.entry === null ? null : (heirs.get(side.entry) ?? side.entry),
    }));
    const given = pointsOf(sides);
    sides.forEach((side, at) => {
      const own = given[at];
      if (side.entry === null || own === undefined) return;
      const list = meetings.get(side.entry) ?? [];
      meetings.set(side.entry, list);
      list.push({
        ...{ match, entry: side.entry, verdict: own.verdict, points: own.points, stoodIn: known.stoodIn },
        against: sides.flatMap(({ entry }) => (entry === null || entry === side.entry ? [] : [entry])),
        scored: side.score ?? ZERO,
        conceded: conceded(sides, side, 'score'),
        minorScored: side.minor ?? ZERO,
        minorConceded: conceded(sides, side, 'minor'),
        forfeited: side.forfeits === true,
      });
    });
  }
  return meetings;
};
