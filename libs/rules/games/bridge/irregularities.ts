import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { IrregularityObserved } from './events';
import { hasPlayed, leaderOf, onTable, type Play } from '@arbitre/rules/kernel/tricks/play';
import { takeBack } from '@arbitre/rules/kernel/tricks/take-back';
import { seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';

/** A revoke must be corrected until it is established (BD-L62A). */
export const revokeDuty = (irregularity: IrregularityObserved['data'], trick: number): Obligation => ({
  kind: 'revoke',
  seat: irregularity.seat,
  cards: [String(irregularity.facts.card ?? '')],
  article: 'BD-L62A',
  trick,
});

/** A revoke is established when its side plays to the next trick (BD-L63A1). */
export const afterCard = (
  obligations: readonly Obligation[],
  seat: number,
  trick: number,
): readonly Obligation[] =>
  obligations.map((duty) =>
    duty.kind === 'revoke' && duty.trick < trick && sideIndex(seatIndex(duty.seat)) === sideIndex(seat)
      ? { ...duty, kind: 'established-revoke', article: 'BD-L63A1' }
      : duty,
  );

/** A revoke whose card went back to its hand is corrected. */
export const afterWithdrawal = (obligations: readonly Obligation[], card: string): readonly Obligation[] =>
  obligations.filter((duty) => !(duty.kind === 'revoke' && duty.cards.includes(card)));

/** The next seat from the leader on that has no card in the trick. */
const nextToPlay = (play: Play): number => {
  const leader = leaderOf(play, play.completed + 1);
  return [0, 1, 2, 3].map((step) => (leader + step) & 3).find((seat) => !hasPlayed(play, seat)) ?? -1;
};

/** BD-L47B: a card of the trick on the table goes back to its hand. */
export const withdrawCard = (play: Play, seat: number): void => {
  const cards = onTable(play);
  const isBack = (each: { readonly seat: number }): boolean => each.seat === seat;
  takeBack(
    play,
    cards.filter(isBack),
    cards.filter((each) => !isBack(each)),
  );
  if (play.count > 0) play.turn = nextToPlay(play);
};
