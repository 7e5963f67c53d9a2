import { leftOf, seatName } from '@arbitre/rules/kernel/compass';
import type { WhistEvent } from './events';
import type { WhistState } from './state';

/** The rightful dealer deals again (WHC-ND-0, WHC-ND-GAP-1, WHC-MI-GAP-2, WHC-DONNEUR-GAP-3). */
export const newDeal = (state: WhistState, article: string): WhistEvent => ({
  type: 'DealVoided',
  data: { kind: 'new-deal', article, dealer: seatName(state.dealer) },
});

/** The dealer loses the deal to his left (WHC-MD-0.1), unless an opponent interfered (WHC-MD-0.2, WHC-MD-GAP-3). */
export const misdeal = (state: WhistState, article: string): WhistEvent => {
  const dealer = state.preparation.interference ? state.dealer : leftOf(state.dealer);
  return { type: 'DealVoided', data: { kind: 'misdeal', article, dealer: seatName(dealer) } };
};
