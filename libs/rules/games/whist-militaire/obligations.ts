import type { Card } from '@arbitre/rules/kernel/cards';
import type { OpenTable } from '@arbitre/rules/kernel/tricks/revokes';
import {
  allowedAt,
  type Infraction,
  infractionAt,
  type VisibleArticles,
} from '@arbitre/rules/kernel/tricks/visible-duties';

/** The duty to follow, and what visible cards ask for (WM-R10.2, WM-R10.3, WM-R10-GAP-1). */
export const VISIBLE: VisibleArticles = {
  follow: 'WM-R10d',
  play: 'WM-R10.2',
  lead: 'WM-R10-GAP-1',
  partner: 'WM-R10.3',
};

/** What a card of the seat to play breaks; null when it is legal as far as the cards are known. */
export const infractionOf = (table: OpenTable, seat: number, card: Card): Infraction | null =>
  infractionAt(table, seat, card, VISIBLE);

/** The cards that a seat may play if it is its turn; empty where its hand is not known. */
export const allowedCards = (table: OpenTable, seat: number): readonly Card[] =>
  allowedAt(table, seat, VISIBLE);
