import { exact } from '@arbitre/rules/kernel/competition/exact';
import { leagueTable } from './table/league-table';
import { qualify } from './quotas/qualify';
import { rulesOf } from './testing/tables';

const title = { fr: 'Essai', en: 'Trial' };

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
