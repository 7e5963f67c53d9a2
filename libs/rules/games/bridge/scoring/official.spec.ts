import { readFileSync } from 'node:fs';
import { methodOf } from '../testing/life';
import { rankEvent, readEvent } from '../testing/usebio';
import type { ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { awardsOfDeals, rankedBy } from '@arbitre/rules/kernel/competition/course';
import { toDecimal } from '@arbitre/rules/kernel/competition/exact';
import { settledAwards } from '@arbitre/rules/kernel/competition/parts';
import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';
import { hasShared, sharedFile } from '@arbitre/rules/kernel/testing/shared-data';

const LAWS = { version: 1, ties: 'stand' };

type Row = Readonly<Record<string, string>>;
const readCsv = (name: string): readonly Row[] => {
  const [header = '', ...lines] = readFileSync(sharedFile(`bridge/${name}`), 'utf8')
    .trim()
    .split(/\r?\n/);
  const columns = header.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? '', cell])),
  );
};

/** Of each real result what weighs: 67 % of +170 and 33 % of +140 (Law 12C1c). */
const WEIGHTED = [
  { score: 170, percent: 67 },
  { score: 140, percent: 33 },
];

const ruledIn = (row: Row): Readonly<Record<string, Adjustment>> | null => {
  if (row.adjusted !== 'TD') return null;
  const given = (percent: string | undefined): Adjustment => ({
    kind: 'artificial',
    percent: Number(percent),
  });
  if (row.points_ns === '61.80')
    return {
      NS: { kind: 'weighted', of: WEIGHTED },
      EW: { kind: 'weighted', of: WEIGHTED.map(({ score, percent }) => ({ score: -score, percent })) },
    };
  return { NS: given(row.points_ns), EW: given(row.points_ew) };
};

// Published under the GPL and on pages of a club: read where ../shared lies beside the working copy, never copied.
(hasShared ? describe : describe.skip)('official rankings by the laws (need ../shared)', () => {
  if (!hasShared) {
    it.skip('../shared is not beside this working copy', () => undefined);
    return;
  }

  it('BD-NEUBERG-1 BD-MP-5 a Mitchell of 38 pairs whose boards have 18 or 19 results: all percentages and places', () => {
    const event = readEvent('mp_pairs_mitchell.xml', 'PERCENTAGE');
    expect(event.lines).toHaveLength(512);
    expect(event.official).toHaveLength(38);
    expect(rankEvent(event, 'matchpoints', 2, LAWS).standings.toSorted()).toEqual(event.official.toSorted());
  });
  it('BD-NEUBERG-4 BD-L12C2a a Howell of 12 pairs with an average to both: all percentages and places', () => {
    const event = readEvent('mp_pairs_howell.xml', 'PERCENTAGE');
    expect(event.lines.filter(({ deal }) => deal.adjustments !== null)).toHaveLength(1);
    expect(event.official).toHaveLength(12);
    expect(rankEvent(event, 'matchpoints', 2, LAWS).standings.toSorted()).toEqual(event.official.toSorted());
  });
  it('BD-IMPP-2 a Howell of 9 pairs at cross-IMPs divided by the comparisons: 108 results, all totals and places', () => {
    const event = readEvent('cross_imp_howell.xml', 'TOTAL_SCORE');
    const { awards, standings } = rankEvent(event, 'cross-imps', 2, LAWS);
    expect(event.lines).toHaveLength(108);
    expect(
      event.lines.map(({ deal }) => toDecimal(awards.get(`${deal.deal} NS`) ?? { num: 0, den: 1 }, 2)),
    ).toEqual(event.lines.map(({ points }) => Number(points).toFixed(2)));
    expect(standings.toSorted()).toEqual(event.official.toSorted());
  });
  it('BD-L12C1c-GAP-1 BD-NEUBERG-4 a tournament of 23 pairs with a weighted score, an average plus and a bye: every percentage', () => {
    const folder = 'pairs-warsaw-2013-08-08';
    const rows = readCsv(`${folder}/results.csv`);
    const deals = rows.map((row, at): ScoredDeal => {
      const adjustments = ruledIn(row);
      const score = Number(row.score_ns);
      return {
        deal: `c.s1-r1-t${at + 1}-b${row.board ?? ''}`,
        group: row.board ?? '',
        table: String(at + 1),
        entries: { NS: row.pair_ns ?? '', EW: row.pair_ew ?? '' },
        scores: adjustments === null ? { NS: score, EW: -score || 0 } : null,
        adjustments,
      };
    });
    // The bye stands on each board as a result that has 60 percent: eleven are played, and twelve listed.
    const method = methodOf('matchpoints', {
      ...{ ...LAWS, expected: 11, ownPercentage: false, total: 'boards', leastBoards: 0 },
    });
    const awards = settledAwards(method, awardsOfDeals(method, deals));
    const printed = new Map(awards.map(({ deal, side, value }) => [`${deal} ${side}`, toDecimal(value, 2)]));
    expect(deals.map(({ deal }) => printed.get(`${deal} NS`))).toEqual(rows.map((row) => row.points_ns));
    const entries = [...new Set(deals.flatMap((deal) => Object.values(deal.entries)))].map((id) => ({
      ...{ id, number: Number(id), kind: 'pair' as const, members: [] },
    }));
    const ranked = rankedBy({
      ...{ method, entries, deals, sessionAwards: [], standing: { excluded: [], lots: {} } },
    });
    const official = readCsv(`${folder}/standings.csv`).map(
      ({ pair = '', score = '' }) => `${pair} ${score}`,
    );
    expect(official).toHaveLength(23);
    expect(
      ranked
        .filter(({ entry }) => entry !== '24')
        .map(({ entry, total }) => `${entry} ${toDecimal(total, 2)}`)
        .toSorted(),
    ).toEqual(official.toSorted());
  });
});
