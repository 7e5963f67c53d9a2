import { type AsOf, type EventStore, seasonOfDivision, toldOfDivision } from '@arbitre/events';
import {
  type DivisionState,
  type LeagueRow,
  rulesInForce,
  stateTold,
  tableTold,
} from '@arbitre/rules/leagues';
import type { RequestContext } from '../graphql/request-context';
import type { Names } from '../names/names';
import { shown } from './division-view';
import type { KnownRecord } from './records.reader';

type Entered = DivisionState['entries'] extends ReadonlyMap<string, infer Value> ? Value : never;

/** Whose entries are told. */
export type IsOwn = (entry: Entered) => boolean;

/** Of so many divisions, the newest, it is told how they were: each is read from the log. */
const MOST = 25;

const NOT_RANKED = {
  ...{ group: null, rank: null, tiedWith: null, unranked: null, total: null, provisional: null },
  outcome: null,
} as const;

const rankedAs = (row: LeagueRow | null, decimals: number | undefined) => {
  if (row === null) return NOT_RANKED;
  const { group, rank, tiedWith, unranked, provisional, outcome, total } = row;
  return { group, rank, tiedWith, unranked, provisional, outcome, total: shown(total, decimals) };
};

const licencesOf = ({ members, roster }: Entered): readonly string[] =>
  [...new Set([...members, ...(roster?.players ?? []), ...(roster?.substitutes ?? [])])].sort();

/** What was told of the entries of somebody, or of a club, by then; `now` says in which divisions they are. */
export const recordsAsOf = async (
  { store, names }: { readonly store: EventStore; readonly names: Names },
  now: readonly KnownRecord[],
  { asOf, isOwn }: { readonly asOf: Exclude<AsOf, null>; readonly isOwn: IsOwn },
  request: RequestContext,
): Promise<readonly KnownRecord[]> => {
  const seasonNames = new Map(now.map(({ division, seasonName }) => [division, seasonName]));
  const divisions = [...seasonNames.keys()].slice(0, MOST);
  const records = await Promise.all(
    divisions.map(async (division): Promise<readonly KnownRecord[]> => {
      const told = await toldOfDivision(store, division, asOf);
      const table = told && tableTold(told);
      if (told === null || table === null) return [];
      const state = stateTold(told);
      const { title = division, game = '' } = state.opened ?? {};
      const decimals = rulesInForce(state)?.decimals;
      const own = [...state.entries.values()].filter(isOwn);
      const each = await Promise.all(
        own.map(async (entered) => {
          const { entry, name = null, members, place } = entered;
          const called = await names.ofEntry({ label: name, members: [...members] }, request);
          const about = {
            ...{ division, title, game, season: seasonOfDivision(division), entry, place },
            ...{ seasonName: seasonNames.get(division) ?? '', name: called ?? entry },
            licences: licencesOf(entered),
          };
          const rows = table.rows.filter((row) => row.entry === entry);
          return (rows.length === 0 ? [null] : rows).map((row) => ({ ...about, ...rankedAs(row, decimals) }));
        }),
      );
      return each.flat();
    }),
  );
  return records.flat();
};
