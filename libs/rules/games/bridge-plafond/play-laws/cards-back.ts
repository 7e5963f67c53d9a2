import { formatCard } from '@arbitre/rules/kernel/cards';
import { leftOf, seatName } from '@arbitre/rules/kernel/compass';
import { hasPlayed, leaderOf, onTable, type Play, type PlayedBy } from '@arbitre/rules/kernel/tricks/play';
import { reopenTrick, takeBack } from '@arbitre/rules/kernel/tricks/take-back';
import { type Course, goOn } from '../course';

/** The first seat in rotation from the leader that has no card in the trick on the table. */
const firstOwing = (play: Play): number => {
  let seat = leaderOf(play, play.completed + 1);
  for (let step = 0; step < 4 && hasPlayed(play, seat); step++) seat = leftOf(seat);
  return seat;
};

/** A card of the trick on the table, or of the last one where nothing lies on the table, is in its hand again. */
export const cardBack = (play: Play, { seat, card }: PlayedBy): void => {
  const isHis = (each: PlayedBy): boolean => each.seat === seat && each.card === card;
  if (!onTable(play).some(isHis)) reopenTrick(play);
  const cards = onTable(play);
  takeBack(
    play,
    cards.filter(isHis),
    cards.filter((each) => !isHis(each)),
  );
  if (play.count > 0) play.turn = firstOwing(play);
};

export const takeCardBack = (course: Course, { seat, card }: PlayedBy, article: string): void => {
  goOn(course, { type: 'CardWithdrawn', data: { seat: seatName(seat), card: formatCard(card), article } });
};

/** All that lies on the table goes back, the last card first; gives the cards in the order in which they were played. */
export const clearTrick = (course: Course, article: string): readonly PlayedBy[] => {
  const cards = onTable(course.now.play);
  for (const each of cards.toReversed()) takeCardBack(course, each, article);
  return cards;
};
