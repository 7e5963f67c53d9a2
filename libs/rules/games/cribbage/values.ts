import { type Card, rankOf } from '@arbitre/rules/kernel/cards';

/** CRIB-1.1: whoever reaches this first wins. */
export const TARGET = 121;
/** CRIB-4.13. */
export const MOST = 31;
/** CRIB-4.3, CRIB-4.4: cards that each is dealt, and cards that each keeps. */
export const DEALT = 5;
export const KEPT = 4;

/** CRIB-4-GAP-1: 1 for the ace, which is the lowest here, up to 13 for the king. */
export const orderOf = (card: Card): number => ((rankOf(card) + 1) % 13) + 1;

const VALUES = Int8Array.from({ length: 64 }, (_, card) => Math.min(10, orderOf(card)));

/** CRIB-6.1, CRIB-6.2: what a card counts for 15 and 31. */
export const valueOf = (card: Card): number => VALUES[card] ?? 0;
