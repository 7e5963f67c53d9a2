import { describe, expect, it } from '@jest/globals';
import { seasonOf, soloClubs, soloPlayers, type CountedSolo } from './solo-totals';

const solo = (id: string, club: string | null, points = 10, competition = 'cup'): CountedSolo => ({
  points,
  competition: { id: competition },
  entry: { id, name: `Joueur ${id}`, club },
});

const solos = [solo('1', 'A'), solo('2', 'B', 0), solo('1', 'A'), solo('3', 'B'), solo('4', null)];

describe('the tables of solos', () => {
  it('SCR-3E-3 count solos and their points by player', () => {
    expect(soloPlayers(solos).map(({ name, solos: made, points }) => [name, made, points])).toEqual([
      ['Joueur 1', 2, 20],
      ['Joueur 3', 1, 10],
      ['Joueur 4', 1, 10],
      ['Joueur 2', 1, 0],
    ]);
  });

  it('count them by club, players without one apart', () => {
    expect(soloClubs(solos)).toMatchObject([
      { key: 'A', solos: 2, points: 20 },
      { key: 'B', solos: 2, points: 10 },
    ]);
  });

  it('keep apart the entries of two competitions', () => {
    expect(soloPlayers([solo('1', 'A'), solo('1', 'A', 10, 'other')])).toHaveLength(2);
  });

  it.each([
    ['2026-11-21', 2026],
    ['2026-08-31', 2025],
    ['2026-09-01', 2026],
  ])('%s lies in the season of %i', (day, season) => {
    expect(seasonOf(new Date(`${day}T12:00:00Z`))).toBe(season);
  });
});
