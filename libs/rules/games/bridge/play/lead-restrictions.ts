import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { type Card, parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { seatName } from '@arbitre/rules/kernel/compass';
import { handOf } from '@arbitre/rules/kernel/hands';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeState } from '../state';

/** Declarer requires or forbids the suit of the card that goes back to its hand (BD-L50D2a). */
export const leadRestriction = (
  kind: 'forced-lead' | 'forbidden-lead',
  seat: number,
  card: string,
  trick: number,
): Obligation => ({ kind, seat: seatName(seat), cards: [card], article: 'BD-L50D2a', trick });

const isRestriction = ({ kind }: Obligation): boolean => kind === 'forced-lead' || kind === 'forbidden-lead';

/** What declarer required or forbade a seat to lead now, or null. */
export const restrictionOn = ({ obligations, play }: BridgeState, seat: number): Obligation | null =>
  obligations.length === 0 || play.count > 0
    ? null
    : (obligations.find((each) => isRestriction(each) && each.seat === seatName(seat)) ?? null);

/** Whether a lead is right by what declarer chose, as far as the cards are known; a hand that cannot be right leads any card (BD-L59). */
export const mayLead = (state: BridgeState, seat: number, card: Card): boolean => {
  const duty = restrictionOn(state, seat);
  if (duty === null) return true;
  const suit = suitOf(parseCard(duty.cards[0] ?? ''));
  const isRight = (each: Card): boolean => (suitOf(each) === suit) === (duty.kind === 'forced-lead');
  const { play } = state;
  return isRight(card) || !isKnown(play, seat) || !cardsOf(handOf(play.held, seat)).some(isRight);
};

/** A required suit is asked for once; a forbidden one for as long as its seat keeps the lead (BD-L50D2a). */
export const afterLead = (obligations: readonly Obligation[], seat: number): readonly Obligation[] =>
  obligations.filter((duty) => !(duty.kind === 'forced-lead' && duty.seat === seatName(seat)));
export const afterTrick = (obligations: readonly Obligation[], winner: number): readonly Obligation[] =>
  obligations.filter((duty) => !(duty.kind === 'forbidden-lead' && duty.seat !== seatName(winner)));
