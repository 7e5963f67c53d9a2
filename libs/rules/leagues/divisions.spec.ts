import type { Act } from '@arbitre/rules/kernel/decider';
import { versionsOf } from '@arbitre/rules/kernel/declare/events';
import { sharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { holesOf } from '@arbitre/rules/kernel/tell';
import { type AnyAct, type Situation, given } from '@arbitre/rules/kernel/testing/given';
import fc from 'fast-check';
import type { DivisionContext } from './division/context';
import { decideDivision } from './division/decide';
import { type DivisionEvent, divisionEvents } from './division/events';
import { type DivisionState, evolveDivision, rulesInForce, UNOPENED_DIVISION } from './division/state';
import { rankingOf } from './division/ranking';
import { contributionsOf } from './division/table';
import { tableTold } from './division/told';
import { leagueRefusals } from './refusals';
import { leagueTable } from './table/league-table';
import { LEAGUE } from './testing/examples';
import { standing } from './testing/tables';

const person = (club: string, years: readonly number[] = [2026], category = 'senior') => ({
  club,
  years,
  category,
});
const CONTEXT: DivisionContext = {
  season: 'open',
  games: ['skat'],
  competitionGame: 'skat',
  year: 2026,
  ranking: null,
  actor: 'somebody',
  persons: new Map([
    ...Array.from({ length: 30 }, (_, at) => [`P${at + 1}`, person('59001')] as const),
    ['OLD', person('59001', [2025])],
    ['ELSEWHERE', person('62003')],
    ['YOUNG', person('59001', [2026], 'junior')],
  ]),
};

const divisionIn = (context: Partial<DivisionContext>, history: readonly DivisionEvent[] = []) =>
  given<null, Act, DivisionEvent, DivisionState>(
    {
      initial: () => UNOPENED_DIVISION,
      decide: (state, act) => decideDivision(state, act, { ...CONTEXT, ...context }),
      evolve: evolveDivision,
    },
    null,
    history,
  );
type Division = Situation<DivisionState, DivisionEvent>;

const TEAMS = {
  ...LEAGUE,
  entries: {
    ...{
      kind: 'team',
      most: 4,
      waiting: 1,
      licence: true,
      club: 'same',
      categories: ['senior'],
      lateUntil: 2,
    },
    roster: { least: 2, most: 3, substitutes: 1, uses: 1, regulars: 1 },
  },
  teams: 4,
  calendar: { legs: 1 },
  promoted: 1,
  relegated: 1,
} as const;
const OPEN = { do: 'open-division', title: 'First', game: 'skat', level: 'first', rules: TEAMS };
const enters = (entry: string, more: object = {}) => ({
  do: 'enter-division',
  entry,
  members: [],
  club: '59001',
  ...more,
});
const roster = (entry: string, players: readonly string[], substitutes: readonly string[] = []) => ({
  ...{ do: 'name-roster', entry, captain: players[0], players, substitutes },
});
const open: Division = divisionIn({}).and(OPEN);
const four = open.and(enters('A'), enters('B'), enters('C'), enters('D'));
const ranks = ({ state }: Division): readonly string[] =>
  standing(leagueTable(rulesInForce(state)!, contributionsOf(state)));
const scores = (home: string, own: number, other: number, away: string) => [
  { entry: home, score: own },
  { entry: away, score: other },
];

describe('the rules of a division', () => {
  it('are fixed when it opens, changed with a reason and who decided it, and every version stays', () => {
    const changed = open.and({
      ...{ do: 'change-division-rules', rules: { ...TEAMS, promoted: 2 } },
      ...{ reason: 'A team more goes up', decidedBy: 'federation' },
    });
    expect(changed.types).toEqual(['DivisionRulesChanged']);
    expect(changed.state.versions.map(({ version, change }) => [version, change?.reason ?? null])).toEqual([
      [1, null],
      [2, 'A team more goes up'],
    ]);
    expect(rulesInForce(changed.state)).toMatchObject({ promoted: 2 });
  });

  it.each([
    [
      'rules that contradict themselves',
      { do: 'change-division-rules', rules: { ...TEAMS, order: ['lot', 'scored'] } },
      'rules-unsound',
      { count: 1, paths: ['order.1'] },
    ],
    ['the rules that it has', { do: 'change-division-rules', rules: TEAMS }, 'rules-unchanged', {}],
    [
      'another format',
      {
        do: 'change-division-rules',
        rules: { league: 1, format: 'circuit', title: TEAMS.title, figure: { by: 'wins' }, order: [] },
      },
      'format-fixed',
      { format: 'fixtures' },
    ],
  ])('are not changed to %s', (_, act, article, facts) => {
    const why = { reason: 'Why not', decidedBy: 'federation' };
    expect(open.when({ ...act, ...why }).violations).toMatchObject([{ article, facts }]);
  });
});

describe('entries of a division', () => {
  it('wait where it is full, and move up when somebody leaves', () => {
    const waiting = four.and(enters('E'));
    expect(waiting.types).toEqual(['EntryWaited']);
    expect(waiting.when(enters('F')).violations).toMatchObject([
      { article: 'division-full', facts: { most: 4, rule: 'entries.waiting' } },
    ]);
    const left = waiting.and({ do: 'leave-division', entry: 'B', why: 'asked' });
    expect(left.types).toEqual(['DivisionLeft', 'EntryMovedUp']);
    expect(left.state.entries.get('E')?.place).toBe('playing');
  });

  const named = four.and(roster('A', ['P1', 'P2'], ['P3']));
  it.each([
    ['twice', enters('A'), 'entered-already', {}],
    [
      'after the last round for it',
      enters('E', { from: 3 }),
      'too-late-to-enter',
      { rule: 'entries.lateUntil' },
    ],
    [
      'with a player without a licence of the year',
      roster('B', ['P4', 'OLD']),
      'licence-missing',
      { licence: 'OLD', rule: 'entries.licence' },
    ],
    [
      'with a player whom nobody knows',
      roster('B', ['P4', 'NOBODY']),
      'licence-missing',
      { licence: 'NOBODY' },
    ],
    [
      'with a player of another club',
      roster('B', ['P4', 'ELSEWHERE']),
      'club-differs',
      { club: '62003', own: '59001', rule: 'entries.club' },
    ],
    [
      'with a player of another category',
      roster('B', ['P4', 'YOUNG']),
      'category-not-admitted',
      { rule: 'entries.categories' },
    ],
    [
      'with a player of another team',
      roster('B', ['P4', 'P1']),
      'plays-already',
      { licence: 'P1', entry: 'A' },
    ],
    [
      'with too few players',
      roster('B', ['P4']),
      'members-do-not-fit',
      { given: 1, least: 2, rule: 'entries.roster' },
    ],
    [
      'with too many substitutes',
      roster('B', ['P4', 'P5'], ['P6', 'P7']),
      'too-many-substitutes',
      { most: 1 },
    ],
    [
      'with a captain from elsewhere',
      { ...roster('B', ['P4', 'P5']), captain: 'P9' },
      'captain-not-on-roster',
      {},
    ],
    ['that are none', roster('X', ['P4', 'P5']), 'no-such-entry', {}],
  ])('are refused %s, by the league rule', (_, act, article, facts) => {
    expect(named.when(act).violations).toMatchObject([{ article, facts }]);
  });
});

describe('fixtures', () => {
  const drawn = four
    .and(roster('A', ['P1', 'P2'], ['P3']), roster('B', ['P4', 'P5'], ['P6']))
    .and({ do: 'draw-fixtures', order: ['A', 'B', 'C', 'D'], days: ['2026-10-01', '2026-11-01'] });
  const match = (round: number, home: string, away: string) =>
    [...drawn.state.fixtures.values()].find(
      (each) => each.round === round && each.sides.includes(home) && each.sides.includes(away),
    )!.fixture;
  const ab = [...drawn.state.fixtures.values()].find(
    ({ sides }) => sides.includes('A') && sides.includes('B'),
  )!;
  const reports = (by: string, own: number, other: number, more: object = {}) => ({
    ...{ do: 'report-match', fixture: ab.fixture, by, scores: scores('A', own, other, 'B') },
    ...more,
  });

  it('are drawn so that everybody meets everybody, with days as far as they are known', () => {
    const all = [...drawn.state.fixtures.values()];
    expect(all.map(({ round, day }) => [round, day])).toEqual([
      ...[
        [1, '2026-10-01'],
        [1, '2026-10-01'],
        [2, '2026-11-01'],
        [2, '2026-11-01'],
        [3, null],
        [3, null],
      ],
    ]);
    expect(new Set(all.map(({ sides }) => [...sides].sort().join())).size).toBe(6);
    expect(four.when({ do: 'draw-fixtures', order: ['A', 'B', 'C'], days: [] }).refusals).toEqual([
      'draw-does-not-fit',
    ]);
  });

  it('are reported by one side and confirmed by the other, never by the same', () => {
    const told = drawn.and(reports('A', 3, 1));
    expect(ranks(told)).toEqual(ranks(drawn));
    expect(told.when(reports('A', 3, 1)).refusals).toEqual(['own-report']);
    expect(told.when({ do: 'confirm-match', fixture: ab.fixture, by: 'A' }).refusals).toEqual(['own-report']);
    expect(told.when({ do: 'confirm-match', fixture: ab.fixture, by: 'C' }).refusals).toEqual([
      'not-in-fixture',
    ]);
    const confirmed = told.and({ do: 'confirm-match', fixture: ab.fixture, by: 'B' });
    expect(ranks(confirmed)[0]).toBe('1 A 3');
    expect(told.when(reports('B', 3, 1)).types).toEqual(['MatchConfirmed']);
    expect(confirmed.when(reports('B', 0, 1)).refusals).toEqual(['fixture-settled']);
  });

  it('S03 keep two reports that differ, show the result as pending, and are settled by an arbiter', () => {
    const disputed = drawn.and(reports('A', 3, 1), reports('B', 1, 1));
    expect(disputed.types).toEqual(['MatchReported', 'MatchDisputed']);
    expect(disputed.state.fixtures.get(ab.fixture)?.reports.map(({ by }) => by)).toEqual(['A', 'B']);
    const { rows } = leagueTable(rulesInForce(disputed.state)!, contributionsOf(disputed.state));
    expect(rows.filter(({ provisional }) => provisional).map(({ entry }) => entry)).toEqual(['A', 'B']);
    expect(disputed.when({ do: 'confirm-match', fixture: ab.fixture, by: 'B' }).refusals).toEqual([
      'in-dispute',
    ]);
    const settled = disputed.and({
      ...{
        do: 'settle-match',
        fixture: ab.fixture,
        scores: scores('A', 1, 1, 'B'),
        reason: 'The sheet says so',
      },
    });
    expect(ranks(settled).slice(0, 2)).toEqual(['1 A 1', '1 B 1']);
  });

  it('S15 forfeited count as the rules say, and so many of them propose to expel', () => {
    const forfeits = (against: string) => ({
      ...{
        do: 'forfeit-match',
        fixture: [...drawn.state.fixtures.values()].find(
          ({ sides }) => sides.includes('A') && sides.includes(against),
        )!.fixture,
      },
      ...{ by: ['A'], reason: 'Nobody came' },
    });
    const all = drawn.and(forfeits('B'), forfeits('C'), forfeits('D'));
    const { proposals } = leagueTable(rulesInForce(all.state)!, contributionsOf(all.state));
    expect(proposals).toEqual([{ kind: 'expel', entry: 'A', defaults: 3 }]);
    expect(ranks(all).at(-1)).toBe('4 A -3');
  });

  it('S14 of a team that withdraws are won by the others where the rules stand in for it', () => {
    const left = drawn.and(
      reports('A', 3, 1),
      { do: 'confirm-match', fixture: ab.fixture, by: 'B' },
      { do: 'leave-division', entry: 'A', why: 'dissolved' },
    );
    // 3 for the match that it won, and a forfeit, by these rules -1, of each that it leaves.
    expect(ranks(left)).toEqual(['1 C 3', '1 D 3', '3 B 0', '4 A 1']);
  });

  it('S16 take substitutes of the roster, so often as the rules say and not alone', () => {
    const plays = (players: readonly string[]) => reports('A', 3, 1, { lineups: [{ entry: 'A', players }] });
    expect(drawn.when(plays(['P1', 'P9'])).violations).toMatchObject([
      { article: 'not-on-roster', facts: { licence: 'P9' } },
    ]);
    expect(drawn.when(plays(['P3'])).violations).toMatchObject([
      { article: 'too-few-regulars', facts: { least: 1 } },
    ]);
    const once = drawn.and(plays(['P1', 'P3']), { do: 'confirm-match', fixture: ab.fixture, by: 'B' });
    const next = { fixture: match(1, 'A', 'D'), scores: scores('A', 1, 0, 'D') };
    expect(once.when({ ...plays(['P1', 'P3']), ...next }).violations).toMatchObject([
      { article: 'substitute-used-up', facts: { licence: 'P3', uses: 1, rule: 'entries.roster.uses' } },
    ]);
  });

  it('are postponed to a day or to none, and corrected only once they are settled', () => {
    const postponed = drawn.and({ do: 'postpone-fixture', fixture: ab.fixture, reason: 'Snow' });
    expect(postponed.state.fixtures.get(ab.fixture)).toMatchObject({ postponed: true, day: null });
    const correct = {
      ...{ do: 'correct-match', fixture: ab.fixture, scores: scores('A', 0, 2, 'B') },
      ...{ reason: 'Sides exchanged', decidedBy: 'arbiter' },
    };
    expect(drawn.when(correct).refusals).toEqual(['fixture-unsettled']);
    const settled = drawn.and(reports('A', 2, 0), { do: 'confirm-match', fixture: ab.fixture, by: 'B' });
    expect(ranks(settled.and(correct))[0]).toBe('1 B 3');
  });

  it('of a closed season change by named corrections alone', () => {
    const settled = drawn.and(reports('A', 2, 0), { do: 'confirm-match', fixture: ab.fixture, by: 'B' });
    const closed = divisionIn({ season: 'closed' }, settled.stream);
    const deduct = {
      ...{ do: 'adjust-points', entry: 'A', points: -2, article: 'article 7' },
      ...{ reason: 'A false sheet', decidedBy: 'league-committee' },
    };
    expect(closed.when(enters('E'), { do: 'leave-division', entry: 'A', why: 'asked' }).refusals).toEqual([
      'season-closed',
      'season-closed',
    ]);
    expect(ranks(closed.and(deduct))).toContain('1 A 1');
    const correct = {
      ...{ do: 'correct-match', fixture: ab.fixture, scores: scores('A', 0, 2, 'B') },
      ...{ reason: 'Sides exchanged', decidedBy: 'arbiter' },
    };
    const archived = divisionIn({ season: 'archived' }, settled.stream);
    expect(archived.when(enters('E'), deduct, correct, { do: 'publish-division-ranking' }).refusals).toEqual(
      Array(4).fill('season-archived'),
    );
  });

  it('S28 a deduction weeks later is a fact of its own, and zero points are none', () => {
    const deduct = (points: number | string) => ({
      ...{ do: 'adjust-points', entry: 'A', points, article: 'article 7' },
      ...{ reason: 'A player without a licence', decidedBy: 'league-committee' },
    });
    expect(ranks(drawn.and(deduct('-1/2'))).at(-1)).toBe('4 A -1/2');
    expect(drawn.when(deduct(0)).refusals).toEqual(['nothing-to-adjust']);
  });
});

describe('competitions of a division', () => {
  const counts = (competition: string, number: number, more: object = {}) => ({
    ...{ do: 'count-competition', competition, number },
    ...more,
  });
  it('count by their number, once, and no more when they are left out', () => {
    const two = open.and(counts('cup', 1), counts('open', 2));
    expect(two.when(counts('cup', 1), counts('third', 2)).refusals).toEqual([
      'counts-already',
      'number-counts',
    ]);
    expect(
      two.and({ do: 'leave-competition-out', competition: 'cup', reason: 'It was void' }).state.competitions
        .size,
    ).toBe(1);
    expect(
      two.when({ do: 'leave-competition-out', competition: 'x', reason: 'It was void' }).refusals,
    ).toEqual(['counts-not']);
  });
});

describe('the ranking of a division', () => {
  const PUBLISH = { do: 'publish-division-ranking' };
  const drawn = four.and({ do: 'draw-fixtures', order: ['A', 'B', 'C', 'D'], days: [] });
  const HASH = 'a'.repeat(64);
  const rankingNow = ({ stream }: Division, hash = HASH) => {
    const table = tableTold({
      ...{ events: stream.map((event) => ({ event, position: '1' })), regions: [], rankings: [] },
    });
    return { ...rankingOf(table!), asOf: '1', hash };
  };
  const publishing = (of: Division, hash?: string) =>
    divisionIn({ ranking: rankingNow(of, hash) }, of.stream).when(PUBLISH);

  it('says who stands where, by which total and which criterion, as of when and by which rules', () => {
    const [home = '', away = ''] = drawn.state.fixtures.get('r1-m1')?.sides ?? [];
    const played = drawn.and({
      ...{ do: 'settle-match', fixture: 'r1-m1', scores: scores(home, 3, 1, away), reason: 'sheet' },
    });
    const [event] = publishing(played).events;
    expect(event).toMatchObject({
      type: 'DivisionRankingPublished',
      data: {
        number: 1,
        asOf: '1',
        rulesVersion: 1,
        finality: 'official',
        provisionalRegions: [],
        hash: HASH,
      },
    });
    const { rows } = (event as Extract<DivisionEvent, { type: 'DivisionRankingPublished' }>).data;
    expect(rows[0]).toEqual({
      ...{ entry: home, rank: 1, tiedWith: 0, total: { num: 3, den: 1 }, decidedBy: 'total' },
      ...{ provisional: false, outcome: 'promoted' },
    });
    expect(rows.map(({ entry }) => entry)).toHaveLength(4);
  });

  it('is not published twice, and once more when it says something else', () => {
    const once = publishing(drawn);
    const again = divisionIn({ ranking: rankingNow(drawn) }, once.stream);
    expect(again.when(PUBLISH).refusals).toEqual(['ranking-unchanged']);
    const other = divisionIn({ ranking: rankingNow(drawn, 'b'.repeat(64)), season: 'closed' }, once.stream);
    expect(other.when({ ...PUBLISH, reason: 'Corrected.' }).events).toMatchObject([
      { data: { number: 2, reason: 'Corrected.' } },
    ]);
  });

  it('is not there where nobody is ranked', () => {
    expect(publishing(open).refusals).toEqual(['nothing-to-publish']);
    expect(open.when(PUBLISH).refusals).toEqual(['nothing-to-publish']);
  });
});

describe('a division', () => {
  it('takes or refuses anything, with a sentence in both languages, and writes what its declarations take', () => {
    const tables = versionsOf(divisionEvents);
    const told: Readonly<Record<string, { readonly fr: string; readonly en: string }>> = {
      ...sharedRefusals,
      ...leagueRefusals,
    };
    const drawn = four.and({ do: 'draw-fixtures', order: ['A', 'B', 'C', 'D'], days: [] });
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        'A',
        'B',
        'X',
        'r1-m1',
        'r2-m1',
        'P1',
        'asked',
        'federation',
        'Why',
        1,
        -2,
        '1/2',
        ['A'],
        ['P1', 'P2'],
        TEAMS,
      ),
      fc.constantFrom<unknown>(scores('A', 1, 2, 'D'), ['A', 'B', 'C', 'D'], undefined),
      fc.jsonValue(),
    );
    const keys = [
      ...[
        'entry',
        'fixture',
        'by',
        'scores',
        'members',
        'players',
        'substitutes',
        'captain',
        'order',
        'days',
        'points',
      ],
      ...[
        'article',
        'reason',
        'decidedBy',
        'why',
        'rules',
        'competition',
        'number',
        'title',
        'game',
        'level',
        'from',
      ],
    ];
    const names = [
      ...[
        'open-division',
        'change-rules',
        'count-competition',
        'leave-competition-out',
        'enter',
        'leave',
        'name-roster',
      ],
      ...[
        'draw-fixtures',
        'postpone-fixture',
        'report-match',
        'confirm-match',
        'settle-match',
        'forfeit-match',
      ],
      ...['correct-match', 'adjust-points', 'draw-lots', 'publish-division-ranking', 'toString'],
    ];
    const act = fc
      .tuple(fc.constantFrom(...names), fc.tuple(...keys.map(() => value)))
      .map(([name, values]): AnyAct => ({
        do: name,
        ...Object.fromEntries(keys.map((key, at) => [key, values[at]])),
      }));
    fc.assert(
      fc.property(
        fc.array(act, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(divisionIn({}), four, drawn),
        (acts, from) => {
          const { events, violations } = from.when(...acts);
          for (const { type, data } of events)
            expect([type, tables.find((each) => each.type === type)?.accepts(data)]).toEqual([type, true]);
          for (const { article, facts } of violations) {
            const sentence = told[article]!;
            expect(
              holesOf(sentence.fr).filter((hole) => (facts[hole] ?? null) === null && hole !== 'given'),
            ).toEqual([]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
