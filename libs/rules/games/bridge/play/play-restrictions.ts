import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { type Card, parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { type Seat, seatName } from '@arbitre/rules/kernel/compass';
import { handOf } from '@arbitre/rules/kernel/hands';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { followable } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeState } from '../state';
import { markOf } from './lead-restrictions';

// What declarer asks of the partner of a defender who played too early (BD-L57A).

export const PLAY_RESTRICTIONS = [
  'forced-highest',
  'forced-lowest',
  'forced-suit',
  'forbidden-suit',
] as const;
export type PlayRestriction = (typeof PLAY_RESTRICTIONS)[number];

export const isPlayRestriction = ({ kind }: Obligation): boolean =>
  (PLAY_RESTRICTIONS as readonly string[]).includes(kind);

/** @param suit the letter of the suit that was named; the highest and the lowest are of the suit led */
export const playRestriction = (
  kind: PlayRestriction,
  seat: Seat,
  suit: string | null,
  trick: number,
  offender: Seat,
): Obligation => ({
  ...{ kind, seat, cards: suit === null ? [] : [markOf(suit)], article: 'BD-L57A', trick },
  offender,
});

/** What declarer asked of the card that a seat plays to the trick under way. */
export const playRestrictionsOn = (
  { obligations, play }: BridgeState,
  seat: number,
): readonly Obligation[] =>
  obligations.length === 0 || play.count === 0
    ? []
    : obligations.filter((each) => isPlayRestriction(each) && each.seat === seatName(seat));

const asAsked = ({ kind, cards: [mark = ''] }: Obligation, card: Card, others: readonly Card[]): boolean => {
  const suit = suitOf(parseCard(mark));
  switch (kind) {
    case 'forced-highest':
      return others.every((each) => suitOf(each) !== suitOf(card) || each <= card);
    case 'forced-lowest':
      return others.every((each) => suitOf(each) !== suitOf(card) || each >= card);
    case 'forced-suit':
      return suitOf(card) === suit;
    default:
      return suitOf(card) !== suit;
  }
};

/**
 * Whether a card that follows is what declarer asked for, as far as the cards are known. The highest and the lowest are of the
 * suit led: a hand without it plays any card, as does one that cannot play or leave out the suit named (BD-L57B, BD-L59).
 */
export const mayPlay = (state: BridgeState, seat: number, card: Card): boolean => {
  const [duty] = playRestrictionsOn(state, seat);
  const { play } = state;
  if (duty === undefined || !isKnown(play, seat)) return true;
  const ofLed = duty.kind === 'forced-highest' || duty.kind === 'forced-lowest';
  if (ofLed && suitOf(card) !== play.led) return true;
  // The card may lie on the table already, played before declarer chose.
  const others = cardsOf(ofLed ? handOf(play.held, seat) : followable(play, seat));
  return asAsked(duty, card, others) || !others.some((each) => asAsked(duty, each, others));
};
