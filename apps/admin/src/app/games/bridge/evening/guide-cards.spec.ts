import { pairCards, tableCards } from './guide-cards';
import { eveningOf } from './testing/evening-of';

describe('the cards of an evening', () => {
  const view = eveningOf(
    { movement: 'mitchell', tables: 3, boards: 2 },
    { NS1: 'a', NS2: 'b', NS3: 'c', EW1: 'x', EW2: 'y' },
  );

  it('say each pair where it goes, and when it sits out', () => {
    const cards = pairCards(view);
    expect(cards.map(({ entry }) => entry)).toEqual(['a', 'b', 'c', 'x', 'y']);
    expect(cards.at(-1)).toEqual({
      ...{ place: 'EW2', entry: 'y' },
      rounds: [
        { round: 1, table: 2, direction: 'EW', partner: null, against: ['b'], boards: [3, 4] },
        { round: 2, table: 3, direction: 'EW', partner: null, against: ['c'], boards: [1, 2] },
        { round: 3, table: 1, direction: 'EW', partner: null, against: ['a'], boards: [5, 6] },
      ],
    });
    expect(cards[2]?.rounds[0]).toMatchObject({ table: 3, against: [] });
  });
  it('say so of a round in which somebody is at no table', () => {
    const seats = Object.fromEntries(Array.from('abcdefg').map((entry, at) => [`NS${at + 1}`, entry]));
    const roving = eveningOf({ movement: 'rover', tables: 6, boards: 2 }, seats);
    expect(pairCards(roving).at(-1)?.rounds[0]).toEqual({
      ...{ round: 1, table: 0, direction: 'NS', partner: null, against: [], boards: [] },
    });
  });
  it('say at each table who comes, with which boards', () => {
    expect(tableCards(view)[0]).toEqual({
      table: 1,
      rounds: [
        { round: 1, NS: ['a'], EW: ['x'], boards: [1, 2] },
        { round: 2, NS: ['a'], EW: [], boards: [] },
        { round: 3, NS: ['a'], EW: ['y'], boards: [5, 6] },
      ],
    });
  });
  it('name partner and both opponents where everybody plays for himself', () => {
    const seats = Object.fromEntries(Array.from('abcdefgh').map((entry, at) => [String(at + 1), entry]));
    const alone = eveningOf({ movement: 'individual', tables: 2, boards: 2 }, seats);
    expect(pairCards(alone)[7]?.rounds[0]).toEqual({
      ...{ round: 1, table: 1, direction: 'NS', partner: 'a', against: ['e', 'g'], boards: [1, 2] },
    });
    expect(tableCards(alone)[0]?.rounds[0]).toMatchObject({ NS: ['h', 'a'], EW: ['e', 'g'] });
  });
});
