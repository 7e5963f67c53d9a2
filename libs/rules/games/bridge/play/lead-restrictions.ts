import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { type Card, parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { seatName } from '@arbitre/rules/kernel/compass';
import { handOf } from '@arbitre/rules/kernel/hands';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeState } from '../state';

/** A suit as an obligation names it where no card of it is in question. */
export const markOf = (suit: string): string => `${suit}A`;

/** Declarer requires or forbids the suit of these cards, which are picked up (BD-L50D2a). */
export const leadRestriction = (
  kind: 'forced-lead' | 'forbidden-lead',
  seat: number,
  cards: readonly string[],
  trick: number,
): Obligation => ({ kind, seat: seatName(seat), cards, article: 'BD-L50D2a', trick });

const isRestriction = ({ kind }: Obligation): boolean => kind === 'forced-lead' || kind === 'forbidden-lead';

/** What declarer required or forbade a seat to lead now; several suits may be forbidden (BD-L51B2b). */
export const restrictionsOn = ({ obligations, play }: BridgeState, seat: number): readonly Obligation[] =>
  obligations.length === 0 || play.count > 0
    ? []
    : obligations.filter((each) => isRestriction(each) && each.seat === seatName(seat));

/** Whether a lead is right by what declarer chose, as far as the cards are known; a hand that cannot be right leads any card (BD-L59). */
export const mayLead = (state: BridgeState, seat: number, card: Card): boolean => {
  const duties = restrictionsOn(state, seat);
  if (duties.length === 0) return true;
  const isRight = (each: Card): boolean =>
    duties.every(
      ({ kind, cards: [mark = ''] }) =>
        (suitOf(each) === suitOf(parseCard(mark))) === (kind === 'forced-lead'),
    );
  const { play } = state;
  return isRight(card) || !isKnown(play, seat) || !cardsOf(handOf(play.held, seat)).some(isRight);
};

/** The restrictions that a lead meets, or that its hand cannot meet (BD-L59); a lead against one leaves it for the trick to end. */
export const metByLead = (state: BridgeState, seat: number, card: Card): readonly Obligation[] =>
  mayLead(state, seat, card) ? restrictionsOn(state, seat).filter(({ kind }) => kind === 'forced-lead') : [];

/** A required suit is asked of one lead; a forbidden one is closed while its seat keeps the lead (BD-L50D2a). */
export const endedByTrick = (obligations: readonly Obligation[], winner: number): readonly Obligation[] =>
  obligations.filter(
    ({ kind, seat }) => kind === 'forced-lead' || (kind === 'forbidden-lead' && seat !== seatName(winner)),
  );
