import { given, seats, setupRefusal, start, viewOf } from '../testing/evening';

const swiss = (entries: string, more = {}) => {
  const names = Array.from(entries);
  const setup = { movement: 'swiss-pairs', tables: Math.ceil(names.length / 2), boards: 4, ...more };
  return given(setup).and(seats(names.map((name, at) => `${at + 1}:${name}`).join(' ')));
};
const pair = (round: number, ranking: string) => ({ do: 'pair-round', round, ranking: Array.from(ranking) });
type Evening = ReturnType<typeof swiss>;
const meetings = (evening: Evening, round: number): readonly string[] =>
  (viewOf(evening).rounds[round - 1]?.tables ?? []).map(({ NS, EW }) => `${NS ?? ''}${EW ?? ''}`);

describe('a Swiss', () => {
  it('BD-SWISS-1 has nearest scores meet who have not met, with the same boards for all', () => {
    const third = swiss('ABCD', { rounds: 3 }).and(
      ...[pair(1, 'ABCD'), start(1), pair(2, 'ACBD'), start(2), pair(3, 'ABCD')],
    );
    expect([meetings(third, 1), meetings(third, 2), meetings(third, 3)]).toEqual([
      ['AB', 'CD'],
      ['AC', 'BD'],
      ['AD', 'BC'],
    ]);
    const boards = viewOf(third).rounds[2]?.tables.map((table) => table.boards);
    expect(boards).toEqual([
      [9, 10, 11, 12],
      [9, 10, 11, 12],
    ]);
  });
  it('BD-SWISS-2-GAP-1 goes back where the rest could not be paired, and repeats a match only when nothing else is left', () => {
    const again = swiss('ABCD', { rounds: 3 }).and(
      ...[pair(1, 'ABCD'), start(1), pair(2, 'ACBD'), start(2), pair(3, 'DCBA'), start(3)],
    );
    expect(meetings(again, 3)).toEqual(['DA', 'CB']);
    // Six: the leader would take D, and then E and F, who have met, would be left.
    const six = swiss('ABCDEF', { rounds: 5 }).and(
      ...[pair(1, 'ABCDEF'), start(1), pair(2, 'ACBDEF'), start(2)],
    );
    expect(meetings(six, 2)).toEqual(['AC', 'BE', 'DF']);
    const third = six.and(pair(3, 'ADBECF'));
    const before = new Set(
      [...meetings(six, 1), ...meetings(six, 2)].map((two) => Array.from(two).sort().join('')),
    );
    expect(meetings(third, 3).filter((two) => before.has(Array.from(two).sort().join('')))).toEqual([]);
  });
  it('BD-SWISS-3 frees the last of an odd number who was not free before', () => {
    const evening = swiss('ABCDE', { rounds: 4 }).and(
      ...[pair(1, 'ABCDE'), start(1), pair(2, 'ABCDE'), start(2), pair(3, 'ABCDE'), start(3)],
    );
    expect(viewOf(evening).rounds.map(({ sitsOut }) => sitsOut)).toEqual([['E'], ['D'], ['C'], []]);
  });
  it('has teams play a match at two tables with the directions exchanged', () => {
    const teams = swiss('ABCD', { movement: 'swiss-teams', tables: 4, rounds: 2 }).and(pair(1, 'ABCD'));
    expect(meetings(teams, 1)).toEqual(['AB', 'BA', 'CD', 'DC']);
  });
  it('is paired round by round, by a ranking of all who have a place', () => {
    const evening = swiss('ABCD', { rounds: 3 });
    expect(viewOf(evening).toPair).toBe(1);
    expect(evening.when(start(1)).refusals).toEqual(['nobody-seated']);
    expect(evening.when(pair(2, 'ABCD')).refusals).toEqual(['BD-L8B1']);
    expect(evening.when(pair(1, 'ABC')).refusals).toEqual(['not-ranked']);
    expect(evening.when(pair(1, 'ABCDX')).refusals).toEqual(['not-seated']);
    expect(evening.when(pair(1, 'ABCA')).refusals).toEqual(['BD-L5A-1']);
    expect(given().when(pair(1, 'ABC')).refusals).toEqual(['not-a-swiss']);
    const paired = evening.and(pair(1, 'ABCD'));
    expect(viewOf(paired).toPair).toBeNull();
    // Until the round is called it may be paired again.
    expect(meetings(paired.and(pair(1, 'ACBD')), 1)).toEqual(['AC', 'BD']);
    expect(setupRefusal({ movement: 'swiss-pairs', tables: 2, rounds: 4 })).toBe('too-many-rounds');
  });
  it('leaves out of the pairing whoever has left, and frees somebody else rather than repeat a match', () => {
    const evening = swiss('ABCD', { rounds: 3 }).and(
      ...[pair(1, 'ABCD'), start(1), { do: 'mark-absent', entry: 'D', from: 2 }, pair(2, 'BAC')],
    );
    expect([meetings(evening, 2), viewOf(evening).rounds[1]?.sitsOut]).toEqual([['BC'], ['A']]);
  });
});
