// The count of a hand written a second time, by names of cards and subsets alone.

const RANKS = 'A23456789TJQK';
const SUITS = 'CDHS';
const NAMES = '23456789TJQKA';

type Named = { readonly rank: number; readonly suit: string };

const named = (card: number): Named => ({
  rank: RANKS.indexOf(NAMES.charAt(card & 15)) + 1,
  suit: SUITS.charAt(card >> 4),
});

const subsets = (cards: readonly Named[]): readonly (readonly Named[])[] =>
  cards.reduce<readonly (readonly Named[])[]>(
    (sets, card) => [...sets, ...sets.map((set) => [...set, card])],
    [[]],
  );

const isRun = (set: readonly Named[]): boolean => {
  const ranks = set.map(({ rank }) => rank).sort((a, b) => a - b);
  return set.length >= 3 && ranks.every((rank, at) => at === 0 || rank === (ranks[at - 1] ?? 0) + 1);
};

/** What four cards and a starter score. */
export const countByHand = (hand: readonly number[], starter: number, ofCrib: boolean): number => {
  const own = hand.map(named);
  const turned = named(starter);
  const sets = subsets([...own, turned]);
  const fifteens = sets.filter((set) => set.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0) === 15);
  const pairs = sets.filter(
    ([a, b, c]) => a !== undefined && b !== undefined && c === undefined && a.rank === b.rank,
  );
  const runs = sets.filter(isRun);
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const run = runs.filter(({ length }) => length === longest).length * longest;
  const suits = new Set(own.map(({ suit }) => suit));
  const flush = suits.size > 1 ? 0 : suits.has(turned.suit) ? 5 : ofCrib ? 0 : 4;
  const jack = own.some(({ rank, suit }) => rank === 11 && suit === turned.suit) ? 1 : 0;
  return fifteens.length * 2 + pairs.length * 2 + run + flush + jack;
};
