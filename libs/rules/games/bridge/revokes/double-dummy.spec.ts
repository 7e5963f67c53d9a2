import fc from 'fast-check';
import { type Card, suitOf } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { seeds } from '@arbitre/rules/kernel/testing/laws';
import { doubleDummy, type Ending } from './double-dummy';

/** Tricks of the side by every play of every card, with nothing of the search. */
const byHand = ({ hands, leader, trump, side }: Ending): number => {
  const from = (held: readonly (readonly Card[])[], trick: readonly Card[], first: number): number => {
    const seat = (first + trick.length) % 4;
    if (trick.length === 4) {
      const power = (card: Card): number =>
        suitOf(card) === trump ? 100 + card : suitOf(card) === suitOf(trick[0] ?? 0) ? card : -1;
      const winner = (first + trick.indexOf(trick.toSorted((a, b) => power(b) - power(a))[0] ?? 0)) % 4;
      return (winner % 2 === side ? 1 : 0) + from(held, [], winner);
    }
    const own = held[seat] ?? [];
    if (own.length === 0) return 0;
    const suited = own.filter((card) => trick.length > 0 && suitOf(card) === suitOf(trick[0] ?? 0));
    const values = (suited.length > 0 ? suited : own).map((card) =>
      from(
        held.map((hand, at) => (at === seat ? hand.filter((each) => each !== card) : hand)),
        [...trick, card],
        first,
      ),
    );
    return seat % 2 === side ? Math.max(...values) : Math.min(...values);
  };
  return from(hands, [], leader);
};

const ending = (seed: number, length: number): Ending => {
  const random = seeded(seed);
  const pack = shuffled([...PACK_52.cards], random);
  return {
    hands: [0, 1, 2, 3].map((seat) => pack.slice(seat * length, (seat + 1) * length)),
    leader: random(4),
    trump: random(5),
    side: random(2),
  };
};

describe('the double-dummy tricks of an ending', () => {
  it.each([1, 2, 3])('are those of all plays with %i cards a hand', (length) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = ending(seed, length);
        expect(doubleDummy(position)).toBe(byHand(position));
      }),
      { numRuns: length === 3 ? 40 : 150 },
    );
  });
  it('add up to all tricks for both sides', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = ending(seed, 5);
        const [one, other] = [0, 1].map((side) => doubleDummy({ ...position, side }));
        expect((one ?? 0) + (other ?? 0)).toBe(5);
      }),
      { numRuns: 40 },
    );
  });
  it('are not told where the search would be too long, or hands are unequal', () => {
    expect(doubleDummy(ending(1, 13), 500)).toBeNull();
    const { hands, ...rest } = ending(1, 3);
    expect(doubleDummy({ ...rest, hands: [...hands.slice(0, 3), []] })).toBeNull();
  });
});
