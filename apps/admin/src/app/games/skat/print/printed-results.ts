import { type EntryFigures, rankedFigures, type TournamentView } from '../tournament/tournament-view';

/** A participant with the result of each series, in the order of the ranking. */
export type ResultLine = {
  readonly rank: number;
  readonly entry: string;
  /** By series; null where there is none, or nobody may see it yet. */
  readonly series: readonly (number | null)[];
  readonly total: number;
  readonly won: number;
  readonly lost: number;
};

/** The result list by series, from the lists as far as they are closed and `results`, best first. */
export const resultsBySeries = (
  lists: TournamentView['lists'],
  results: readonly EntryFigures[],
): { readonly series: readonly number[]; readonly lines: readonly ResultLine[] } => {
  const series = [...new Set(lists.map((list) => list.series))].toSorted((a, b) => a - b);
  const of = (entry: string, number: number): number | null =>
    lists.find((list) => list.series === number && list.results?.[entry] !== undefined)?.results?.[entry]
      ?.result ?? null;
  const lines = rankedFigures(results).map(({ rank, entry, result, won, lost }) => ({
    ...{ rank, entry, total: result, won, lost },
    series: series.map((number) => of(entry, number)),
  }));
  return { series, lines };
};

/** A list to be filled in by hand: so many lines, and who sits at the table; nobody where it is for any. */
export type BlankList = {
  readonly table: string | null;
  readonly deals: number;
  readonly players: readonly (string | null)[];
};

const FOUR: BlankList = { table: null, deals: 48, players: [null, null, null, null] };
const THREE: BlankList = { table: null, deals: 36, players: [null, null, null] };

/** One for each table of the series, or one for four and one for three players where no seats are drawn (SKAT-5.5.1). */
export const blankLists = (
  lists: readonly Pick<TournamentView['lists'][number], 'table' | 'deals' | 'seats'>[],
): readonly BlankList[] =>
  lists.length === 0
    ? [FOUR, THREE]
    : lists.map(({ table, deals, seats }) => ({ table, deals, players: seats }));
