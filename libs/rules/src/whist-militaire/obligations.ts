import { cardsOf } from '../kernel/card-set';
import { type Card, formatCard, suitOf } from '../kernel/cards';
import type { Facts } from '../kernel/decider';
import { followSuit, handOf, holds, suitHeld } from '../kernel/hands';
import { isKnown, notationOf, type Play } from './play';
import { isRevoke, suitName } from './revokes';
import { partnerOf, seatName } from '../kernel/compass';

/** A card that breaks an article, with what explains it. */
export type Infraction = { readonly article: string; readonly facts: Facts };

export const visibleCards = (play: Play, seat: number): readonly string[] =>
  notationOf(handOf(play.visible, seat));

const hasVisible = (play: Play, seat: number): boolean =>
  ((play.visible[seat << 1] ?? 0) | (play.visible[(seat << 1) + 1] ?? 0)) !== 0;

const factsOf = (seat: number, card: Card): Facts => ({ seat: seatName(seat), card: formatCard(card) });

/** WM-R10.2, WM-R10-GAP-1: where a visible card may be played, one of them must be. */
const visibleDuty = (play: Play, seat: number, card: Card): Infraction | null => {
  if (!hasVisible(play, seat) || holds(play.visible, seat, card)) return null;
  const { led, count } = play.trick;
  const facts: Facts = { ...factsOf(seat, card), visible: visibleCards(play, seat) };
  if (count === 0) return { article: 'WM-R10-GAP-1', facts };
  // Following with another card is right unless a visible card is of the suit led.
  if (suitOf(card) === led && suitHeld(play.visible, seat, led) === 0) return null;
  return { article: 'WM-R10.2', facts };
};

/** WM-R10.3: the partner of a seat with a visible card does not lead its suit, unless he has nothing else. */
const forbiddenLead = (play: Play, seat: number, card: Card): Infraction | null => {
  const partner = partnerOf(seat);
  if (play.trick.count > 0 || hasVisible(play, seat)) return null;
  if (suitHeld(play.visible, partner, suitOf(card)) === 0) return null;
  const otherSuit = cardsOf(handOf(play.held, seat)).some(
    (each) => suitHeld(play.visible, partner, suitOf(each)) === 0,
  );
  if (isKnown(play, seat) && !otherSuit) return null;
  return {
    article: 'WM-R10.3',
    facts: {
      ...factsOf(seat, card),
      visible: visibleCards(play, partner),
      // Without the hand nobody can say that he had another suit to lead (WM-R10-GAP-4).
      certain: otherSuit,
    },
  };
};

/** What a card of the seat to play breaks; null when it is legal as far as the cards are known. */
export const infractionOf = (play: Play, seat: number, card: Card): Infraction | null => {
  if (isRevoke(play, seat, card))
    return {
      article: 'WM-R10d',
      facts: {
        ...factsOf(seat, card),
        led: suitName(play.trick.led),
        couldFollow: notationOf(followSuit(play.held, seat, play.trick.led)),
        trick: play.completed + 1,
      },
    };
  if (play.visibleCount === 0) return null;
  return visibleDuty(play, seat, card) ?? forbiddenLead(play, seat, card);
};

/** The cards that a seat may play if it is its turn; empty where its hand is not known. */
export const legalCards = (play: Play, seat: number): readonly Card[] =>
  isKnown(play, seat)
    ? cardsOf(handOf(play.held, seat)).filter((card) => infractionOf(play, seat, card) === null)
    : [];
