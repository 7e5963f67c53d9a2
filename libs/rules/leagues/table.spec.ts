import { exact } from '@arbitre/rules/kernel/competition/exact';
import { roundRobin } from './schedule/round-robin';
import { tableDifference } from './table/difference';
import { leagueTable } from './table/league-table';
import { wbf20 } from '@arbitre/rules/kernel/competition/scales/wbf-20';
import { entered, league, played, standing } from './testing/tables';

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
