import { formatCard } from '@arbitre/rules/kernel/cards';
import { leftOf, seatName } from '@arbitre/rules/kernel/compass';
import { hasPlayed, leaderOf, onTable, type Play, type PlayedBy } from '@arbitre/rules/kernel/tricks/play';
import { reopenTrick, takeBack } from '@arbitre/rules/kernel/tricks/take-back';
import { type Course, goOn, lift } from '../course';
import { dropRevokes } from '../revokes/duties';
import { isOnTrick } from './orders';

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
  dropRevokes(course, article);
};

/** All that lies on the table goes back, the last card first; gives the cards in the order in which they were played. */
export const clearTrick = (course: Course, article: string): readonly PlayedBy[] => {
  const cards = onTable(course.now.play);
  for (const each of cards.toReversed()) takeCardBack(course, each, article);
  closeTrick(course, article);
  return cards;
};

/** What was open about the trick that is no more: orders on its cards, whether given or not. */
const closeTrick = (course: Course, article: string): void => {
  const { choices, obligations, play } = course.now;
  for (const each of choices)
    if (OF_TRICK.has(each.article))
      goOn(course, { type: 'ChoiceLapsed', data: { article: each.article, to: each.to } });
  for (const each of obligations)
    if (isOnTrick(each) && each.trick === play.completed + 1) lift(course, each, article);
};

/** Articles that give an order on a card to the trick on the table. */
const OF_TRICK: ReadonlySet<string> = new Set(['BP-47-1', 'BP-52-1', 'BP-55-1-AI', 'BP-55-1-AII']);
