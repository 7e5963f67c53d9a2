import { describe, expect, it } from '@jest/globals';
import { calendarTexts } from './calendar-texts';
import { type Item, lineOf, linesOf, wayTo } from './told';

const texts = calendarTexts.en;
const nothing = {
  ...{ day: '2026-11-21', at: null, game: 'skat', regionName: 'Sud', session: null, clubName: null },
  ...{ competition: null, season: null, fixture: null },
};
const competition = { id: 'cup', name: 'Coupe', stage: 'PLANNED' as const };
const fixture = (at: number, round = 9): Item => ({
  ...{ ...nothing, id: `f${round}-${at}`, kind: 'FIXTURE' },
  fixture: {
    ...{ fixture: `r${round}-m${at}`, round, postponed: at === 2, stage: 'DUE' },
    division: { id: '2026.sud', title: 'Sud, first' },
    sides: [
      { entry: 'a', name: 'Arles' },
      { entry: 'b', name: 'Nice' },
    ],
  },
});
const session: Item = {
  ...{ ...nothing, id: 'cup.s2', kind: 'SESSION', competition, session: 2, clubName: 'Arles' },
};

describe('a date of a calendar', () => {
  it('leads to what it is about', () => {
    expect(wayTo(fixture(1))).toEqual(['/divisions', '2026.sud', 'fixtures']);
    expect(wayTo(session)).toEqual(['/competitions', 'cup', 'sessions', 2]);
    expect(wayTo({ ...session, kind: 'COMPETITION', session: null })).toEqual(['/competitions', 'cup']);
    const season = { id: '2026', name: 'Saison' };
    expect(wayTo({ ...nothing, id: 'x', kind: 'SEASON_ENDS', season })).toEqual(['/seasons', '2026']);
  });

  it('is told in one line where there is room for one', () => {
    expect(lineOf(session, texts)).toBe('Session: Coupe, session 2 · Arles');
    expect(lineOf(fixture(2), texts)).toBe('Fixture: Arles – Nice, Sud, first · round 9 · postponed');
  });

  it('shares a line in a month with the other fixtures of its round, and stands alone in a week', () => {
    const all = [fixture(1), fixture(2), fixture(3), session, fixture(1, 10), fixture(2, 10)];
    expect(linesOf(all, texts, true).map(({ title, detail }) => [title, detail])).toEqual([
      ['Sud, first', 'round 9 · 3 fixtures'],
      ['Coupe', 'session 2 · Arles'],
      ['Arles – Nice', 'Sud, first · round 10'],
      ['Arles – Nice', 'Sud, first · round 10 · postponed'],
    ]);
    expect(linesOf(all, texts, false)).toHaveLength(6);
  });
});
