import { gamesOf } from '../score-sheet/rating';
import type { Running } from '../score-sheet/sheet';
import { defenceOf } from './list-parts';
import type { List, TournamentState } from './state';

/** What an entry has over all lists that are closed (SKWO-5-GAP-2). */
export type EntryResult = {
  readonly entry: string;
  readonly result: number;
  readonly won: number;
  readonly lost: number;
  readonly series: number;
};

const NOTHING: Running = { points: 0, won: 0, lost: 0 };

/** The figures of an entry on a closed list as they stand now; null before it is closed. */
export const figuresOf = (list: List, entry: string): Running | null =>
  list.closed === null ? null : (list.corrected[entry] ?? list.closed.totals.players[entry] ?? NOTHING);

/** The list as it was signed: without what the direction corrected since. */
export const asSigned = (list: List): List => ({ ...list, corrected: {} });

/** The extended Seeger-Fabian result of an entry on a closed list (SKWO-5.1.c); null before it is closed. */
export const listResult = (list: List, entry: string): number | null => {
  const own = figuresOf(list, entry);
  if (own === null) return null;
  return own.points + gamesOf(own) + defenceOf(list, entry, (each) => figuresOf(list, each) ?? NOTHING);
};

/** SKWO-7.1-GAP-2, SKWO-4.4-GAP-1: whose result of a series is nothing, the others' staying as they are. */
export const isAnnulled = (
  { annulled, substitutes }: TournamentState,
  series: number,
  entry: string,
): boolean =>
  annulled.some((each) => each.series === series && each.entry === entry) ||
  substitutes.some((each) => each.series === series && each.entry === entry && each.cause === 'bad-faith');

/** SKWO-5.1.d: better results first, then more games won, then fewer lost; 0 where only the lot can part them. */
export const compareResults = (a: EntryResult, b: EntryResult): number =>
  b.result - a.result || b.won - a.won || a.lost - b.lost;

/** SKWO-5-GAP-3: the place of one before the other in the last lot that was drawn between them; 0 without one. */
const byLot = ({ lots }: TournamentState, a: EntryResult, b: EntryResult): number => {
  const order = lots.findLast((names) => names.includes(a.entry) && names.includes(b.entry));
  return order === undefined ? 0 : order.indexOf(a.entry) - order.indexOf(b.entry);
};

/** A result with its place, from 1; equal ones share it until a lot parts them. */
export type RankedResult = EntryResult & { readonly rank: number };

/** SKWO-5.1.d, SKWO-5-GAP-3: best first, equal ones in the order of their lot. */
export const ranked = (state: TournamentState, results: readonly EntryResult[]): readonly RankedResult[] => {
  const compare = (a: EntryResult, b: EntryResult): number => compareResults(a, b) || byLot(state, a, b);
  const sorted = [...results].sort(compare);
  return sorted.map((row) => ({ ...row, rank: 1 + sorted.findIndex((each) => compare(each, row) === 0) }));
};

/** The results of everybody who played, from the closed lists, penalties included; best first, lots apart. */
export const resultsOf = (state: TournamentState): readonly EntryResult[] => {
  const entries = new Set([...state.lists.values()].flatMap(({ players }) => players));
  const penaltyOf = (entry: string): number =>
    state.penalties.filter((each) => each.entry === entry).reduce((sum, { points }) => sum + points, 0);
  return [...entries]
    .filter((entry) => !state.excluded.has(entry))
    .map((entry): EntryResult => {
      const own = [...state.lists.values()].filter(
        (list) =>
          list.closed !== null && list.players.includes(entry) && !isAnnulled(state, list.series, entry),
      );
      const sum = (figure: (list: List) => number): number =>
        own.reduce((total, list) => total + figure(list), 0);
      return {
        entry,
        result: sum((list) => listResult(list, entry) ?? 0) - penaltyOf(entry),
        won: sum((list) => figuresOf(list, entry)?.won ?? 0),
        lost: sum((list) => figuresOf(list, entry)?.lost ?? 0),
        series: own.length,
      };
    })
    .sort(compareResults);
};

/** SKWO-5-GAP-4: a team has what its members have, compared in the same way. */
export const teamResultsOf = (state: TournamentState): readonly EntryResult[] => {
  const teams = Map.groupBy(resultsOf(state), ({ entry }) => state.participants.get(entry)?.team ?? null);
  return [...teams]
    .flatMap(([team, members]) =>
      team === null
        ? []
        : [
            members.reduce(
              (total, { result, won, lost, series }): EntryResult => ({
                entry: team,
                result: total.result + result,
                won: total.won + won,
                lost: total.lost + lost,
                series: Math.max(total.series, series),
              }),
              { entry: team, result: 0, won: 0, lost: 0, series: 0 },
            ),
          ],
    )
    .sort(compareResults);
};

const equals = (state: TournamentState, results: readonly EntryResult[]): readonly (readonly string[])[] =>
  [...Map.groupBy(ranked(state, results), ({ rank }) => rank).values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ entry }) => entry));

/** Entries or teams that only a lot can part, as long as none was drawn for them (SKWO-5.1.d). */
export const lotsDue = (state: TournamentState): readonly (readonly string[])[] => [
  ...equals(state, resultsOf(state)),
  ...(state.setup.teams ? equals(state, teamResultsOf(state)) : []),
];

/** SKWO-9-GAP-4: what a participant owes for lost games, in cents; it touches no result. */
export const lostGameFees = (state: TournamentState, entry: string): number =>
  (state.notice?.notice.lostGameFee ?? 0) *
  [...state.lists.values()]
    .filter(({ players }) => players.includes(entry))
    .reduce((sum, list) => sum + (figuresOf(list, entry)?.lost ?? 0), 0);
