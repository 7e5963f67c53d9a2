import type { Card } from '@arbitre/rules/kernel/cards';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import type { BridgePlafondState } from '../state';
import { allowedCards } from './orders';

/** The cards that a seat may play at its turn: those that follow suit, as far as orders leave them (BP-55-GAP-2). */
export const legalPlays = (state: BridgePlafondState, seat: number): readonly Card[] =>
  state.obligations.length === 0 ? legalCards(state.play, seat) : allowedCards(state, seat);
