import {
  fraction,
  methodOf,
  replayDeal,
  type Award,
  type DealScored,
  type Entry,
  type MethodId,
  type ScoredDeal,
  type StandingRow,
} from '@arbitre/rules';
import { WITHHELD, type PbnReading } from '@arbitre/rules/games/bridge/pbn';
import type { ImportCheck, ImportChecks, PbnProblem, PlannedDeal } from './contract';

type TableRow = NonNullable<ReturnType<PbnReading['games'][number]['tables']['get']>>['rows'][number];
type Checked = { readonly checks: ImportChecks; readonly problems: readonly PbnProblem[] };
type Comparison = { readonly check: ImportCheck; readonly problems: readonly PbnProblem[] };

const differs = (line: number, game: number, code: string, facts: PbnProblem['facts']): PbnProblem => ({
  source: 'pbn',
  line,
  game,
  severity: 'error',
  code,
  facts,
});

const comparisonOf = (compared: number, problems: readonly PbnProblem[]): Comparison => ({
  check: { compared, agree: compared - problems.length },
  problems,
});

const lastScore = (deal: PlannedDeal): DealScored['data'] | null =>
  (deal.events.findLast(({ type }) => type === 'DealScored') as DealScored | undefined)?.data ?? null;

const compareScores = (deals: readonly PlannedDeal[]): Comparison => {
  const compared = deals.filter(({ record }) => record.expected.score !== undefined);
  return comparisonOf(
    compared.length,
    compared.flatMap((deal) => {
      const ours = lastScore(deal);
      const { line, game, expected } = deal.record;
      return ours?.scores.NS === expected.score
        ? []
        : [
            differs(line, game, 'score-differs', {
              file: expected.score ?? null,
              ours: ours?.scores.NS ?? null,
              result: ours?.notation ?? null,
            }),
          ];
    }),
  );
};

/** A deal as the ranking sees it, ruling included. */
export const scoredDealOf = ({ id, record, events, ruling }: PlannedDeal): ScoredDeal => {
  const state = replayDeal(events);
  const { session, board, table } = record.place;
  return {
    deal: id,
    group: `s${session}-b${board}`,
    table,
    entries: { NS: record.seating.N ?? '', EW: record.seating.E ?? '' },
    scores: state.score?.scores ?? null,
    adjustments: ruling === null ? state.adjustments : { ...state.adjustments, ...ruling.adjustments },
  };
};

const awardsOf = (method: MethodId, deals: readonly PlannedDeal[]): readonly Award[] => {
  const groups = Map.groupBy(
    deals.map(scoredDealOf).filter(({ scores, adjustments }) => scores !== null || adjustments !== null),
    ({ group }) => group,
  );
  return [...groups.values()].flatMap((group) => methodOf(method).awards(group));
};

const compareImps = (deals: readonly PlannedDeal[], awards: readonly Award[]): Comparison => {
  const ours = new Map(awards.filter(({ side }) => side === 'NS').map(({ deal, value }) => [deal, value]));
  const compared = deals.filter(({ id, record }) => record.expected.imps !== undefined && ours.has(id));
  return comparisonOf(
    compared.length,
    compared.flatMap(({ id, record }) => {
      const value = ours.get(id) ?? fraction.ZERO;
      return value.den === 1 && value.num === record.expected.imps
        ? []
        : [
            differs(record.line, record.game, 'imps-differ', {
              file: record.expected.imps ?? null,
              ours: fraction.toDecimal(value, value.den === 1 ? 0 : 2),
            }),
          ];
    }),
  );
};

const TOTAL_COLUMNS = ['TotalScoreIMP', 'TotalIMP', 'TotalPercentage', 'TotalScorePercentage'];

/** A figure as the file writes it; where columns have shifted, a name could stand there, which is not shown. */
const figure = (cell: string | undefined): string | null =>
  cell === undefined || /^[\d\s.,+\-=/%]*$/.test(cell) ? (cell ?? null) : WITHHELD;

const compareRow = (
  row: TableRow,
  standing: StandingRow | undefined,
  decimals: number,
): PbnProblem | null => {
  const column = TOTAL_COLUMNS.find((name) => row.cells[name] !== undefined) ?? '';
  const total = standing === undefined ? null : fraction.toDecimal(standing.total, decimals);
  const same =
    Number(row.cells.Rank) === standing?.rank &&
    (column === '' || Number(row.cells[column]) === Number(total));
  return same
    ? null
    : differs(row.line, 0, 'ranking-differs', {
        entry: standing?.entry ?? figure(row.cells.PairId),
        fileRank: figure(row.cells.Rank),
        fileTotal: figure(row.cells[column]),
        rank: standing?.rank ?? null,
        total,
      });
};

const compareRanking = (
  reading: PbnReading,
  method: MethodId,
  entries: readonly Entry[],
  awards: readonly Award[],
): Comparison => {
  const ranking = methodOf(method);
  const numbers = new Map(entries.map(({ id, number }) => [id, number]));
  const byNumber = Map.groupBy(ranking.standings(entries, awards), ({ entry }) => numbers.get(entry));
  const rows = reading.games.flatMap((game) => game.tables.get('TotalScoreTable')?.rows ?? []);
  // Where two fields use the same numbers, a pair's number does not say which row it is.
  const compared = rows.filter(
    ({ cells }) => cells.Rank !== undefined && (byNumber.get(Number(cells.PairId))?.length ?? 0) < 2,
  );
  const problems = compared.flatMap(
    (row) => compareRow(row, byNumber.get(Number(row.cells.PairId))?.[0], ranking.decimals) ?? [],
  );
  return comparisonOf(compared.length, problems);
};

/** Compares the figures that the file carries with what the rules make of its deals. */
export const checkFigures = (
  reading: PbnReading,
  method: MethodId,
  entries: readonly Entry[],
  deals: readonly PlannedDeal[],
): Checked => {
  const awards = awardsOf(method, deals);
  const scores = compareScores(deals);
  const imps = methodOf(method).unit === 'imp' ? compareImps(deals, awards) : comparisonOf(0, []);
  const ranking = compareRanking(reading, method, entries, awards);
  return {
    checks: { scores: scores.check, imps: imps.check, ranking: ranking.check },
    problems: [...scores.problems, ...imps.problems, ...ranking.problems],
  };
};
