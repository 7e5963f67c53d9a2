import { formatCard, NO_CARD } from './cards';
import { leftOf, seatName } from './compass';
import type { PlayedCard } from './table-view';
import type { Trick } from './trick';

/** The cards of a trick at a compass table, in rotation from its leader; a seat that has not played is passed over. */
export const trickView = (trick: Pick<Trick, 'cards' | 'leader'>): readonly PlayedCard[] => {
  const cards: PlayedCard[] = [];
  for (let step = 0, seat = trick.leader; step < 4 && seat >= 0; step++, seat = leftOf(seat)) {
    const card = trick.cards[seat] ?? NO_CARD;
    if (card !== NO_CARD) cards.push({ seat: seatName(seat), card: formatCard(card) });
  }
  return cards;
};
