import { given, lot, seats, setupRefusal, start, tablesIn, viewOf } from '../testing/evening';

/** Who sits at each place, by the place's own name. */
const seated = (setup: Readonly<Record<string, unknown>>) => {
  const evening = given(setup);
  const places = viewOf(evening).places.map(({ place }) => place);
  return evening.and(seats(places.map((place) => `${place}:${place}`).join(' ')));
};
const howell = (tables: number, more = {}) =>
  seated({ movement: 'howell', guide: 'published', tables, boards: 1, ...more });
/** `NS2–EW1 set`: the tables of every round, one board a set. */
const allTables = (evening: ReturnType<typeof seated>): readonly string[] =>
  viewOf(evening).rounds.flatMap(({ tables }) =>
    tables.map(({ NS, EW, boards }) => `${NS ?? ''}–${EW ?? ''} ${boards.join(',')}`),
  );
const boardsOf = (evening: ReturnType<typeof seated>, entry: string): readonly number[] =>
  viewOf(evening).rounds.flatMap(({ tables }) =>
    tables.filter(({ NS, EW }) => NS === entry || EW === entry).flatMap(({ boards }) => boards),
  );

describe('a Mitchell', () => {
  it('BD-MITCHELL-1 has East-West go up a table and boards down a table', () => {
    const evening = seated({ tables: 5, boards: 1 });
    expect(tablesIn(evening, 3)[0]).toBe('1: NS1–EW4 3');
    expect(tablesIn(evening, 2)).toEqual([
      ...['1: NS1–EW5 2', '2: NS2–EW1 3', '3: NS3–EW2 4', '4: NS4–EW3 5', '5: NS5–EW4 1'],
    ]);
  });
  it('BD-MITCHELL-2 of odd tables is complete in as many rounds, and may stop earlier', () => {
    const evening = seated({ tables: 7, boards: 1 });
    const meetings = allTables(evening).map((line) => line.split(' ')[0]);
    expect([meetings.length, new Set(meetings).size]).toEqual([49, 49]);
    expect([...boardsOf(evening, 'EW4')].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(viewOf(seated({ tables: 7, boards: 1, rounds: 5 })).rounds).toHaveLength(5);
    expect(setupRefusal({ tables: 7, rounds: 8 })).toBe('too-many-rounds');
  });
  it('BD-MITCHELL-3 of even tables goes no further than half-way without a skip or a relay', () => {
    expect(setupRefusal({ tables: 6, even: 'straight', rounds: 4 })).toBe('BD-MITCHELL-3');
    const evening = seated({ tables: 6, boards: 1, even: 'straight' });
    expect(viewOf(evening).rounds).toHaveLength(3);
    expect(boardsOf(evening, 'EW1')).toEqual([1, 3, 5]);
  });
  it('BD-MITCHELL-4 with a skip has the pairs pass over a table half-way, and a round less than tables', () => {
    const evening = seated({ tables: 6, boards: 1 });
    const tables = viewOf(evening).rounds.map((round) => round.tables.find(({ EW }) => EW === 'EW1')?.table);
    expect(tables).toEqual([1, 2, 3, 5, 6]);
    expect(boardsOf(evening, 'EW1')).toEqual([1, 3, 5, 2, 4]);
    expect(setupRefusal({ tables: 6, even: 'skip', rounds: 6 })).toBe('too-many-rounds');
  });
  it('BD-MITCHELL-5 with relay and bye-stand shares the boards of the first and the last table', () => {
    const evening = seated({ tables: 6, boards: 1, even: 'relay' });
    expect(viewOf(evening).rounds[0]?.tables.map(({ boards }) => boards[0])).toEqual([1, 2, 3, 5, 6, 1]);
    expect(viewOf(evening).rounds).toHaveLength(6);
    expect([...boardsOf(evening, 'EW3')].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('BD-MITCHELL-6 has whoever would meet a missing pair sit out, and plays no board there', () => {
    const evening = given({ tables: 5, boards: 1 }).and(
      seats('NS1:A NS2:B NS3:C NS4:D NS5:E EW1:V EW2:W EW3:X EW4:Y'),
      start(1),
    );
    expect(viewOf(evening).rounds.map(({ sitsOut }) => sitsOut)).toEqual([['E'], ['A'], ['B'], ['C'], ['D']]);
    expect(viewOf(evening).rounds[0]?.tables[4]).toMatchObject({ NS: 'E', EW: null });
  });
  it('BD-MITCHELL-7 divides its boards into sets that are numbered on', () => {
    const evening = seated({ tables: 7, boards: 4 });
    expect(tablesIn(evening, 1)[2]).toBe('3: NS3–EW3 9,10,11,12');
    expect(tablesIn(seated({ tables: 7, boards: 4, firstBoard: 29 }), 1)[0]).toBe('1: NS1–EW1 29,30,31,32');
  });
  it('BD-MITCHELL-8 exchanges the directions of its last rounds, and makes the field more even by it', () => {
    const plain = seated({ tables: 9, boards: 1 });
    const switched = seated({ tables: 9, boards: 1, arrowSwitch: 1 });
    expect(tablesIn(switched, 8)).toEqual(tablesIn(plain, 8));
    expect(tablesIn(switched, 9)[0]).toBe('1: EW2–NS1 9');
    const calibre = (evening: typeof plain): number => viewOf(evening).balance?.calibre ?? 0;
    expect(calibre(switched)).toBeGreaterThan(calibre(plain));
  });
  it('BD-MITCHELL-GAP-1 of even tables shares boards where as many rounds as tables are wanted, and skips otherwise', () => {
    expect(viewOf(given({ tables: 8, boards: 3, rounds: 8 })).setup).toMatchObject({
      even: 'relay',
      rounds: 8,
    });
    expect(viewOf(given({ tables: 8, boards: 4 })).setup).toMatchObject({ even: 'skip', rounds: 7 });
    expect(viewOf(given({ tables: 8, boards: 4, rounds: 5 })).setup).toMatchObject({ even: 'skip' });
  });
});

describe('a Howell', () => {
  it('BD-HOWELL-1 has the last pair stay and every other follow the one before it', () => {
    const evening = howell(4);
    expect(tablesIn(evening, 1)[1]).toBe('2: 3–6 4');
    expect(tablesIn(evening, 2)[1]).toBe('2: 4–7 5');
    for (const { tables } of viewOf(evening).rounds) expect(tables[0]?.NS).toBe('8');
  });
  it.each([2, 4, 5, 6, 7, 8, 12])(
    'BD-HOWELL-2 of %i tables has everybody meet everybody and play every board, once',
    (count) => {
      const evening = howell(count);
      const meetings = viewOf(evening).rounds.flatMap(({ tables }) =>
        tables.map(({ NS, EW }) => [NS, EW].sort().join('–')),
      );
      const pairs = 2 * count;
      expect([meetings.length, new Set(meetings).size]).toEqual(Array(2).fill((pairs * (pairs - 1)) / 2));
      for (const { entry } of viewOf(evening).places)
        expect(new Set(boardsOf(evening, entry ?? '')).size).toBe(pairs - 1);
    },
  );
  it('BD-HOWELL-3 of three tables shares one set at all of them in the last round, and none before', () => {
    const rounds = [1, 2, 3, 4, 5].map((round) => tablesIn(howell(3), round));
    expect(rounds[4]).toEqual(['1: 6–5 5', '2: 3–2 5', '3: 1–4 5']);
    for (const round of rounds.slice(0, 4))
      expect(new Set(round.map((line) => line.split(' ').at(-1))).size).toBe(3);
  });
  it('BD-HOWELL-4 has twice as many rounds as tables, less one', () => {
    const rounds = [3, 4, 5, 6, 7].map((tables) => viewOf(howell(tables)).setup.rounds);
    expect(rounds).toEqual([5, 7, 9, 11, 13]);
    expect(setupRefusal({ movement: 'howell', tables: 21 })).toBe('invalid-field');
    expect(setupRefusal({ movement: 'howell', tables: 5, rounds: 10 })).toBe('too-many-rounds');
  });
  it('BD-HOWELL-5 of an odd number of pairs leaves the place free that stays, and each sits out once', () => {
    const evening = given({ movement: 'howell', guide: 'published', tables: 5, boards: 3 }).and(
      lot('a b c d e f g h i'),
    );
    const { places, rounds } = viewOf(evening);
    expect(places.find(({ entry }) => entry === null)?.place).toBe('10');
    expect(rounds.flatMap(({ sitsOut }) => sitsOut).toSorted()).toEqual(Array.from('abcdefghi'));
  });
  it('BD-HOWELL-6 that is printed for four and for six tables compares any two alike', () => {
    expect(viewOf(howell(4)).balance).toEqual({ least: 3, most: 3, calibre: 10_000 });
    expect(viewOf(howell(6)).balance).toEqual({ least: 5, most: 5, calibre: 10_000 });
    expect(viewOf(howell(5)).balance?.calibre).toBeLessThan(10_000);
  });
  it('of fewer rounds keeps some pairs at their tables', () => {
    const evening = seated({ movement: 'three-quarter', tables: 8, rounds: 11, boards: 2 });
    expect(viewOf(evening).rounds).toHaveLength(11);
    expect(setupRefusal({ movement: 'three-quarter', tables: 8, rounds: 12 })).toBe('invalid-field');
    expect(setupRefusal({ movement: 'three-quarter', tables: 4 })).toBe('invalid-field');
  });
});

const rows = (text: string) =>
  text.split(' ').map((each) => {
    const [round = 0, table = 0, NS = 0, EW = 0, ...boards] = each.split(/[/.]/u).map(Number);
    return { round, table, NS, EW, boards };
  });
const written = (text: string, more = {}): string =>
  setupRefusal({ movement: 'written', tables: 2, rows: rows(text), ...more });

describe('a movement that is written down', () => {
  it('BD-MOVE-GAP-2 is played as it says, pairs and boards by their own numbers', () => {
    const evening = seated({
      movement: 'written',
      tables: 2,
      rows: rows('1/1/4.1.1.2 1/2/2.3.3.4 2/1/4.2.5.6'),
    });
    expect(tablesIn(evening, 1)).toEqual(['1: 4–1 1,2', '2: 2–3 3,4']);
    expect(tablesIn(evening, 2)).toEqual(['1: 4–2 5,6']);
    expect(viewOf(evening).rounds[1]?.sitsOut).toEqual(['1', '3']);
    expect(setupRefusal({ movement: 'written', tables: 2 })).toBe('missing-field');
    expect(written('1/1/1.2.1 1/2/3.4.2 1/3/5.6.3')).toBe('invalid-field');
  });
  it('BD-HOWELL-7 is refused with where nobody could play it', () => {
    expect(written('1/1/1.2.1 1/2/3.4.2')).toBe('accepted');
    expect(written('1/1/1.2.1 1/2/1.3.2')).toBe('pair-twice-in-round');
    expect(written('1/1/1.2.1 1/1/3.4.2')).toBe('table-twice-in-round');
    expect(written('1/1/1.2.1 2/1/1.3.1')).toBe('board-twice');
    expect(written('1/1/1.2.1 2/1/1.3.2 3/1/1.2.3')).toBe('meeting-twice');
    // One meeting in two halves.
    expect(written('1/1/1.2.1 2/1/1.2.2')).toBe('accepted');
    expect(written('1/1/1.2.1 1/2/3.4.1')).toBe('board-at-two-tables');
    expect(written('1/1/1.2.1 1/2/3.4.1', { shared: true })).toBe('accepted');
  });
});

describe('other movements', () => {
  it('BD-RR-1 have six teams meet in five rounds of three matches, and somebody free where they are odd', () => {
    const evening = seated({ movement: 'teams', tables: 6, boards: 4 });
    const matches = viewOf(evening).rounds.flatMap(({ tables }) =>
      tables.map(({ NS, EW }) => [NS, EW].sort().join('–')),
    );
    expect([viewOf(evening).rounds.length, matches.length, new Set(matches).size]).toEqual([5, 30, 15]);
    const odd = given({ movement: 'teams', tables: 6, boards: 4 }).and(lot('a b c d e'));
    expect(new Set(viewOf(odd).rounds.flatMap(({ sitsOut }) => sitsOut)).size).toBe(5);
  });
  it('BD-PHANTOM-1 plan no deal at a table where somebody is missing: there is nothing to score', () => {
    const evening = given({ tables: 3 }).and(seats('NS1:A NS2:B NS3:C EW1:X EW2:Y'), start(1));
    expect(viewOf(evening).rounds[0]).toMatchObject({ sitsOut: ['C'] });
    expect(tablesIn(evening, 1)[2]).toBe('3: C–· 5,6');
  });
  it('a rover has one place more than its tables seat', () => {
    const evening = seated({ movement: 'rover', tables: 7, boards: 2 });
    expect(viewOf(evening).places).toHaveLength(15);
    expect(viewOf(evening).rounds.map(({ sitsOut }) => sitsOut.length)).toEqual(Array(7).fill(1));
  });
  it('a Mitchell that hesitates has a round more than tables', () => {
    expect(viewOf(seated({ movement: 'hesitation', tables: 7, boards: 2 })).rounds).toHaveLength(8);
    expect(setupRefusal({ movement: 'hesitation', tables: 19 })).toBe('invalid-field');
  });
  it('a scrambled Mitchell is more even than one whose directions stay', () => {
    const calibre = (movement: string): number =>
      viewOf(seated({ movement, tables: 7, boards: 2 })).balance?.calibre ?? 0;
    expect(calibre('scrambled')).toBeGreaterThan(calibre('mitchell'));
  });
  it('an individual seats four for themselves at a table, and nobody plays where one is missing', () => {
    const evening = seated({ movement: 'individual', tables: 2, boards: 2 }).and(start(1));
    expect(viewOf(evening).rounds[0]?.tables[0]).toMatchObject({
      ...{ NS: '8', EW: '5', partners: { S: '1', W: '7' }, boards: [1, 2] },
    });
    const one = evening.and({ do: 'mark-absent', entry: '7', from: 1 });
    expect(viewOf(one).rounds[0]?.sitsOut).toEqual(['8', '5', '1']);
    expect(setupRefusal({ movement: 'individual', tables: 11 })).toBe('invalid-field');
  });
  it('an individual that is arrow-switched keeps its partners together', () => {
    const { rounds } = viewOf(seated({ movement: 'individual', tables: 2, boards: 2, arrowSwitch: 7 }));
    expect(rounds[0]?.tables[0]).toMatchObject({ NS: '5', EW: '8', partners: { S: '7', W: '1' } });
  });
  it('BD-BAM-3 an odd number of teams meets all others, and no board is ever at two tables', () => {
    const five = seated({ movement: 'whist-league', tables: 5, boards: 4 });
    expect(tablesIn(five, 1)).toEqual([
      ...['1: 1–3 5,6,7,8', '2: 2–4 9,10,11,12', '3: 3–5 13,14,15,16'],
      ...['4: 4–1 17,18,19,20', '5: 5–2 1,2,3,4'],
    ]);
    const { rounds } = viewOf(five);
    expect(rounds.map(({ tables }) => tables[0]?.EW)).toEqual(['3', '5', '2', '4']);
    for (const { tables } of rounds) expect(new Set(tables.flatMap(({ boards }) => boards)).size).toBe(20);
    const tables = rounds.flatMap((round) => round.tables);
    for (const one of tables)
      expect(
        tables.filter(({ NS, EW }) => NS === one.EW && EW === one.NS).map(({ boards }) => boards),
      ).toEqual([one.boards]);
    expect(setupRefusal({ movement: 'whist-league', tables: 6 })).toBe('invalid-field');
    expect(setupRefusal({ movement: 'whist-league', tables: 5, rounds: 5 })).toBe('too-many-rounds');
  });
  it('a barometer has all tables play the same boards in a round', () => {
    const evening = seated({ tables: 5, boards: 2, barometer: true });
    expect(viewOf(evening).rounds[1]?.tables.map(({ boards }) => boards)).toEqual(Array(5).fill([3, 4]));
  });
});
