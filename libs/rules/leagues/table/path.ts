import { multiply, ZERO } from '@arbitre/rules/kernel/competition/exact';
import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { exactOf } from '../rules/amount';
import type { PathPhase, PathScoring } from '../rules/path';
import { circuitRows } from './circuit';
import type { Contestant, Contributions } from './contributions';
import type { Line } from './line';
import type { LeagueRow } from './row';

/** Within what a phase ranks: its regions or clubs, or everybody. */
export const groupIn = (
  { id, level }: Pick<PathPhase, 'id' | 'level'>,
  { region, club }: Contestant,
): string => {
  const within = level === 'region' ? region : level === 'club' ? club : undefined;
  return within === undefined ? id : `${id}/${within}`;
};

const carriedOf = ({ carryOver }: PathPhase, { rank, total }: LeagueRow): Exact => {
  if (carryOver === undefined) return ZERO;
  if (carryOver.of === 'total') return multiply(total, exactOf(carryOver.share ?? 1));
  const points = carryOver.points?.[rank - 1];
  return points === undefined ? ZERO : exactOf(points);
};

const carriedLines = (phase: PathPhase, before: readonly LeagueRow[], from: string) => {
  const rows = new Map(before.map((row) => [row.entry, row]));
  return (entry: string): readonly Line[] => {
    const row = rows.get(entry);
    if (row === undefined || phase.carryOver === undefined) return [];
    const kept = carriedOf(phase, row);
    return [{ kind: 'carried', of: from, worth: kept, amount: kept, notCounted: null, facts: {} }];
  };
};

/** Who is in a phase: everybody in the first, in later ones whoever is named for it, or has a result there. */
const isIn = (phase: PathPhase, first: boolean, contributions: Contributions): ((id: string) => boolean) => {
  if (first) return () => true;
  const group = contributions.groups?.find((each) => each.phase === phase.id);
  const entries = new Set(
    group?.entries ??
      (contributions.results ?? []).filter((result) => result.phase === phase.id).map(({ entry }) => entry),
  );
  return (id) => entries.has(id);
};

const phaseRows = (
  phase: PathPhase,
  first: boolean,
  contributions: Contributions,
  carried: (entry: string) => readonly Line[],
): readonly LeagueRow[] => {
  const isHere = (of: string | undefined): boolean => of === phase.id || (first && of === undefined);
  const belongs = isIn(phase, first, contributions);
  const own = {
    ...contributions,
    results: (contributions.results ?? []).filter((each) => isHere(each.phase)),
    adjustments: (contributions.adjustments ?? []).filter((each) => isHere(each.phase)),
  };
  const entries = contributions.entries.filter(({ id }) => belongs(id));
  return [...Map.groupBy(entries, (each) => groupIn(phase, each))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([group, those]) =>
      circuitRows(phase.scoring, { ...own, entries: those }, { group, carriedOf: carried }),
    );
};

/** The rows of every phase, the last phase first. An entry has a row in each phase that it reached. */
export const pathRows = (rules: PathScoring, contributions: Contributions): readonly LeagueRow[] => {
  const phases: (readonly LeagueRow[])[] = [];
  rules.phases.forEach((phase, at) => {
    const from = rules.phases[at - 1]?.id ?? '';
    phases.push(phaseRows(phase, at === 0, contributions, carriedLines(phase, phases[at - 1] ?? [], from)));
  });
  const reached = phases.map((rows) => new Set(rows.map(({ entry }) => entry)));
  return phases
    .map((rows, at) =>
      rows.map((row): LeagueRow =>
        reached[at + 1]?.has(row.entry) === true ? { ...row, outcome: 'qualified' } : row,
      ),
    )
    .reverse()
    .flat();
};

/** Medals by rank: 1 gold, 2 silver …; a shared rank shares its medal. */
export const medalOf = ({ medals = 3 }: PathScoring, { rank }: Pick<LeagueRow, 'rank'>): number | null =>
  rank <= medals ? rank : null;
