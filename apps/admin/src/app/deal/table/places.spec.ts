import { describe, expect, it } from '@jest/globals';
import { allGames } from '@arbitre/rules';
import fc from 'fast-check';
import { layoutAt, placesOf } from './places';

const seats = (...names: readonly string[]) => names.map((seat) => ({ seat, roles: [] }));
const drawn = (...names: readonly string[]) => Object.fromEntries(placesOf(seats(...names)));

describe('the places around a table', () => {
  it('go clockwise, with South at the bottom of a compass', () => {
    expect(drawn('N', 'E', 'S', 'W')).toEqual({ N: 'top', E: 'right', S: 'bottom', W: 'left' });
  });

  it('go clockwise from the first seat elsewhere', () => {
    expect(drawn('a', 'b')).toEqual({ a: 'bottom', b: 'top' });
    expect(drawn('a', 'b', 'c')).toEqual({ a: 'bottom', b: 'left', c: 'right' });
    expect(Object.values(drawn('a', 'b', 'c', 'd', 'e', 'f'))).toEqual([
      ...['bottom', 'left', 'upper-left', 'top', 'upper-right', 'right'],
    ]);
  });

  it('leave who sits out beside the table', () => {
    const sitting = { seat: 'dealer', roles: ['dealer', 'sits-out'] };
    expect(placesOf([...seats('a', 'b', 'c'), sitting])).toEqual(
      new Map([
        ['a', 'bottom'],
        ['b', 'left'],
        ['c', 'right'],
        ['dealer', 'idle'],
      ]),
    );
  });

  it('give every seat of any table its own, whatever it is called', () => {
    const seat = fc.record({ seat: fc.string(), roles: fc.array(fc.constantFrom('dealer', 'sits-out')) });
    const table = fc.uniqueArray(seat, { maxLength: 9, selector: (each) => each.seat });
    fc.assert(
      fc.property(table, (all) => {
        const places = placesOf(all);
        expect([...places.keys()]).toEqual(all.map((each) => each.seat));
        const around = [...places.values()].filter((place) => place !== 'idle');
        const playing = all.filter(({ roles }) => !roles.includes('sits-out')).length;
        expect(new Set(around).size).toBe(around.length);
        if (playing >= 2 && playing <= 6) expect(around).toHaveLength(playing);
      }),
    );
  });

  it.each(
    allGames.all.flatMap(({ id, play }) => (play === undefined ? [] : [[id, play.rules.seats] as const])),
  )('are known for the seats of %s', (_id, names) => {
    const players = names.map((seat) => ({ seat, roles: [] }));
    expect([...placesOf(players).values()]).not.toContain('idle');
  });

  it('have rows of cards at the sides of a full table only', () => {
    expect([layoutAt('left', 3), layoutAt('left', 4), layoutAt('top', 4)]).toEqual(['fan', 'rows', 'fan']);
  });
});
