import {
  fraction,
  methodOf,
  replayDeal,
  awardsOfDeals,
  rankedBy,
  type Award,
  type DealScored,
  type Entry,
  type RankedRow,
  type RankingMethod,
  type ScoredDeal,
} from '@arbitre/rules';
import { WITHHELD } from '@arbitre/rules/games/bridge/pbn';
import { settledAwards } from '@arbitre/rules/kernel/competition/parts';
import type { OpenCompetitionInput } from '../../write-side/contract';
import type { FileFormat, ImportCheck, ImportChecks, OfficialRow, PbnProblem, PlannedDeal } from './contract';

type Checked = { readonly checks: ImportChecks; readonly problems: readonly PbnProblem[] };
type Differs = (line: number, game: number, code: string, facts: PbnProblem['facts']) => PbnProblem;
type Comparison = { readonly check: ImportCheck; readonly problems: readonly PbnProblem[] };

const differsIn =
  (source: FileFormat): Differs =>
  (line, game, code, facts) => ({ source, line, game, severity: 'error', code, facts });

const comparisonOf = (compared: number, problems: readonly PbnProblem[]): Comparison => ({
  check: { compared, agree: compared - problems.length },
  problems,
});

const lastScore = (deal: PlannedDeal): DealScored['data'] | null =>
  (deal.events.findLast(({ type }) => type === 'DealScored') as DealScored | undefined)?.data ?? null;

const compareScores = (deals: readonly PlannedDeal[], differs: Differs): Comparison => {
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

const countedDeals = (deals: readonly PlannedDeal[]): readonly ScoredDeal[] =>
  deals.map(scoredDealOf).filter(({ scores, adjustments }) => scores !== null || adjustments !== null);

const compareImps = (
  deals: readonly PlannedDeal[],
  awards: readonly Award[],
  decimals: number,
  differs: Differs,
): Comparison => {
  const ours = new Map(awards.filter(({ side }) => side === 'NS').map(({ deal, value }) => [deal, value]));
  const compared = deals.filter(({ id, record }) => record.expected.imps !== undefined && ours.has(id));
  return comparisonOf(
    compared.length,
    compared.flatMap(({ id, record }) => {
      const value = ours.get(id) ?? fraction.ZERO;
      return Number(fraction.toDecimal(value, decimals)) === record.expected.imps
        ? []
        : [
            differs(record.line, record.game, 'imps-differ', {
              file: record.expected.imps ?? null,
              ours: fraction.toDecimal(value, value.den === 1 ? 0 : decimals),
            }),
          ];
    }),
  );
};

/** A figure as the file writes it; where columns have shifted, a name could stand there, which is not shown. */
const figure = (cell: string | undefined): string | null =>
  cell === undefined || /^[\d\s.,+\-=/%]*$/.test(cell) ? (cell ?? null) : WITHHELD;

/** `3`, `3=` and `=3` are the same place (BD-USEBIO-4). */
const placeIn = (rank: string): number => Number(rank.replaceAll('=', ''));

const compareRow = (
  row: OfficialRow,
  standing: RankedRow | undefined,
  decimals: number,
  differs: Differs,
): PbnProblem | null => {
  const total = standing === undefined ? null : fraction.toDecimal(standing.total, decimals);
  const same =
    placeIn(row.rank) === standing?.rank && (row.total === null || Number(row.total) === Number(total));
  return same
    ? null
    : differs(row.line, 0, 'ranking-differs', {
        entry: standing?.entry ?? row.entry,
        fileRank: figure(row.rank),
        fileTotal: figure(row.total ?? undefined),
        rank: standing?.rank ?? null,
        total,
      });
};

const compareRanking = (
  rows: readonly OfficialRow[],
  method: RankingMethod,
  entries: readonly Entry[],
  deals: readonly ScoredDeal[],
  differs: Differs,
): Comparison => {
  const standing = { excluded: [], lots: {} };
  const ranked = rankedBy({ method, entries, deals, sessionAwards: [], standing });
  const own = new Map(ranked.map((row) => [row.entry, row]));
  const problems = rows.flatMap((row) => compareRow(row, own.get(row.entry), method.decimals, differs) ?? []);
  return comparisonOf(rows.length, problems);
};

/** Compares the figures that the file carries with what the rules make of its deals. */
export const checkFigures = (
  ranking: readonly OfficialRow[],
  { method: id, scoring: chosen }: OpenCompetitionInput,
  entries: readonly Entry[],
  deals: readonly PlannedDeal[],
  format: FileFormat,
): Checked => {
  const method = methodOf(id, chosen);
  const differs = differsIn(format);
  const counted = countedDeals(deals);
  const awards = settledAwards(method, awardsOfDeals(method, counted));
  const scores = compareScores(deals, differs);
  const imps =
    method.unit === 'imp' ? compareImps(deals, awards, method.decimals, differs) : comparisonOf(0, []);
  const ranks = compareRanking(ranking, method, entries, counted, differs);
  return {
    checks: { scores: scores.check, imps: imps.check, ranking: ranks.check },
    problems: [...scores.problems, ...imps.problems, ...ranks.problems],
  };
};
