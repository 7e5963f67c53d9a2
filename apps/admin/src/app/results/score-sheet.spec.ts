import { describe, expect, it } from '@jest/globals';
import {
  isIn,
  nextLine,
  readBoards,
  roundProgress,
  sameSeating,
  scoreSheet,
  seatedTwice,
  tablesWithout,
  type StoredDeal,
} from './score-sheet';

const deal = (
  round: number,
  table: string,
  board: number,
  state: StoredDeal['state'] = 'SCORED',
): StoredDeal => ({
  id: `d${round}-${table}-${board}`,
  session: 1,
  round,
  table,
  board,
  state,
  version: 1,
  notation: state === 'OPEN' ? null : '3NTN=',
  ...{ finality: state === 'OPEN' ? null : 'ENTERED', confirmations: [], dispute: null, secondPass: null },
  ...{ entered: null, upheld: null },
  setup: {},
  seating: ['N', 'E', 'S', 'W'].map((seat) => ({
    seat,
    entry: { id: `pair-${'NS'.includes(seat) ? table : Number(table) + 10}` },
  })),
});

/** Round 1 is complete at two tables; in round 2, table 2 lacks board 5 of the set 4-5-6. */
const deals = [
  ...[4, 5, 6].map((board) => deal(1, '1', board)),
  ...[1, 2, 3].map((board) => deal(1, '2', board)),
  ...[1, 2, 3].map((board) => deal(2, '1', board)),
  ...[4, 6].map((board) => deal(2, '2', board)),
];

describe('the score sheet of a round', () => {
  it('lists the tables in order, and the boards that are missing between those that came', () => {
    const [first, second] = scoreSheet(deals, [], 1, 2);
    expect(first?.lines.map(({ board }) => board)).toEqual([1, 2, 3]);
    expect(second?.lines.map((line) => [line.board, isIn(line)])).toEqual([
      [4, true],
      [5, false],
      [6, true],
    ]);
    expect(second?.seating).toEqual({ N: 'pair-2', E: 'pair-12', S: 'pair-2', W: 'pair-12' });
  });

  it('asks of a table whose game goes on for its next board, and no more once it is over', () => {
    const seating = { N: 'a', E: 'b', S: 'c', W: 'd' };
    const open = { ...{ session: 1, round: 2, table: '1', board: 1, seating }, open: true as const };
    const boards = (played: readonly StoredDeal[], most = 9) =>
      scoreSheet(played, [open], 1, 2, { goesOn: (notations) => notations.length < most }).map(({ lines }) =>
        lines.map((line) => [line.board, isIn(line)]),
      );
    expect(boards([])).toEqual([[[1, false]]]);
    expect(boards([deal(2, '1', 1)])).toEqual([
      [
        [1, true],
        [2, false],
      ],
    ]);
    expect(boards([deal(2, '1', 1), deal(2, '1', 2, 'OPEN')])).toEqual([
      [
        [1, true],
        [2, false],
      ],
    ]);
    expect(boards([deal(2, '1', 1), deal(2, '1', 2)], 2)).toEqual([
      [
        [1, true],
        [2, true],
      ],
    ]);
    // The next one is there while the one before is on its way; the last is followed by none.
    const sent = new Map([['1/2/1/2', 'x']]);
    const ahead = (most: number) =>
      scoreSheet([deal(2, '1', 1)], [open], 1, 2, { goesOn: (all) => all.length < most, sent })[0]?.lines
        .length;
    expect([ahead(9), ahead(2)]).toEqual([3, 2]);
    // What another table has played says nothing of this one.
    const other = { ...open, table: '2' };
    const sheet = scoreSheet([deal(2, '1', 1), deal(2, '1', 2), deal(2, '2', 1)], [open, other], 1, 2);
    expect(sheet.map(({ lines }) => lines.length)).toEqual([3, 2]);
  });

  it('counts what is in and what is expected', () => {
    expect(roundProgress(deals, [], 1)).toEqual([
      { round: 1, stored: 6, expected: 6 },
      { round: 2, stored: 5, expected: 6 },
    ]);
  });

  it('takes in tables that somebody planned', () => {
    const seating = { N: 'pair-7', E: 'pair-8', S: 'pair-7', W: 'pair-8' };
    const sheet = scoreSheet(deals, [{ session: 1, round: 2, table: '10', board: 9, seating }], 1, 2);
    expect(sheet.map(({ table }) => table)).toEqual(['1', '2', '10']);
    expect(sheet[2]?.lines).toEqual([{ key: '1/2/10/9', table: '10', board: 9, seating, deal: null }]);
  });

  it('names the tables of the session that have no line yet', () => {
    const more = [...deals, deal(1, '10', 9)];
    expect(tablesWithout(more, scoreSheet(more, [], 1, 2), 1)).toEqual(['10']);
  });

  it('does not count a deal that is still open', () => {
    const [table] = scoreSheet([deal(1, '1', 1, 'OPEN')], [], 1, 1);
    expect(table?.lines.map(isIn)).toEqual([false]);
  });
});

describe('the next line', () => {
  const lines = scoreSheet(deals, [], 1, 2).flatMap((table) => table.lines);

  it('is the next missing one, from here on and around', () => {
    expect(nextLine(lines, '1/2/1/1', new Set())?.board).toBe(5);
    expect(nextLine(lines, '1/2/2/6', new Set())?.board).toBe(5);
  });
  it('is simply the next one when nothing is missing', () => {
    expect(nextLine(lines, '1/2/1/1', new Set(['1/2/2/5']))?.key).toBe('1/2/1/2');
    expect(nextLine(lines, '1/2/2/6', new Set(['1/2/2/5']))).toBeNull();
  });
});

describe('planned boards', () => {
  it.each([
    ['3', [3]],
    ['3-5', [3, 4, 5]],
    ['1 3, 7-8', [1, 3, 7, 8]],
    ['', null],
    ['5-3', null],
    ['0', null],
    ['1-99', null],
    ['x', null],
  ])('%s', (text, boards) => {
    expect(readBoards(text)).toEqual(boards);
  });
});

describe('who sits where in a round', () => {
  const planned = (table: string, ns: string, ew: string) => ({
    ...{ session: 1, round: 2, table, board: 7, seating: { N: ns, E: ew, S: ns, W: ew } },
  });

  it('says of both tables where a pair sits twice', () => {
    const sheet = scoreSheet(deals, [planned('3', 'pair-2', 'pair-20')], 1, 2);
    expect([...seatedTwice(sheet)]).toEqual([
      ['2', [{ entry: 'pair-2', table: '3' }]],
      ['3', [{ entry: 'pair-2', table: '2' }]],
    ]);
    expect(seatedTwice(scoreSheet(deals, [], 1, 2)).size).toBe(0);
  });

  it('lets a team play at two tables, one pair of it in each direction', () => {
    const sheet = [
      { ...planned('8', 'team-1', 'team-2'), lines: [] },
      { ...planned('9', 'team-2', 'team-1'), lines: [] },
      { ...planned('10', 'team-1', 'team-3'), lines: [] },
    ];
    const teams = new Set(['team-1', 'team-2', 'team-3']);
    expect(seatedTwice(sheet.slice(0, 2), teams).size).toBe(0);
    expect([...seatedTwice(sheet, teams)]).toEqual([
      ['8', [{ entry: 'team-1', table: '10' }]],
      ['10', [{ entry: 'team-1', table: '8' }]],
    ]);
    expect(seatedTwice(sheet.slice(0, 2)).size).toBe(2);
  });

  it('is the same only with the same pair in every seat', () => {
    const [one, turned] = [planned('3', 'a', 'b').seating, planned('3', 'b', 'a').seating];
    expect([sameSeating(one, { ...one }), sameSeating(one, turned), sameSeating(one, { N: 'a' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
