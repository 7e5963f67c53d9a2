import { exact } from '@arbitre/rules/kernel/competition/exact';
import { leagueTable } from './table/league-table';
import { circuit, competition, entered, standing, told } from './testing/tables';

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
