import { type Card, formatCard, NO_CARD, suitOf } from '../kernel/cards';
import { addToTrick, clearTrick, plainStrength, type Trick } from '../kernel/trick';
import { bitOf } from '../kernel/card-set';
import { give } from '../kernel/hands';
import type { Obligation } from '../kernel/obligations';
import type { IrregularityObserved, Seat } from './events';
import { dummyOf, isKnown, type Play } from './play';
import { leftOf, seatIndex, seatName, sideIndex } from '../kernel/compass';

/** A revoke must be corrected until it is established (BD-L62A). */
export const revokeDuty = (irregularity: IrregularityObserved['data'], trick: number): Obligation => ({
  kind: 'revoke',
  seat: irregularity.seat,
  cards: [String(irregularity.facts.card ?? '')],
  article: 'BD-L62A',
  trick,
});

/** A defender's card taken back after it was played is a major penalty card (BD-L50B-major, BD-L62B1). */
const penaltyCard = (seat: Seat, card: string, trick: number): Obligation => ({
  kind: 'major-penalty-card',
  seat,
  cards: [card],
  article: 'BD-L50B-major',
  trick,
});

/** What a card played does to the duties at the table: a penalty card is played, a revoke becomes established. */
export const afterCard = (
  obligations: readonly Obligation[],
  seat: number,
  card: string,
  trick: number,
): readonly Obligation[] =>
  obligations
    .filter((duty) => !(duty.kind === 'major-penalty-card' && duty.cards.includes(card)))
    .map((duty) =>
      duty.kind === 'revoke' && duty.trick < trick && sideIndex(seatIndex(duty.seat)) === sideIndex(seat)
        ? { ...duty, kind: 'established-revoke', article: 'BD-L63A1' }
        : duty,
    );

/** Duties after a card went back to its hand: the revoke is corrected, a defender's card becomes a penalty card. */
export const afterWithdrawal = (
  obligations: readonly Obligation[],
  play: Play,
  seat: number,
  card: string,
): readonly Obligation[] => {
  const left = obligations.filter((duty) => !(duty.kind === 'revoke' && duty.cards.includes(card)));
  const defender = sideIndex(seat) !== sideIndex(play.declarer) && seat !== dummyOf(play);
  return defender ? [...left, penaltyCard(seatName(seat), card, play.completed + 1)] : left;
};

const replay = (trick: Trick, cards: readonly Card[], leader: number, trump: number): void => {
  clearTrick(trick);
  for (let step = 0, seat = leader; step < 4; step++, seat = leftOf(seat)) {
    const card = cards[seat] ?? NO_CARD;
    if (card !== NO_CARD) addToTrick(trick, seat, card, trump, plainStrength);
  }
};

/** BD-L47B: a card of the current trick goes back to its hand, and that seat is to play. */
export const takeBack = (play: Play, seat: number, card: Card): void => {
  const { trick } = play;
  const { leader, led } = trick;
  const cards = Array.from(trick.cards, (each, owner) => (owner === seat ? NO_CARD : each));
  replay(trick, cards, leader, play.trump);
  const half = card >> 5;
  play.played[half] = (play.played[half] ?? 0) & ~bitOf(card);
  if (isKnown(play, seat)) give(play.held, seat, card);
  if (suitOf(card) !== led) play.shownOut[seat] = (play.shownOut[seat] ?? 0) & ~(1 << led);
  play.turn = trick.count > 0 ? seat : properLeader(play);
};

/** Whose lead it is to an empty trick (BD-L41A-1, BD-L44G). */
export const properLeader = (play: Play): number =>
  play.completed === 0 ? leftOf(play.declarer) : play.lastWinner;

export const cardInTrick = (trick: Trick, seat: number): string | null => {
  const card = trick.cards[seat] ?? NO_CARD;
  return card === NO_CARD ? null : formatCard(card);
};
