import { startCards } from './start-cards';

type Seats = Parameters<typeof startCards>[0]['rounds'][number]['tables'][number]['seats'];

const tables = (...all: readonly Seats[]) =>
  all.map((seats, at) => ({
    ...{ table: at + 1, seats, stopped: null, coups: 0, evening: null, state: 'planned' as const },
  }));
const players = (text: string): Seats => {
  const [N = null, E = null, S = null, W = null] = text.split('').map((each) => (each === '.' ? null : each));
  return { N, E, S, W };
};

describe('start cards of an evening of whist', () => {
  it('say for each player the table, the seat, the partner and the opponents of every round', () => {
    const [card] = startCards({
      places: [{ place: 'E1', entry: 'B' }],
      rounds: [
        { round: 1, tables: tables(players('ABCD'), players('EFGH')) },
        { round: 2, tables: tables(players('AFCH'), players('EBGD')) },
      ],
    });
    expect(card?.rounds).toEqual([
      { round: 1, start: { table: 1, seats: ['E'], partner: 'D', against: ['A', 'C'] } },
      { round: 2, start: { table: 2, seats: ['E'], partner: 'D', against: ['E', 'G'] } },
    ]);
  });
  it('have both seats of a pair, which has no partner beside itself', () => {
    const [card] = startCards({
      places: [{ place: 'NS1', entry: 'A' }],
      rounds: [{ round: 1, tables: tables({ N: 'A', S: 'A', E: 'X', W: 'X' }) }],
    });
    expect(card?.rounds[0]?.start).toEqual({ table: 1, seats: ['N', 'S'], partner: null, against: ['X'] });
  });
  it('say who sits out, and have none for a free place', () => {
    const cards = startCards({
      places: [
        { place: 'N1', entry: 'A' },
        { place: 'W1', entry: null },
      ],
      rounds: [{ round: 1, tables: tables(players('ABC.')) }],
    });
    expect(cards).toEqual([{ entry: 'A', rounds: [{ round: 1, start: null }] }]);
  });
});
