import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { type Card, formatCard, suitOf } from '@arbitre/rules/kernel/cards';
import type { Facts } from '@arbitre/rules/kernel/decider';
import { handOf, holds, suitHeld } from '@arbitre/rules/kernel/hands';
import { followable, follows, legalCards } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import { notationOf } from '@arbitre/rules/kernel/tricks/view';
import { hasVisible, visibleOf } from '@arbitre/rules/kernel/tricks/visible';
import { suitName } from './revokes';
import { partnerOf, seatName } from '@arbitre/rules/kernel/compass';
import type { WhistMilitaireState } from './state';

/** A card that breaks an article, with what explains it. */
export type Infraction = { readonly article: string; readonly facts: Facts };

type Table = Pick<WhistMilitaireState, 'play' | 'visible'>;

const factsOf = (seat: number, card: Card): Facts => ({ seat: seatName(seat), card: formatCard(card) });

/** WM-R10.2, WM-R10-GAP-1: where a visible card may be played, one of them must be. */
const visibleDuty = ({ play, visible }: Table, seat: number, card: Card): Infraction | null => {
  if (!hasVisible(visible, seat) || holds(visible.cards, seat, card)) return null;
  const { led, count } = play;
  const facts: Facts = { ...factsOf(seat, card), visible: visibleOf(visible, seat) };
  if (count === 0) return { article: 'WM-R10-GAP-1', facts };
  // Following with another card is right unless a visible card is of the suit led.
  if (suitOf(card) === led && suitHeld(visible.cards, seat, led) === 0) return null;
  return { article: 'WM-R10.2', facts };
};

/** WM-R10.3: the partner of a seat with a visible card does not lead its suit, unless he has nothing else. */
const forbiddenLead = ({ play, visible }: Table, seat: number, card: Card): Infraction | null => {
  const partner = partnerOf(seat);
  const isForbidden = (each: Card): boolean => suitHeld(visible.cards, partner, suitOf(each)) !== 0;
  if (play.count > 0 || hasVisible(visible, seat) || !isForbidden(card)) return null;
  const otherSuit = cardsOf(handOf(play.held, seat)).some((each) => !isForbidden(each));
  if (isKnown(play, seat) && !otherSuit) return null;
  return {
    article: 'WM-R10.3',
    facts: {
      ...factsOf(seat, card),
      visible: visibleOf(visible, partner),
      // Without the hand nobody can say that he had another suit to lead (WM-R10-GAP-4).
      certain: otherSuit,
    },
  };
};

/** What a card of the seat to play breaks; null when it is legal as far as the cards are known. */
export const infractionOf = (table: Table, seat: number, card: Card): Infraction | null => {
  const { play, visible } = table;
  if (!follows(play, seat, card))
    return {
      article: 'WM-R10d',
      facts: {
        ...factsOf(seat, card),
        led: suitName(play.led),
        couldFollow: notationOf(play, followable(play, seat)),
        trick: play.completed + 1,
      },
    };
  return visible.count === 0 ? null : (visibleDuty(table, seat, card) ?? forbiddenLead(table, seat, card));
};

/** The cards that a seat may play if it is its turn; empty where its hand is not known. */
export const allowedCards = (table: Table, seat: number): readonly Card[] =>
  legalCards(table.play, seat).filter((card) => infractionOf(table, seat, card) === null);
