import { toDecimal } from '@arbitre/rules/kernel/competition/exact';
import type { FiledEntry, FiledEvent, FiledResult, Written } from '../event-file/contract';
import { DENOMINATIONS, type Optimum, OPTIMUM_SEATS } from '../event-file/optimum';
import { rulingText } from '../event-file/ruling-text';
import type { Side } from '../events';
import { auctionLines, playLines } from './write-course';
import { gameTags, resultTags, tableBoardTags, tagLines } from './write-tags';
import { quoted, tableLines } from './write-text';

const HEAD = ['% PBN 2.1', '% EXPORT', '%'];
const UNKNOWN = '?';
const IRRELEVANT = '-';

/** `3`, and where directions or sections number anew `NS-3`, `A-3`. */
const pairId = ({ number, field }: FiledEntry): string =>
  field === '' ? String(number) : `${field}-${number}`;

const unitColumns = ({ unit }: FiledEvent): readonly string[] => {
  if (unit === 'imp') return ['IMP_NS', 'IMP_EW'];
  return unit === 'percent' ? ['MP_NS', 'MP_EW', 'Percentage_NS', 'Percentage_EW'] : [];
};

const RESULT_COLUMNS = [
  ...[
    'Table',
    'Round',
    'PairId_NS',
    'PairId_EW',
    'Contract',
    'Declarer',
    'Result',
    'Lead',
    'Score_NS',
    'Score_EW',
  ],
];

const orIrrelevant = (text: string | undefined): string =>
  text === undefined || text === '' ? IRRELEVANT : text;

/** `^` before what a ruling gave (BD-PBN-22); of the table's own score the winner's side has it. */
const scoreCell = ({ scores, awarded }: FiledResult, side: Side): string => {
  const given = awarded?.adjustments[side];
  if (given?.kind === 'assigned') return `^${given.score}`;
  const score = scores?.[side];
  if (score === undefined || given !== undefined) return IRRELEVANT;
  return score > 0 || (score === 0 && side === 'NS') ? String(score) : IRRELEVANT;
};

const worthCells = (event: FiledEvent, { worth, awarded }: FiledResult): readonly string[] => {
  const value = (side: Side): string => {
    const own = worth[side];
    const mark = awarded?.adjustments[side] === undefined ? '' : '^';
    return own === undefined ? UNKNOWN : `${mark}${toDecimal(own.value, event.decimals)}`;
  };
  if (event.unit === 'point') return [];
  if (event.unit === 'imp') return [value('NS'), value('EW')];
  const points = (side: Side): string => {
    const own = worth[side]?.points ?? null;
    return own === null ? UNKNOWN : toDecimal(own, 2);
  };
  return [points('NS'), points('EW'), value('NS'), value('EW')];
};

const byTable = (a: FiledResult, b: FiledResult): number =>
  a.place.round - b.place.round || a.place.table.localeCompare(b.place.table, 'en', { numeric: true });

const scoreTable = (event: FiledEvent, results: readonly FiledResult[]): readonly string[] =>
  tableLines(
    'ScoreTable',
    [...RESULT_COLUMNS, ...unitColumns(event)].map((name) =>
      name === 'Contract' ? { name, text: true } : { name },
    ),
    results.toSorted(byTable).map((result) => {
      const { Declarer, Contract, Result } = resultTags(result);
      const cells = [
        ...[result.place.table.replaceAll(' ', '_'), String(result.place.round)],
        ...[pairId(result.entries.NS), pairId(result.entries.EW)],
        ...[Contract, Declarer, Result, result.lead ?? ''].map(orIrrelevant),
        ...[scoreCell(result, 'NS'), scoreCell(result, 'EW'), ...worthCells(event, result)],
      ];
      return result.awarded === null ? { cells } : { cells, comment: rulingText(result.awarded) };
    }),
  );

/** The final ranking (BD-PBN-23). */
const totalTable = ({ ranking, unit, decimals }: FiledEvent): readonly string[] => {
  if (ranking.length === 0) return [];
  const columns = {
    percent: ['TotalMP', 'TotalPercentage'],
    imp: ['TotalIMP'],
    point: ['TotalScore'],
  }[unit];
  return tableLines(
    'TotalScoreTable',
    [...['Rank', 'PairId', ...columns, 'NrBoards'].map((name) => ({ name })), { name: 'Names', text: true }],
    ranking.map(({ entry, rank, total, points, boards }) => ({
      cells: [
        ...[String(rank), pairId(entry)],
        ...(unit === 'percent' ? [points === null ? UNKNOWN : toDecimal(points, 2)] : []),
        ...[toDecimal(total, decimals), String(boards), quoted(entry.names.join(' & '))],
      ],
    })),
  );
};

/** Twenty rows, each hand in each denomination (BD-PBN-24). */
const optimumTable = (optimum: Optimum | null): readonly string[] =>
  optimum === null
    ? []
    : tableLines(
        'OptimumResultTable',
        [{ name: 'Declarer' }, { name: 'Denomination' }, { name: 'Result' }],
        OPTIMUM_SEATS.flatMap((seat) =>
          DENOMINATIONS.map((strain) => ({ cells: [seat, strain, String(optimum[seat][strain])] })),
        ),
      );

const FOUR_PASSES = 4;

/** The auction as it was; that of a passed-out board is known without a record of it. */
const sectionsOf = ({ course, result, setup, hands }: FiledResult): readonly string[] => {
  const seats = ['N', 'E', 'S', 'W'] as const;
  if (result === 'passed-out' && course === null)
    return auctionLines(
      setup.dealer,
      Array.from({ length: FOUR_PASSES }, (_, at) => ({ seat: seats[at] ?? 'N', call: 'Pass' })),
    );
  if (course === null) return [];
  const auction = auctionLines(setup.dealer, course.calls);
  return result === null || result === 'passed-out'
    ? auction
    : [...auction, ...playLines(result.contract, course, hands)];
};

const boardKey = ({ place: { session, board } }: FiledResult): string => `${session} ${board}`;

const byPlace = (a: FiledResult, b: FiledResult): number =>
  a.place.session - b.place.session || a.place.board - b.place.board || byTable(a, b);

const optimumIn = (results: readonly FiledResult[]): Optimum | null =>
  results.find(({ optimum }) => optimum !== null)?.optimum ?? null;

/**
 * A competition in export format (BD-PBN-3, BD-PBN-5): a board a game with a table of its results; a result a game where teams
 * meet or somebody's calls are on record, since a table has no room for them.
 */
export const writePbn = (event: FiledEvent): Written => {
  const results = event.results.toSorted(byPlace);
  const single = results.some(({ course, entries }) => course !== null || entries.NS.kind !== 'pair');
  const games = single
    ? results.map((result) => ({
        tags: tagLines(gameTags(event, result), result.awarded),
        results: [result],
      }))
    : [...Map.groupBy(results, boardKey).values()].flatMap((own) => {
        const [first] = own;
        return first === undefined ? [] : [{ tags: tagLines(tableBoardTags(event, first)), results: own }];
      });
  const texts = games.map(({ tags, results: own }, at) => [
    ...tags,
    ...(single ? own.flatMap(sectionsOf) : []),
    ...optimumTable(optimumIn(own)),
    ...(single ? [] : scoreTable(event, own)),
    ...(at === 0 ? totalTable(event) : []),
  ]);
  const lines = texts.flatMap((game, at) => (at === 0 ? game : ['', ...game]));
  return {
    text: [...HEAD, ...lines, ''].join('\r\n'),
    results: results.length,
    left: [],
  };
};
