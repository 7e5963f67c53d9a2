import { optional } from '../../declare/compound';
import type { DataOf } from '../../declare/field';
import { integer, oneOf, yesOrNo } from '../../declare/values';
import type { Award, AwardBasis, Exact, Part, RankingMethod, ScoringChoices } from '../contract';
import { add, divide, exact, fromPercent, multiply, sum, ZERO } from '../exact';
import { factoredPercent } from '../neuberg';
import { wholeOf } from '../parts';
import { rankAwards } from '../ranking';
import { type Bounds, isPlayed, within } from '../scored-deal';
import { HANDICAP, isStarting, startingAwards } from './handicaps';
import { leastBoards } from './least-boards';
import { artificialPercents } from './own-percentage';
import { choosing, commonFields } from './scoring-fields';
import { pairCriteria } from './ties';

export const matchpointFields = {
  ...commonFields,
  unit: optional(integer(1, 2, 'What a result that is beaten is worth, a tie half of it; 1 unless given')),
  factoring: optional(
    oneOf(
      ['neuberg', 'none'],
      'Boards with fewer results than expected: brought up by Neuberg’s formula, or left as they are; neuberg unless given',
    ),
  ),
  expected: optional(
    integer(
      2,
      9_999,
      'Results expected on every board; the most that a board of the session has unless given',
    ),
  ),
  total: optional(
    oneOf(
      ['points', 'boards'],
      'All matchpoints out of all tops, or the mean of the percentages of boards; points unless given',
    ),
  ),
  ownPercentage: optional(
    yesOrNo('Whether an average plus or minus follows the own percentage of the session; so unless no'),
  ),
  secondArtificial: optional(
    integer(0, 100, 'Percent of an average plus from the second of a session on; as the first unless given'),
  ),
};

export type MatchpointScoring = DataOf<typeof matchpointFields>;

/** The session that a deal or a key belongs to: `c.s1` of `c.s1-r2-tA-b3`. */
const sessionOf = ({ deal }: Award): string => {
  const dot = deal.indexOf('.');
  const end = deal.indexOf('-', dot + 1);
  return end < 0 ? deal : deal.slice(0, end);
};

type Settling = { readonly scoring: MatchpointScoring; readonly expected: ReadonlyMap<string, number> };

/**
 * BD-NEUBERG-1, BD-PHANTOM-1: what the movement of a session gives its boards, or where nobody says it, what most boards of the
 * session have.
 */
const expectedIn = (
  awards: readonly Award[],
  { expected }: MatchpointScoring,
  planned: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const most = new Map<string, number>();
  let prefix = '';
  let found = 0;
  for (const award of awards) {
    const results = expected ?? award.basis?.results ?? 0;
    // Awards come session by session: the name of one is cut out once.
    if (prefix !== '' && award.deal.startsWith(prefix) && results <= found) continue;
    const session = sessionOf(award);
    found = Math.max(results, most.get(session) ?? 0);
    prefix = `${session}-`;
    most.set(session, found);
  }
  if (expected === undefined)
    for (const [session, results] of planned) if (most.has(session)) most.set(session, results);
  return most;
};

const expectedOf = (award: Award, expected: ReadonlyMap<string, number>): number => {
  if (expected.size > 1) return expected.get(sessionOf(award)) ?? 0;
  const [only = 0] = expected.values();
  return only;
};

/** Nobody can be compared with: an average plus to both (BD-NEUBERG-3). */
const isAlone = ({ kind, compared = 2 }: AwardBasis): boolean => kind === 'board' && compared < 2;

const counting = (award: Award, percent: Exact, top: number): Award => ({
  ...award,
  value: percent,
  basis: {
    ...{ kind: 'board', ...award.basis },
    top,
    counted: divide(multiply(percent, exact(top)), exact(100)),
  },
});

const boundsIn = ({ basis }: Award): Bounds | null =>
  basis?.least === undefined && basis?.most === undefined
    ? null
    : {
        ...(basis.least === undefined ? {} : { least: basis.least }),
        ...(basis.most === undefined ? {} : { most: basis.most }),
      };

const UNFACTORED = 10_000;

/** What a real or assigned score counts for. The top of the board is as many as are expected, less one. */
const boardOf = (award: Award, { scoring, expected }: Settling): Award => {
  const { points = ZERO, compared = 2, top } = award.basis ?? {};
  const unit = scoring.unit ?? 1;
  const all = scoring.factoring === 'none' ? compared : Math.max(compared, expectedOf(award, expected));
  const bounds = boundsIn(award);
  if (compared === all && bounds === null) {
    // As it was compared: nothing is left to settle.
    if (top === unit * (compared - 1)) return award;
    const percent = divide(multiply(points, exact(50)), exact(compared - 1));
    return counting(award, percent, unit * (compared - 1));
  }
  const scaled = Math.round((points.num * UNFACTORED) / points.den);
  const percent = factoredPercent(scaled, { actual: compared, expected: all });
  return counting(award, within(percent, bounds, fromPercent), unit * (all - 1));
};

const isGiven = ({ basis }: Award): boolean =>
  basis !== undefined && (basis.kind === 'artificial' || isAlone(basis));

/** What depends on the boards of a contestant that were compared: artificial scores in the order of the boards, and penalties. */
const dependent = (own: readonly Award[], { scoring, expected }: Settling): ReadonlyMap<Award, Award> => {
  const settled = new Map<Award, Award>();
  for (const [session, of] of Map.groupBy(own, sessionOf)) {
    const artificial = of.filter(isGiven).toSorted((a, b) => (a.deal < b.deal ? -1 : 1));
    const percents = artificialPercents(
      of.filter((award) => award.basis?.kind === 'board' && !isGiven(award)),
      artificial.map(({ basis }) => basis?.given ?? 60),
      { own: scoring.ownPercentage !== false, second: scoring.secondArtificial ?? null },
    );
    const top = (scoring.unit ?? 1) * Math.max(1, (expected.get(session) ?? 2) - 1);
    for (const [at, award] of artificial.entries())
      settled.set(award, counting(award, percents[at] ?? ZERO, top));
    for (const award of of) if (!isPlayed(award)) settled.set(award, counting(award, award.value, top));
  }
  return settled;
};

/** Boards first, then what hangs on them; most contestants have nothing that does. */
const settledBoards = (given: readonly Award[], settling: Settling): readonly Award[] => {
  const hanging = new Set<string>();
  const boards = given.map((award) => {
    if (isGiven(award) || !isPlayed(award)) hanging.add(award.entry);
    return award.basis?.kind === 'board' && !isAlone(award.basis) ? boardOf(award, settling) : award;
  });
  if (hanging.size === 0) return boards;
  const byEntry = Map.groupBy(
    boards.filter(({ entry }) => hanging.has(entry)),
    ({ entry }) => entry,
  );
  const settled = new Map([...byEntry.values()].flatMap((own) => [...dependent(own, settling)]));
  return boards.map((award) => settled.get(award) ?? award);
};

const settledWith =
  (scoring: MatchpointScoring, planned: ReadonlyMap<string, number>): NonNullable<RankingMethod['settled']> =>
  (awards) => {
    const given = awards.some(isStarting) ? awards.filter((award) => !isStarting(award)) : awards;
    const boards = settledBoards(given, { scoring, expected: expectedIn(given, scoring, planned) });
    return scoring.handicaps === undefined
      ? boards
      : [...boards, ...startingAwards(HANDICAP, scoring.handicaps, given)];
  };

type Weighing = {
  /** What an award adds, before all is divided by the whole. */
  readonly weight: (award: Award) => Exact;
  readonly whole: (own: readonly Award[]) => Exact;
};

const HUNDRED = exact(100);

/** BD-MP-5, BD-RANK-4: all matchpoints out of all tops, in hundredths of these. */
const BY_POINTS: Weighing = {
  weight: ({ basis }) => basis?.counted ?? ZERO,
  whole: (own) => {
    let tops = 0;
    for (const award of own) if (isPlayed(award)) tops += award.basis?.top ?? 0;
    return divide(exact(Math.max(1, tops)), HUNDRED);
  },
};

const BY_BOARDS: Weighing = {
  weight: ({ value }) => value,
  whole: (own) => exact(Math.max(1, own.filter(isPlayed).length)),
};

/** BD-RANK-3: penalties are out of no top; a handicap is added to the percentage. */
const totalOf =
  ({ weight, whole }: Weighing) =>
  (own: readonly Award[]): Exact => {
    const counted: Exact[] = [];
    const added: Exact[] = [];
    for (const award of own)
      if (isStarting(award)) added.push(award.value);
      else counted.push(weight(award));
    return add(divide(sum(counted), whole(own)), sum(added));
  };

const partsWith =
  ({ weight, whole }: Weighing) =>
  (awards: readonly Award[]): readonly Part[] =>
    [...Map.groupBy(awards, ({ entry }) => entry).values()].flatMap((own) => {
      const all = whole(own);
      return own.map((award) =>
        isStarting(award) ? wholeOf(award) : { ...wholeOf(award), amount: divide(weight(award), all) },
      );
    });

const NOTHING_PLANNED: ReadonlyMap<string, number> = new Map();

/** Matchpoints by what a competition chose. */
export const matchpointChoices = (plain: RankingMethod): ScoringChoices =>
  choosing(matchpointFields, (scoring) => {
    const weighing = scoring.total === 'boards' ? BY_BOARDS : BY_POINTS;
    const chosen: RankingMethod = {
      ...plain,
      settled: settledWith(scoring, NOTHING_PLANNED),
      parts: partsWith(weighing),
      unranked: leastBoards(scoring),
      ...(scoring.ties === 'break' ? { criteria: pairCriteria } : {}),
      standings: (entries, awards) => rankAwards(entries, awards, totalOf(weighing)),
    };
    return {
      ...chosen,
      expecting: (planned) => ({ ...chosen, settled: settledWith(scoring, planned), soFar: chosen }),
    };
  });
