import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { Seat } from '../events';

/** A defender's card that is played in error, or taken back, is a major penalty card (BD-L50B-major). */
export const penaltyCard = (seat: Seat, card: string, article: string, trick: number): Obligation => ({
  kind: 'major-penalty-card',
  seat,
  cards: [card],
  article,
  trick,
});
