import { describe, expect, it } from '@jest/globals';
import { inGroups, type Matter, nameOf, wayTo, whereOf } from './matters';

const nothing: Omit<Matter, 'id' | 'kind'> = {
  ...{ count: 1, since: null, until: null, day: null, regionName: null, competition: null, tasks: [] },
  ...{ division: null, fixture: null, season: null },
};
const of = (kind: Matter['kind'], more: Partial<Matter>): Matter => ({ ...nothing, id: kind, kind, ...more });
const competition = { id: 'cup', name: 'Coupe', game: 'bridge' };
const division = { id: '2026.sud', title: 'Sud, first', game: 'skat' };
const fixture = {
  ...{ fixture: 'r1-m1', round: 1, division },
  sides: [
    { entry: 'nice', name: 'Nice I' },
    { entry: 'arles', name: 'Arles' },
  ],
};

describe('what waits for somebody', () => {
  it.each([
    [of('TASKS', { competition }), ['/competitions', 'cup', 'tasks'], null],
    [of('HALL_CALLS', { competition }), ['/competitions', 'cup', 'arbiter'], null],
    [of('CORRECTIONS_END', { competition }), ['/competitions', 'cup'], null],
    [of('TO_PUBLISH', { competition }), ['/competitions', 'cup', 'published'], null],
    [of('ENTRIES_WAITING', { division }), ['/divisions', '2026.sud', 'entries'], null],
    [of('FIXTURES_LATE', { division }), ['/divisions', '2026.sud', 'fixtures'], { only: 'open' }],
    [of('FIXTURE_TO_CONFIRM', { fixture }), ['/divisions', '2026.sud', 'fixtures'], { fixture: 'r1-m1' }],
    [of('PHASE_LATE', { season: { id: '2026', name: 'Saison' } }), ['/seasons', '2026'], null],
  ])('leads to where it is dealt with: $kind', (matter, path, query) => {
    expect(wayTo(matter)).toEqual({ path, query });
  });

  it('is called by what it is about, and says where that is', () => {
    const game = (id: string) => id.toUpperCase();
    const match = of('FIXTURE_DISPUTED', { fixture });
    expect([nameOf(match), whereOf(match, game)]).toEqual(['Nice I – Arles', 'Sud, first · SKAT']);
    const phase = of('PHASE_LATE', { season: { id: '2026', name: 'Saison' }, regionName: 'Sud' });
    expect([nameOf(phase), whereOf(phase, game)]).toEqual(['Sud · Saison', '']);
    const tasks = of('TASKS', { competition, regionName: 'Nord' });
    expect([nameOf(tasks), whereOf(tasks, game)]).toEqual(['Coupe', 'BRIDGE · Nord']);
  });

  it('stands in groups, each in the order in which it came', () => {
    const all = [of('TASKS', { competition }), of('FIXTURE_DISPUTED', { fixture }), of('PHASE_ENDS', {})];
    expect(inGroups(all).map(({ group, matters }) => [group, matters.length])).toEqual([
      ['settle', 2],
      ['phases', 1],
    ]);
  });
});
