import { readdirSync, readFileSync } from 'node:fs';
import { exact } from '@arbitre/rules/kernel/competition/exact';
import { readyMadeRules } from './ready-made';
import { readDivisionFile } from './table/file';
import { leagueTable } from './table/league-table';
import { qualify } from './quotas/qualify';
import { rulesOf, standing } from './testing/tables';

const FOLDER = new URL('ready-made/', import.meta.url);
const ruleSet = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
const tableOf = (name: string, given: object) => {
  const reading = readDivisionFile({ rules: ruleSet(name), ...given });
  if (!reading.ok) throw new Error(reading.problems.map(({ en }) => en).join('\n'));
  return leagueTable(reading.rules, reading.contributions);
};
const entries = (ids: string, more: object = {}) => ids.split(' ').map((id) => ({ id, ...more }));
const match = (
  round: number,
  home: string,
  own: number,
  other: number,
  away: string,
  minor?: readonly number[],
) => ({
  round,
  sides: [
    { entry: home, score: own, ...(minor === undefined ? {} : { minor: minor[0] }) },
    { entry: away, score: other, ...(minor === undefined ? {} : { minor: minor[1] }) },
  ],
});

describe('ready-made rules', () => {
  it.each(readdirSync(FOLDER))('%s are read', (name) => {
    expect(rulesOf(ruleSet(name.replace('.json', '')))).toMatchObject({ league: 1 });
  });

  it('are offered, each by the name of its file', () => {
    const files = readdirSync(FOLDER).map((name) => name.replace('.json', ''));
    expect(readyMadeRules().map(({ id, rules }) => [id, rules])).toEqual(
      files.sort().map((name) => [name, ruleSet(name)]),
    );
  });

  it('skat match days: 3, 2, 1 and 0 table points by the series of four teams, series points next', () => {
    const day = (round: number, scores: readonly number[]) => ({
      round,
      sides: ['A', 'B', 'C', 'D'].map((entry, at) => ({ entry, score: scores[at] })),
    });
    const table = tableOf('skat-match-days', {
      entries: entries('A B C D'),
      matches: [
        day(1, [4120, 3850, 3600, 2900]),
        day(2, [3100, 4400, 3800, 2500]),
        day(3, [3500, 2000, 3900, 3000]),
      ],
    });
    expect(standing(table)).toEqual(['1 C 6', '2 A 6', '3 B 5', '4 D 1']);
    expect(table.rows[0]).toMatchObject({
      decided: { criterion: 'scored', value: [exact(11300)] },
      outcome: 'promoted',
    });
    expect(table.rows[3]?.outcome).toBe('relegated');
  });

  it('bridge interclub: victory points by the difference of 24 boards, 18 for who comes where nobody does', () => {
    const table = tableOf('bridge-interclub', {
      entries: entries('A B C'),
      matches: [
        match(1, 'A', 52, 40, 'B'),
        {
          round: 2,
          sides: [
            { entry: 'C', score: null },
            { entry: 'A', score: null, forfeits: true },
          ],
        },
        match(3, 'B', 33, 33, 'C'),
      ],
    });
    expect(standing(table)).toEqual(['1 C 28', '2 B 69/4', '3 A 51/4']);
  });

  it('Scrabble circuit: the best 8 percentages with half a point for a solo, no more than 5 of a region', () => {
    const results = (entry: string, percentages: readonly number[], solos: number) =>
      percentages.map((percentage, at) => ({
        ...{
          competition: `t${at + 1}`,
          number: at + 1,
          entry,
          place: 4,
          figures: { percentage },
          counts: { solos },
        },
        region: at < 7 ? 'north' : 'east',
      }));
    const table = tableOf('scrabble-circuit', {
      entries: entries('A B C'),
      results: [
        ...results('A', [90, 80, 70, 60, 50, 40, 95, 85, 75, 65], 0),
        ...results('B', [90, 80, 70, 60, 50, 40, 95, 85, 75], 1),
        ...results('C', [99, 99, 99], 0),
      ],
    });
    expect(standing(table)).toEqual(['1 A 620', '2 B 1117/2', '3 C 297']);
    expect(table.rows[2]?.unranked).toBe('too-few');
  });

  it('whist militaire: regions send 96 pairs on, four each and the rest by participation', () => {
    const pairs = ['north', 'east', 'south', 'west', 'centre', 'coast'].flatMap((region, at) =>
      Array.from({ length: 20 + 10 * at }, (_, pair) => ({ id: `${region}-${pair}`, region })),
    );
    const results = pairs.flatMap(({ id, region }, at) =>
      [1, 2].map((number) => ({
        ...{ competition: `${region}-${number}`, number, entry: id, phase: 'region', place: null },
        figures: { total: 1000 - at },
      })),
    );
    const table = tableOf('whist-militaire-path', { entries: pairs, results });
    const rules = rulesOf(ruleSet('whist-militaire-path'));
    if (rules.format !== 'path') throw new Error('no path');
    const { places, qualified, undecided } = qualify(rules.phases[1]!.quota!, table.rows);
    expect(places.map(({ group, fixed, proportional }) => `${group} ${fixed}+${proportional}`)).toEqual([
      ...['region/centre 4+16', 'region/coast 4+19', 'region/east 4+8'],
      ...['region/north 4+5', 'region/south 4+11', 'region/west 4+13'],
    ]);
    expect([qualified.length, undecided]).toEqual([96, []]);
  });

  it('cribbage club league: 2 for a win, 3 for a skunk; wins next, then the spread', () => {
    const table = tableOf('cribbage-club-league', {
      entries: entries('A B C'),
      matches: [
        match(1, 'A', 2, 0, 'B', [121, 100]),
        match(2, 'B', 3, 0, 'C', [121, 80]),
        match(3, 'C', 0, 2, 'A', [110, 121]),
        match(4, 'B', 2, 0, 'C', [121, 119]),
      ],
    });
    expect(standing(table)).toEqual(['1 B 5', '2 A 4', '3 C 0']);
  });

  it('whist bridge championship: the best 9 totals, and a point for each evening', () => {
    const evenings = (entry: string, totals: readonly number[]) =>
      totals.map((total, at) => ({
        ...{ competition: `e${at + 1}`, number: at + 1, entry, place: null, figures: { total } },
      }));
    const table = tableOf('whist-bridge-championship', {
      entries: entries('A B'),
      results: [
        ...evenings('A', [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
        ...evenings('B', [100, 100, 100, 100, 100]),
      ],
    });
    expect(standing(table)).toEqual(['1 A 550', '2 B 505']);
    expect(table.rows[1]?.unranked).toBe('too-few');
  });
});

describe('a division in a file', () => {
  it('tells every mistake in rules and rows with its place', () => {
    const reading = readDivisionFile({
      rules: { ...(ruleSet('whist-bridge-championship') as object), best: 13 },
      entries: [{ id: 'A' }, { id: 'A' }],
      results: [{ competition: 'c', number: 1, entry: 'X', place: null }],
    });
    if (reading.ok) throw new Error('accepted');
    expect(reading.problems.map(({ path, violation }) => [path, violation.article])).toEqual([
      ['rules.best', 'best-above-competitions'],
      ['entries.1.id', 'entered-twice'],
      ['results.0.entry', 'not-entered'],
    ]);
    expect(readDivisionFile([]).ok).toBe(false);
    expect(
      readDivisionFile({ rules: ruleSet('whist-bridge-championship'), entries: [], results: [{}] }).ok,
    ).toBe(false);
  });
});
