import fc from 'fast-check';
import { cardOf, parseCard } from './cards';
import {
  cardsOf,
  difference,
  EMPTY_SET,
  equalSets,
  hasCard,
  intersection,
  isEmpty,
  setOf,
  sizeOf,
  suitMask,
  union,
} from './card-set';
import { PACK_32, PACK_44, PACK_52 } from './decks';

const someCards = fc.subarray([...PACK_52.cards]);
const sorted = (cards: Iterable<number>): readonly number[] => [...cards].sort((a, b) => b - a);

describe('sets of cards', () => {
  it('hold what was put in, highest first', () => {
    fc.assert(
      fc.property(someCards, (cards) => {
        const set = setOf(cards);
        expect(cardsOf(set)).toEqual(sorted(cards));
        expect(sizeOf(set)).toBe(cards.length);
        expect(PACK_52.cards.filter((card) => hasCard(set, card))).toEqual(cards);
      }),
    );
  });
  it('unite, meet and differ as sets do', () => {
    fc.assert(
      fc.property(someCards, someCards, (one, two) => {
        const [a, b] = [setOf(one), setOf(two)];
        expect(cardsOf(union(a, b))).toEqual(sorted(new Set([...one, ...two])));
        expect(cardsOf(intersection(a, b))).toEqual(sorted(one.filter((card) => two.includes(card))));
        expect(cardsOf(difference(a, b))).toEqual(sorted(one.filter((card) => !two.includes(card))));
        expect(equalSets(a, b)).toBe(isEmpty(union(difference(a, b), difference(b, a))));
      }),
    );
  });
  it('give the ranks of a suit as a mask, the ace at bit 12', () => {
    const set = setOf(['SA', 'S2', 'HA'].map(parseCard));
    expect([0, 1, 2, 3].map((suit) => suitMask(set, suit))).toEqual([0, 0, 4096, 4097]);
    expect(suitMask(EMPTY_SET, 3)).toBe(0);
  });
});

describe('packs', () => {
  it('BD-L1A-1 have four suits of the same ranks, the ace on top', () => {
    expect([PACK_52, PACK_44, PACK_32].map((pack) => pack.cards.length)).toEqual([52, 44, 32]);
    expect(PACK_32.cards.slice(0, 8)).toEqual(
      ['C7', 'C8', 'C9', 'CT', 'CJ', 'CQ', 'CK', 'CA'].map(parseCard),
    );
    expect(PACK_52.cards.at(-1)).toBe(cardOf(3, 12));
  });
});
