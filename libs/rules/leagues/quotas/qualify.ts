import type { Quota } from '../rules/path';
import type { LeagueRow } from '../table/row';
import { apportion } from './largest-remainder';

type Ranked = Pick<LeagueRow, 'entry' | 'group' | 'rank' | 'tiedWith'> & {
  /** Null of those that are ranked. */
  readonly unranked: string | null;
};

export type Qualifying = {
  /** Entries that took part, by group (region); those ranked unless given. */
  readonly participation?: Readonly<Record<string, number>>;
  readonly exempt?: readonly string[];
  readonly declined?: readonly string[];
};

/** The places of one group, and what they come from. */
export type GroupPlaces = {
  readonly group: string;
  readonly participation: number;
  readonly fixed: number;
  readonly proportional: number;
};

export type Qualified = {
  readonly entry: string;
  readonly group: string;
  readonly by: 'exemption' | 'ranking' | 'reserve';
};

export type Qualification = {
  readonly places: readonly GroupPlaces[];
  readonly qualified: readonly Qualified[];
  /** Who comes in when somebody declines, in order within each group. */
  readonly reserves: readonly { readonly entry: string; readonly group: string }[];
  /** Entries that share a place over the line of their group: a lot or a play-off decides. */
  readonly undecided: readonly { readonly group: string; readonly entries: readonly string[] }[];
};

type Group = {
  readonly group: string;
  readonly participation: number;
  /** Best first: ranked, neither exempt nor declined. */
  readonly available: readonly Ranked[];
};

/** Places that a group cannot fill go to the others by the same method, until they are filled or nobody is left. */
const shared = (quota: Quota, groups: readonly Group[], exempt: number): ReadonlyMap<string, GroupPlaces> => {
  const { fixed = 0, method = 'largest-remainder' } = quota;
  const places = new Map(
    groups.map(({ group, participation, available }) => [
      group,
      { group, participation, fixed: Math.min(fixed, available.length), proportional: 0 },
    ]),
  );
  const held = (group: string): number => {
    const own = places.get(group);
    return own === undefined ? 0 : own.fixed + own.proportional;
  };
  for (;;) {
    const taken = groups.reduce((sum, { group }) => sum + held(group), 0);
    const left = quota.places - exempt - taken;
    const open = groups.filter(({ group, available }) => held(group) < available.length);
    if (left <= 0 || open.length === 0) return places;
    const seats = apportion(
      left < open.length ? 'largest-remainder' : method,
      left,
      open.map(({ participation }) => participation),
    );
    open.forEach(({ group, available }, at) => {
      const own = places.get(group);
      if (own === undefined) return;
      const room = available.length - held(group);
      places.set(group, { ...own, proportional: own.proportional + Math.min(room, seats[at] ?? 0) });
    });
  }
};

/** Entries at the line of a group that share their place with others beyond it. */
const overTheLine = (available: readonly Ranked[], places: number): readonly string[] => {
  const [last, next] = [available[places - 1], available[places]];
  return last !== undefined && last.rank === next?.rank
    ? available.filter(({ rank }) => rank === last.rank).map(({ entry }) => entry)
    : [];
};

const groupsOf = (rows: readonly Ranked[], { participation = {}, exempt = [], declined = [] }: Qualifying) =>
  [...Map.groupBy(rows, ({ group }) => group)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, those]): Group => {
      const ranked = those.filter(({ unranked }) => unranked === null);
      return {
        group,
        participation: participation[group] ?? ranked.length,
        available: ranked
          .filter(({ entry }) => !exempt.includes(entry) && !declined.includes(entry))
          .sort((a, b) => a.rank - b.rank || (a.entry < b.entry ? -1 : 1)),
      };
    });

const seatsOf = (places: ReadonlyMap<string, GroupPlaces>, group: string): number => {
  const own = places.get(group);
  return own === undefined ? 0 : own.fixed + own.proportional;
};

/** Who would have gone on if nobody had declined. */
const firstChoice = (
  quota: Quota,
  rows: readonly Ranked[],
  given: Qualifying,
  exempt: number,
): ReadonlySet<string> => {
  const groups = groupsOf(rows, { ...given, declined: [] });
  const places = shared(quota, groups, exempt);
  return new Set(
    groups.flatMap(({ group, available }) =>
      available.slice(0, seatsOf(places, group)).map(({ entry }) => entry),
    ),
  );
};

/** Who goes on from the ranking of a phase, by the quota of the next. */
export const qualify = (quota: Quota, rows: readonly Ranked[], given: Qualifying = {}): Qualification => {
  const declined = given.declined ?? [];
  const exempt = (given.exempt ?? [])
    .filter((entry) => !declined.includes(entry))
    .slice(0, quota.exemptions ?? 0);
  const groups = groupsOf(rows, { ...given, exempt });
  const places = shared(quota, groups, exempt.length);
  const first = firstChoice(quota, rows, { ...given, exempt }, exempt.length);
  const groupOf = new Map(rows.map(({ entry, group }) => [entry, group]));
  const inGroup = (group: string) => seatsOf(places, group);
  return {
    places: groups.flatMap(({ group }) => places.get(group) ?? []),
    qualified: [
      ...exempt.map((entry): Qualified => ({ entry, group: groupOf.get(entry) ?? '', by: 'exemption' })),
      ...groups.flatMap(({ group, available }) =>
        available
          .slice(0, inGroup(group))
          .map(({ entry }): Qualified => ({ entry, group, by: first.has(entry) ? 'ranking' : 'reserve' })),
      ),
    ],
    reserves: groups.flatMap(({ group, available }) =>
      available
        .slice(inGroup(group), inGroup(group) + (quota.reserves ?? 0))
        .map(({ entry }) => ({ entry, group })),
    ),
    undecided: groups.flatMap(({ group, available }) => {
      const entries = overTheLine(available, inGroup(group));
      return entries.length === 0 ? [] : [{ group, entries }];
    }),
  };
};
