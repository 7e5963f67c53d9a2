import { byDay, byRegion } from './by-day';

const at = (startsOn: string, region: string, name: string) => ({ startsOn, region, name });

describe('competitions by day', () => {
  it('keep the order of the days, and stand by region and name within one', () => {
    const days = byDay(
      [
        ...[at('2026-11-21', 'Sud', 'Coupe 10'), at('2026-11-21', 'Étang', 'Z')],
        ...[at('2026-11-21', 'Sud', 'Coupe 9'), at('2026-11-14', 'Nord', 'A'), at('2026-11-21', 'Est', 'B')],
      ],
      'fr',
    );
    expect(days.map(({ day, competitions }) => [day, ...competitions.map(({ name }) => name)])).toEqual([
      ['2026-11-21', 'B', 'Z', 'Coupe 9', 'Coupe 10'],
      ['2026-11-14', 'A'],
    ]);
  });

  it('are nothing where there are none', () => {
    expect(byDay([], 'en')).toEqual([]);
  });
});

describe('competitions by region', () => {
  it('keep the order in which they come within one, and regions stand by their names', () => {
    const regions = byRegion(
      [at('2026-11-21', 'Sud', 'B'), at('2026-11-20', 'Étang', 'C'), at('2026-11-14', 'Sud', 'A')],
      'fr',
    );
    expect(
      regions.map(({ title, competitions }) => [title, ...competitions.map(({ name }) => name)]),
    ).toEqual([
      ['Étang', 'C'],
      ['Sud', 'B', 'A'],
    ]);
  });
});
