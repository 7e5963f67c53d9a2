import { type Card, formatCard, RANK_LETTERS, rankOf } from '@arbitre/rules/kernel/cards';
import { seatName } from '@arbitre/rules/kernel/compass';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';

/** A defender's card that lies face up before him until he has played it (BD-L50B-major). */
export const penaltyCard = (seat: number, card: Card, article: string, trick: number): Obligation => ({
  kind: 'major-penalty-card',
  seat: seatName(seat),
  cards: [formatCard(card)],
  article,
  trick,
});

const TEN = RANK_LETTERS.indexOf('T');

/** The same of one that was shown by accident: minor below the honours (BD-L50B-minor). */
export const droppedCard = (seat: number, card: Card, article: string, trick: number): Obligation => ({
  ...penaltyCard(seat, card, article, trick),
  ...(rankOf(card) < TEN ? { kind: 'minor-penalty-card' } : {}),
});
