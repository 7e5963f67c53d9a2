import type { Card } from '@arbitre/rules/kernel/cards';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import type { BridgePlafondState } from '../state';

/** The cards that a seat may play at its turn: those that follow suit, as far as orders leave them (BP-55-GAP-2). */
export const legalPlays = ({ play }: BridgePlafondState, seat: number): readonly Card[] =>
  legalCards(play, seat);
