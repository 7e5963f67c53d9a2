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

/** The restriction on a lead is met, or nobody could meet it (BD-L59); a lead against it leaves it for the trick to end. */
export const metByLead = (state: BridgeState, seat: number, card: Card): readonly Obligation[] => {
  const duty = restrictionOn(state, seat);
  return duty?.kind === 'forced-lead' && mayLead(state, seat, card) ? [duty] : [];
};

/** A required suit is asked of one lead; a forbidden one is closed while its seat keeps the lead (BD-L50D2a). */
export const endedByTrick = (obligations: readonly Obligation[], winner: number): readonly Obligation[] =>
  obligations.filter(
    ({ kind, seat }) => kind === 'forced-lead' || (kind === 'forbidden-lead' && seat !== seatName(winner)),
  );
