import type { FixtureScoring } from '../rules/fixtures';
import { ranked } from './chain';
import type { Contestant, Contributions } from './contributions';
import { fixtureChain } from './fixture-steps';
import { meetingsOf } from './meetings';
import { openRegions } from './regions';
import type { LeagueRow, LeagueTable, Outcome } from './row';
import { columnsOf, type Team, teamOf } from './team';

type Group = { readonly name: string; readonly entries: readonly Contestant[] };

/** Who is ranked together: the groups of the last phase that has some, or everybody. A team that was taken over is in none. */
const groupsOf = (
  { phases = [] }: FixtureScoring,
  { entries, groups = [] }: Contributions,
): readonly Group[] => {
  const standing = entries.filter(({ withdrawn }) => withdrawn?.takenOverBy === undefined);
  const phase = phases.findLast(({ id }) => groups.some((group) => group.phase === id));
  if (phase === undefined) return [{ name: '', entries: standing }];
  return groups
    .filter((group) => group.phase === phase.id)
    .map((group, at) => ({
      name: String(at + 1),
      entries: standing.filter(({ id }) => group.entries.includes(id)),
    }));
};

/** Whether it goes up or down; a place that is shared over the line is not decided. */
const outcomeOf = (
  { promoted = 0, relegated = 0 }: FixtureScoring,
  { rank, tiedWith }: Pick<LeagueRow, 'rank' | 'tiedWith'>,
  teams: number,
): Outcome => {
  const lowest = rank + tiedWith;
  const safe = teams - relegated;
  if (lowest <= promoted) return 'promoted';
  if (rank > safe) return 'relegated';
  return rank <= promoted || lowest > safe ? 'undecided' : 'none';
};

const isStruck = ({ withdrawal }: FixtureScoring, { withdrawn }: Contestant): boolean =>
  withdrawn !== undefined && (withdrawn.results ?? withdrawal?.results) === 'struck';

/** A team that withdrew stands last where the rules say so, or where none of its matches counts. */
const standsLast = (rules: FixtureScoring, { contestant }: Team): boolean =>
  contestant.withdrawn !== undefined &&
  (rules.withdrawal?.placed === 'last' ||
    (rules.withdrawal?.placed === undefined && isStruck(rules, contestant)));

const isProvisional = ({ entry, contestant, meetings }: Team, contributions: Contributions): boolean =>
  openRegions(contributions).has(contestant.region ?? '') ||
  meetings.some(({ match }) => match.finality === 'provisional') ||
  (contributions.matches ?? []).some(
    ({ status, sides }) => status === 'pending' && sides.some((side) => side.entry === entry),
  );

/** The table of a league of fixtures. */
export const fixtureTable = (
  rules: FixtureScoring,
  contributions: Contributions,
): Pick<LeagueTable, 'rows' | 'proposals'> => {
  const meetings = meetingsOf(rules, contributions);
  const adjustments = Map.groupBy(contributions.adjustments ?? [], ({ entry }) => entry);
  let above = 0;
  const rows = groupsOf(rules, contributions).flatMap(({ name, entries }) => {
    const teams = entries
      .map((each) =>
        teamOf(rules, each, {
          meetings: meetings.get(each.id) ?? [],
          adjustments: adjustments.get(each.id) ?? [],
        }),
      )
      .sort((a, b) => (a.entry < b.entry ? -1 : 1));
    const listed = teams.filter((team) => !standsLast(rules, team));
    const last = teams.filter((team) => standsLast(rules, team));
    const rowsOf = (those: readonly Team[], before: number): readonly LeagueRow[] =>
      ranked(those, fixtureChain(rules, contributions, those)).map(
        ({ each, rank, tiedWith, decided }): LeagueRow => ({
          ...{ entry: each.entry, group: name, rank: before + rank, tiedWith, decided },
          unranked: each.contestant.withdrawn === undefined ? null : 'withdrawn',
          total: each.total,
          figures: columnsOf(each),
          provisional: isProvisional(each, contributions),
          outcome: outcomeOf(rules, { rank: before + rank, tiedWith }, teams.length),
          lines: each.lines,
        }),
      );
    const own = [...rowsOf(listed, above), ...rowsOf(last, above + listed.length)];
    if (rules.groups !== 'apart') above += teams.length;
    return own;
  });
  return { rows, proposals: expulsions(rules, rows) };
};

const expulsions = ({ defaults }: FixtureScoring, rows: readonly LeagueRow[]): LeagueTable['proposals'] =>
  defaults === undefined
    ? []
    : rows.flatMap(({ entry, unranked, figures }) => {
        const count = figures.forfeits?.num ?? 0;
        return unranked === null && count >= defaults.expelAfter
          ? [{ kind: 'expel' as const, entry, defaults: count }]
          : [];
      });
