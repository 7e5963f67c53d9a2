import type { Card } from '@arbitre/rules/kernel/cards';
import type { Part } from './count-hand';
import { MOST, orderOf, valueOf } from './values';

/** The cards of a series in the order in which they fell (CRIB-4.10); `length` of them count. */
export type Series = { readonly series: ArrayLike<Card>; readonly length: number };

const at = ({ series }: Series, place: number): Card => series[place] ?? 0;

/** CRIB-4-GAP-8: how many cards before this one are of its rank, one after the other. */
const alikeBefore = (table: Series, card: Card): number => {
  const order = orderOf(card);
  let alike = 0;
  for (let place = table.length - 1; place >= 0 && orderOf(at(table, place)) === order; place--) alike++;
  return alike;
};

/**
 * CRIB-4.16, CRIB-4-GAP-7: the longest group of the last cards, this one among them, that are as many ranks in a row, in any
 * order; 0 below three.
 */
const runWith = (table: Series, card: Card): number => {
  let low = orderOf(card);
  let high = low;
  let seen = 1 << low;
  let longest = 0;
  for (let place = table.length - 1; place >= 0; place--) {
    const order = orderOf(at(table, place));
    if ((seen & (1 << order)) !== 0) break;
    seen |= 1 << order;
    low = Math.min(low, order);
    high = Math.max(high, order);
    const size = table.length - place + 1;
    if (high - low + 1 === size && size >= 3) longest = size;
  }
  return longest;
};

const NOTHING: readonly Part[] = [];

/** What a card scores as it falls, without the point for the last card (CRIB-4-GAP-9). `count`: before it. */
export const playParts = (table: Series, count: number, card: Card): readonly Part[] => {
  const now = count + valueOf(card);
  const alike = alikeBefore(table, card);
  const run = runWith(table, card);
  if (now !== 15 && now !== MOST && alike === 0 && run === 0) return NOTHING;
  const parts: Part[] = [];
  if (now === 15) parts.push({ kind: 'fifteen', points: 2 });
  if (now === MOST) parts.push({ kind: 'thirty-one', points: 2 });
  if (alike > 0) parts.push({ kind: 'pair', points: alike * (alike + 1) });
  if (run > 0) parts.push({ kind: 'run', points: run });
  return parts;
};
