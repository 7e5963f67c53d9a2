import type { Act } from '@arbitre/rules/kernel/decider';
import { given } from '@arbitre/rules/kernel/testing/given';
import type { DivisionContext } from './division/context';
import { divisionCommitment } from './division/decide-lots';
import { decideDivision } from './division/decide';
import type { DivisionEvent } from './division/events';
import type { RankingToPublish } from './division/ranking';
import { type DivisionState, evolveDivision, rulesInForce, UNOPENED_DIVISION } from './division/state';
import { contributionsOf } from './division/table';
import { leagueTable } from './table/league-table';
import { LEAGUE } from './testing/examples';

const HASH = 'a'.repeat(64);

const divisionIn = (context: Partial<DivisionContext>, history: readonly DivisionEvent[] = []) =>
  given<null, Act, DivisionEvent, DivisionState>(
    {
      initial: () => UNOPENED_DIVISION,
      decide: (state, act) =>
        decideDivision(state, act, {
          ...{ season: 'open', games: ['skat'], competitionGame: 'skat', year: 2026 },
          ...{ persons: new Map(), ranking: null, actor: 'ann', ...context },
        }),
      evolve: evolveDivision,
    },
    null,
    history,
  );

const TEAMS = { ...LEAGUE, entries: { kind: 'team' }, teams: 5, calendar: { legs: 1 } } as const;
const OPEN = { do: 'open-division', title: 'First', game: 'skat', level: 'first' };
const enters = (entry: string, more: object = {}) => ({ do: 'enter-division', entry, members: [], ...more });

const ranked = (
  rows: readonly (readonly [group: string, entry: string, rank: number, total: number])[],
  more: Partial<RankingToPublish> = {},
): RankingToPublish => ({
  ...{ asOf: '7', rulesVersion: 1, finality: 'official', provisionalRegions: [], hash: HASH },
  rows: rows.map(([group, entry, rank, total]) => ({
    ...{ entry, group, rank, tiedWith: 0, total: { num: total, den: 1 }, decidedBy: 'total' },
    ...{ provisional: false, outcome: 'none' },
  })),
  ...more,
});

describe('what a division draws by a seed', () => {
  const SEED = 'rosée du matin 41';
  const five = divisionIn({}).and(
    { ...OPEN, rules: TEAMS },
    ...['E', 'C', 'A', 'D', 'B'].map((entry) => enters(entry)),
  );
  const committed = five.and({ do: 'commit-division-lot', commitment: divisionCommitment(SEED) });

  it('is drawn by the seed that was committed to, and by no other, and once', () => {
    const draw = { do: 'draw-fixtures', seed: SEED, days: [] };
    expect(five.when(draw).refusals).toEqual(['division-lot-not-committed']);
    expect(committed.when({ ...draw, seed: 'another' }).refusals).toEqual(['division-seed-differs']);
    expect(committed.when({ do: 'draw-fixtures', days: [] }).refusals).toEqual(['seed-or-order']);
    const drawn = committed.and(draw);
    expect(drawn.events).toMatchObject([{ type: 'FixturesDrawn', data: { seed: SEED } }]);
    expect(drawn.when({ do: 'draw-division-lots', seed: SEED }).refusals).toEqual([
      'division-lot-not-committed',
    ]);
  });

  it('follows from the seed and the entries alone, whatever the order in which they came', () => {
    const other = divisionIn({}).and(
      { ...OPEN, rules: TEAMS },
      ...['A', 'B', 'C', 'D', 'E'].map((entry) => enters(entry)),
      { do: 'commit-division-lot', commitment: divisionCommitment(SEED) },
    );
    const draw = { do: 'draw-fixtures', seed: SEED, days: [] };
    expect(other.when(draw).events).toEqual(committed.when(draw).events);
    const lots = { do: 'draw-division-lots', seed: SEED };
    const { lots: order } = committed.and(lots).state;
    expect([...order].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(order).not.toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(contributionsOf(committed.and(lots).state).lots).toEqual(
      Object.fromEntries(order.map((entry, at) => [entry, at + 1])),
    );
  });

  it('gives every team of an odd number one bye a leg, in a round of its own', () => {
    const { byes } = committed.and({ do: 'draw-fixtures', seed: SEED, days: [] }).state;
    expect(byes.map(({ entry }) => entry).sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(new Set(byes.map(({ round }) => round)).size).toBe(5);
  });
});

describe('a later phase of a path', () => {
  const scoring = { figure: { by: 'places-from-last', plus: 1 }, order: ['lot'] };
  const PATH = {
    ...{ league: 1, format: 'path', title: LEAGUE.title },
    phases: [
      { id: 'region', level: 'region', scoring },
      {
        ...{ id: 'final', level: 'final', scoring },
        quota: { places: 5, fixed: 1, method: 'largest-remainder', exemptions: 1, reserves: 1 },
        carryOver: { of: 'rank-points', points: [3, 2, 1] },
      },
    ],
    medals: 3,
  };
  const ENTRIES = [
    ...['n1', 'n2', 'n3', 'n4', 'n5', 'n6'].map((entry) => enters(entry, { region: 'nord' })),
    ...['s1', 's2', 's3'].map((entry) => enters(entry, { region: 'sud' })),
  ];
  const regional = ranked([
    ...([1, 2, 3, 4, 5, 6] as const).map((rank) => ['region/nord', `n${rank}`, rank, 9 - rank] as const),
    ...([1, 2, 3] as const).map((rank) => ['region/sud', `s${rank}`, rank, 9 - rank] as const),
  ]);
  const entered = divisionIn({ ranking: regional }).and({ ...OPEN, rules: PATH }, ...ENTRIES);
  const final = { do: 'open-phase', phase: 'final' };

  it('takes a fixed place a region, the rest by the largest remainder, whoever is exempt, and reserves in order', () => {
    const [event] = entered.when({ ...final, exempt: ['s3'] }).events;
    expect(event).toMatchObject({
      type: 'PhaseOpened',
      data: {
        asOf: '7',
        places: [
          { group: 'region/nord', participation: 6, fixed: 1, proportional: 1 },
          { group: 'region/sud', participation: 3, fixed: 1, proportional: 1 },
        ],
        qualified: [
          { entry: 's3', by: 'exemption' },
          { entry: 'n1', by: 'ranking' },
          { entry: 'n2', by: 'ranking' },
          { entry: 's1', by: 'ranking' },
          { entry: 's2', by: 'ranking' },
        ],
        reserves: [{ entry: 'n3', group: 'region/nord' }],
      },
    });
  });

  it('gives the place of who declines to the first reserve of its region, then to nobody', () => {
    const declines = (entry: string) => ({
      do: 'decline-phase',
      phase: 'final',
      entry,
      reason: 'A wedding.',
    });
    const open = entered.and(final);
    const once = open.and(declines('n1'));
    expect(once.events).toMatchObject([{ data: { entry: 'n1', instead: 'n4' } }]);
    expect(once.and(declines('n2')).events).toMatchObject([{ data: { instead: null } }]);
    expect(once.when(declines('n1'), declines('n6')).refusals).toEqual(['not-in-phase', 'not-in-phase']);
  });

  it('has a table of those alone who came into it, with what they carry over', () => {
    const { state } = entered.and(final);
    const rules = rulesInForce(state);
    if (rules === null) throw new Error('The path is not open.');
    const results = regional.rows.map(({ entry, group = '', rank }) => ({
      ...{ competition: group, number: group.endsWith('nord') ? 1 : 2, entry, phase: 'region' },
      ...{ place: rank, of: group.endsWith('nord') ? 6 : 3 },
    }));
    const { rows } = leagueTable(rules, { ...contributionsOf(state), results });
    const here = rows.filter(({ group }) => group === 'final');
    expect(here.map(({ entry, total }) => [entry, total.num])).toEqual([
      ...[
        ['n1', 3],
        ['s1', 3],
        ['n2', 2],
        ['s2', 2],
        ['n3', 1],
      ],
    ]);
    expect(rows.find(({ entry, group }) => entry === 'n1' && group === 'region/nord')?.outcome).toBe(
      'qualified',
    );
  });

  it.each<[string, Partial<RankingToPublish>, object, string]>([
    ['while a region is open', { provisionalRegions: ['sud'] }, {}, 'regions-open'],
    ['with more exemptions than the rules keep', {}, { exempt: ['s2', 's3'] }, 'too-many-exempt'],
    ['that is the first', {}, { phase: 'region' }, 'phase-without-quota'],
    ['with somebody exempt who is not entered', {}, { exempt: ['x'] }, 'no-such-entry'],
  ])('is not opened %s', (_, more, act, code) => {
    const division = divisionIn({ ranking: { ...regional, ...more } }, entered.stream);
    expect(division.when({ ...final, ...act }).refusals).toEqual([code]);
  });

  it('is not opened where a last place is shared, until a lot has parted them, and not twice', () => {
    const level = {
      ...regional,
      rows: regional.rows.map((row) =>
        row.entry === 'n4' || row.entry === 'n3' ? { ...row, rank: 3, tiedWith: 1 } : row,
      ),
    };
    const shared = divisionIn({ ranking: { ...level, rows: level.rows } }, entered.stream);
    expect(shared.when(final).violations).toMatchObject([
      { article: 'place-shared', facts: { entries: ['n3', 'n4'] } },
    ]);
    expect(entered.and(final).when(final).refusals).toEqual(['phase-is-open']);
  });
});

describe('a close finish of a division', () => {
  const rules = { ...TEAMS, closeFinish: '1/2' };
  const near = ranked([
    ['', 'A', 1, 10],
    ['', 'B', 2, 10],
  ]);
  const division = (ranking: RankingToPublish, actor: string, history: readonly DivisionEvent[]) =>
    divisionIn({ ranking, actor }, history);
  const { stream } = divisionIn({}).and({ ...OPEN, rules }, enters('A'), enters('B'));
  const PUBLISH = { do: 'publish-division-ranking' };
  const CHECK = { do: 'check-division-ranking', note: 'Sheets of the last round.' };

  it('S25 is held back until somebody else has looked at it, as it is now', () => {
    expect(division(near, 'ann', stream).when(PUBLISH).violations).toMatchObject([
      { article: 'division-close-finish', facts: { apart: '0.00' } },
    ]);
    const looked = division(near, 'ann', stream).and(CHECK);
    expect(looked.when(PUBLISH, CHECK).refusals).toEqual([
      'division-checked-by-oneself',
      'division-checked-already',
    ]);
    expect(division(near, 'bob', looked.stream).when(PUBLISH).types).toEqual(['DivisionRankingPublished']);
    const changed = { ...near, hash: 'b'.repeat(64) };
    expect(division(changed, 'bob', looked.stream).when(PUBLISH).refusals).toEqual(['division-close-finish']);
  });

  it('S25 holds back neither a provisional ranking nor one that is not close', () => {
    const early = { ...near, finality: 'provisional' as const };
    expect(division(early, 'ann', stream).when(PUBLISH).types).toEqual(['DivisionRankingPublished']);
    const clear = ranked([
      ['', 'A', 1, 11],
      ['', 'B', 2, 10],
    ]);
    expect(division(clear, 'ann', stream).when(PUBLISH).types).toEqual(['DivisionRankingPublished']);
    expect(division(clear, 'ann', stream).when(CHECK).refusals).toEqual(['finish-not-close']);
  });
});
