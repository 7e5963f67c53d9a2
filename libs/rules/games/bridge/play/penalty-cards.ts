import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';

/** A defender's card that lies face up and is played at the first legal opportunity (BD-L50B-major). */
export const penaltyCard = (seat: string, card: string, article: string, trick: number): Obligation => ({
  kind: 'major-penalty-card',
  seat,
  cards: [card],
  article,
  trick,
});
