import { exact } from '@arbitre/rules/kernel/competition/exact';
import { roundRobin } from './schedule/round-robin';
import type { Contestant, Contributions } from './table/contributions';
import { tableDifference } from './table/difference';
import { leagueTable } from './table/league-table';
import { tellLine } from './table/line';
import { qualify } from './quotas/qualify';
import { wbf20 } from '@arbitre/rules/kernel/competition/scales/wbf-20';
import { competition, played, rulesOf, standing } from './testing/tables';

const title = { fr: 'Essai', en: 'Trial' };
const entered = (ids: string): readonly Contestant[] => ids.split(' ').map((id) => ({ id }));
const circuit = (more: object) =>
  rulesOf({
    ...{ league: 1, format: 'circuit', title, order: [] },
    figure: { by: 'places', tables: { places: [10, 6, 4, 2] } },
    ...more,
  });
const league = (more: object) =>
  rulesOf({
    ...{ league: 1, format: 'fixtures', title, calendar: {}, order: ['difference'] },
    match: { by: 'result', win: 3, draw: 1, loss: 0 },
    ...more,
  });
const told = (contributions: Contributions, rules = circuit({}), entry = 'A') =>
  leagueTable(rules, contributions)
    .rows.find((row) => row.entry === entry)
    ?.lines.map((line) => `${tellLine(line).en}: ${line.amount.num}/${line.amount.den}`);

describe('a circuit', () => {
  const results = [
    ...competition(1, 'A B C D'),
    ...competition(2, 'B A C D'),
    ...competition(3, 'A=B C D'),
    ...competition(4, 'D C B A'),
  ];
  const entries = entered('A B C D');

  it('adds the best n, and says of each line whether it counts', () => {
    const rules = circuit({ best: 2 });
    expect(standing(leagueTable(rules, { entries, results }))).toEqual([
      '1 A 20',
      '1 B 20',
      '3 D 12',
      '4 C 10',
    ]);
    expect(told({ entries, results }, rules)).toEqual([
      'c1: 1 of 4: 10/1',
      'c2: 2 of 4 (not counted: not among the best 2): 0/1',
      'c3: 1 of 4: 10/1',
      'c4: 4 of 4 (not counted: not among the best 2): 0/1',
    ]);
  });

  it('gives those who share a place the points of it, or a share of those that they take up', () => {
    const tied = competition(1, 'A=B C');
    const split = circuit({ figure: { by: 'places', tables: { places: [10, 5, 4] }, tied: 'split' } });
    expect(standing(leagueTable(circuit({}), { entries, results: tied }))[1]).toBe('1 B 10');
    expect(standing(leagueTable(split, { entries, results: tied }))[1]).toBe('1 B 15/2');
  });

  it('gives the last one point, and one more for everybody behind', () => {
    const rules = circuit({ figure: { by: 'places-from-last', plus: 1 } });
    const table = leagueTable(rules, { entries, results: competition(1, 'A B C D') });
    expect(standing(table)).toEqual(['1 A 4', '2 B 3', '3 C 2', '4 D 1']);
  });

  it('takes totals, percentages, victory points and wins as they are', () => {
    const results = competition(1, 'A B', { figures: { percentage: exact(5512, 100), wins: exact(3) } });
    expect(standing(leagueTable(circuit({ figure: { by: 'percentage' } }), { entries, results }))[0]).toBe(
      '1 A 1378/25',
    );
    expect(standing(leagueTable(circuit({ figure: { by: 'wins' } }), { entries, results }))[0]).toBe('1 A 3');
  });

  it('counts no more than k of one region among the best', () => {
    const held = [
      ...competition(1, 'A B', { region: 'north' }),
      ...competition(2, 'A B', { region: 'north' }),
      ...competition(3, 'B A', { region: 'east' }),
    ];
    const rules = circuit({ best: 2, atMost: { of: 'region', most: 1 } });
    expect(standing(leagueTable(rules, { entries: entered('A B'), results: held }))).toEqual([
      '1 A 16',
      '1 B 16',
    ]);
    expect(told({ entries: entered('A B'), results: held }, rules)?.[1]).toBe(
      'c2: 1 of 2 (not counted: 1 results of the same place already): 0/1',
    );
  });

  it('takes the mean of what counts, or over the sessions played', () => {
    const long = [
      ...competition(1, 'A', { figures: { total: exact(30) }, sessions: 2 }),
      ...competition(2, 'A', { figures: { total: exact(10) }, sessions: 1 }),
    ];
    const rules = (adding: string) => circuit({ figure: { by: 'total' }, adding });
    expect(standing(leagueTable(rules('mean'), { entries: entered('A'), results: long }))).toEqual([
      '1 A 20',
    ]);
    expect(
      standing(leagueTable(rules('mean-of-sessions'), { entries: entered('A'), results: long })),
    ).toEqual(['1 A 40/3']);
  });

  it('adds bonuses: one that goes with its result is dropped with it, one for being there is not', () => {
    const rules = circuit({
      best: 1,
      bonuses: [
        { for: 'participation', points: 1, when: 'always' },
        { for: 'podium', points: [3, 2, 1] },
        { for: 'count', count: 'firsts', points: 2, placeAtMost: 2 },
      ],
    });
    const two = [
      ...competition(1, 'A B', { counts: { firsts: exact(3) } }),
      ...competition(2, 'B A', { counts: { firsts: exact(1) } }),
    ];
    expect(told({ entries: entered('A B'), results: two }, rules)).toEqual([
      'c1: 1 of 2: 10/1',
      'c1: 1, bonus: 3/1',
      'c1: firsts × 3: 6/1',
      'c1: participation: 1/1',
      'c2: 2 of 2 (not counted: not among the best 1): 0/1',
      'c2: 2, bonus (not counted: not among the best 1): 0/1',
      'c2: firsts × 1 (not counted: not among the best 1): 0/1',
      'c2: participation: 1/1',
    ]);
  });

  it('lists whoever played too few behind, without a rank among the others', () => {
    const rules = circuit({ minimum: { competitions: 2 } });
    const few = [...competition(1, 'A B C'), ...competition(2, 'B C')];
    const { rows } = leagueTable(rules, { entries: entered('A B C'), results: few });
    expect(rows.map(({ entry, rank, unranked }) => [entry, rank, unranked])).toEqual([
      ['B', 1, null],
      ['C', 2, null],
      ['A', 3, 'too-few'],
    ]);
  });

  it.each([
    [
      'direct-wins',
      [10, 10, 10],
      [...competition(1, 'A B'), ...competition(2, 'A B'), ...competition(3, 'B A')],
    ],
    ['places', [10, 5, 5], [...competition(1, 'A C'), ...competition(2, 'C B'), ...competition(3, 'C B')]],
    ['wins', [10, 5, 5], [...competition(1, 'A C'), ...competition(2, 'C B'), ...competition(3, 'C D B')]],
    ['last-competition', [10, 6], [...competition(1, 'B A'), ...competition(2, 'A B')]],
    ['best-result', [10, 5], [...competition(1, 'A C'), ...competition(2, 'C B'), ...competition(3, 'C B')]],
    ['next-best', [10, 5], [...competition(1, 'A C'), ...competition(2, 'C B'), ...competition(3, 'C B')]],
  ])('parts those level by %s, and keeps what decided', (criterion, points, results) => {
    const rules = circuit({ figure: { by: 'places', tables: { places: points } }, order: [criterion] });
    const own = results.filter(({ entry }) => entry === 'A' || entry === 'B');
    const { rows } = leagueTable(rules, { entries: entered('B A'), results: own });
    expect(rows.map(({ entry, rank, decided }) => [entry, rank, decided.criterion])).toEqual([
      ['A', 1, criterion],
      ['B', 2, criterion],
    ]);
  });

  it('parts by a lot only those who all drew', () => {
    const rules = circuit({ order: ['lot'] });
    const level = { entries: entered('A B C'), results: [] };
    expect(standing(leagueTable(rules, { ...level, lots: { A: 2, B: 1 } }))).toEqual([
      '1 A 0',
      '1 B 0',
      '1 C 0',
    ]);
    expect(standing(leagueTable(rules, { ...level, lots: { A: 2, B: 1, C: 3 } }))).toEqual([
      '1 B 0',
      '2 A 0',
      '3 C 0',
    ]);
  });

  it('deducts by a decision that its line names, and ranks whoever has fewer first', () => {
    const rules = circuit({ order: ['fewer-penalties'] });
    const adjustments = [
      { id: 'd1', entry: 'A', points: exact(-3), on: '2026-03-04', article: 'article 7' },
      { id: 'd2', entry: 'A', points: exact(3) },
    ];
    const table = leagueTable(rules, { entries: entered('A B'), results: [], adjustments });
    expect(standing(table)).toEqual(['1 B 0', '2 A 0']);
    expect(told({ entries: entered('A B'), results: [], adjustments }, rules)).toEqual([
      'd2: 3/1',
      '2026-03-04 article 7: -3/1',
    ]);
  });

  it('is provisional for a region that has not closed, and as a whole until the last has', () => {
    const contributions = (closed: boolean) => ({
      entries: [
        { id: 'A', region: 'north' },
        { id: 'B', region: 'east' },
      ],
      results: competition(1, 'A B'),
      regions: [
        { region: 'north', closed: true },
        { region: 'east', closed },
      ],
    });
    const open = leagueTable(circuit({}), contributions(false));
    expect(open.rows.map(({ entry, provisional }) => [entry, provisional])).toEqual([
      ['A', false],
      ['B', true],
    ]);
    expect([open.finality, open.provisionalRegions]).toEqual(['provisional', ['east']]);
    expect(leagueTable(circuit({}), contributions(true)).finality).toBe('official');
  });

  it.each([
    ['nobody', { entries: [], results: [] }, []],
    ['one entry', { entries: entered('A'), results: [] }, ['1 A 0']],
    ['no result at all', { entries: entered('A B'), results: [] }, ['1 A 0', '1 B 0']],
    [
      'everybody withdrawn',
      { entries: entered('A B').map((each) => ({ ...each, withdrawn: {} })), results: competition(1, 'A B') },
      ['1 A 10', '2 B 6'],
    ],
  ])('of %s is a table all the same', (_, contributions, rows) => {
    expect(standing(leagueTable(circuit({}), contributions))).toEqual(rows);
  });
});

describe('a league of fixtures', () => {
  const entries = entered('A B C');
  const matches = [played(1, 'A 2-1 B'), played(2, 'B 3-0 C'), played(3, 'C 2-0 A')];

  it('parts by direct encounters of those level, and of them alone', () => {
    const rules = league({ order: ['direct-points', 'direct-difference', 'direct-scored'] });
    const { rows } = leagueTable(rules, { entries, matches });
    expect(rows.map(({ entry, decided }) => [entry, decided.criterion])).toEqual([
      ['B', 'direct-difference'],
      ['C', 'direct-points'],
      ['A', 'direct-points'],
    ]);
  });

  it('compares a smaller group that is left level among itself again', () => {
    // A, B, C level on 6 points each of matches with D; A beats B, B draws with C, C draws with A.
    const four = [
      ...[played(1, 'A 1-0 B'), played(2, 'B 0-0 C'), played(3, 'C 0-0 A')],
      ...[played(1, 'C 1-0 D'), played(2, 'A 0-1 D'), played(3, 'B 4-0 D'), played(4, 'B 1-0 D')],
    ];
    const rules = league({ order: ['direct-points', 'difference'] });
    expect(standing(leagueTable(rules, { entries: entered('A B C D'), matches: four }))).toEqual([
      ...['1 B 7', '2 C 5', '3 A 4', '4 D 3'],
    ]);
  });

  it('gives a forfeit the score and points of the rules, and proposes to expel after so many', () => {
    const rules = league({ forfeit: { score: [2, 0], forfeiter: -1 }, defaults: { expelAfter: 2 } });
    const away = (round: number) => ({
      ...{ id: `f${round}`, round, status: 'played' as const },
      sides: [
        { entry: 'A', score: null },
        { entry: 'B', score: null, forfeits: true as const },
      ],
    });
    const table = leagueTable(rules, { entries: entered('A B'), matches: [away(1), away(2)] });
    expect(standing(table)).toEqual(['1 A 6', '2 B -2']);
    expect(table.rows[0]?.figures).toMatchObject({ won: exact(2), scored: exact(4), conceded: exact(0) });
    expect(table.proposals).toEqual([{ kind: 'expel', entry: 'B', defaults: 2 }]);
  });

  it('has the matches of a team that withdrew stand, struck, or stood in for', () => {
    const left = {
      entries: [{ id: 'A' }, { id: 'B' }, { id: 'C', withdrawn: {} }],
      matches: [played(1, 'C 1-0 A'), { ...played(2, 'C 0-0 B'), status: 'not-played' as const }],
    };
    const by = (results: string) =>
      standing(
        leagueTable(league({ withdrawal: { results, placed: 'last' }, forfeit: { score: [3, 0] } }), left),
      );
    expect(by('stand')).toEqual(['1 B 0', '2 A 0', '3 C 3']);
    expect(by('struck')).toEqual(['1 A 0', '1 B 0', '3 C 0']);
    expect(by('stood-in')).toEqual(['1 B 3', '2 A 0', '3 C 3']);
  });

  it('keeps a result that is in dispute out, and says whose rows wait for it', () => {
    const pending = [...matches, { ...played(4, 'A 9-0 B'), status: 'pending' as const }];
    const { rows, finality } = leagueTable(league({}), { entries, matches: pending });
    expect(rows.map(({ entry, provisional }) => [entry, provisional])).toEqual([
      ['B', true],
      ['A', true],
      ['C', false],
    ]);
    expect(finality).toBe('provisional');
  });

  it('tells who goes up and down, and leaves open what a shared place leaves open', () => {
    const rules = league({ promoted: 1, relegated: 1, order: [] });
    const two = leagueTable(rules, { entries, matches: [played(1, 'A 1-0 B'), played(2, 'C 1-0 B')] });
    expect(two.rows.map(({ entry, outcome }) => [entry, outcome])).toEqual([
      ['A', 'undecided'],
      ['C', 'undecided'],
      ['B', 'relegated'],
    ]);
  });

  it('gives match days of four teams points by place, and shares them where they are level', () => {
    const rules = league({
      calendar: { sides: 4 },
      match: { by: 'places', points: [3, 2, 1, 0], tied: 'split' },
      order: ['scored'],
    });
    const day = (round: number, scores: readonly number[]) => ({
      ...{ id: `d${round}`, round, status: 'played' as const },
      sides: ['A', 'B', 'C', 'D'].map((entry, at) => ({ entry, score: exact(scores[at]!) })),
    });
    const table = leagueTable(rules, {
      entries: entered('A B C D'),
      matches: [day(1, [4100, 3800, 3800, 2000]), day(2, [3000, 3900, 2000, 4000])],
    });
    expect(standing(table)).toEqual(['1 A 4', '2 B 7/2', '3 D 3', '4 C 3/2']);
    expect(table.rows[0]?.figures.scored).toEqual(exact(7100));
  });
});

describe('the 20-point scale', () => {
  // Published for matches of 16 boards, and the end of the scale.
  it.each([
    [16, 0, 1000],
    [16, 1, 1031],
    [16, 10, 1280],
    [16, 60, 2000],
    [16, 61, 2000],
    [25, 75, 2000],
  ])('of %i boards gives %i IMPs %i hundredths', (boards, margin, hundredths) => {
    const { winner, loser } = wbf20(boards, margin);
    expect(winner).toEqual(exact(hundredths, 100));
    expect(loser).toEqual(exact(2000 - hundredths, 100));
  });
});

describe('a path', () => {
  const scoring = { figure: { by: 'total' }, order: [] };
  const rules = rulesOf({
    ...{ league: 1, format: 'path', title, regions: 2 },
    phases: [
      { id: 'region', level: 'region', scoring },
      {
        ...{ id: 'final', level: 'final', scoring, quota: { places: 3, fixed: 1 } },
        carryOver: { of: 'rank-points', points: [5, 2] },
      },
    ],
  });
  const entries = [
    ...['A', 'B', 'C'].map((id) => ({ id, region: 'north' })),
    ...['D', 'E'].map((id) => ({ id, region: 'south' })),
  ];
  const total = (phase: string, entry: string, points: number) => ({
    ...{ competition: `${phase}-day`, number: 1, entry, phase, place: null, of: 5 },
    figures: { total: exact(points) },
  });
  const results = [
    ...[total('region', 'A', 30), total('region', 'B', 20), total('region', 'C', 10)],
    ...[total('region', 'D', 8), total('region', 'E', 7)],
  ];

  it('sends the best of each region on by fixed and proportional places, with reserves', () => {
    const { rows } = leagueTable(rules, { entries, results });
    const quota = { places: 3, fixed: 1, reserves: 1 };
    expect(qualify(quota, rows)).toEqual({
      places: [
        { group: 'region/north', participation: 3, fixed: 1, proportional: 1 },
        { group: 'region/south', participation: 2, fixed: 1, proportional: 0 },
      ],
      qualified: [
        { entry: 'A', group: 'region/north', by: 'ranking' },
        { entry: 'B', group: 'region/north', by: 'ranking' },
        { entry: 'D', group: 'region/south', by: 'ranking' },
      ],
      reserves: [
        { entry: 'C', group: 'region/north' },
        { entry: 'E', group: 'region/south' },
      ],
      undecided: [],
    });
    expect(qualify(quota, rows, { declined: ['B'] }).qualified).toContainEqual({
      ...{ entry: 'C', group: 'region/north', by: 'reserve' },
    });
    expect(
      qualify({ ...quota, exemptions: 1 }, rows, { exempt: ['E'] }).qualified.map(({ entry, by }) => [
        entry,
        by,
      ]),
    ).toEqual([
      ...[
        ['E', 'exemption'],
        ['A', 'ranking'],
        ['D', 'ranking'],
      ],
    ]);
  });

  it('ranks the final with what is carried over, and the phases before it behind', () => {
    const final = [total('final', 'A', 1), total('final', 'B', 4), total('final', 'D', 2)];
    const { rows } = leagueTable(rules, { entries, results: [...results, ...final] });
    expect(
      rows.map(
        ({ group, rank, entry, total: { num }, outcome }) => `${group} ${rank} ${entry} ${num} ${outcome}`,
      ),
    ).toEqual([
      ...['final 1 D 7 none', 'final 2 A 6 none', 'final 2 B 6 none'],
      ...['region/north 1 A 30 qualified', 'region/north 2 B 20 qualified', 'region/north 3 C 10 none'],
      ...['region/south 1 D 8 qualified', 'region/south 2 E 7 none'],
    ]);
  });

  it('leaves a place that is shared over the line to whoever decides it', () => {
    const { rows } = leagueTable(rules, {
      entries,
      results: [total('region', 'D', 8), total('region', 'E', 8)],
    });
    expect(qualify({ places: 2, fixed: 1 }, rows).undecided).toContainEqual({
      ...{ group: 'region/south', entries: ['D', 'E'] },
    });
  });
});

describe('the difference of two tables', () => {
  const entries = entered('A B C');
  const before = leagueTable(league({}), { entries, matches: [played(1, 'A 2-1 B')] });

  it('tells every row that changed with the lines that caused it, and rows that others moved', () => {
    const after = leagueTable(league({}), { entries, matches: [played(1, 'A 1-1 B')] });
    const changed = tableDifference(before, after);
    expect(changed.map(({ entry, from, to }) => [entry, from?.rank, to?.rank])).toEqual([
      ['A', 1, 1],
      ['B', 3, 1],
      ['C', 2, 3],
    ]);
    expect(
      changed.map(({ causes }) => causes.map(({ line, from, to }) => [line.of, from.num, to.num])),
    ).toEqual([[['1-A-B', 3, 1]], [['1-A-B', 0, 1]], []]);
  });

  it('of a table with itself is nothing', () => {
    expect(tableDifference(before, before)).toEqual([]);
  });
});

describe('a calendar', () => {
  it('of one team is empty', () => {
    expect(roundRobin(1)).toEqual([]);
  });
});
