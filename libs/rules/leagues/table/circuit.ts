import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { CircuitScoring } from '../rules/circuit';
import { ranked } from './chain';
import { type CircuitEntry, circuitEntries } from './circuit-entry';
import { circuitChain } from './circuit-steps';
import type { CompetitionResult, Contributions } from './contributions';
import type { Line } from './line';
import { openRegions } from './regions';
import type { LeagueRow } from './row';

const tooFew = ({ minimum }: CircuitScoring, { competitions, sessions }: CircuitEntry): boolean =>
  competitions < (minimum?.competitions ?? 0) || sessions < (minimum?.sessions ?? 0);

/** Why an entry has no rank. One that withdrew is listed behind; its results are those of the others' competitions too. */
const unrankedFor = (rules: CircuitScoring, entry: CircuitEntry): LeagueRow['unranked'] => {
  if (entry.contestant.withdrawn !== undefined) return 'withdrawn';
  return tooFew(rules, entry) ? 'too-few' : null;
};

/** Its region is open, or a result of it is not official. */
const isProvisional = (
  { contestant }: CircuitEntry,
  own: readonly CompetitionResult[],
  open: ReadonlySet<string>,
): boolean =>
  open.has(contestant.region ?? '') || own.some(({ finality = 'official' }) => finality !== 'official');

const byId = (a: { readonly entry: string }, b: { readonly entry: string }): number =>
  a.entry < b.entry ? -1 : a.entry > b.entry ? 1 : 0;

/** The rows of one ranking: a whole circuit, or one group of a phase. */
export const circuitRows = (
  rules: CircuitScoring,
  contributions: Contributions,
  {
    group = '',
    carriedOf = () => [],
  }: {
    readonly group?: string;
    readonly carriedOf?: (entry: string) => readonly Line[];
  } = {},
): readonly LeagueRow[] => {
  const results = Map.groupBy(contributions.results ?? [], ({ entry }) => entry);
  const adjustments = Map.groupBy(contributions.adjustments ?? [], ({ entry }) => entry);
  const entryOf = circuitEntries(rules);
  const all = contributions.entries
    .map((each) =>
      entryOf(each, results.get(each.id) ?? [], adjustments.get(each.id) ?? [], carriedOf(each.id)),
    )
    .filter(({ total }) => rules.listed !== 'with-points' || total.num > 0)
    .sort(byId);
  const open = openRegions(contributions);
  const rowsOf = (
    entries: readonly CircuitEntry[],
    before: number,
    why: (entry: CircuitEntry) => LeagueRow['unranked'],
  ): readonly LeagueRow[] =>
    ranked(entries, circuitChain(rules, contributions, entries)).map(
      ({ each, rank, tiedWith, decided }): LeagueRow => ({
        ...{ entry: each.entry, group, rank: before + rank, tiedWith, decided },
        unranked: why(each),
        total: each.total,
        figures: {
          competitions: exact(each.competitions),
          counted: exact(each.counted.length),
          sessions: exact(each.sessions),
        },
        provisional: isProvisional(each, results.get(each.entry) ?? [], open),
        outcome: 'none',
        lines: each.lines,
      }),
    );
  const listed = all.filter((entry) => unrankedFor(rules, entry) === null);
  const behind = all.filter((entry) => unrankedFor(rules, entry) !== null);
  return [
    ...rowsOf(listed, 0, () => null),
    ...rowsOf(behind, listed.length, (entry) => unrankedFor(rules, entry)),
  ];
};
