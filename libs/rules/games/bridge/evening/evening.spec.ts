import fc from 'fast-check';
import { ALL, given, lot, seats, setupRefusal, start, tablesIn, viewOf } from '../testing/evening';
import { bridgeEvening } from './order';

const seated = given().and(seats(ALL));
const swap = (a: string, b: string, from: number) => ({ do: 'swap-entries', ...{ a, b, from } });
const absent = (entry: string, from: number) => ({ do: 'mark-absent', ...{ entry, from } });
const planned = ({ state }: typeof seated, round?: number) => bridgeEvening.plan?.(state, round);

describe('the movement of an evening', () => {
  it('BD-L8A1 is one that can be played: its tables, rounds and boards fit together', () => {
    expect(setupRefusal({})).toBe('accepted');
    expect(setupRefusal({ rounds: 4 })).toBe('too-many-rounds');
    expect(setupRefusal({ movement: 'howell', tables: 21 })).toBe('invalid-field');
    expect(setupRefusal({ movement: 'howell', boards: 3 })).toBe('boards-in-halves');
    expect(setupRefusal({ movement: 'teams' })).toBe('invalid-field');
    expect(setupRefusal({ movement: 'teams', tables: 4 })).toBe('accepted');
    expect(setupRefusal({ arrowSwitch: 4 })).toBe('invalid-field');
  });
  it('BD-L8A1 says for each round who meets whom and with which boards', () => {
    expect(tablesIn(seated, 1)).toEqual(['1: A–X 1,2', '2: B–Y 3,4', '3: C–Z 5,6']);
    expect(tablesIn(seated, 2)).toEqual(['1: A–Z 3,4', '2: B–X 5,6', '3: C–Y 1,2']);
    expect(tablesIn(seated, 3)).toEqual(['1: A–Y 5,6', '2: B–Z 1,2', '3: C–X 3,4']);
  });
  it('exchanges directions in the rounds that are arrow-switched, and begins at any board', () => {
    const evening = given({ arrowSwitch: 1, firstBoard: 11 }).and(seats(ALL));
    expect(tablesIn(evening, 3)).toEqual(['1: Y–A 15,16', '2: Z–B 11,12', '3: X–C 13,14']);
  });
  it('is another as long as no round was called; places that stay keep who sits there', () => {
    const other = seated.and({
      do: 'set-movement',
      movement: { movement: 'mitchell', tables: 2, boards: 3 },
    });
    expect(viewOf(other).places.map(({ entry }) => entry)).toEqual(['A', 'B', 'X', 'Y']);
    const playing = seated.and(start(1));
    expect(
      playing.when({ do: 'set-movement', movement: { movement: 'howell', tables: 3, boards: 2 } }).refusals,
    ).toEqual(['evening-begun']);
  });
});

describe('the seats of an evening', () => {
  it('BD-L3-1 are four a table, BD-L4-1 partners opposite each other', () => {
    expect(planned(seated.and(start(1)))?.tables[0]).toEqual({
      ...{ round: 1, table: '1', boards: [1, 2] },
      seating: { N: 'A', E: 'X', S: 'A', W: 'X' },
    });
  });
  it('BD-L5A-1 are drawn by a lot whose seed was committed to before, and anybody can draw again', () => {
    const drawn = given().and(lot('A B C X Y Z'));
    expect(
      viewOf(drawn)
        .places.map(({ entry }) => entry)
        .sort(),
    ).toEqual(['A', 'B', 'C', 'X', 'Y', 'Z']);
    expect(viewOf(given().and(lot('Z Y X C B A'))).places).toEqual(viewOf(drawn).places);
    expect(viewOf(drawn).lot).toMatchObject({ seed: 'lune' });
    const [commit, draw] = lot('A B C X Y Z');
    expect(given().when(draw ?? start(1)).refusals).toEqual(['no-lot-committed']);
    const other = { do: 'draw-seats', seed: 'soleil', entries: ['A', 'B', 'C', 'X', 'Y', 'Z'] };
    expect(
      given()
        .and(commit ?? [])
        .when(other).refusals,
    ).toEqual(['another-seed']);
  });
  it('are drawn again only by a new commitment, and not once a round was called', () => {
    const drawn = given().and(lot('A B C X Y Z'));
    expect(drawn.when(lot('A B C X Y Z')[1] ?? []).refusals).toEqual(['no-lot-committed']);
    expect(drawn.and(start(1)).when(lot('A B C X Y Z')).refusals).toEqual(['evening-begun', 'evening-begun']);
  });
  it('leave an odd pair without opponents: at the last table, where the setup says', () => {
    const half = given().and(lot('A B C X Y'));
    expect(viewOf(half).places.find(({ entry }) => entry === null)?.place).toBe('EW3');
    const north = given({ vacant: 'NS' }).and(lot('A B C X Y'));
    expect(viewOf(north).places.find(({ entry }) => entry === null)?.place).toBe('NS3');
    expect(planned(half.and(start(1)))?.tables.map(({ table }) => table)).toEqual(['1', '2']);
  });
  it('fit the tables: too few or too many are refused with what there must be', () => {
    expect(given().when(lot('A B C')).violations[0]).toMatchObject({
      ...{ article: 'seats-and-entries', facts: { entries: 3, places: 6, least: 4 } },
    });
    expect(given().when(lot('A B C D E F G')).refusals).toEqual(['seats-and-entries']);
  });
  it('BD-L5A-1 are one for each, and one at each place', () => {
    expect(given().when(lot('A A B C X Y')).refusals).toEqual(['BD-L5A-1']);
    expect(seated.when(...seats('NS1:D')).refusals).toEqual(['BD-L5A-1']);
    expect(
      given()
        .and(seats('NS1:A'))
        .when(...seats('EW2:A')).refusals,
    ).toEqual(['BD-L5A-1']);
    expect(seated.when(...seats('NS9:D')).refusals).toEqual(['unknown-place']);
  });
  it('BD-L5A-2 are exchanged on the director’s word, from a round on and not for what was played', () => {
    const playing = seated.and(start(1), start(2), swap('A', 'B', 2));
    expect(tablesIn(playing, 1)).toEqual(['1: A–X 1,2', '2: B–Y 3,4', '3: C–Z 5,6']);
    expect(tablesIn(playing, 2)).toEqual(['1: B–Z 3,4', '2: A–X 5,6', '3: C–Y 1,2']);
    expect(playing.when(swap('A', 'C', 1)).refusals).toEqual(['round-not-ahead']);
    expect(playing.when(swap('A', 'A', 2)).refusals).toEqual(['swap-with-itself']);
    expect(playing.when(swap('A', 'Q', 2)).refusals).toEqual(['not-seated']);
  });
  it('exchanged, each does what the other was to do: who was to leave later is the other one', () => {
    const evening = seated.and(start(1), absent('A', 3), swap('A', 'B', 2));
    expect(tablesIn(evening, 3)).toEqual(['1: ·–Y 5,6', '2: A–Z 1,2', '3: C–X 3,4']);
  });
  it('are left by a pair that goes, and taken by one that comes late', () => {
    const gone = seated.and(start(1), absent('Z', 2));
    expect(tablesIn(gone, 1)[2]).toBe('3: C–Z 5,6');
    expect(tablesIn(gone, 2)[0]).toBe('1: A–· 3,4');
    const late = gone.and(seats('EW3:D', 3));
    expect(tablesIn(late, 3)[1]).toBe('2: B–D 1,2');
    expect(late.when(absent('Z', 3)).refusals).toEqual(['not-seated']);
  });
});

describe('the rounds of an evening', () => {
  it('BD-L8B1 are called one after the other; the next one ends the one before', () => {
    expect(seated.when(start(2)).refusals).toEqual(['BD-L8B1']);
    const second = seated.and(start(1), start(2));
    expect(viewOf(second).round).toBe(2);
    expect(second.when(start(2)).refusals).toEqual(['BD-L8B1']);
    expect(second.and(start(3)).when(start(4)).refusals).toEqual(['last-round']);
  });
  it('are not called before somebody sits', () => {
    expect(given().when(start(1)).refusals).toEqual(['nobody-seated']);
  });
  it('have their minutes from the moment that they are called, and more where the director gives them', () => {
    const timed = given({ minutes: 15 }).and(seats(ALL), start(1, { at: '2026-11-25T19:30:00Z' }));
    expect(viewOf(timed)).toMatchObject({ startedAt: '2026-11-25T19:30:00Z', minutes: 15 });
    expect(viewOf(timed.and({ do: 'give-time', minutes: 3 })).minutes).toBe(18);
    expect(timed.when({ do: 'give-time', minutes: -15 }).refusals).toEqual(['invalid-field']);
    expect(seated.and(start(1)).when({ do: 'give-time', minutes: 3 }).refusals).toEqual(['no-clock']);
  });
  it('take their time from whoever records them', () => {
    const origin = { at: '2026-11-25T19:31:00Z' };
    const decision = bridgeEvening.decide(seated.state, start(1) as never, { get: () => null }, origin);
    expect(decision).toEqual({
      ok: true,
      events: [{ type: 'RoundStarted', data: { round: 1, at: '2026-11-25T19:31:00Z' } }],
    });
  });
});

describe('a table that does not play as planned', () => {
  const playing = seated.and(start(1), start(2));
  const otherwise = (more: object) => ({
    do: 'play-otherwise',
    round: 2,
    table: 1,
    reason: 'erreur',
    ...more,
  });
  it('BD-L5B has the opponents that it met, for that round alone', () => {
    const wrong = playing.and(otherwise({ EW: 'Y', boards: [9, 10] }));
    expect(tablesIn(wrong, 2)[0]).toBe('1: A–Y 9,10');
    expect(tablesIn(wrong, 3)[0]).toBe('1: A–Y 5,6');
    expect(playing.when(otherwise({ EW: 'A' })).refusals).toEqual(['BD-L5A-1']);
  });
  it('BD-L15B1 has no opponents who have played its boards', () => {
    expect(playing.when(otherwise({ EW: 'Y' })).violations[0]).toMatchObject({
      article: 'BD-L15B1',
      facts: { board: 3, entry: 'Y', round: 1 },
    });
  });
  it('BD-L15B2 plays a board that nobody at the table has played', () => {
    const wrong = playing.and(otherwise({ boards: [3, 7] }));
    expect(planned(wrong, 2)?.tables[0]?.boards).toEqual([3, 7]);
    expect(viewOf(wrong).rounds[1]?.tables[0]?.otherwise).toBe('erreur');
  });
  it('BD-L15B1 plays no board that one of them has played', () => {
    expect(playing.when(otherwise({ boards: [1] })).violations[0]).toMatchObject({
      article: 'BD-L15B1',
      facts: { board: 1, entry: 'A', round: 1 },
    });
    expect(playing.when(otherwise({ boards: [6] })).refusals).toEqual(['BD-L15B1']);
  });
  it('is one that plays the round already, and something about it is different', () => {
    expect(playing.when(otherwise({ round: 3, boards: [9] })).refusals).toEqual(['no-such-table-yet']);
    expect(playing.when(otherwise({ table: 4, boards: [9] })).refusals).toEqual(['no-such-table-yet']);
    expect(playing.when(otherwise({})).refusals).toEqual(['missing-field']);
    expect(playing.when(otherwise({ boards: [9, 9] })).refusals).toEqual(['invalid-field']);
  });
});

it('whatever is swapped, left and taken, nobody sits at two tables of a round', () => {
  const entry = fc.constantFrom('A', 'B', 'C', 'X', 'Y', 'Z', 'L');
  const from = fc.integer({ min: 1, max: 3 });
  const act = fc.oneof(
    fc.record({ do: fc.constant('swap-entries'), a: entry, b: entry, from }),
    fc.record({ do: fc.constant('mark-absent'), entry, from }),
    fc.record({
      do: fc.constant('seat-entry'),
      place: fc.constantFrom('NS1', 'NS2', 'EW1', 'EW3'),
      entry,
      from,
    }),
    fc.record({ do: fc.constant('start-round'), round: from }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const after = seated.when(...acts);
      for (const { tables } of viewOf(after).rounds) {
        const there = tables.flatMap(({ NS, EW }) => [NS, EW]).filter((each) => each !== null);
        expect(new Set(there).size).toBe(there.length);
      }
    }),
  );
});

describe('what others have yet to play', () => {
  const kept = (evening: typeof seated) => bridgeEvening.keeps?.(evening.state);
  it('is kept until every table has played it', () => {
    const playing = seated.and(start(1));
    expect(kept(playing)).toMatchObject({
      ...{ ahead: [3, 4, 5, 6, 1, 2], ranking: [] },
      results: new Map([1, 2, 3, 4, 5, 6].map((board) => [board, 1])),
    });
    const last = playing.and(start(2), start(3));
    expect(kept(last)?.ahead).toEqual([]);
    expect(kept(last)?.results.get(5)).toBe(3);
    const putOff = last.and({ do: 'postpone-board', round: 3, table: 1, board: 5, reason: 'late' });
    expect(kept(putOff)?.ahead).toEqual([5]);
  });
  it('is the ranking too in a barometer, for the boards of the round', () => {
    const barometer = given({ barometer: true }).and(seats(ALL), start(1));
    expect(kept(barometer)).toMatchObject({ ahead: [3, 4, 5, 6], ranking: [1, 2] });
    expect(kept(barometer)?.results.get(1)).toBe(3);
    expect(kept(barometer.and(start(2)))?.ranking).toEqual([3, 4]);
  });
});
