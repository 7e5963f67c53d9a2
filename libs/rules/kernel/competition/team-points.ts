import type { Award, Criterion, Entry, Exact, RankingMethod, ScoredDeal, StandingRow } from './contract';
import { add, compare, exact, fromPercent, sum, ZERO } from './exact';
import { artificialPercent, effectiveScore, isPlayed } from './scored-deal';

/** The round that a deal belongs to, from its id (`wm.s1-r2-tA-b3` is of `s1-r2`); a deal without one is a round. */
const roundOf = (deal: string): string =>
  /^s\d+-r\d+(?=-t)/.exec(deal.slice(deal.indexOf('.') + 1))?.[0] ?? deal;

/** What two entries won against each other in one round. */
type Meeting = {
  readonly round: string;
  readonly entry: string;
  readonly opponent: string;
  points: Exact;
  against: Exact;
};

/** The meetings of each entry, from the awards that two entries received for the same deal. */
const meetingsOf = (awards: readonly Award[]): readonly Meeting[] => {
  const meetings = new Map<string, Meeting>();
  for (const [deal, both] of Map.groupBy(awards, (award) => award.deal))
    for (const own of both)
      for (const other of both) {
        if (own.entry === other.entry) continue;
        const round = roundOf(deal);
        const key = `${round}|${own.entry}|${other.entry}`;
        const known = meetings.get(key) ?? {
          round,
          entry: own.entry,
          opponent: other.entry,
          points: ZERO,
          against: ZERO,
        };
        known.points = add(known.points, own.value);
        known.against = add(known.against, other.value);
        meetings.set(key, known);
      }
  return [...meetings.values()];
};

type Total = {
  readonly entry: Entry;
  readonly total: Exact;
  readonly deals: number;
};

type Tie = { readonly rows: readonly Total[]; readonly rank: number };

/** Splits rows into groups of equals, best first. */
const split = (
  rows: readonly Total[],
  better: (a: Total, b: Total) => number,
): readonly (readonly Total[])[] => {
  const groups: Total[][] = [];
  for (const row of [...rows].sort((a, b) => better(a, b) || a.entry.number - b.entry.number)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && better(last[0], row) === 0) last.push(row);
    else groups.push([row]);
  }
  return groups;
};

/** Points that an entry scored in its meetings with the others of its tie. */
const amongThem = (own: string, tied: readonly string[], meetings: readonly Meeting[]): Exact =>
  sum(
    meetings
      .filter(({ entry, opponent }) => entry === own && tied.includes(opponent))
      .map(({ points }) => points),
  );

const gamesWon = (own: string, meetings: readonly Meeting[]): number =>
  meetings.filter(({ entry, points, against }) => entry === own && compare(points, against) > 0).length;

/** WM-5-GAP-1: the points between the tied entries, then games won. */
const criteriaOf = (tied: readonly string[], meetings: readonly Meeting[]): readonly Criterion[] => [
  { name: 'among', values: new Map(tied.map((entry) => [entry, amongThem(entry, tied, meetings)])) },
  { name: 'games', values: new Map(tied.map((entry) => [entry, exact(gamesWon(entry, meetings))])) },
];

/** What is equal by every criterion shares the rank. */
const breakTie = (rows: readonly Total[], meetings: readonly Meeting[]): readonly (readonly Total[])[] => {
  if (rows.length < 2) return [rows];
  const criteria = criteriaOf(
    rows.map(({ entry }) => entry.id),
    meetings,
  );
  const valuesOf = ({ entry }: Total) => criteria.map(({ values }) => values.get(entry.id) ?? ZERO);
  return split(rows, (a, b) => {
    const own = valuesOf(a);
    return valuesOf(b).reduce((order, value, at) => order || compare(value, own[at] ?? ZERO), 0);
  });
};

const rankField = (
  field: string,
  rows: readonly Total[],
  meetings: readonly Meeting[],
): readonly StandingRow[] => {
  const played = split(
    rows,
    (a, b) => Number(b.deals > 0) - Number(a.deals > 0) || compare(b.total, a.total),
  );
  const ties: Tie[] = [];
  let rank = 1;
  for (const equals of played.flatMap((group) => breakTie(group, meetings))) {
    ties.push({ rows: equals, rank });
    rank += equals.length;
  }
  return ties.flatMap((tie) =>
    tie.rows.map(({ entry, total, deals }) => ({
      entry: entry.id,
      field,
      rank: tie.rank,
      tiedWith: tie.rows.length - 1,
      total,
      deals,
    })),
  );
};

const awardOf = (deal: ScoredDeal, side: string, entry: string): readonly Award[] => {
  const percent = artificialPercent(deal, side);
  // An artificial score is a share of the one point that a deal is worth.
  if (percent !== null) return [{ deal: deal.deal, side, entry, value: shareOf(percent) }];
  const score = effectiveScore(deal, side);
  return score === null ? [] : [{ deal: deal.deal, side, entry, value: exact(score) }];
};

const shareOf = (percent: number): Exact => {
  const { num, den } = fromPercent(percent);
  return exact(num, den * 100);
};

/**
 * Points added up over all deals, as the score sheets of whist tables do. Equal totals are ranked by the points of the
 * deals between the tied entries, then by games won (a game: all the deals of a round against one opponent), then share
 * their rank (WM-5-GAP-1).
 */
export const teamPoints: RankingMethod = {
  id: 'team-points',
  unit: 'point',
  decimals: 0,
  awards: (group) =>
    group.flatMap((deal) =>
      Object.entries(deal.entries).flatMap(([side, entry]) => awardOf(deal, side, entry)),
    ),
  criteria: (tied, awards) => criteriaOf(tied, meetingsOf(awards)),
  standings: (entries, awards) => {
    const meetings = meetingsOf(awards);
    const byEntry = Map.groupBy(awards, (award) => award.entry);
    const totals = entries.map((entry): Total => {
      const own = byEntry.get(entry.id) ?? [];
      return {
        entry,
        total: sum(own.map(({ value }) => value)),
        deals: own.filter(isPlayed).length,
      };
    });
    const fields = Map.groupBy(totals, ({ entry }) => entry.field ?? '');
    return [...fields].flatMap(([field, rows]) => rankField(field, rows, meetings));
  },
};
