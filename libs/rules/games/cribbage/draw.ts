import { parseCard } from '@arbitre/rules/kernel/cards';
import type { Seat } from '@arbitre/rules/kernel/compass';
import { orderOf } from './values';

type Drawn = { readonly seat: Seat; readonly card: string };

/** CRIB-4-GAP-1: whoever drew the lowest rank, the ace lowest and suits equal. */
export const lowestOf = (drawn: readonly Drawn[]): readonly Seat[] => {
  const orders = drawn.map(({ card }) => orderOf(parseCard(card)));
  const lowest = Math.min(...orders);
  return drawn.flatMap(({ seat }, at) => (orders[at] === lowest ? [seat] : []));
};
