import type { Award, ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { courseOf, rankedBy } from '@arbitre/rules/kernel/competition/course';
import { toDecimal } from '@arbitre/rules/kernel/competition/exact';
import { partsOf } from '@arbitre/rules/kernel/competition/parts';
import { awardsOfGroup } from '@arbitre/rules/kernel/competition/partners';
import { awardOfSession } from '@arbitre/rules/kernel/competition/standings';
import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';
import { seatedSides } from '@arbitre/rules/kernel/deal/sides';
import { bridgeDuplicate } from '../game';
import { methodOf } from '../testing/life';

/** `abcd`: North, East, South and West of a table. */
const deal = (
  round: number,
  table: number,
  seats: string,
  score: number | null,
  adjustments: Readonly<Record<string, Adjustment>> | null = null,
): ScoredDeal => {
  const [N = '', E = '', S = '', W = ''] = Array.from(seats);
  return {
    ...{ deal: `c.s1-r${round}-t${table}-b${round}`, group: `s1-b${round}`, table: String(table) },
    ...seatedSides(bridgeDuplicate, { N, E, S, W }),
    ...{ scores: score === null ? null : { NS: score, EW: -score }, adjustments },
  };
};
const LAWS = { version: 1, ties: 'stand' };
const entries = Array.from('abcdefgh', (id, at) => ({
  ...{ id, number: at + 1, kind: 'player' as const, members: [] },
}));
const ranked = (method: string, deals: readonly ScoredDeal[], sessionAwards: readonly Award[] = []) => {
  const sources = {
    ...{ method: methodOf(method, LAWS), entries, deals, sessionAwards },
    standing: { excluded: [], lots: {} },
  };
  return {
    course: courseOf(sources),
    totals: Object.fromEntries(rankedBy(sources).map(({ entry, total }) => [entry, toDecimal(total, 2)])),
    deals: Object.fromEntries(rankedBy(sources).map((row) => [row.entry, row.deals])),
    sources,
  };
};

const PLAYED = [
  ...[deal(1, 1, 'abcd', 420), deal(1, 2, 'efgh', 170)],
  ...[deal(2, 1, 'acbd', -50), deal(2, 2, 'egfh', -50)],
];

describe('an individual', () => {
  it('BD-L4-1 gives each of the four what his side has, whoever his partner is in a round', () => {
    const { totals, deals } = ranked('matchpoints', PLAYED);
    expect(totals).toEqual({
      ...{ a: '75.00', b: '25.00', c: '75.00', d: '25.00' },
      ...{ e: '25.00', f: '75.00', g: '25.00', h: '75.00' },
    });
    expect(new Set(Object.values(deals))).toEqual(new Set([2]));
  });
  it.each([
    ['butler', { a: '3.00', b: '-3.00', e: '-4.00', f: '4.00' }],
    ['cross-imps', { a: '6.00', b: '-6.00', e: '-6.00', f: '6.00' }],
    ['total-points', { a: '420.00', b: '-420.00', e: '170.00', f: '-170.00' }],
  ])('is ranked at %s too', (method, expected) => {
    expect(ranked(method, PLAYED.slice(0, 2)).totals).toMatchObject(expected);
  });
  it('has a course round by round, and parts that add up to each total', () => {
    const { course, sources, totals } = ranked('matchpoints', PLAYED);
    expect(course.map(({ rows }) => rows.length)).toEqual([8, 8]);
    expect(toDecimal(course[1]?.own.get('c') ?? { num: 0, den: 1 }, 2)).toBe('50.00');
    const groups = Map.groupBy(PLAYED, ({ group }) => group);
    const awards = [...groups.values()].flatMap((group) => awardsOfGroup(sources.method, group));
    const own = partsOf(sources.method, awards).filter(({ entry }) => entry === 'c');
    expect(own.map(({ side }) => side)).toEqual(['NS', 'EW']);
    expect(own.reduce((sum, { amount }) => sum + amount.num / amount.den, 0)).toBe(Number(totals.c));
  });
  it('BD-L12C3 an adjustment binds both of the side, a penalty him alone who is to blame', () => {
    const ruling = {
      NS: { kind: 'artificial', percent: 40 },
      EW: { kind: 'artificial', percent: 60 },
    } as const;
    const deals = [deal(1, 1, 'abcd', null, ruling), ...PLAYED.slice(2)];
    expect(ranked('matchpoints', deals).totals).toMatchObject({
      ...{ a: '45.00', c: '45.00', b: '55.00', d: '55.00' },
    });
    const penalty = awardOfSession('c.s1', { key: 'penalty-1', entry: 'c', value: { num: -10, den: 1 } });
    const fined = ranked('matchpoints', deals, [penalty]).totals;
    expect([fined.a, fined.c]).toEqual(['45.00', '40.00']);
  });
  it('seats a pair as one entry: there nobody is a partner', () => {
    const { partners } = seatedSides(bridgeDuplicate, { N: 'p1', E: 'p2', S: 'p1', W: 'p2' });
    expect(partners).toBeUndefined();
  });
});
