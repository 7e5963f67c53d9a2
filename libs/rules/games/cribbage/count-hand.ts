import { type Card, suitOf } from '@arbitre/rules/kernel/cards';
import { orderOf, valueOf } from './values';

/** What some cards score together, and what for (CRIB-6). */
export type Part = { readonly kind: PartKind; readonly points: number };

export const PART_KINDS = [
  'fifteen',
  'thirty-one',
  'pair',
  'run',
  'flush',
  'jack',
  'starter-jack',
  'last-card',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

const JACK = 11;

/** CRIB-6.3: two points for each set of cards that makes fifteen. */
const fifteens = (values: readonly number[]): number => {
  let points = 0;
  for (let set = 1; set < 1 << values.length; set++) {
    let sum = 0;
    for (let at = 0; at < values.length; at++) if ((set & (1 << at)) !== 0) sum += values[at] ?? 0;
    if (sum === 15) points += 2;
  }
  return points;
};

const countsOf = (orders: readonly number[]): readonly number[] => {
  const counts = new Array<number>(15).fill(0);
  for (const order of orders) counts[order] = (counts[order] ?? 0) + 1;
  return counts;
};

/** CRIB-6.4 to CRIB-6.6: 2, 6 or 12, which is two for each pair that can be formed. */
const pairs = (counts: readonly number[]): number =>
  counts.reduce((points, count) => points + count * (count - 1), 0);

/** CRIB-6.7, CRIB-6-GAP-1: the longest run, as many times as duplicates let it be formed. Five cards hold no second one. */
const runs = (counts: readonly number[]): number => {
  let length = 0;
  let ways = 1;
  let points = 0;
  for (const count of counts) {
    if (count > 0) {
      length++;
      ways *= count;
    } else {
      if (length >= 3) points += length * ways;
      length = 0;
      ways = 1;
    }
  }
  return points;
};

/** Fifteens, pairs and runs: what depends on ranks alone. */
export const rankPoints = (cards: readonly Card[]): number => {
  const counts = countsOf(cards.map(orderOf));
  return fifteens(cards.map(valueOf)) + pairs(counts) + runs(counts);
};

/** CRIB-6.8, CRIB-6.9, CRIB-6-GAP-2, CRIB-6-GAP-3: four cards of a suit in a hand, five where the starter has it; in the crib five or none. */
const flush = (cards: readonly Card[], starter: Card, ofCrib: boolean): number => {
  const [first] = cards;
  if (first === undefined || cards.length < 4) return 0;
  const suit = suitOf(first);
  if (cards.some((card) => suitOf(card) !== suit)) return 0;
  return suitOf(starter) === suit ? 5 : ofCrib ? 0 : 4;
};

/** CRIB-6.11, CRIB-6-GAP-4: the jack of the starter's suit, which is not the starter. */
const jack = (cards: readonly Card[], starter: Card): number =>
  cards.some((card) => orderOf(card) === JACK && suitOf(card) === suitOf(starter)) ? 1 : 0;

const part = (kind: PartKind, points: number): readonly Part[] => (points > 0 ? [{ kind, points }] : []);

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { points }) => sum + points, 0);

/** What a hand, or the crib, scores with the starter (CRIB-4.7). */
export const countHand = (cards: readonly Card[], starter: Card, ofCrib = false): readonly Part[] => {
  const all = [...cards, starter];
  const counts = countsOf(all.map(orderOf));
  return [
    ...part('fifteen', fifteens(all.map(valueOf))),
    ...part('pair', pairs(counts)),
    ...part('run', runs(counts)),
    ...part('flush', flush(cards, starter, ofCrib)),
    ...part('jack', jack(cards, starter)),
  ];
};

export const isJack = (card: Card): boolean => orderOf(card) === JACK;
