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

/** BD-NEUBERG-1, BD-PHANTOM-1: what a movement gives a board is what most boards of the session have. */
const expectedIn = (
  awards: readonly Award[],
  { expected }: MatchpointScoring,
): ReadonlyMap<string, number> => {
  const most = new Map<string, number>();
  for (const award of awards) {
    const session = sessionOf(award);
    const results = expected ?? award.basis?.results ?? 0;
    if (results > (most.get(session) ?? 0)) most.set(session, results);
  }
  return most;
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

const UNFACTORED = 10_000;

const boundsIn = ({ basis }: Award): Bounds | null =>
  basis?.least === undefined && basis?.most === undefined
    ? null
    : {
        ...(basis.least === undefined ? {} : { least: basis.least }),
        ...(basis.most === undefined ? {} : { most: basis.most }),
      };

/** What a real or assigned score counts for. The top of the board is as many as are expected, less one. */
const boardOf = (award: Award, { scoring, expected }: Settling): Award => {
  const { points = ZERO, compared = 2 } = award.basis ?? {};
  const unit = scoring.unit ?? 1;
  const all =
    scoring.factoring === 'none' ? compared : Math.max(compared, expected.get(sessionOf(award)) ?? 0);
  const bounds = boundsIn(award);
  if (compared === all && bounds === null) {
    const counted = unit === 2 ? points : divide(points, exact(2));
    const top = unit * (compared - 1);
    return {
      ...award,
      value: divide(multiply(points, exact(50)), exact(compared - 1)),
      basis: { kind: 'board', ...award.basis, counted, top },
    };
  }
  const scaled = Math.round((points.num * UNFACTORED) / points.den);
  const percent = factoredPercent(scaled, { actual: compared, expected: all });
  return counting(award, within(percent, bounds, fromPercent), unit * (all - 1));
};

/** Boards that were compared, then what depends on them: artificial scores of a contestant, in the order of the boards. */
const settledOf = (own: readonly Award[], settling: Settling): readonly Award[] => {
  const { scoring, expected } = settling;
  const isGiven = ({ basis }: Award): boolean =>
    basis !== undefined && (basis.kind === 'artificial' || isAlone(basis));
  const boards = own.map((award) =>
    award.basis?.kind === 'board' && !isAlone(award.basis) ? boardOf(award, settling) : award,
  );
  if (!own.some(isGiven) && own.every(isPlayed)) return boards;
  const bySession = Map.groupBy(boards, sessionOf);
  return [...bySession].flatMap(([session, of]) => {
    const artificial = of.filter(isGiven).toSorted((a, b) => (a.deal < b.deal ? -1 : 1));
    const percents = artificialPercents(
      of.filter((award) => award.basis?.kind === 'board' && !isGiven(award)),
      artificial.map(({ basis }) => basis?.given ?? 60),
      { own: scoring.ownPercentage !== false, second: scoring.secondArtificial ?? null },
    );
    const worth = new Map(artificial.map((award, at) => [award, percents[at] ?? ZERO]));
    const top = (scoring.unit ?? 1) * Math.max(1, (expected.get(session) ?? 2) - 1);
    return of.map((award) => {
      const percent = worth.get(award) ?? (isPlayed(award) ? null : award.value);
      return percent === null ? award : counting(award, percent, top);
    });
  });
};

const settledWith =
  (scoring: MatchpointScoring): NonNullable<RankingMethod['settled']> =>
  (awards) => {
    const given = awards.filter((award) => !isStarting(award));
    const settling = { scoring, expected: expectedIn(given, scoring) };
    const byEntry = Map.groupBy(given, ({ entry }) => entry);
    return [
      ...[...byEntry.values()].flatMap((own) => settledOf(own, settling)),
      ...startingAwards(HANDICAP, scoring.handicaps, given),
    ];
  };

type Weighing = {
  readonly weight: (award: Award) => Exact;
  readonly whole: (own: readonly Award[]) => Exact;
};

/** BD-MP-5, BD-RANK-4: all matchpoints out of all tops. */
const BY_POINTS: Weighing = {
  weight: ({ basis }) => multiply(basis?.counted ?? ZERO, exact(100)),
  whole: (own) =>
    exact(
      Math.max(
        1,
        own.filter(isPlayed).reduce((all, { basis }) => all + (basis?.top ?? 0), 0),
      ),
    ),
};

const BY_BOARDS: Weighing = {
  weight: ({ value }) => value,
  whole: (own) => exact(Math.max(1, own.filter(isPlayed).length)),
};

/** BD-RANK-3: penalties are out of no top; a handicap is added to the percentage. */
const totalOf =
  ({ weight, whole }: Weighing) =>
  (own: readonly Award[]): Exact => {
    const counted = own.filter((award) => !isStarting(award));
    const played = divide(sum(counted.map(weight)), whole(own));
    return own.filter(isStarting).reduce((total, { value }) => add(total, value), played);
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

/** Matchpoints by what a competition chose. */
export const matchpointChoices = (plain: RankingMethod): ScoringChoices =>
  choosing(matchpointFields, (scoring) => {
    const weighing = scoring.total === 'boards' ? BY_BOARDS : BY_POINTS;
    return {
      ...plain,
      settled: settledWith(scoring),
      parts: partsWith(weighing),
      unranked: leastBoards(scoring),
      ...(scoring.ties === 'break' ? { criteria: pairCriteria } : {}),
      standings: (entries, awards) => rankAwards(entries, awards, totalOf(weighing)),
    };
  });
