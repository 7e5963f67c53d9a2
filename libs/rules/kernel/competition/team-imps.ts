import type { Award, Exact, RankingMethod, ScoredDeal } from './contract';
import { exact, sum } from './exact';
import { impsFor, impsForPercent } from './imps';
import { rank } from './ranking';
import { artificialPercent, formOf, outcomesOf } from './scored-deal';

/** The other table of the same match: the same two teams with the directions reversed (BD-TEAM-1), the same cards (BD-L87C). */
const otherTable = (deal: ScoredDeal, group: readonly ScoredDeal[]): ScoredDeal | null =>
  group.find(
    (each) =>
      each.entries.NS === deal.entries.EW &&
      each.entries.EW === deal.entries.NS &&
      formOf(each, 'NS') === formOf(deal, 'NS'),
  ) ?? null;

/** IMPs of the team that sits NS at `home`: its pair there and its pair EW at `away`; of weighed results each by itself. */
const impsOfTeam = (home: ScoredDeal, away: ScoredDeal | null): Exact | null => {
  const percent = artificialPercent(home, 'NS') ?? (away === null ? null : artificialPercent(away, 'EW'));
  if (percent !== null) return exact(impsForPercent(percent));
  const here = outcomesOf(home, 'NS');
  const there = away === null ? [] : outcomesOf(away, 'EW');
  if (here.length === 0 || there.length === 0) return null;
  const imps = here.flatMap((one) =>
    there.map((other) => one.percent * other.percent * impsFor(one.score + other.score)),
  );
  return exact(
    imps.reduce((all, each) => all + each, 0),
    10_000,
  );
};

/**
 * Teams of four: the two tables of a match together (BD-TEAM-1, BD-TEAM-2). Each team's award for a board stands on
 * the table where it sits NS, so that a board counts once; a board without its second table counts nothing yet.
 */
export const teamImps: RankingMethod = {
  id: 'team-imps',
  unit: 'imp',
  decimals: 0,
  awards: (group) =>
    group.flatMap((deal): readonly Award[] => {
      const entry = deal.entries.NS;
      const imps = impsOfTeam(deal, otherTable(deal, group));
      return entry === undefined || imps === null
        ? []
        : [{ deal: deal.deal, side: 'NS', entry, value: imps }];
    }),
  standings: (entries, awards) => rank(entries, awards, sum),
};
