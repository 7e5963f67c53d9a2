import { give } from '@arbitre/rules/kernel/hands';
import { cardsInRotation, type Play, type PlayedBy } from '@arbitre/rules/kernel/tricks/play';
import { reopenTrick, takeBack } from '@arbitre/rules/kernel/tricks/take-back';

/**
 * SKAT-4.1.2.b: cards go back to their hands, be it from the trick on the table or from the one just completed; the others
 * stay as they lie. Seats and cards as the event names them.
 */
export const returnCards = (play: Play, cards: readonly PlayedBy[]): void => {
  if (play.count === 0 && play.completed > 0) {
    reopenTrick(play);
    // Forehand leads to the first trick, whoever did.
    if (play.completed === 0) play.toLead = 0;
  }
  const lying = cardsInRotation(play, play.completed + 1);
  const isBack = ({ card }: PlayedBy): boolean => cards.some((each) => each.card === card);
  const back = lying.filter(isBack);
  takeBack(
    play,
    back,
    lying.filter((each) => !isBack(each)),
  );
  // Everybody has seen where they lie, also in a hand that is not known.
  for (const { seat, card } of back) give(play.held, seat, card);
};
